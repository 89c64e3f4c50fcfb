package import VitrineUI

// The loose getters: what APIs really send, numbers in quotes and flags as digits. Still exact, and still an error
// when the value can't be meant.

extension Field {
  /// The text of a string, or of a number or flag in its shortest form: `42`, `4.5`, `true`.
  public func looseString() throws(ShapeError) -> String {
    switch kind {
    case .string: return try string()
    case .integer: return String(try integer())
    case .number: return String(try number())
    case .flag: return String(try flag())
    default: throw mistake(expected: "a string, a number or a flag")
    }
  }

  /// The same as a text.
  package func looseText() throws(ShapeError) -> Text {
    switch kind {
    case .string: try text()
    case .integer: Text(try integer())
    default: Text(try looseString())
    }
  }

  /// A whole number as `42`, `42.0`, `"42"` or `"42.0"`.
  public func looseInteger() throws(ShapeError) -> Int {
    if kind == .integer { return try integer() }
    if let short = try shortDecimal(decimals: 0)?.integer() { return short }
    guard let whole = try numberText()?.integer() else { throw mistake(expected: "an integer") }
    return whole
  }

  /// A number as `4.5` or `"4.5"`.
  public func looseNumber() throws(ShapeError) -> Double {
    guard kind == .string else { return try number() }
    if let short = try shortDecimal(decimals: 0)?.number { return short }
    let text = try string()
    guard NumberText(text.utf8) != nil, let number = Double(text), number.isFinite else {
      throw mistake(expected: "a number")
    }
    return number
  }

  /// A flag as `true`, `1`, `"1"` or `"true"`, and the same for false.
  public func looseFlag() throws(ShapeError) -> Bool {
    switch kind {
    case .flag: return try flag()
    case .integer, .number, .string:
      switch try looseString() {
      case "true", "1": return true
      case "false", "0": return false
      default: break
      }
    default: break
    }
    throw mistake(expected: "true, false, 1 or 0")
  }

  /// An amount in a currency's smallest unit: with 2 digits, `19.9`, `"19.90"` and `19.90` are 1990.
  ///
  /// Exact, never rounded: an amount with more decimals than digits is an error, and so is a number in which a
  /// double can't tell one unit from the next (beyond 10^15 units; write such an amount as a string).
  public func minorUnits(digits: Int) throws(ShapeError) -> Int {
    if let units = try shortDecimal(decimals: digits)?.integer(timesTenTo: digits) { return units }
    guard let amount = try numberText() else { throw mistake(expected: "an amount") }
    guard amount.decimals <= digits else {
      throw mistake(
        expected: digits == 0 ? "an amount without decimals" : "an amount with at most \(digits) decimals")
    }
    guard let units = amount.integer(timesTenTo: digits),
      kind != .number || units.magnitude <= 1_000_000_000_000_000
    else { throw mistake(expected: "an amount that can be told exactly") }
    return units
  }

  /// The decimal that a number or a string is, if it is a short one; a double may have so many decimals.
  private func shortDecimal(decimals: Int) throws(ShapeError) -> ShortDecimal? {
    switch kind {
    case .integer: ShortDecimal(integer: try integer())
    case .number: ShortDecimal(try number(), decimals: decimals)
    case .string: unsafe try text().withBytes { unsafe ShortDecimal($0) }
    default: nil
    }
  }

  /// The decimal that a number or a string is; of a real, the shortest one that means the same double.
  private func numberText() throws(ShapeError) -> NumberText? {
    switch kind {
    case .integer: NumberText(String(try integer()).utf8)
    case .number: NumberText(String(try number()).utf8)
    case .string: NumberText(try string().utf8)
    default: nil
    }
  }
}
