import VitrineUI

/// Writes a tape value by value, in the order of the text.
struct TapeWriter {
  private var words: [Word] = []
  private var bytes: [UInt8] = []
  private var indexes: [Int: [Int]] = [:]

  /// A writer for the values of a text of so many bytes.
  init(textBytes: Int) {
    words.reserveCapacity(textBytes / 8 + 16)
    bytes.reserveCapacity(textBytes + TextBuffer.slack)
    words.append(Word("r"))
  }

  mutating func add(_ letter: Unicode.Scalar) { words.append(Word(letter)) }

  mutating func add(_ integer: Int) {
    words.append(Word("l"))
    words.append(Word(bits: UInt64(bitPattern: Int64(integer))))
  }

  mutating func add(_ number: Double) {
    words.append(Word("d"))
    words.append(Word(bits: number.bitPattern))
  }

  mutating func add(string: UnsafeRawBufferPointer) {
    let start = unsafe append(sized: string)
    words.append(Word("\"", count: string.count, link: start))
  }

  mutating func add(key: UnsafeRawBufferPointer) {
    let start = unsafe append(sized: key)
    words.append(Word(keyOf: key.count, link: start))
  }

  /// Adds the bytes of a string behind their number, and says where they start.
  private mutating func append(sized string: UnsafeRawBufferPointer) -> Int {
    unsafe withUnsafeBytes(of: UInt32(string.count)) { unsafe append($0) }
    let start = bytes.count
    unsafe append(string)
    return start
  }

  private mutating func append(_ more: UnsafeRawBufferPointer) {
    unsafe bytes.append(contentsOf: more.assumingMemoryBound(to: UInt8.self))
  }

  /// Opens an array or object and says where it starts.
  mutating func open() -> Int {
    words.append(Word("r"))
    return words.count - 1
  }

  /// Closes an array or object with the letters for its two ends.
  mutating func close(_ start: Int, _ letters: (Unicode.Scalar, Unicode.Scalar), count: Int) {
    words.append(Word(letters.1, link: start))
    words[start] = Word(letters.0, count: count, link: words.count)
    if letters.0 == "{", count > Tape.fewMembers {
      indexes[start] = Tape.keysInOrder(of: start, words, bytes)
    }
  }

  consuming func finish() -> Tape {
    words.append(Word("r"))
    bytes.append(contentsOf: repeatElement(0, count: TextBuffer.slack))
    return Tape(words: words, bytes: bytes, indexes: indexes)
  }
}

extension Tape {
  /// A tape without values.
  static let empty = TapeWriter(textBytes: 0).finish()

  /// The keys of an object in the order of their bytes.
  static func keysInOrder(of object: Int, _ words: [Word], _ bytes: [UInt8]) -> [Int] {
    var keys: [Int] = []
    keys.reserveCapacity(words[object].count)
    var here = object + 1
    while here < words[object].link - 1 {
      keys.append(here)
      here = words[here + 1].next(after: here + 1)
    }
    keys.sort {
      Tape.bytes(ofKey: words[$0], bytes).lexicographicallyPrecedes(Tape.bytes(ofKey: words[$1], bytes))
    }
    return keys
  }

  /// The bytes of a key.
  static func bytes(ofKey word: Word, _ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let size = unsafe bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: word.link - 4, as: UInt32.self)
    return bytes[word.link..<(word.link + Int(size))]
  }
}
