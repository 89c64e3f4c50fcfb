/// Bytes of HTML, and the one door through which text from outside enters them.
///
/// It lives beside the canvas so that plugins compile to straight code.
public struct HTMLWriter: ~Copyable {
  @usableFromInline var output: OutputBuffer

  package init(_ output: consuming OutputBuffer = OutputBuffer()) { self.output = output }

  /// How many bytes were written.
  @inlinable public var count: Int { output.count }

  package consuming func finish() -> OutputBuffer { output }

  /// Takes back what was written after the first so many bytes.
  package mutating func truncate(to count: Int) { output.truncate(to: count) }

  /// What was written after the first so many bytes.
  package func bytes(after count: Int) -> [UInt8] { output.bytes(after: count) }

  /// Bytes that were written by a writer before.
  package mutating func append(_ written: [UInt8]) { output.append(written) }

  /// Markup of our own, in source.
  @inlinable @inline(__always) public mutating func raw(_ markup: StaticString) {
    let count = markup.utf8CodeUnitCount
    output.reserve(count)
    output.end.initialize(from: markup.utf8Start, count: count)
    output.end += count
  }

  /// A number of our own counting.
  public mutating func number(_ number: Int) {
    var pen = pen(room: 24)
    pen.number(number)
    take(pen)
  }

  /// ` dir="auto"` for a text that may run against the page: its own first letter decides.
  package mutating func direction(of text: Text, isRightToLeft: Bool) {
    if isRightToLeft || text.hasRightToLeft { raw(" dir=\"auto\"") }
  }

  package mutating func direction(of text: String, isRightToLeft: Bool) {
    direction(of: Text(text), isRightToLeft: isRightToLeft)
  }

  /// ` lang="en"` for words of our own in a page whose language they do not have.
  package mutating func language(of words: Words, isRightToLeft: Bool) {
    guard words.areForeign else { return }
    raw(isRightToLeft ? " lang=\"en\" dir=\"ltr\"" : " lang=\"en\"")
  }

  /// Ends a tag whose text is the engine's.
  mutating func ownWords(_ words: Words, _ isRightToLeft: Bool) {
    language(of: words, isRightToLeft: isRightToLeft)
    raw(">")
  }

  // Attributes: the name is in source, the value is escaped

  /// ` name="value"`.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    open(name)
    text(value)
    raw("\"")
  }

  package mutating func attribute(_ name: StaticString, _ value: Text) {
    open(name)
    text(value)
    raw("\"")
  }

  package mutating func attribute(_ name: StaticString, _ value: Int) {
    open(name)
    number(value)
    raw("\"")
  }

  /// A word of our own, which is in source.
  package mutating func attribute(_ name: StaticString, _ value: StaticString) {
    open(name)
    raw(value)
    raw("\"")
  }

  private mutating func open(_ name: StaticString) {
    raw(" ")
    raw(name)
    raw("=\"")
  }
}
