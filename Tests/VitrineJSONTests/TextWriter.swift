import VitrineJSON

/// Writes a JSON text by chance and notes where it put each value.
struct TextWriter {
  struct Site {
    let value: Place
    let key: Place
    let kind: Field.Kind
  }

  private(set) var text = ""
  /// By the bytes of the pointer; of a key that is there twice, the last.
  private(set) var sites: [[UInt8]: Site] = [:]
  /// How many keys were there before in their object.
  private(set) var duplicates = 0
  private var random: SplitMix

  /// Keys as they are written, and as steps of a pointer.
  private static let keys = [
    ("a", "a"), (#"\u0061"#, "a"), ("/", "~1"), (#"\/"#, "~1"), ("~", "~0"), ("", ""), (#"\""#, "\""),
    ("\u{E9}", "\u{E9}"), ("e\u{301}", "e\u{301}"), ("0", "0"), ("}", "}"), (#"\ud83d\ude00"#, "😀"),
    ("日本", "日本"),
  ]

  init(seed: UInt64) { random = SplitMix(state: seed) }

  mutating func write(depth: Int = 0, at pointer: String = "", key: Place? = nil) {
    space()
    let kind = kind(depth)
    sites[Array(pointer.utf8)] = Site(value: here, key: key ?? here, kind: kind)
    switch kind {
    case .object: writeMembers(depth, pointer)
    case .array: writeElements(depth, pointer)
    case .string:
      text += pick([#""""#, #""}],""#, #""a\"b""#, #""日本\u65e5""#, #""\\""#, #""😀\ud83d\ude00""#])
    case .number: text += pick(["1.5", "-0.0", "1e3", "0E-7"])
    case .integer: text += pick(["0", "-7", "9223372036854775807"])
    case .flag: text += pick(["true", "false"])
    default: text += "null"
    }
    space()
  }

  private mutating func writeElements(_ depth: Int, _ pointer: String) {
    text += "["
    for offset in 0..<Int.random(in: 0...4, using: &random) {
      if offset > 0 { text += "," }
      write(depth: depth + 1, at: "\(pointer)/\(offset)")
    }
    text += "]"
  }

  private mutating func writeMembers(_ depth: Int, _ pointer: String) {
    text += "{"
    for count in 0..<Int.random(in: 0...4, using: &random) {
      if count > 0 { text += "," }
      let (written, step) = pick(Self.keys)
      forget(Array("\(pointer)/\(step)".utf8))
      space()
      let key = here
      text += "\"\(written)\""
      space()
      text += ":"
      write(depth: depth + 1, at: "\(pointer)/\(step)", key: key)
    }
    text += "}"
  }

  /// What was written under a key before does not count when the key comes again.
  private mutating func forget(_ pointer: [UInt8]) {
    guard sites[pointer] != nil else { return }
    duplicates += 1
    sites = sites.filter { $0.key != pointer && !$0.key.starts(with: pointer + [UInt8(ascii: "/")]) }
  }

  private mutating func kind(_ depth: Int) -> Field.Kind {
    depth < 4 && Int.random(in: 0...(depth + 2), using: &random) < 3
      ? pick([.object, .array]) : pick([.string, .number, .integer, .flag, .null])
  }

  private mutating func space() {
    text += pick(["", "", "", " ", "\n", "\t", "\r\n  "])
  }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  /// The place of what comes next, counted without our own code.
  private var here: Place {
    let scalars = text.unicodeScalars
    return Place(
      line: scalars.count { $0 == "\n" } + 1, column: scalars.reversed().prefix { $0 != "\n" }.count + 1)
  }
}

/// Steele, Lea and Flood's SplitMix64: the same numbers for the same seed everywhere.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
