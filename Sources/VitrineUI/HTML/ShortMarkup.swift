/// A short piece of markup that is written over and over: it is written whole.
struct ShortMarkup {
  let bytes: SIMD32<UInt8>
  let count: Int

  /// A text from outside, escaped once; nil when that takes more than 32 bytes.
  init?(escaping text: String) {
    var writer = HTMLWriter()
    writer.text(text)
    self.init(writer.finish().bytes)
  }

  private init?(_ markup: some Collection<UInt8>) {
    guard markup.count <= 32 else { return nil }
    var bytes = SIMD32<UInt8>()
    for (place, byte) in markup.enumerated() { bytes[place] = byte }
    (self.bytes, count) = (bytes, markup.count)
  }

  /// A decimal sign; none takes more than 32 bytes.
  init(decimal sign: String) {
    guard let markup = ShortMarkup(escaping: sign) else { preconditionFailure("a decimal sign of a line") }
    self = markup
  }

  /// Markup of our own, in source, of up to 32 bytes.
  init(_ markup: StaticString) {
    let own = UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount)
    guard let short = ShortMarkup(own) else { preconditionFailure("a piece of markup that is not short") }
    self = short
  }
}

extension ShortMarkup {
  /// How a badge begins.
  ///
  /// Looked up, for no processor can tell which tone comes next.
  static func badge(_ tone: Tone) -> ShortMarkup {
    let ordinal =
      switch tone {
      case .neutral: 0
      case .accent: 1
      case .sale: 2
      case .success: 3
      case .warning: 4
      case .danger: 5
      }
    return badges[ordinal]
  }

  private static let badges = [
    ShortMarkup("<span class=\"v-badge v-neutral\""), ShortMarkup("<span class=\"v-badge v-accent\""),
    ShortMarkup("<span class=\"v-badge v-sale\""), ShortMarkup("<span class=\"v-badge v-success\""),
    ShortMarkup("<span class=\"v-badge v-warning\""), ShortMarkup("<span class=\"v-badge v-danger\""),
  ]
}
