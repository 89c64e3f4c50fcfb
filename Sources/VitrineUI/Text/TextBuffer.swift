/// Bytes that many texts share, as those of one response do; UTF-8.
///
/// After them stand zero bytes that are no text, so that whoever reads a text may read whole vectors
/// past its end.
@frozen
public struct TextBuffer: Sendable {
  /// How many zero bytes follow the last text.
  @usableFromInline package static let slack = 64

  /// The bytes, the slack among them.
  @usableFromInline package let bytes: [UInt8]

  /// Bytes to which the caller has added the slack.
  package init(padded bytes: [UInt8]) {
    precondition(bytes.count >= Self.slack && bytes.count <= Int(Int32.max) / 2, "a buffer without its slack")
    self.bytes = bytes
  }

  /// The bytes of one text.
  init(_ text: some Collection<UInt8>) {
    let count = text.count
    let bytes = [UInt8](unsafeUninitializedCapacity: count + Self.slack) { bytes, initialized in
      let (_, end) = bytes.initialize(from: text)
      bytes[end...].initialize(repeating: 0)
      initialized = bytes.count
    }
    self.init(padded: bytes)
  }

  /// How many digits an integer has at most, with its sign, and as many zero bytes with the slack.
  private static let most = 20
  private static let noDigits = [UInt8](repeating: 0, count: most + slack)

  /// A buffer with the digits of an integer, and where they are.
  static func digits(of integer: Int) -> (buffer: TextBuffer, digits: Range<Int>) {
    // A copy, since an array that is made of a size looks up its own type first.
    var bytes = noDigits
    var start = most
    var rest = integer.magnitude
    bytes.withUnsafeMutableBufferPointer { bytes in
      repeat {
        start -= 1
        bytes[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if integer < 0 {
        start -= 1
        bytes[start] = UInt8(ascii: "-")
      }
    }
    return (TextBuffer(padded: bytes), start..<most)
  }

  /// The buffer of every text that is empty.
  static let empty = TextBuffer(padded: Array(repeating: 0, count: slack))
}
