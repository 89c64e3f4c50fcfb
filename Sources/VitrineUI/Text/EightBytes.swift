/// Eight bytes that are judged together, as one word.
///
/// A judgement is a word too: the highest bit of each byte for which it holds, the first byte lowest.
/// Source: Hacker's Delight, 6-1.
struct EightBytes {
  private static let each: UInt64 = 0x0101_0101_0101_0101
  private static let highest = each * 0x80

  private let word: UInt64
  /// The bytes without their highest bits: no sum of two of them reaches the next byte.
  private let low: UInt64

  /// The eight bytes from an offset on; up to seven of them may lie in the slack behind a text.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    // Unsafe for speed: one load instead of eight, within the text and its slack.
    word =
      UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
      .loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    low = word & (Self.each * 0x7F)
  }

  private init(_ word: UInt64) {
    self.word = word
    low = word & (Self.each * 0x7F)
  }

  /// The bytes with one bit set in each.
  func with(_ bit: UInt8) -> EightBytes { EightBytes(word | Self.each * UInt64(bit)) }

  /// The bytes beyond ASCII.
  var beyondASCII: UInt64 { word & Self.highest }

  /// The bytes that are a limit of ASCII or above; those beyond ASCII may count or not.
  func from(_ limit: UInt8) -> UInt64 { (low + Self.each * UInt64(0x80 - limit)) & Self.highest }

  /// The bytes beyond ASCII that are a limit or above.
  func from(beyondASCII limit: UInt8) -> UInt64 { word & from(limit & 0x7F) }

  /// The bytes that are not a byte of ASCII.
  func not(_ byte: UInt8) -> UInt64 {
    ((low ^ Self.each * UInt64(byte)) + Self.each * 0x7F) & Self.highest
  }

  /// A judgement without the bytes that follow the first `count`.
  static func first(_ count: Int, of judgement: UInt64) -> UInt64 {
    count >= 8 ? judgement : judgement & (1 << UInt64(count * 8) - 1)
  }

  /// Which bytes there are, as a judgement.
  static var all: UInt64 { highest }
}
