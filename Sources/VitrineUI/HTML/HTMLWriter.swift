/// Bytes of HTML, and the one door through which text from outside enters them.
///
/// It lives beside the canvas so that plugins compile to straight code. The door works on UTF-8 bytes: a quote
/// followed by a combining mark is still a quote.
@frozen
public struct HTMLWriter: ~Copyable {
  @usableFromInline var bytes: [UInt8] = []

  @usableFromInline init() {}

  /// How many bytes were written.
  @inlinable public var count: Int { bytes.count }

  package static func make() -> HTMLWriter { HTMLWriter() }

  package consuming func finish() -> [UInt8] { bytes }

  /// Bytes that were written by a writer before.
  package mutating func append(_ written: [UInt8]) { bytes += written }

  /// Markup of our own, in source.
  @inlinable public mutating func raw(_ markup: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// A number of our own counting.
  public mutating func number(_ number: Int) {
    mark(1)
    bytes += Array(String(number).utf8)
    mark(2)
  }

  /// Brackets what is no markup in a page whose recording is replayed to find how fast it could be at best
  /// (Scripts/Bench/recording.py); no page has these bytes, and no other build writes them.
  @inline(__always)
  private mutating func mark(_ byte: UInt8) {
    #if VITRINE_MARKS
      bytes.append(byte)
    #endif
  }

  /// Text from outside, as text or inside a quoted attribute: both need the same five escapes.
  ///
  /// Controls that HTML forbids become U+FFFD; a carriage return is written as a reference, so that it survives.
  public mutating func text(_ string: String) {
    mark(1)
    defer { mark(2) }
    var string = string
    string.withUTF8 { utf8 in
      var start = 0
      var at = 0
      while at < utf8.count {
        let byte = utf8[at]
        guard Self.needsCare(byte) else {
          at += 1
          continue
        }
        var length = 1
        let replacement: StaticString
        switch byte {
        case UInt8(ascii: "&"): replacement = "&amp;"
        case UInt8(ascii: "<"): replacement = "&lt;"
        case UInt8(ascii: ">"): replacement = "&gt;"
        case UInt8(ascii: "\""): replacement = "&quot;"
        case UInt8(ascii: "'"): replacement = "&#39;"
        case 0x0D: replacement = "&#13;"
        case 0xC2:
          guard at + 1 < utf8.count, utf8[at + 1] <= 0x9F else {
            at += 1
            continue
          }
          length = 2
          replacement = "\u{FFFD}"
        default: replacement = "\u{FFFD}"
        }
        bytes.append(contentsOf: utf8[start..<at])
        raw(replacement)
        at += length
        start = at
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  /// Whether a byte may not pass the door as it is: the five marks, controls but TAB and LF, DEL, and the lead
  /// byte of the C1 controls.
  @inlinable static func needsCare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x7F,
      0xC2:
      true
    default: byte < 0x20 && byte != 0x09 && byte != 0x0A
    }
  }

  package mutating func text(_ text: Text) { self.text(text.string) }

  /// ` dir="auto"` for a text that may run against the page: its own first letter decides.
  package mutating func direction(of text: Text, isRightToLeft: Bool) {
    if isRightToLeft || text.hasRightToLeft { raw(" dir=\"auto\"") }
  }

  /// ` lang="en"` for words of our own in a page whose language they do not have.
  package mutating func language(of words: Words, isRightToLeft: Bool) {
    guard words.areForeign else { return }
    raw(isRightToLeft ? " lang=\"en\" dir=\"ltr\"" : " lang=\"en\"")
  }

  package mutating func direction(of text: String, isRightToLeft: Bool) {
    direction(of: Text(text), isRightToLeft: isRightToLeft)
  }

  /// ` name="value"`, the value escaped; the name is in source.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    raw(" ")
    raw(name)
    raw("=\"")
    text(value)
    raw("\"")
  }

  package mutating func attribute(_ name: StaticString, _ value: Int) {
    raw(" ")
    raw(name)
    raw("=\"")
    number(value)
    raw("\"")
  }
}
