/// A sign of a few bytes that stands before digits: both are written as one word.
struct Sign {
  /// The bytes, the first lowest.
  let bytes: UInt64
  let count: Int

  /// Nothing.
  static var empty: Sign { Sign(bytes: 0, count: 0) }

  private init(bytes: UInt64, count: Int) { (self.bytes, self.count) = (bytes, count) }

  /// A text from outside, escaped once; nil when it leaves no room for three digits in eight bytes.
  init?(escaping text: String) {
    var writer = HTMLWriter()
    writer.escaped(text)
    let bytes = writer.finish().bytes
    guard bytes.count <= 5 else { return nil }
    self.init(bytes: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }, count: bytes.count)
  }

  /// A decimal sign; none takes more than five bytes.
  init(decimal sign: String) {
    guard let sign = Sign(escaping: sign) else { preconditionFailure("a decimal sign of a line") }
    self = sign
  }
}
