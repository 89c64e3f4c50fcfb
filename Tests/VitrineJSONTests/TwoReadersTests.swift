import Testing
import VitrineJSON

/// A text that a quick reader reads is one that jansson reads as well, with the same values, remarks and places.
@Suite struct TwoReadersTests {
  @Test(.enabled(if: TwoReaders.quick.contains(.simdjson), "simdjson is not here"))
  func `the library is opened after so many bytes and serves from then on`() throws {
    let reader = DocumentReader(after: 10)
    let readers = try ["[1, 2]", "[3]", "[4, 5]", "[]"].map {
      try reader.document(Array($0.utf8), name: "a", budget: .response).reader
    }
    #expect(readers == [.direct, .direct, .simdjson, .simdjson])
  }

  @Test(arguments: [nil, "libsimdjson.so.none", "libjansson.so.4"])
  func `without the library we read ourselves, and nobody is told`(library: String?) throws {
    let reader = DocumentReader(library: library, after: 0)
    for _ in 0..<2 {
      let document = try reader.document(Array("[1]".utf8), name: "a", budget: .response)
      #expect(document.reader == .direct && document.remarks.isEmpty)
    }
  }

  @Test(.enabled(if: Corpora.has("json_test_suite"), "no corpora here"), arguments: TwoReaders.quick)
  func `on every text of the corpora both say the same`(reader: Document.Reader) throws {
    var readers = TwoReaders(reader)
    for file in try Corpora.files("") {
      let difference = readers.difference(file.bytes)
      #expect(difference == nil, "\(file.name): \(difference ?? "")")
    }
    // 1,020 of 1,360; most of the others are not JSON, and jansson says why.
    #expect(readers.quickly > readers.texts / 2, "\(readers.quickly) of \(readers.texts)")
  }

