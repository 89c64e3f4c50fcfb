// Which texts have letters that run from right to left, found once when the text is made.

extension Text {
  /// Whether a letter of a script that runs from right to left is in it: Hebrew, Arabic, Syriac, Thaana, N'Ko,
  /// Adlam and the others of their blocks.
  ///
  /// Source: DerivedBidiClass.txt, the blocks that are R or AL by default.
  static func hasRightToLeft(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for (offset, byte) in text.enumerated() where byte >= 0xD6 && (byte <= 0xE0 || byte >= 0xEF) {
      // A lead byte near the end has what follows it in the slack at the latest.
      let next = offset + 1 < text.count ? text[offset + 1] : 0
      let third = offset + 2 < text.count ? text[offset + 2] : 0
      if isRightToLeft(byte, next, third) { return true }
    }
    return false
  }

  /// Whether a scalar is in the blocks 0590–08FF, FB1D–FDFF, FE70–FEFE, 10800–10FFF, 1E800–1EFFF, told from its
  /// first three bytes of UTF-8.
  private static func isRightToLeft(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch first {
    case 0xD6: second >= 0x90
    case 0xD7...0xDF: true
    case 0xE0: second <= 0xA3
    case 0xEF:
      switch second {
      case 0xAC: third >= 0x9D
      case 0xAD...0xB7: true
      case 0xB9: third >= 0xB0
      case 0xBA: true
      case 0xBB: third <= 0xBE
      default: false
      }
    case 0xF0: (second == 0x90 || second == 0x9E) && third >= 0xA0
    default: false
    }
  }
}
