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
    /// Two bits for each key that there was; two keys may share both.
    var seen: (UInt64, UInt64) = (0, 0)
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
    // Unchecked, since `here` stands before the end, and a word more is there behind it.
    while here < end {
      if open.isObject, case let word = unsafe tape[unchecked: here], word.letter == UInt8(ascii: "\"") {
        guard let measured = Self.measured(word, strings) else { return nil }
        let next = unsafe tape[unchecked: here + 1].next(after: here + 1)
        unsafe tape[unchecked: here] = Word(keyOf: measured.count, link: measured.link, skip: next - here)
        longest = max(longest, measured.count)
        stringBytes = measured.link + measured.count
        guard let key = KeyMark(measured, strings) else { return nil }
        if open.comparesKeys {
          if open.seen.0 & key.bits.0 != 0, open.seen.1 & key.bits.1 != 0,
            Self.hasTwin(measured, before: here, in: open.start, tape.span, strings)
          {
            return nil
          }
          open.seen.0 |= key.bits.0
          open.seen.1 |= key.bits.1
        }
        here += 1
      }
      nodes += 1
      let word = unsafe tape[unchecked: here]
      switch word.letter {
      case UInt8(ascii: "\""):
        guard let measured = Self.measured(word, strings) else { return nil }
        unsafe tape[unchecked: here] = measured
        longest = max(longest, measured.count)
        stringBytes = measured.link + measured.count
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

  /// The word of a string, which led to the size, with the size in it and leading to the bytes behind that.
  ///
  /// Nil when the string is not inside of all strings, or eight bytes from its start on are not.
  @inline(__always) private static func measured(_ word: Word, _ strings: RawSpan) -> Word? {
    let start = word.link + 4
    guard start + 8 <= strings.byteCount else { return nil }
    // Unchecked, since the line above looked.
    let size = unsafe strings.unsafeLoadUnaligned(fromUncheckedByteOffset: start - 4, as: UInt32.self)
    guard start + Int(size) <= strings.byteCount else { return nil }
    return Word("\"", count: Int(size), link: start)
  }

  /// Whether an object has the key that was measured before its word, too.
  private static func hasTwin(
    _ key: Word, before here: Int, in object: Int, _ tape: Span<Word>, _ strings: RawSpan
  ) -> Bool {
    unsafe strings.extracting(key.link..<key.link + key.count).withUnsafeBytes {
      unsafe Tape.find(Key($0), from: object + 1, to: here, tape, strings) != nil
    }
  }

  /// A tape of these words and bytes; nil when an object has the same key twice.
  func tape(_ words: [Word], _ bytes: [UInt8]) -> Tape? {
    var indexes: [Int: [Int]] = [:]
    for object in wideObjects {
      let keys = Tape.keysInOrder(of: object, words, bytes)
      func key(_ ordinal: Int) -> ArraySlice<UInt8> {
        Tape.bytes(ofKey: words[keys[ordinal]], bytes)
      }
      for ordinal in keys.indices.dropFirst() where key(ordinal) == key(ordinal - 1) { return nil }
      indexes[object] = keys
    }
    return Tape(words: words, bytes: bytes, indexes: indexes)
  }
}

/// Two bits that stand for a key and some others, each one of 64.
private struct KeyMark {
  let bits: (UInt64, UInt64)

  /// The mark of a key that was measured; nil when the key holds U+0000.
  @inline(__always) init?(_ word: Word, _ strings: RawSpan) {
    let count = word.count
    // Unchecked, since what was measured has eight bytes.
    let first = unsafe strings.unsafeLoadUnaligned(fromUncheckedByteOffset: word.link, as: UInt64.self)
    let mask: UInt64 = count < 8 ? (1 << UInt64(count * 8)) &- 1 : .max
    let head = UInt64(littleEndian: first)
    if Self.hasZero(head | ~mask) || count > 8 && Self.hasZeroBehind(word, strings) { return nil }
    let hash = ((head & mask) &+ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
    bits = (1 << (hash >> 58), 1 << (hash >> 52 & 63))
  }

  /// Whether one of the bytes behind the eighth is zero; the last eight may be some that were seen.
  private static func hasZeroBehind(_ word: Word, _ strings: RawSpan) -> Bool {
    let last = word.link + word.count - 8
    var here = word.link + 8
    while here < last {
      if hasZero(unsafe strings.unsafeLoadUnaligned(fromByteOffset: here, as: UInt64.self)) { return true }
      here += 8
    }
    return hasZero(unsafe strings.unsafeLoadUnaligned(fromByteOffset: last, as: UInt64.self))
  }

  /// Whether one of eight bytes is zero; Mycroft's test.
  private static func hasZero(_ bytes: UInt64) -> Bool {
    (bytes &- 0x0101_0101_0101_0101) & ~bytes & 0x8080_8080_8080_8080 != 0
  }
}
