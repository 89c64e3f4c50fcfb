#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The look at a text before jansson gets it: what it costs, and what jansson would take wrongly or not at all.
///
/// One pass, no recursion: `[{},…]` makes jansson use 77 times the text's size, so it has to be stopped here.
struct PreScan {
  /// The text without its byte order mark.
  let text: [UInt8]
  /// The integers that don't fit 64 bits.
  private(set) var bigIntegers: [Token] = []

  init(_ bytes: [UInt8], budget: Budget) throws(ParseFailure) {
    let most = min(budget.bytes, Budget.mostBytes)
    guard bytes.count <= most else {
      throw ParseFailure(
        rule: .budget, message: "the text has \(bytes.count) bytes, over the budget of \(most) bytes",
        place: .start)
    }
    text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    try checkEncoding()
    try checkTokens(budget)
  }

  private func checkEncoding() throws(ParseFailure) {
    do {
      if !text.isUTF8 { _ = try UTF8Span(validating: text.span) }
    } catch {
      let offset = error.byteOffsets.lowerBound
      let hint = offset == 0 && text[0] >= 0xFE ? "; is it UTF-16?" : ""
      throw ParseFailure(
        rule: .syntax, message: "the byte 0x\(hex(text[offset])) is not UTF-8\(hint)",
        place: Place(of: offset, in: text))
    }
    if let zero = text.firstZero {
      throw ParseFailure(
        rule: .syntax, message: "the byte 0x00 can't stand in JSON\(zero < 2 ? "; is it UTF-16?" : "")",
        place: Place(of: zero, in: text))
    }
  }

  private mutating func checkTokens(_ budget: Budget) throws(ParseFailure) {
    var depth = 0
    var nodes = 0
    for token in Tokens(text) {
      switch token.kind {
      case .openObject, .openArray:
        depth += 1
        nodes += 1
        if depth > budget.depth {
          throw over(token, "this value stands \(depth) deep, over the budget of depth \(budget.depth)")
        }
      case .closeObject, .closeArray: depth -= 1
      case .colon: nodes -= 1  // what came before it was a key
      case .comma: break
      case .string, .unclosedString:
        nodes += 1
        let count = token.count - (token.kind == .string ? 2 : 1)
        if count > budget.stringBytes {
          throw over(
            token, "this string has \(count) bytes, over the budget of \(budget.stringBytes) string bytes")
        }
      case .stray: nodes += 1
      case .word:
        nodes += 1
        guard NumberText.startsNumber(text[token.start]) else { break }
        if token.count > budget.numberBytes {
          throw over(
            token,
            "this number has \(token.count) bytes, over the budget of \(budget.numberBytes) number bytes")
        }
        if NumberText.isBeyondInt(text[token.start..<token.end]) { bigIntegers.append(token) }
      }
      if nodes > budget.nodes {
        throw over(token, "this value is one too many, over the budget of \(budget.nodes) nodes")
      }
    }
  }

  private func over(_ token: Token, _ message: String) -> ParseFailure {
    ParseFailure(rule: .budget, message: message, place: Place(of: token.start, in: text))
  }
}

extension [UInt8] {
  /// Where the first zero is; the C library looks at many bytes at a time.
  fileprivate var firstZero: Int? {
    unsafe withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let zero = unsafe memchr(start, 0, bytes.count) else { return nil }
      return unsafe UnsafeRawPointer(zero) - start
    }
  }
}
