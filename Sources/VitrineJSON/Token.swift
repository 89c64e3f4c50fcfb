/// One piece of a JSON text: a bracket, a comma, a colon, a string or a word (a number, `true`, or what is neither).
struct Token: Sendable, Equatable {
  enum Kind: Sendable {
    case openObject, openArray, closeObject, closeArray, colon, comma, string, word
    /// A string whose closing quote is missing.
    case unclosedString
  }

  let kind: Kind
  let start: Int
  let end: Int

  var count: Int { end - start }
}

/// Cuts a text into tokens without asking whether they make sense together: that is jansson's word.
struct Tokens: Sequence, IteratorProtocol {
  let text: [UInt8]
  private(set) var offset: Int

  init(_ text: [UInt8], from offset: Int = 0) {
    self.text = text
    self.offset = offset
  }

  mutating func next() -> Token? {
    while offset < text.count, Self.isSpace(text[offset]) { offset += 1 }
    guard offset < text.count else { return nil }
    let start = offset
    let kind = Self.kind(startingWith: text[start])
    offset += 1
    switch kind {
    case .string: return string(from: start)
    case .word: while offset < text.count, Self.isPartOfWord(text[offset]) { offset += 1 }
    default: break
    }
    return Token(kind: kind, start: start, end: offset)
  }

  private mutating func string(from start: Int) -> Token {
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return Token(kind: .string, start: start, end: offset)
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    offset = text.count
    return Token(kind: .unclosedString, start: start, end: offset)
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
    default: .word
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    kind(startingWith: byte) == .word && !isSpace(byte)
  }
}