  @Test(
    .enabled(if: Corpora.has("number_parsing"), "number_parsing is not here"), arguments: TwoReaders.quick)
  func `on every number of the corpora both say the same`(reader: Document.Reader) throws {
    var readers = TwoReaders(reader)
    for file in try Corpora.files("number_parsing", ending: ".txt") where file.name.contains("-") {
      for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
        let number = line.split(separator: UInt8(ascii: " "))[3]
        for text in [Array(number), Array("[".utf8) + number + Array("]".utf8)] {
          let difference = readers.difference(text)
          #expect(difference == nil, "\(String(decoding: text, as: UTF8.self)): \(difference ?? "")")
        }
      }
    }
    // 35,000 of 35,746.
    #expect(readers.quickly > readers.texts / 2, "\(readers.quickly) of \(readers.texts)")
  }

  /// Whether a quick reader may read a text of ours, or must leave it to jansson.
  static let table: [(text: String, isQuick: Bool)] = [
    (#"{"a": [1, -2.5, "é\n", true, null, {}], "b": {"c": []}}"#, true), ("\"\"", true), (" 7\n", true),
    ("null", true), ("-0", true), ("-0.0", true), ("3.0", true), ("1e-400", true), (#""\u0000""#, true),
    ("[1.7976931348623157e308, 5e-324, 9007199254740993.0]", true), ("[9223372036854775807]", true),
    ("[-9223372036854775808]", true), ("\u{FEFF}[1]", true), (#"["\ud83d\ude00", "\u2028"]"#, true),
    ("{\"\u{E9}\": 1, \"e\u{301}\": 2}", true), (#"{"": 1}"#, true),
    (#"{"a": {"a": 1}, "b": {"a": 1}}"#, true), ("9223372036854775808", false),
    ("[-9223372036854775809]", false), ("1e400", false), ("", false), (" ", false),
    (#"{"a": 1, "a": 2}"#, false), (#"{"a": 1, "\u0061": 2}"#, false), (#"{"a\u0000": 1}"#, false),
    (#"{"abcdefgh\u0000": 1}"#, false), (#"{"abcdefghij\u0000k": 1}"#, false),
    (#"{"description_a": 1, "description_b": 2}"#, true),
    (#"{"description_a": 1, "b": [], "description_a": 2}"#, false), (#"["\ud800"]"#, false),
    (#"["\udc00"]"#, false), (#"["\ud800\ud800"]"#, false), ("[1,]", false), ("[1] x", false),
    ("[01]", false), ("\u{FEFF}\u{FEFF}[1]", false), ("[\"\t\"]", false), ("[\"\u{7F}\"]", true),
    ("[1 2]", false), ("{", false),
    ("[1,1,1,1]", true), (#"["","",""]"#, true), (#""""#, true), ("[[],{},[{}]]", true),
    (#"{"a":"b"}"#, true),
    ("[}", false), ("{]", false), ("[,1]", false), ("{,}", false), (#"{"a"}"#, false), (#"{"a":}"#, false),
    ("{1:2}", false), ("[1", false), ("1,2", false), ("]", false), ("tru", false), ("nul", false),
    ("truex", false), ("[-]", false), ("[1.]", false), ("[.5]", false), ("[1e]", false), ("[1e+]", false),
    ("[-0.0e-0, 1E+2, 1e22, 1e23, 123456789012345678901234567890e-20, 1e00000005]", true),
    ("[0.1, 4.35, 2.2250738585072011e-308, 9007199254740993e1]", true),
    (#"["\u00E9\/\b\f\n\r\t\\\""]"#, true), (#"["\u12g4"]"#, false), (#"["\x"]"#, false),
    (#"["\ud83d\n"]"#, false), (#"["\"]"#, false), (#"["\u12"#, false), (#"["1234567"]"#, true),
    (#"["12345678\"901234567"]"#, true), ("[\"123456789\n\"]", false), ("[\u{A0}1]", false),
    ("[\"é\", \"語\", \"👍🏽\", \"a語b\", \"1234567é\"]", true),
    ("[" + String(repeating: "7", count: 18) + "." + String(repeating: "3", count: 300) + "]", true),
  ]

  @Test(arguments: table.indices, TwoReaders.quick)
  func `what is odd is left to jansson`(ordinal: Int, reader: Document.Reader) {
    let (text, isQuick) = Self.table[ordinal]
    var readers = TwoReaders(reader)
    #expect(readers.difference(Array(text.utf8)) == nil, "\(text)")
    #expect(readers.quickly == (isQuick ? 1 : 0), "\(text)")
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xE3, 0x81],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xEF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF0, 0x9F, 0x98], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE, 0xFF], [0xE3, 0x81, 0x28],
      [0xF0, 0x9F, 0x98, 0x28], [0xF0, 0x9F, 0x28, 0x80], [0xF0, 0x28, 0x98, 0x80], [0xE3, 0x28, 0x81],
    ] as [[UInt8]], TwoReaders.quick)
  func `what is not UTF-8 is left to jansson wherever it stands`(wrong: [UInt8], reader: Document.Reader) {
    for plain in 0..<10 {
      var readers = TwoReaders(reader)
      let text = Array("[\"".utf8) + Array(repeating: 0x61, count: plain) + wrong
      for end in ["", "\"]", "a\"]", "abcdefgh\"]"] { #expect(readers.difference(text + end.utf8) == nil) }
      #expect(readers.quickly == 0)
    }
  }

  @Test(arguments: TwoReaders.quick) func `every character is read as it stands`(reader: Document.Reader) {
    var readers = TwoReaders(reader)
    for start in stride(from: UInt32(0x20), to: 0x110000, by: 0x4000) {
      let some = (start..<min(start + 0x4000, 0x110000)).compactMap(Unicode.Scalar.init)
        .filter { $0 != "\"" && $0 != "\\" }
      if some.isEmpty { continue }
      #expect(readers.difference([0x22] + String(String.UnicodeScalarView(some)).utf8 + [0x22]) == nil)
    }
    #expect(readers.quickly == readers.texts)
  }

  @Test(arguments: [1, 5, 31, 32, 33, 34, 64, 65, 500], TwoReaders.quick)
  func `an object may have any number of members, and one twice is found`(
    count: Int, reader: Document.Reader
  ) {
    let members = (0..<count).map { "\"key\($0 * 7919 % 1000)\": \($0)" }
    var readers = TwoReaders(reader)
    #expect(readers.difference(Array("{\(members.joined(separator: ","))}".utf8)) == nil)
    #expect(readers.quickly == 1)
    for twin in [0, count / 2, count - 1] {
      let twice = (members + [members[twin]]).joined(separator: ",")
      #expect(readers.difference(Array("[{\(twice)}]".utf8)) == nil)
    }
    #expect(readers.quickly == 1)
  }

  @Test(arguments: BudgetTests.texts.indices, TwoReaders.quick)
  func `a budget holds to the last unit, whoever reads`(ordinal: Int, reader: Document.Reader) {
    let (_, count, text, _) = BudgetTests.texts[ordinal]
    for more in -3...3 {
      var readers = TwoReaders(reader)
      #expect(readers.difference(Array(text(count + more).utf8), BudgetTests.small) == nil)
    }
  }

  @Test(arguments: [.max, .max - 1, 1, 0, -1, .min], TwoReaders.quick)
  func `a limit may be any number, whoever reads`(limit: Int, reader: Document.Reader) {
    let budget = Budget(bytes: .max, depth: limit, nodes: limit, stringBytes: limit, numberBytes: limit)
    var readers = TwoReaders(reader)
    for text in ["[]", "7", "[[7, \"a\"]]", "{\"a\": {\"b\": -17.5}}", ""] {
      #expect(readers.difference(Array(text.utf8), budget) == nil, "\(text)")
      let all = Budget(bytes: limit, depth: 9, nodes: 9, stringBytes: 9, numberBytes: 9)
      #expect(readers.difference(Array(text.utf8), all) == nil, "\(text)")
    }
    if limit > 1 { #expect(readers.quickly == 8) }
  }

  @Test(arguments: UInt64(0)..<300, TwoReaders.quick)
  func `on what chance writes both say the same, whole or broken`(seed: UInt64, reader: Document.Reader) {
    var writer = TextWriter(seed: seed)
    writer.write()
    var readers = TwoReaders(reader)
    var bytes = Array(writer.text.utf8)
    #expect(readers.difference(bytes) == nil, "\(writer.text)")
    #expect(readers.quickly == (writer.duplicates == 0 ? 1 : 0), "\(writer.text)")
    var random = SplitMix(state: seed)
    for _ in 0..<8 where !bytes.isEmpty {
      let offset = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.remove(at: offset)
      case 1: bytes[offset] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.insert(Array("[]{}:,\"\\0-.eE".utf8).randomElement(using: &random) ?? 0, at: offset)
      default: bytes.swapAt(offset, Int.random(in: bytes.indices, using: &random))
      }
      #expect(readers.difference(bytes) == nil, "\(bytes)")
    }
  }
}
