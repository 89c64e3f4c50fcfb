// What is said about a text that is not JSON: jansson's verdict in our words, at the start of the token at fault.

extension ParseFailure {
  init(_ refusal: Refusal, in scan: PreScan) {
    let site = Site(
      scan.text, bytesTaken: scan.original(refusal.bytesTaken), atEnd: refusal.code == .endOfText)
    self.init(
      rule: refusal.code == .depth ? .budget : .syntax, message: site.message(for: refusal),
      place: Place(of: site.fault?.start ?? scan.text.count, in: scan.text))
  }
}

/// The token at fault and what stands before it.
private struct Site {
  let text: [UInt8]
  let bytesTaken: Int
  private(set) var before: Token?
  /// None when the text ends too early.
  private(set) var fault: Token?
  /// The arrays and objects that are open there.
  private(set) var open: [Token] = []

  init(_ text: [UInt8], bytesTaken: Int, atEnd: Bool) {
    self.text = text
    self.bytesTaken = bytesTaken
    for token in Tokens(text) {
      if token.kind == .unclosedString || (!atEnd && token.end >= bytesTaken) {
        fault = token
        return
      }
      if token.isOpening { open.append(token) }
      if token.isClosing { _ = open.popLast() }
      before = token
    }
  }

  func message(for refusal: Refusal) -> String {
    switch refusal.code {
    case .zeroInKey: return "a key can't hold \\u0000"
    case .overflow: return "the number \(found) is greater than a double holds"
    case .depth: return "this value stands deeper than jansson reads"
    case .other: return "jansson could not read the text: \(refusal.complaint)"
    default: break
    }
    switch fault?.kind {
    case nil: return atEnd
    case .string: return aboutString(refusal.complaint) ?? aboutOrder(refusal.complaint)
    case .unclosedString: return "this string is never closed"
    case .word where !isValue, .stray: return isKeyExpected ? keyExpected : "\(found) is not JSON\(hint)"
    default: return aboutOrder(refusal.complaint)
    }
  }

  private var atEnd: String {
    guard let last = open.last else { return "the text is empty" }
    return "the text ends before the \(words(last)) of \(Place(of: last.start, in: text)) is closed"
  }

  private func aboutString(_ complaint: String) -> String? {
    switch complaint {
    case "unexpected newline":
      return #"this string runs over the end of its line; a line break in it is written \n"#
    case let complaint where complaint.hasPrefix("control character"):
      let byte = hex(text[bytesTaken])
      return #"this string holds the raw byte 0x\#(byte); it is written \u00\#(byte)"#
    case "invalid escape": return "this string holds \(escape)"
    case let complaint where complaint.hasPrefix("invalid Unicode"):
      return "this string holds half of a surrogate pair"
    default: return nil
    }
  }

  /// The escape that jansson stopped in.
  private var escape: String {
    let backslash = text[..<bytesTaken].lastIndex(of: UInt8(ascii: "\\")) ?? bytesTaken
    let rest = String(decoding: text[(backslash + 1)...].prefix(5), as: UTF8.self).unicodeScalars
    guard rest.first != "u" else {
      let digits = rest.dropFirst().prefix { $0.properties.isASCIIHexDigit }
      return #"\u\#(String(digits)), but \u takes four hexadecimal digits"#
    }
    return #"\\#(String(escaping: rest.prefix(1))), which is no escape; a backslash is written \\"#
  }

  private func aboutOrder(_ complaint: String) -> String {
    switch complaint {
    case "':' expected": return "expected ':' after the key, found \(found)"
    case "'}' expected": return "expected ',' or '}', found \(found)"
    case "']' expected": return "expected ',' or ']', found \(found)"
    case "end of file expected": return "expected the end of the text, found \(found)"
    default:
      if before?.kind == .comma, fault?.isClosing == true {
        return "the comma before \(found) is one too many"
      }
      return complaint == "string or '}' expected" ? keyExpected : "expected a value, found \(found)"
    }
  }

  private var keyExpected: String {
    let isComment = fault.map { ["/", "#"].contains(spelling($0)) } ?? false
    return "expected a key in double quotes, found \(found)" + (isComment ? Self.noComments : "")
  }

  private static let noComments = "; JSON has no comments"

  private var isKeyExpected: Bool {
    open.last?.kind == .openObject && (before?.kind == .comma || before?.kind == .openObject)
  }

  private var found: String { fault.map(words) ?? "the end of the text" }

  private func words(_ token: Token) -> String {
    let spelling = self.spelling(token)
    switch token.kind {
    case .word where isValue && token.count <= 40: return spelling
    case .word, .stray: return String(quoting: spelling)
    case .string: return String(quoting: spelling.dropFirst().dropLast())
    default: return "'\(spelling)'"
    }
  }

  private func spelling(_ token: Token) -> String {
    String(decoding: text[token.start..<token.end], as: UTF8.self)
  }

  /// Whether the word at fault would be right elsewhere.
  private var isValue: Bool {
    guard let fault else { return false }
    return ["true", "false", "null"].contains(spelling(fault))
      || NumberText.isJSON(text[fault.start..<fault.end])
  }

  private var hint: String {
    guard let fault else { return "" }
    let spelling = spelling(fault)
    switch spelling {
    case "/", "#": return Self.noComments
    case "True", "TRUE": return "; did you mean true?"
    case "False", "FALSE": return "; did you mean false?"
    case "None", "nil", "NULL", "Null", "undefined": return "; did you mean null?"
    case "NaN", "Infinity", "-Infinity", "Inf", "-Inf": return "; JSON has no such number"
    case "'", "`", "\u{201C}", "\u{201D}": return "; a string stands in double quotes"
    default:
      return spelling.unicodeScalars.first?.properties.isAlphabetic == true
        ? "; a string stands in double quotes" : ""
    }
  }
}
