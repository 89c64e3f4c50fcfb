// Which texts have letters that run from right to left.

extension String {
  /// Whether a letter of a script that runs from right to left is in it: Hebrew, Arabic, Syriac, Thaana, N'Ko,
  /// Adlam and the others of their blocks.
  ///
  /// Source: DerivedBidiClass.txt, the blocks that are R or AL by default.
  var hasRightToLeft: Bool {
    // Most texts have no byte that could begin such a letter.
    guard utf8.contains(where: { $0 >= 0xD6 && ($0 <= 0xE0 || $0 == 0xEF || $0 == 0xF0) }) else {
      return false
    }
    return unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}
