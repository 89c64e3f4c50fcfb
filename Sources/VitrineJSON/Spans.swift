/// Where every value of a text starts and ends, in the order of the text; made only when somebody asks for a place.
///
/// The text was read before, so its grammar holds. A value is known by its ordinal in the text.
struct Spans: Sendable {
  struct Entry: Sendable {
    /// Where the value starts.
    let start: Int
    /// Where the key of a member starts.
    let key: Int?
    /// The ordinal after the last value inside.
    var end: Int
  }

  let text: [UInt8]
  private(set) var entries: [Entry] = []

  init(_ text: [UInt8]) {
    self.text = text
    var open: [Int] = []
    var key: Int?
    for token in Tokens(text) {
      switch token.kind {
      case .comma, .colon: break
      case .closeObject, .closeArray:
        if let ordinal = open.popLast() { entries[ordinal].end = entries.count }
      case .string where key == nil && isObject(open.last): key = token.start
      case .openObject, .openArray:
        open.append(entries.count)
        fallthrough
      case .string, .unclosedString, .word, .stray:
        entries.append(Entry(start: token.start, key: key, end: entries.count + 1))
        key = nil
      }
    }
  }

  func isObject(_ ordinal: Int?) -> Bool {
    guard let ordinal else { return false }
    return text[entries[ordinal].start] == UInt8(ascii: "{")
  }

  func isArray(_ ordinal: Int) -> Bool { text[entries[ordinal].start] == UInt8(ascii: "[") }

  /// The ordinals of the values right inside a value.
  func children(of ordinal: Int) -> some Sequence<Int> {
    let end = entries[ordinal].end
    return sequence(state: ordinal + 1) { next -> Int? in
      guard next < end else { return nil }
      defer { next = entries[next].end }
      return next
    }
  }

  /// The key of a member as bytes, unescaped.
  func key(of ordinal: Int) -> [UInt8]? {
    guard let start = entries[ordinal].key else { return nil }
    var tokens = Tokens(text, from: start)
    return tokens.next().map { unescaped(text[($0.start + 1)..<($0.end - 1)]) }
  }

  /// The value that starts at an offset.
  func ordinal(startingAt offset: Int) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].start == offset ? low : nil
  }

  /// The way to a value as a JSON Pointer.
  func pointer(to target: Int) -> String {
    var pointer = ""
    var here = 0
    while here != target {
      guard
        let (offset, child) = children(of: here).enumerated().first(where: {
          target < entries[$0.element].end
        })
      else { break }
      let step = key(of: child).map { Pointer.escaped(String(decoding: $0, as: UTF8.self)) }
      pointer += "/" + (step ?? String(offset))
      here = child
    }
    return pointer
  }
}
