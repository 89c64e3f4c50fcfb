// Models are made of text, most of it cut out of one response. A text is therefore a slice of bytes that many
// texts share: making one copies nothing.

/// Text that a reader sees.
///
/// Opaque on purpose: how the bytes are held is private to this package and may change. Two texts are equal when
/// their bytes are.
@frozen
public struct Text: Sendable, ExpressibleByStringLiteral {
  @usableFromInline let buffer: TextBuffer
  @usableFromInline let start: UInt32
  /// The number of bytes, times four; the lowest bit says that letters run from right to left, the next that a byte
  /// may not stand in a page as it is.
  @usableFromInline let sizeAndTraits: UInt32

  /// A slice of shared bytes: whole scalars of UTF-8.
  package init(_ buffer: TextBuffer, start: Int, count: Int) {
    let (needsCare, hasRightToLeft) = buffer.traits(from: start, count)
    self.init(buffer, start: start, count: count, needsCare: needsCare, hasRightToLeft: hasRightToLeft)
  }

  private init(_ buffer: TextBuffer, start: Int, count: Int, needsCare: Bool, hasRightToLeft: Bool) {
    self.buffer = buffer
    self.start = UInt32(truncatingIfNeeded: start)
    sizeAndTraits = UInt32(truncatingIfNeeded: count << 2) | (needsCare ? 2 : 0) | (hasRightToLeft ? 1 : 0)
  }

  /// Text from a string.
  public init(_ string: String) {
    self.init(owning: string.utf8.isEmpty ? .empty : TextBuffer(string.utf8))
  }

  /// The digits of an integer, with its sign.
  package init(_ integer: Int) {
    let (buffer, digits) = TextBuffer.digits(of: integer)
    self.init(buffer, start: digits.lowerBound, count: digits.count, needsCare: false, hasRightToLeft: false)
  }

  /// Text from bytes of UTF-8.
  package init(utf8 bytes: [UInt8]) { self.init(owning: bytes.isEmpty ? .empty : TextBuffer(bytes)) }

  private init(owning buffer: TextBuffer) {
    self.init(buffer, start: 0, count: buffer.bytes.count - TextBuffer.slack)
  }

  /// Text in source.
  public init(stringLiteral value: String) { self.init(value) }

  /// Whether there is nothing to read.
  @inlinable public var isEmpty: Bool { sizeAndTraits < 4 }

  /// How many bytes it has.
  @inlinable package var count: Int { Int(sizeAndTraits >> 2) }

  /// Whether a letter of a script that runs from right to left is in it.
  @inlinable package var hasRightToLeft: Bool { sizeAndTraits & 1 != 0 }

  /// Whether a byte may not stand in a page as it is: a mark that HTML knows, or a control.
  @inlinable package var needsCare: Bool { sizeAndTraits & 2 != 0 }

  /// The text as a string, for rooms that measure and cut it.
  package var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// The bytes; ``TextBuffer/slack`` more may be read behind them.
  @inlinable
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    buffer.bytes.withUnsafeBufferPointer { all in
      // Unsafe for speed: `init` holds start and count inside the buffer, so the bounds need no check here.
      body(UnsafeBufferPointer(start: all.baseAddress.unsafelyUnwrapped + Int(start), count: count))
    }
  }

  /// A part of the text, in bytes: whole scalars of UTF-8.
  package func slice(_ range: Range<Int>) -> Text {
    precondition(range.upperBound <= count, "a slice outside of its text")
    let start = Int(start) + range.lowerBound
    // What the whole does not have, no part has.
    return sizeAndTraits & 3 != 0
      ? Text(buffer, start: start, count: range.count)
      : Text(buffer, start: start, count: range.count, needsCare: false, hasRightToLeft: false)
  }
}

extension TextBuffer {
  /// Whether a slice needs care in a page, and whether letters in it run from right to left.
  ///
  /// A method of the buffer, so that it is borrowed on its way into a text.
  @inline(__always) fileprivate func traits(from start: Int, _ count: Int) -> (
    needsCare: Bool, hasRightToLeft: Bool
  ) {
    precondition(
      start >= 0 && count >= 0 && start <= bytes.count - Self.slack - count, "a text outside of its buffer")
    return bytes.withUnsafeBufferPointer { all in
      let text = UnsafeBufferPointer(rebasing: all[start..<start + count])
      let traits = TextTraits(text)
      return (traits.needsCare, traits.mayRunRightToLeft && Text.hasRightToLeft(text))
    }
  }
}

extension Text: Hashable {
  public static func == (one: Text, other: Text) -> Bool {
    one.count == other.count
      && one.withBytes { bytes in other.withBytes { areSame(bytes, $0) } }
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Text {
  /// Whether a text is a word in source, for `switch`; nothing is made of the word.
  public static func ~= (word: StaticString, text: Text) -> Bool {
    text.withBytes {
      areSame(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount), $0)
    }
  }
}

extension Text: CustomStringConvertible {
  public var description: String { string }
}
