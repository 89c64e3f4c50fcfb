public import VitrineUI

// What fields ask of the document that holds them. Methods of the document, which whoever calls them holds already, so
// that no reference is counted; each says of a value of another kind that there is none.
extension Document {
  /// The value of the member with a key, compared byte by byte; 0 when there is none, or no object.
  @usableFromInline package func member(of object: Int, _ key: borrowing Key) -> Int {
    let word = tape.words[object]
    guard word.letter == UInt8(ascii: "{") else { return 0 }
    guard word.count <= Tape.fewMembers else { return tape.member(ofWide: object, key) ?? 0 }
    let (words, bytes) = (tape.words, tape.buffer.bytes)
    return unsafe Tape.find(key, from: object + 1, to: word.link - 1, words.span, bytes.span.bytes) ?? 0
  }

  /// The same for a key in a string.
  func member(of object: Int, _ key: String) -> Int {
    let found = unsafe key.utf8.withContiguousStorageIfAvailable { unsafe member(of: object, Key($0)) }
    // A bridged string has its bytes elsewhere.
    return unsafe found ?? Array(key.utf8).withUnsafeBufferPointer { unsafe member(of: object, Key($0)) }
  }

  /// The element of an array.
  func element(of array: Int, at offset: Int) -> Int? {
    isArray(array) ? tape.element(of: array, at: offset) : nil
  }

  /// The words that the elements of an array have.
  @usableFromInline package func elements(of array: Int32) -> Range<Int>? {
    let word = self[array]
    return word.letter == UInt8(ascii: "[") ? Int(array) + 1..<word.link - 1 : nil
  }

  /// How many elements an array has.
  @usableFromInline package func elementCount(of array: Int32) -> Int? {
    self[array].letter == UInt8(ascii: "[") ? tape.count(of: Int(array)) : nil
  }

  /// What comes behind a value and all that is in it.
  @usableFromInline package func next(after value: Int) -> Int { tape.next(after: value) }

  /// What a string says.
  @usableFromInline package func text(at value: Int32) -> Text? {
    let word = self[value]
    guard word.letter == UInt8(ascii: "\"") else { return nil }
    let count = word.count == Word.mostCounted ? tape.stringLength(at: Int(value)) : word.count
    return Text(tape.buffer, start: word.link, count: count)
  }

  /// What an integer is.
  @usableFromInline package func integer(at value: Int32) -> Int? {
    self[value].letter == UInt8(ascii: "l") ? tape.integer(at: Int(value)) : nil
  }

  /// What a number is, written as an integer or not.
  @usableFromInline package func number(at value: Int32) -> Double? {
    let letter = self[value].letter
    return letter == UInt8(ascii: "l") || letter == UInt8(ascii: "d") ? tape.number(at: Int(value)) : nil
  }

  /// Whether there is a value, and not `null`.
  @usableFromInline package func isThere(_ value: Int32) -> Bool {
    value > 0 && self[value].letter != UInt8(ascii: "n")
  }

  func kind(of value: Int) -> Field.Kind { tape.words[value].kind }

  /// The word of a field: of one that no tape has, the first, which is no value's.
  private subscript(_ word: Int32) -> Word { tape.words[Int(max(word, 0))] }

  func isObject(_ value: Int) -> Bool { tape.words[value].letter == UInt8(ascii: "{") }

  func isArray(_ value: Int) -> Bool { tape.words[value].letter == UInt8(ascii: "[") }

  func isString(_ value: Int) -> Bool { tape.words[value].letter == UInt8(ascii: "\"") }

  /// What a value is that holds no others.
  func scalar(at value: Int) -> ShapeLiteral? {
    switch kind(of: value) {
    case .flag: .flag(tape.words[value].isTrue)
    case .integer: .integer(tape.integer(at: value))
    case .number: .number(tape.number(at: value))
    case .string: .string(tape.string(at: value))
    case .nothing, .null, .array, .object: nil
    }
  }
}
