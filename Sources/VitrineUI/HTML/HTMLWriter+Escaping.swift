// The door for text from outside. It works on UTF-8 bytes: a quote followed by a combining mark is still a quote.

extension HTMLWriter {
  /// Text from outside, as text or inside a quoted attribute: both need the same five escapes.
  ///
  /// Controls that HTML forbids become U+FFFD; a carriage return is written as a reference, so that it survives.
  package mutating func text(_ text: Text) {
    var pen = pen(room: text.room + 2)
    pen.text(text)
    take(pen)
  }

  /// The same for a string.
  public mutating func text(_ string: String) {
    mark(1)
    escaped(string)
    mark(2)
  }

  mutating func escaped(_ string: String) {
    let isWritten: Void? = string.utf8.withContiguousStorageIfAvailable { escaped($0) }
    guard isWritten == nil else { return }
    Array(string.utf8).withUnsafeBufferPointer { escaped($0) }
  }

  private mutating func escaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    output.reserve(bytes.count * 6)
    output.end = output.end.escape(tight: bytes)
  }

  /// Brackets what is no markup, as a pen does.
  @inline(__always) mutating func mark(_ byte: UInt8) {
    #if VITRINE_MARKS
      output.append(byte)
    #endif
  }
}
