// Which texts have letters that run from right to left, found once when the text is made.

extension Text {
  /// Whether a letter of a script that runs from right to left is in it: Hebrew, Arabic, Syriac, Thaana, N'Ko,
  /// Adlam and the others of their blocks.
  ///
  /// Source: DerivedBidiClass.txt, the blocks that are R or AL by default.
  static func hasRightToLeft(_ buffer: TextBuffer, start: Int, count: Int) -> Bool {
    guard count > 0 else { return false }
    return buffer.bytes.withUnsafeBytes { all in
      let end = start + count
      for offset in stride(from: start, to: end, by: 8) {
        // The last word may hold bytes behind the text, as the slack lets it; they are left out.
        let leads = leads(all.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
        var left = end - offset >= 8 ? leads : leads & (1 << UInt64((end - offset) * 8) - 1)
        while left != 0 {
          let lead = offset + left.trailingZeroBitCount / 8
          if isRightToLeft(all[lead], all[lead + 1], all[lead + 2]) { return true }
          left &= left - 1
        }
      }
      return false
    }
  }

  /// The highest bit of every byte in eight that could begin such a letter: 0xD6 to 0xE0, and 0xEF and above.
  private static func leads(_ word: UInt64) -> UInt64 {
    let each: UInt64 = 0x0101_0101_0101_0101
    let low = word & (each * 0x7F)
    let from0xD6 = low + each * (0x80 - 0x56)
    let from0xE1 = low + each * (0x80 - 0x61)
    let from0xEF = low + each * (0x80 - 0x6F)
    return word & from0xD6 & (~from0xE1 | from0xEF) & (each * 0x80)
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
