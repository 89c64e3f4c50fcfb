/// A short piece of markup that is written over and over: it is written whole.
struct ShortMarkup {
  let bytes: SIMD32<UInt8>
  let count: Int

  /// A text from outside, escaped once; nil when that takes more than 32 bytes.
  init?(escaping text: String) { self.init { $0.text(text) } }

  /// What a writer is given to write; nil when that takes more than 32 bytes.
  init?(_ write: (inout HTMLWriter) -> Void) {
    var writer = HTMLWriter()
    write(&writer)
    let escaped = writer.finish().bytes
    guard escaped.count <= 32 else { return nil }
    var bytes = SIMD32<UInt8>()
    for (place, byte) in escaped.enumerated() { bytes[place] = byte }
    (self.bytes, count) = (bytes, escaped.count)
  }

  /// A decimal sign; none takes more than 32 bytes.
  init(decimal sign: String) {
    guard let markup = ShortMarkup(escaping: sign) else { preconditionFailure("a decimal sign of a line") }
    self = markup
  }
}
