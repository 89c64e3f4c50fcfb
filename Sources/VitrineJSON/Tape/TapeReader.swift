import VitrineUI

/// Reads a text straight onto a tape; whatever is odd about it, jansson shall read.
///
/// A library has to be found and joined before it reads its first byte. This is there at once, and so it reads what a
/// process sees at its start.
@safe struct TapeReader: ~Copyable {
  /// An array or object that is being read.
  private struct Open {
    let start: Int
    let isObject: Bool
    var count = 0

    /// The byte behind the last value in it.
    var end: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  let text: UnsafePointer<UInt8>
  let end: Int
  private let words: UnsafeMutablePointer<Word>
  let strings: UnsafeMutablePointer<UInt8>
  private let budget: Budget
  /// How many bytes of the text were read.
  var here = 0
  private var wordCount = 0
  var stringBytes = 0

  /// The values of a text; nil when there is anything odd about it.
  static func tape(of text: [UInt8], within budget: Budget) -> Tape? {
    guard !text.isEmpty, text.isUTF8 else { return nil }
    var strings: [UInt8] = []
    // A number takes two words and, with its comma or bracket, two bytes of the text; the tape's ends are words as well.
    var words = unsafe [Word](unsafeUninitializedCapacity: text.count + 3) { words, wordCount in
      // An empty string takes three bytes of the text, and four for its size. The slack is written to by whole words.
      let room = text.count + text.count / 3 + 8 + TextBuffer.slack
      strings = unsafe [UInt8](unsafeUninitializedCapacity: room) { strings, stringBytes in
        unsafe text.withUnsafeBufferPointer { text in
          guard var reader = unsafe TapeReader(text, words, strings, budget), reader.readAll() else { return }
          wordCount = reader.wordCount
          stringBytes = reader.stringBytes + TextBuffer.slack
          _ = unsafe strings[reader.stringBytes..<stringBytes].initialize(repeating: 0)
        }
      }
    }
    guard !words.isEmpty, let check = unsafe TapeCheck(&words, strings.span.bytes, budget) else { return nil }
    return check.tape(words, strings)
  }

  private init?(
    _ text: UnsafeBufferPointer<UInt8>, _ words: UnsafeMutableBufferPointer<Word>,
    _ strings: UnsafeMutableBufferPointer<UInt8>, _ budget: Budget
  ) {
    guard let start = text.baseAddress, let words = words.baseAddress, let strings = strings.baseAddress
    else { return nil }
    unsafe self.text = unsafe start
    end = text.count
    unsafe self.words = unsafe words
    unsafe self.strings = unsafe strings
    self.budget = budget
  }

  /// Reads the whole text; false when it is not one value.
  private mutating func readAll() -> Bool {
    add(Word("r"))
    guard readValue() else { return false }
    add(Word("r"))
    return nextByte() == nil
  }

  /// Reads one value and all that is in it, without recursion.
  private mutating func readValue() -> Bool {
    // jansson's own depth ends a little above this.
    let mostOpen = min(budget.depth, 1_999)
    var around: [Open] = []
    var open = Open(start: 0, isObject: false)
    while true {
      if open.isObject {
        guard take(UInt8(ascii: "\"")), readString(), take(UInt8(ascii: ":")) else { return false }
      }
      guard let byte = nextByte() else { return false }
      open.count += 1
      switch byte {
      case UInt8(ascii: "\""):
        here += 1
        guard readString() else { return false }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard around.count < mostOpen else { return false }
        around.append(open)
        open = Open(start: wordCount, isObject: byte == UInt8(ascii: "{"))
        add(Word("r"))
        here += 1
        if nextByte() != open.end { continue }
      case UInt8(ascii: "t"): guard take("true", as: "t") else { return false }
      case UInt8(ascii: "f"): guard take("false", as: "f") else { return false }
      case UInt8(ascii: "n"): guard take("null", as: "n") else { return false }
      default: guard readNumber() else { return false }
      }
      // Behind a value stand the ends of all that it is the last of.
      while let outer = around.last, take(open.end) {
        close(open)
        around.removeLast()
        open = outer
      }
      if around.isEmpty { return true }
      guard take(UInt8(ascii: ",")) else { return false }
    }
  }

  /// Writes the words at the two ends of an array or object.
  private mutating func close(_ open: Open) {
    add(Word(open.isObject ? "}" : "]", link: open.start))
    unsafe words[open.start] = Word(open.isObject ? "{" : "[", count: open.count, link: wordCount)
  }

  @inline(__always) mutating func add(_ word: Word) {
    unsafe words[wordCount] = word
    wordCount += 1
  }

  mutating func add(_ integer: Int64) {
    add(Word("l"))
    add(Word(bits: UInt64(bitPattern: integer)))
  }

  mutating func add(_ number: Double) {
    add(Word("d"))
    add(Word(bits: number.bitPattern))
  }

  /// The byte here.
  @inline(__always) var byte: UInt8? { here < end ? unsafe text[here] : nil }

  /// What was read from an offset on.
  func spelling(from start: Int) -> String {
    unsafe String(decoding: UnsafeBufferPointer(start: text + start, count: here - start), as: UTF8.self)
  }

  /// The next byte that is no blank.
  @inline(__always) private mutating func nextByte() -> UInt8? {
    while here < end {
      let byte = unsafe text[here]
      if byte > 0x20 { return byte }
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      here += 1
    }
    return nil
  }

  /// Goes over the next byte that is no blank, if it is this one.
  @inline(__always) private mutating func take(_ byte: UInt8) -> Bool {
    guard nextByte() == byte else { return false }
    here += 1
    return true
  }

  private mutating func take(_ word: StaticString, as letter: Unicode.Scalar) -> Bool {
    let count = word.utf8CodeUnitCount
    guard end - here >= count else { return false }
    for offset in 0..<count where unsafe text[here + offset] != word.utf8Start[offset] { return false }
    here += count
    add(Word(letter))
    return true
  }
}
