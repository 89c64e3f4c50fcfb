extension Conventions {
  /// A whole number with its groups.
  package func count(_ number: Int) -> String {
    (number < 0 ? minus : "") + grouped(Array(String(number.magnitude).utf8)[...], group, sizes)
  }

  /// An amount of money with the sign of its currency.
  func amount(of amount: VitrineUI.Money) -> String {
    let digits = amount.currency.minorUnitDigits
    let magnitude = String(amount.minorUnits.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - magnitude.utf8.count)) + magnitude
    let bytes = Array(padded.utf8)
    var number = grouped(bytes.dropLast(digits), money.group, money.sizes)
    if digits > 0 { number += money.decimal + String(decoding: bytes.suffix(digits), as: UTF8.self) }
    return written(
      amount.minorUnits < 0 ? money.patternBelowZero : money.pattern, number, amount.currency.description)
  }

  /// A pattern with the number for `#`, the currency's sign for `¤` and the locale's minus for `-`.
  private func written(_ pattern: String, _ number: String, _ currency: String) -> String {
    let letters = Array(pattern.unicodeScalars)
    var out = ""
    for (offset, letter) in letters.enumerated() {
      switch letter {
      case "#": out += number
      case "-": out += minus
      case "¤":
        let isBefore = offset + 1 < letters.count && letters[offset + 1] == "#"
        let isAfter = offset > 0 && letters[offset - 1] == "#"
        out += sign(of: currency, isBefore: isBefore, isAfter: isAfter)
      default: out.unicodeScalars.append(letter)
      }
    }
    return out
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

  private func grouped(_ digits: ArraySlice<UInt8>, _ mark: String, _ sizes: GroupSizes) -> String {
    guard sizes.first > 0, digits.count >= sizes.first + sizes.least else {
      return String(decoding: digits, as: UTF8.self)
    }
    var out: [UInt8] = []
    for (offset, digit) in digits.enumerated() {
      let following = digits.count - offset - sizes.first
      if offset > 0, following >= 0, following % sizes.others == 0 { out += mark.utf8 }
      out.append(digit)
    }
    return String(decoding: out, as: UTF8.self)
  }
}
