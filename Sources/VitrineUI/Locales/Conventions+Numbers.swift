extension Conventions {
  /// A whole number with its groups.
  package func count(_ number: Int) -> String {
    (number < 0 ? minus : "") + sizes.grouped(Array(String(number.magnitude).utf8)[...], by: group)
  }
}

extension Conventions.GroupSizes {
  /// Whether a mark stands before the digit that so many follow, itself among them, in a number of so many digits.
  func hasMark(before following: Int, of count: Int) -> Bool {
    guard first > 0, count >= first + least, following < count, following >= first else { return false }
    return (following - first) % others == 0
  }

  /// Whether digits stand in threes from the first thousand on.
  var isThreesAlone: Bool { first == 3 && others == 3 && least <= 1 }

  /// Digits with their groups.
  func grouped(_ digits: ArraySlice<UInt8>, by mark: String) -> String {
    var out: [UInt8] = []
    for (offset, digit) in digits.enumerated() {
      if hasMark(before: digits.count - offset, of: digits.count) { out += mark.utf8 }
      out.append(digit)
    }
    return String(decoding: out, as: UTF8.self)
  }
}
