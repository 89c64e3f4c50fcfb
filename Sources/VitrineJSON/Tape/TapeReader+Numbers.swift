extension TapeReader {
  /// Reads a number; false for what is none, and for an integer beyond 64 bits or a number beyond all doubles.
  mutating func readNumber() -> Bool {
    let start = here
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { here += 1 }
    let startsWithZero = byte == UInt8(ascii: "0")
    var value: UInt64 = 0
    var digits = readDigits(&value)
    guard digits > 0, digits == 1 || !startsWithZero else { return false }
    var exponent = 0
    guard let next = byte, next == UInt8(ascii: ".") || next | 0x20 == UInt8(ascii: "e") else {
      return add(value, isNegative, digits: digits)
    }
    if next == UInt8(ascii: ".") {
      here += 1
      let decimals = readDigits(&value)
      guard decimals > 0 else { return false }
      digits += decimals
      exponent = -decimals
    }
    if let letter = byte, letter | 0x20 == UInt8(ascii: "e") {
      here += 1
      let isBelow = byte == UInt8(ascii: "-")
      if isBelow || byte == UInt8(ascii: "+") { here += 1 }
      var written: UInt64 = 0
      let count = readDigits(&written)
      guard count > 0 else { return false }
      // Of more digits the exponent is not known, and the number is not short.
      if count > 4 { digits = .max } else { exponent += isBelow ? -Int(written) : Int(written) }
    }
    if digits <= 19, let short = Self.double(value, timesTenTo: exponent) {
      add(isNegative ? -short : short)
      return true
    }
    guard let long = Double(spelling(from: start)), long.isFinite else { return false }
    add(long)
    return true
  }

  /// Adds an integer; false when 64 bits are too few.
  private mutating func add(_ value: UInt64, _ isNegative: Bool, digits: Int) -> Bool {
    guard digits <= 19, value <= UInt64(Int64.max) + (isNegative ? 1 : 0) else { return false }
    add(Int64(truncatingIfNeeded: isNegative ? 0 &- value : value))
    return true
  }

  /// Reads digits into a number, which is wrong when there are more than 19, and says how many they are.
  private mutating func readDigits(_ value: inout UInt64) -> Int {
    let start = here
    while let byte, NumberText.isDigit(byte) {
      value = value &* 10 &+ UInt64(byte & 0x0F)
      here += 1
    }
    return here - start
  }

  /// A double, if it is found without a loss: both sides are doubles as they are.
  ///
  /// Source: Clinger, How to read floating point numbers accurately, 1990.
  private static func double(_ digits: UInt64, timesTenTo exponent: Int) -> Double? {
    guard digits < 1 << 53, exponent.magnitude < tens.count else { return nil }
    return exponent < 0 ? Double(digits) / tens[-exponent] : Double(digits) * tens[exponent]
  }

  private static let tens: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20,
    1e21, 1e22,
  ]
}
