/// A decimal of at most 18 digits without an exponent, `-12.50`: what numbers in responses nearly always are.
///
/// It says the same as a `NumberText`, which takes all others, and needs no memory for its digits.
struct ShortDecimal {
  /// All its digits as one number, with the sign.
  private(set) var digits: Int
  /// How many of them stand after the point; the last is not 0.
  private(set) var decimals: Int

  private static let most = 18
  private static let powers: [Int] = (0...most).map { power in (0..<power).reduce(1) { ten, _ in ten * 10 } }

  /// Reads the digits; nil for more of them, an exponent, or no number at all.
  init?(_ text: some Collection<UInt8>) {
    let isNegative = text.first == UInt8(ascii: "-")
    guard text.count <= Self.most + 2 else { return nil }
    var value = 0
    var count = 0
    var point: Int?
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: "."), point == nil, count > 0 {
        point = count
      } else if NumberText.isDigit(byte) {
        value = value &* 10 &+ Int(byte - UInt8(ascii: "0"))
        count += 1
      } else {
        return nil
      }
    }
    guard count > 0, count <= Self.most, point != count else { return nil }
    digits = isNegative ? -value : value
    decimals = point.map { count - $0 } ?? 0
    dropZeros()
  }

  init(integer: Int) {
    digits = integer
    decimals = 0
  }

  /// The shortest decimal that means a double, if it has at most so many decimals and 15 digits.
  ///
  /// No two decimals of 15 digits are the same double, so that one which is equal is the one.
  init?(_ number: Double, decimals: Int) {
    guard (0...Self.most).contains(decimals) else { return nil }
    let scaled = (number * Double(Self.powers[decimals])).rounded()
    guard scaled.magnitude < 1_000_000_000_000_000, scaled / Double(Self.powers[decimals]) == number else {
      return nil
    }
    digits = Int(scaled)
    self.decimals = decimals
    dropZeros()
  }

  private mutating func dropZeros() {
    while decimals > 0, digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
  }

  /// The number times a power of ten as an integer; nil when a fraction is left or 64 bits are too few.
  func integer(timesTenTo power: Int = 0) -> Int? {
    guard power >= decimals, power - decimals <= Self.most else { return nil }
    let (value, isTooLarge) = digits.multipliedReportingOverflow(by: Self.powers[power - decimals])
    return isTooLarge ? nil : value
  }

  /// The nearest double; nil when one division might not find it.
  ///
  /// Source: Clinger, How to read floating point numbers accurately, 1990: both sides are doubles without loss.
  var number: Double? {
    guard digits.magnitude < 1 << 53 else { return nil }
    // A zero with a sign is a number of its own.
    return digits == 0 ? nil : Double(digits) / Double(Self.powers[decimals])
  }
}
