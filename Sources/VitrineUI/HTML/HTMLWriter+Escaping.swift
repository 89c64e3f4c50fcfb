// The door for text from outside. It works on UTF-8 bytes: a quote followed by a combining mark is still a quote.

import CEscape

extension HTMLWriter {
  /// Text from outside, as text or inside a quoted attribute: both need the same five escapes.
  ///
  /// Controls that HTML forbids become U+FFFD; a carriage return is written as a reference, so that it survives.
  package mutating func text(_ text: Text) {
    mark(1)
    text.withBytes { escape($0, hasSlack: true) }
    mark(2)
  }

  public mutating func text(_ string: String) {
    mark(1)
    var string = string
    string.withUTF8 { escape($0, hasSlack: false) }
    mark(2)
  }

  /// An escape takes up to six bytes, so a long text goes in pieces: room for all of it would be mostly waste.
  private static var piece: Int { 1 << 14 }

  @inline(__always) private mutating func escape(_ text: UnsafeBufferPointer<UInt8>, hasSlack: Bool) {
    guard let first = text.baseAddress else { return }
    guard text.count > Self.piece else { return escape(first, text.count, hasSlack) }
    var done = 0
    while done < text.count {
      var end = min(done + Self.piece, text.count)
      // The two bytes of a C1 control are judged together.
      if end < text.count, text[end - 1] == 0xC2 { end -= 1 }
      escape(first + done, end - done, hasSlack)
      done = end
    }
  }

  @inline(__always) private mutating func escape(
    _ first: UnsafePointer<UInt8>, _ count: Int, _ hasSlack: Bool
  ) {
    output.reserve(count * 6)
    output.end = escape_text(output.end, first, count, hasSlack ? 1 : 0)
  }
}
