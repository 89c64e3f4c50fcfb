/// A decimal number as it is written, exactly: its digits and the power of ten that they are multiplied with.
struct NumberText: Equatable {
  let isNegative: Bool
  /// The digits as values 0…9, without zeros at either end; none for zero.
  let digits: [UInt8]
  let exponent: Int

  /// Reads `-12.50e3`: JSON's grammar, leading zeros allowed, nothing around it.
  init?(_ text: some Sequence<UInt8>) {
    var rest = Array(text)[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    var digits = Self.digits(from: &rest)
    guard !digits.isEmpty else { return nil }
    var exponent = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let fraction = Self.digits(from: &rest)
      guard !fraction.isEmpty else { return nil }
      digits += fraction
      exponent = -fraction.count
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      guard let written = Self.exponent(from: &rest) else { return nil }
      exponent += written
    }
    guard rest.isEmpty else { return nil }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    self.digits = Array(digits.drop { $0 == 0 })
    self.exponent = self.digits.isEmpty ? 0 : exponent
  }

  /// The number times a power of ten as an integer; nil when a fraction is left or 64 bits are too few.
  func integer(timesTenTo power: Int = 0) -> Int? {
    if digits.isEmpty { return 0 }
    let zeros = exponent + power
    guard zeros >= 0, digits.count + zeros <= 19 else { return nil }
    var value = 0
    for digit in digits + Array(repeating: 0, count: zeros) {
      let (tens, beyond) = value.multipliedReportingOverflow(by: 10)
      let (sum, beyondToo) =
        isNegative ? tens.subtractingReportingOverflow(Int(digit)) : tens.addingReportingOverflow(Int(digit))
      if beyond || beyondToo { return nil }
      value = sum
    }
    return value
  }

  /// How many digits stand after the decimal point.
  var decimals: Int { max(0, -exponent) }

  private static func digits(from rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let digits = rest.prefix(while: isDigit)
    rest = rest[digits.endIndex...]
    return digits.map { $0 - UInt8(ascii: "0") }
  }

  private static func exponent(from rest: inout ArraySlice<UInt8>) -> Int? {
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let digits = digits(from: &rest)
    guard !digits.isEmpty else { return nil }
    let size = digits.reduce(0) { min($0 * 10 + Int($1), 10_000_000) }
    return isNegative ? -size : size
  }
}

extension NumberText {
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a word can only be a number.
  static func startsNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || isDigit(byte)
  }

  /// Whether a word is a number of JSON's grammar.
  static func isJSON(_ word: ArraySlice<UInt8>) -> Bool {
    let whole = (word.first == UInt8(ascii: "-") ? word.dropFirst() : word).prefix(while: isDigit)
    return (whole.count == 1 || whole.first != UInt8(ascii: "0")) && NumberText(word) != nil
  }

  /// Whether a word is an integer of JSON's grammar that 64 bits don't hold.
  static func isBeyondInt(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count > 18 else { return false }
    let digits = word.first == UInt8(ascii: "-") ? word.dropFirst() : word
    guard digits.first != UInt8(ascii: "0"), digits.allSatisfy(isDigit) else { return false }
    return Int(String(decoding: word, as: UTF8.self)) == nil
  }
}
