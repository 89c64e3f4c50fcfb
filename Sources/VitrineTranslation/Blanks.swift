// The scalars that are no more than room between words, told from their bytes.

/// Unicode's White_Space: the no-break and ideographic spaces are among them.
///
/// Source: PropList.txt; the set has not changed since Unicode 6.3.
enum Blanks {
  /// How many bytes the blank has that starts here; nil when none does.
  static func length(startingAt start: Int, in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard start < bytes.endIndex else { return nil }
    let first = bytes[start]
    if isASCII(first) { return 1 }
    switch first {
    case 0xC2 where start + 1 < bytes.endIndex: return isBlank(first, bytes[start + 1]) ? 2 : nil
    case 0xE1...0xE3 where start + 2 < bytes.endIndex:
      return isBlank(first, bytes[start + 1], bytes[start + 2]) ? 3 : nil
    default: return nil
    }
  }

  /// How many bytes the blank has that ends here; nil when none does.
  static func length(endingAt end: Int, in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard end > bytes.startIndex else { return nil }
    let last = bytes[end - 1]
    if isASCII(last) { return 1 }
    guard last >= 0x80, last < 0xC0, end - 2 >= bytes.startIndex else { return nil }
    if isBlank(bytes[end - 2], last) { return 2 }
    guard end - 3 >= bytes.startIndex else { return nil }
    return isBlank(bytes[end - 3], bytes[end - 2], last) ? 3 : nil
  }

  private static func isASCII(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// U+0085 and U+00A0.
  private static func isBlank(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xC2 && (second == 0x85 || second == 0xA0)
  }

  /// U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F and U+3000.
  private static func isBlank(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second) {
    case (0xE1, 0x9A): third == 0x80
    case (0xE2, 0x80): third <= 0x8A || third == 0xA8 || third == 0xA9 || third == 0xAF
    case (0xE2, 0x81): third == 0x9F
    case (0xE3, 0x80): third == 0x80
    default: false
    }
  }
}
