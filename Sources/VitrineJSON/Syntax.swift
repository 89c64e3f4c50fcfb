// What is said about a text that is not JSON: jansson's verdict in our words, at the start of the token at fault.

extension ParseFailure {
  init(_ refusal: Refusal, in scan: PreScan) {
    let taken = scan.original(refusal.bytesTaken)
    var before: Token?
    var fault: Token?
    var open: [Token] = []
    for token in Tokens(scan.text) {
      if token.end >= taken {
        fault = token
        break
      }
      switch token.kind {
      case .openArray, .openObject: open.append(token)
      case .closeArray, .closeObject: _ = open.popLast()
      default: break
      }
      before = token
    }
    let site = Site(text: scan.text, before: before, fault: fault, open: open)
    self.init(
      rule: refusal.code == .depth ? .budget : .syntax, message: site.message(for: refusal),
      place: Place(of: fault?.start ?? scan.text.count, in: scan.text))
  }
}

/// The token at fault and what stands around it.
private struct Site {
  let text: [UInt8]
  let before: Token?
  let fault: Token?
  let open: [Token]

  func message(for refusal: Refusal) -> String {
    switch refusal.code {
    case .zeroInKey: return "a key can't hold \\u0000"
    case .overflow: return "the number \(found) is out of range; the greatest is \(Double.greatestFiniteMagnitude)"
    case .depth: return "this value stands deeper than jansson reads"
    default: break
    }
    guard let fault else { return atEnd }
    switch fault.kind {
    case .unclosedString: return "this string is never closed"
    case .string where refusal.complaint.hasPrefix("unexpected newline"):
      return "this string runs over the end of its line; a line break in it is written \\n"
    case .string where refusal.complaint.hasPrefix("control character"):
      return "this string holds a raw control character (\(refusal.complaint.suffix(4))); it is written \\u00.."
    case .string where refusal.complaint.hasPrefix("invalid escape"):
      return #"this string has an escape that is none; a backslash is written \\"#
    case .string where refusal.complaint.hasPrefix("invalid Unicode"):
      return "this string has a \\u escape that names no character"
    case .word where !isValue(fault): return "\(found) is not JSON\(hint)"
    default: break
    }
    switch refusal.complaint {
    case "':' expected": return "expected ':' after the key, found \(found)"
    case "'}' expected": return "expected ',' or '}', found \(found)"
    case "']' expected": return "expected ',' or ']', found \(found)"
    case "end of file expected": return "expected the end of the text, found \(found)"
    case "string or '}' expected":
      return before?.kind == .comma && fault.kind == .closeObject
        ? "the comma before '}' is one too many" : "expected a key in double quotes, found \(found)"
    default:
      return before?.kind == .comma && fault.kind == .closeArray
        ? "the comma before ']' is one too many" : "expected a value, found \(found)"
    }
  }

  private var atEnd: String {
    guard let last = open.last else { return "the text ends where a value should stand" }
    return "the text ends before the \(words(last)) of \(Place(of: last.start, in: text)) is closed"
  }

  private var found: String { fault.map(words) ?? "the end of the text" }

  private func words(_ token: Token) -> String {
    let spelling = String(decoding: text[token.start..<token.end], as: UTF8.self)
    switch token.kind {
    case .word: return isValue(token) ? spelling.count > 40 ? String(quoting: spelling) : spelling : String(quoting: spelling)
    case .string: return String(quoting: spelling.dropFirst().dropLast())
    default: return "'\(spelling)'"
    }
  }

  private func isValue(_ token: Token) -> Bool {
    let word = Array(text[token.start..<token.end])
    return ["true", "false", "null"].contains { word.elementsEqual($0.utf8) } || NumberText.isJSON(word)
  }

  private var hint: String { "" }
}
