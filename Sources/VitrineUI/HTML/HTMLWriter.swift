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
    mark(1)
    if number >= 0, number < 10 { output.append(UInt8(0x30 + number)) } else { digits(of: number) }
    mark(2)
  }

  /// Brackets what is no markup in a page whose recording is replayed to find how fast it could be at best
  /// (Scripts/Bench/recording.py); no page has these bytes, and no other build writes them.
  @inline(__always) mutating func mark(_ byte: UInt8) {
    #if VITRINE_MARKS
      output.append(byte)
    #endif
  }

  private mutating func digits(of number: Int) {
    output.reserve(20)
    if number < 0 { output.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var count = 1
    while rest > 9 {
      rest /= 10
      count += 1
    }
    rest = number.magnitude
    output.end += count
    for back in 1...count {
      (output.end - back).pointee = UInt8(0x30 + rest % 10)
      rest /= 10
    }
  }

  /// Text as a part of an address: each byte that is not kept is written `%` and its two hexadecimal digits.
  mutating func percentEncoded(_ text: Text, keeping isKept: (UInt8) -> Bool) {
    mark(1)
    defer { mark(2) }
    text.withBytes { bytes in
      output.reserve(bytes.count * 3)
      for byte in bytes {
        if isKept(byte) {
          output.end.pointee = byte
          output.end += 1
        } else {
          output.end[0] = UInt8(ascii: "%")
          output.end[1] = Self.hex(byte >> 4)
          output.end[2] = Self.hex(byte & 15)
          output.end += 3
        }
      }
    }
  }

  private static func hex(_ digit: UInt8) -> UInt8 { digit < 10 ? 0x30 + digit : 0x37 + digit }

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
