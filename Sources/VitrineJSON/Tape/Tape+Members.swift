import VitrineUI

extension Tape {
  /// More members than this, and an object has its keys in order, so that nobody can make look-ups slow.
  static let fewMembers = 32

  /// The value of the member with a key, in an object that has many.
  func member(of object: Int, _ key: UnsafeBufferPointer<UInt8>) -> Int? {
    let sought = unsafe Key(UnsafeRawBufferPointer(key))
    return unsafe find(sought, inOrder: indexes[object] ?? [], buffer.bytes.span.bytes)
  }

  /// The value of the member with a key, among those whose keys stand in some part of an object.
  @inline(__always) static func find(
    _ sought: borrowing Key, from start: Int, to end: Int, _ words: Span<Word>, _ bytes: RawSpan
  ) -> Int? {
    var here = start
    while here < end {
      if sought.isSame(as: words[here], in: bytes) { return here + 1 }
      here = words[here + 1].next(after: here + 1)
    }
    return nil
  }

  private func find(_ sought: borrowing Key, inOrder keys: [Int], _ bytes: RawSpan) -> Int? {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if sought.follows(self.bytes[range(ofStringAt: keys[middle])]) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < keys.count, sought.isSame(as: words[keys[low]], in: bytes) else { return nil }
    return keys[low] + 1
  }
}

// Methods of the document and not of its tape: whoever calls them holds the document, so that nothing is retained to
// look at its arrays. All that the search in a small object does is inlined for the same reason.
extension Document {
  /// The value of the member with a key, compared byte by byte.
  func member(of object: Int, _ key: String) -> Int? {
    let found = unsafe key.utf8.withContiguousStorageIfAvailable { unsafe member(of: object, $0) }
    // A bridged string has its bytes elsewhere.
    return unsafe found ?? Array(key.utf8).withUnsafeBufferPointer { unsafe member(of: object, $0) }
  }

  @inline(__always)
  private func member(of object: Int, _ key: UnsafeBufferPointer<UInt8>) -> Int? {
    let word = tape.words[object]
    guard word.count <= Tape.fewMembers else { return unsafe tape.member(of: object, key) }
    let sought = unsafe Key(UnsafeRawBufferPointer(key))
    let (words, bytes) = (tape.words, tape.buffer.bytes)
    return unsafe Tape.find(sought, from: object + 1, to: word.link - 1, words.span, bytes.span.bytes)
  }

  func isObject(_ value: Int) -> Bool { tape.words[value].letter == UInt8(ascii: "{") }

  func isArray(_ value: Int) -> Bool { tape.words[value].letter == UInt8(ascii: "[") }

  func isString(_ value: Int) -> Bool { tape.words[value].letter == UInt8(ascii: "\"") }

  func isInteger(_ value: Int) -> Bool { tape.words[value].letter == UInt8(ascii: "l") }

  func isNull(_ value: Int) -> Bool { tape.words[value].letter == UInt8(ascii: "n") }

  @inline(__always) func kind(of value: Int) -> Field.Kind { tape.words[value].kind }

  func text(at value: Int) -> Text {
    let word = tape.words[value]
    let count = word.count == Word.mostCounted ? tape.stringLength(at: value) : word.count
    return Text(tape.buffer, start: word.link, count: count)
  }
}
