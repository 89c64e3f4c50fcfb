/// Looks over what simdjson made of a text and makes it a tape of ours; whatever is odd, jansson shall read.
///
/// So a text that comes through here is one that jansson reads as well, with the same values and without a remark.
struct TapeCheck {
  /// How many bytes of strings there are.
  private(set) var stringBytes = 0
  /// The objects whose keys are still to be put in order.
  private var wideObjects: [Int] = []

  /// An array or object that is being looked at.
  private struct Open {
    let start: Int
    let isObject: Bool
    /// Whether its keys are compared as they come; those of an object of many members are put in order at its end.
    let comparesKeys: Bool
    /// A bit for each key that there was; two keys may share one.
    var seen: UInt64 = 0
  }

  /// Goes over all values once and writes the size of each string into its word.
  ///
  /// Nil when there is an integer beyond 64 bits, a key that is there twice or holds U+0000, or what might be over the
  /// budget.
  init?(_ words: inout [Word], _ strings: RawSpan, _ budget: Budget) {
    var around: [Open] = []
    var open = Open(start: 0, isObject: false, comparesKeys: false)
    var nodes = 0
    var longest = 0
    let end = words.count - 1
    var tape = words.mutableSpan
    var here = Tape.root
    while here < end {
      if open.isObject, tape[here].letter == UInt8(ascii: "\"") {
        let size = Self.measure(&tape[here], strings)
        longest = max(longest, size)
        stringBytes = tape[here].link + size
        let key = KeyMark(tape[here], strings)
        if key.hasZero { return nil }
        if open.comparesKeys {
          if open.seen & key.bit != 0, Self.hasTwin(here, in: open.start, tape.span, strings) { return nil }
          open.seen |= key.bit
        }
        here += 1
      }
      nodes += 1
      let word = tape[here]
      switch word.letter {
      case UInt8(ascii: "\""):
        let size = Self.measure(&tape[here], strings)
        longest = max(longest, size)
        stringBytes = tape[here].link + size
        here += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        around.append(open)
        if around.count > budget.depth { return nil }
        let isObject = word.letter == UInt8(ascii: "{")
        let isWide = isObject && word.count > Tape.fewMembers
        if isWide { wideObjects.append(here) }
        open = Open(start: here, isObject: isObject, comparesKeys: isObject && !isWide)
        here += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let outer = around.popLast() else { return nil }
        open = outer
        nodes -= 1
        here += 1
      case UInt8(ascii: "l"), UInt8(ascii: "d"): here += 2
      case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): here += 1
      default: return nil
      }
    }
    // As it was written, a string may have had six bytes for one.
    guard nodes <= budget.nodes, longest * 6 <= budget.stringBytes, longest < Word.mostCounted else {
      return nil
    }
  }

  /// Writes the size of a string into its word, which led to the size and now leads to the bytes behind it.
  private static func measure(_ word: inout Word, _ strings: RawSpan) -> Int {
    let start = word.link
    let size = Int(unsafe strings.unsafeLoadUnaligned(fromByteOffset: start, as: UInt32.self))
    word = Word("\"", count: size, link: start + 4)
    return size
  }

  /// Whether an object has the key at a word before it, too.
  private static func hasTwin(_ key: Int, in object: Int, _ tape: Span<Word>, _ strings: RawSpan) -> Bool {
    let range = tape[key].link..<(tape[key].link + tape[key].count)
    return unsafe strings.extracting(range).withUnsafeBytes {
      unsafe Tape.find(Key($0), from: object + 1, to: key, tape, strings) != nil
    }
  }

  /// A tape of these words and bytes; nil when an object has the same key twice.
  func tape(_ words: [Word], _ bytes: [UInt8]) -> Tape? {
    var indexes: [Int: [Int]] = [:]
    for object in wideObjects {
      let keys = Tape.keysInOrder(of: object, words, bytes)
      func key(_ ordinal: Int) -> ArraySlice<UInt8> {
        let word = words[keys[ordinal]]
        return bytes[word.link..<(word.link + word.count)]
      }
      for ordinal in keys.indices.dropFirst() where key(ordinal) == key(ordinal - 1) { return nil }
      indexes[object] = keys
    }
    return Tape(words: words, bytes: bytes, indexes: indexes)
  }
}

/// What is quickly told of a key: whether it holds U+0000, and a bit that stands for it and some others.
private struct KeyMark {
  let hasZero: Bool
  let bit: UInt64

  init(_ word: Word, _ strings: RawSpan) {
    let count = word.count
    let first = unsafe strings.unsafeLoadUnaligned(fromByteOffset: word.link, as: UInt64.self)
    let mask: UInt64 = count < 8 ? (1 << UInt64(count * 8)) - 1 : .max
    let head = UInt64(littleEndian: first)
    var hasZero = Self.hasZero(head | ~mask)
    for step in stride(from: 8, to: count, by: 8) {
      let offset = word.link + min(step, count - 8)
      hasZero =
        hasZero || Self.hasZero(unsafe strings.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    self.hasZero = hasZero
    let hash = ((head & mask) &+ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
    bit = 1 << (hash >> 58)
  }

  /// Whether one of eight bytes is zero; Mycroft's test.
  private static func hasZero(_ bytes: UInt64) -> Bool {
    (bytes &- 0x0101_0101_0101_0101) & ~bytes & 0x8080_8080_8080_8080 != 0
  }
}
