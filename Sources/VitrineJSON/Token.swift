/// One piece of a JSON text.
struct Token: Sendable, Equatable {
  enum Kind: Sendable {
    case openObject, openArray, closeObject, closeArray, colon, comma, string
    /// A string whose closing quote is missing.
    case unclosedString
    /// Letters, digits and signs: a number, `true`, `false`, `null` or what is none of them.
    case word
    /// One character that JSON has no use for outside a string.
    case stray
  }

  let kind: Kind
  let start: Int
  let end: Int

  var count: Int { end - start }
  var isOpening: Bool { kind == .openObject || kind == .openArray }
  var isClosing: Bool { kind == .closeObject || kind == .closeArray }
}

/// Cuts valid UTF-8 into tokens without asking whether they make sense together: that is jansson's word.
struct Tokens: Sequence, IteratorProtocol {
  private let text: [UInt8]
  private var offset: Int

  init(_ text: [UInt8], from offset: Int = 0) {
    self.text = text
    self.offset = offset
  }

  mutating func next() -> Token? {
    skip { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    guard offset < text.count else { return nil }
    let start = offset
    var kind = Self.kind(startingWith: text[start])
    offset += 1
    switch kind {
    case .string: kind = closeString()
    case .word: skip { Self.kind(startingWith: $0) == .word }
    case .stray: skip { $0 & 0xC0 == 0x80 }
    default: break
    }
    return Token(kind: kind, start: start, end: offset)
  }

  private mutating func skip(while isPart: (UInt8) -> Bool) {
    while offset < text.count, isPart(text[offset]) { offset += 1 }
  }

  private mutating func closeString() -> Token.Kind {
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return .string
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    offset = text.count
    return .unclosedString
  }

  private static func kind(startingWith byte: UInt8) -> Token.Kind {
    switch byte {
    case UInt8(ascii: "{"): .openObject
    case UInt8(ascii: "}"): .closeObject
    case UInt8(ascii: "["): .openArray
    case UInt8(ascii: "]"): .closeArray
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      .word
    default: .stray
    }
  }
}
