/// What a terminal answers when it is asked for the colour of its ground.
///
/// The question is OSC 11, and after it DA1, which every terminal answers: when that answer is here, the other will
/// not come any more. Source: xterm's control sequences. Answers are text from outside: what is no answer is ignored,
/// and what was typed meanwhile is handed back.
package struct GroundAnswer: Sendable {
  /// The most bytes that are read.
  package static let limit = 1_024
  /// How many milliseconds an answer may take.
  package static let patience = 200

  /// `OSC 11 ; ? ST`, then `CSI c`.
  package static let question = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  private var bytes: [UInt8] = []
  /// Whether no answer is to be waited for any more.
  package private(set) var isComplete = false
  /// Whether the ground is dark; nil when the terminal did not say.
  package private(set) var isDark: Bool?
  /// What was no answer: keys.
  package private(set) var rest: [UInt8] = []

  package init() {}

  /// Takes what the terminal sent.
  package mutating func read(_ input: [UInt8]) {
    guard !isComplete else { return rest += input }
    let room = Self.limit - bytes.count
    bytes += input.prefix(room)
    rest = []
    var at = 0
    while at < bytes.count {
      let (length, kind) = Self.answer(in: bytes[at...])
      switch kind {
      case .ground(let colour): isDark = colour ?? isDark
      case .fence: isComplete = true
      case .none: rest.append(bytes[at])
      }
      at += length
    }
    if bytes.count == Self.limit { isComplete = true }
    if isComplete { rest += input.dropFirst(room) }
  }

  private enum Kind {
    case none, fence
    case ground(Bool?)
  }

  /// What begins here, and its length.
  private static func answer(in bytes: ArraySlice<UInt8>) -> (length: Int, kind: Kind) {
    if bytes.starts(with: "\u{1B}]11;".utf8) {
      let body = bytes.dropFirst(5).prefix { $0 != 0x07 && $0 != 0x1B }
      let after = bytes[body.endIndex...]
      let end = after.first == 0x07 ? 1 : after.starts(with: "\u{1B}\\".utf8) ? 2 : 0
      return end == 0 ? (1, .none) : (5 + body.count + end, .ground(isDark(Array(body))))
    }
    if bytes.starts(with: "\u{1B}[?".utf8) {
      let body = bytes.dropFirst(3).prefix { (0x30...0x3B).contains($0) }
      if bytes[body.endIndex...].first == UInt8(ascii: "c") { return (4 + body.count, .fence) }
    }
    return (1, .none)
  }

  /// Whether a colour as `rgb:1e1e/1e1e/1e1e` is dark; nil for what is none.
  ///
  /// Source: XParseColor; the weights are those of Rec. 709's luma.
  private static func isDark(_ colour: [UInt8]) -> Bool? {
    let words = colour.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard words.count == 2, words[0].elementsEqual("rgb".utf8) || words[0].elementsEqual("rgba".utf8) else {
      return nil
    }
    let channels = words[1].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      digits in
      (1...4).contains(digits.count) && digits.first != UInt8(ascii: "-") && digits.first != UInt8(ascii: "+")
        ? Int(String(decoding: digits, as: UTF8.self), radix: 16).map { value in
          Double(value) / Double((1 << (4 * digits.count)) - 1)
        } : nil
    }
    guard channels.count == (words[0].count == 3 ? 3 : 4), let red = channels[0], let green = channels[1],
      let blue = channels[2]
    else { return nil }
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.5
  }
}
