/// How the readers of a locale write amounts of one currency.
struct AmountForm: Sendable {
  let currency: Currency
  /// How many digits stand after the decimal sign.
  let decimals: Int
  let decimal: String
  let group: String
  let sizes: Conventions.GroupSizes
  /// What stands around the number.
  let (before, after): (String, String)
  /// The same for an amount below zero.
  let (beforeBelowZero, afterBelowZero): (String, String)

  init(_ currency: Currency, _ conventions: Conventions) {
    self.currency = currency
    decimals = currency.minorUnitDigits
    decimal = conventions.money.decimal
    group = conventions.money.group
    sizes = conventions.money.sizes
    (before, after) = conventions.around(conventions.money.pattern, currency.description)
    (beforeBelowZero, afterBelowZero) = conventions.around(
      conventions.money.patternBelowZero, currency.description)
  }

  /// An amount with the sign of its currency.
  func written(_ minorUnits: Int) -> String {
    let magnitude = String(minorUnits.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - magnitude.utf8.count)) + magnitude
    let digits = Array(padded.utf8)
    var number = sizes.grouped(digits.dropLast(decimals), by: group)
    if decimals > 0 { number += decimal + String(decoding: digits.suffix(decimals), as: UTF8.self) }
    return minorUnits < 0 ? beforeBelowZero + number + afterBelowZero : before + number + after
  }
}

extension Conventions {
  /// What stands around the number `#` in a pattern, with the currency's sign for `¤` and the locale's minus for `-`.
  fileprivate func around(_ pattern: String, _ currency: String) -> (before: String, after: String) {
    let letters = Array(pattern.unicodeScalars)
    var (before, out) = ("", "")
    for (offset, letter) in letters.enumerated() {
      switch letter {
      case "#": (before, out) = (out, "")
      case "-": out += minus
      case "¤":
        let isBefore = offset + 1 < letters.count && letters[offset + 1] == "#"
        let isAfter = offset > 0 && letters[offset - 1] == "#"
        out += sign(of: currency, isBefore: isBefore, isAfter: isAfter)
      default: out.unicodeScalars.append(letter)
      }
    }
    return (before, out)
  }

  /// A currency's sign; one that is the code itself does not touch the number, one that does not touch it anyway has
  /// no space of its own.
  private func sign(of currency: String, isBefore: Bool, isAfter: Bool) -> String {
    let space: Unicode.Scalar = "\u{A0}"
    guard let sign = money.signs[currency], !sign.utf8.elementsEqual(currency.utf8) else {
      return (isAfter ? "\u{A0}" : "") + currency + (isBefore ? "\u{A0}" : "")
    }
    if isBefore || isAfter { return sign }
    var scalars = Substring(sign).unicodeScalars
    while scalars.first == space { scalars.removeFirst() }
    while scalars.last == space { scalars.removeLast() }
    return String(scalars)
  }
}
