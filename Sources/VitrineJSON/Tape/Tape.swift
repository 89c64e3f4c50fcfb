import VitrineUI

/// The values of a text one after the other, as simdjson lays them out.
///
/// Each value is one word, a number two; a key is one before its value. An array or object says where it ends, so
/// that whoever looks for something steps over what stands inside. Nothing points anywhere: a tape is two arrays.
/// The top of the text is the word at ``root``; <https://github.com/simdjson/simdjson/blob/master/doc/tape.md>.
struct Tape: Sendable {
  /// Where the value of the whole text is.
  static let root = 1

  let words: [Word]
  /// What the strings say, unescaped, for texts to be cut out of; the size of each stands in the four bytes before it.
  let buffer: TextBuffer
  /// The keys of each object that has many, in the order of their bytes.
  let indexes: [Int: [Int]]

  init(words: [Word], bytes: [UInt8], indexes: [Int: [Int]]) {
    self.words = words
    self.buffer = TextBuffer(padded: bytes)
    self.indexes = indexes
  }

  var bytes: [UInt8] { buffer.bytes }

  func kind(of value: Int) -> Field.Kind { words[value].kind }

  /// What comes behind a value and all that is in it.
  func next(after value: Int) -> Int { words[value].next(after: value) }

  func integer(at value: Int) -> Int { Int(truncatingIfNeeded: words[value + 1].bits) }

  func number(at value: Int) -> Double {
    words[value].kind == .integer ? Double(integer(at: value)) : Double(bitPattern: words[value + 1].bits)
  }

  func string(at value: Int) -> String { String(decoding: bytes[range(ofStringAt: value)], as: UTF8.self) }

  /// Where the bytes of a string or key are.
  func range(ofStringAt value: Int) -> Range<Int> {
    let start = words[value].link
    return start..<(start + stringLength(at: value))
  }

  /// How many bytes a string or key has.
  func stringLength(at value: Int) -> Int {
    let word = words[value]
    guard word.letter == UInt8(ascii: "k") || word.count == Word.mostCounted else { return word.count }
    return Int(
      unsafe buffer.bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: word.link - 4, as: UInt32.self))
  }

  /// How many elements or members there are.
  func count(of value: Int) -> Int {
    let word = words[value]
    guard word.count == Word.mostCounted else { return word.count }
    var count = 0
    visit(value) { _ in count += 1 }
    return count
  }

  /// Goes over the elements of an array, or the values of an object's members.
  func visit(_ value: Int, _ body: (Int) -> Void) {
    let inside = words[value]
    let keys = inside.kind == .object ? 1 : 0
    var here = value + 1 + keys
    while here < inside.link - 1 + keys {
      body(here)
      here = next(after: here) + keys
    }
  }

  /// The element of an array.
  func element(of array: Int, at offset: Int) -> Int? {
    guard offset >= 0, offset < count(of: array) else { return nil }
    var here = array + 1
    for _ in 0..<offset { here = next(after: here) }
    return here
  }
}
