// Which texts have letters that run from right to left, found once when the text is made.

extension Text {
  /// Whether a letter of a script that runs from right to left is in it: Hebrew, Arabic, Syriac, Thaana, N'Ko,
  /// Adlam and the others of their blocks.
  ///
  /// Source: DerivedBidiClass.txt, the blocks that are R or AL by default.
  static func hasRightToLeft(_ buffer: TextBuffer, start: Int, count: Int) -> Bool {
    guard count > 0 else { return false }
    return buffer.bytes.withUnsafeBufferPointer { all in
      let end = start + count
      var offset = start
      while offset < end {
        var leads = leads(EightBytes(all, from: offset))
        // The last eight may hold bytes behind the text; they are left out.
        if leads != 0 { leads = EightBytes.first(end - offset, of: leads) }
        while leads != 0 {
          let lead = offset + leads.trailingZeroBitCount / 8
          if isRightToLeft(all[lead], all[lead + 1], all[lead + 2]) { return true }
          leads &= leads - 1
        }
        offset += 8
      }
      return false
    }
  }

  /// The bytes that could begin such a letter: 0xD6 to 0xE0, and 0xEF and above.
  private static func leads(_ bytes: EightBytes) -> UInt64 {
    bytes.from(beyondASCII: 0xD6) & (~bytes.from(0x61) | bytes.from(0x6F))
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
