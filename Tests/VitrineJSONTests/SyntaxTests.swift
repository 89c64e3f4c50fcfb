import Testing
import VitrineJSON

@Suite struct SyntaxTests {
  @Test(arguments: [
    ("", "1:1 the text is empty"),
    (" \n ", "2:2 the text is empty"),
    ("{", "1:2 the text ends before the '{' of 1:1 is closed"),
    ("{\n  \"a\": [1,\n    2\n", "4:1 the text ends before the '[' of 2:8 is closed"),
    ("[1,]", "1:4 the comma before ']' is one too many"),
    ("{\"a\": 1,\n}", "2:1 the comma before '}' is one too many"),
    ("[1 2]", "1:4 expected ',' or ']', found 2"),
    ("[1,,2]", "1:4 expected a value, found ','"),
    ("{\"a\" 1}", "1:6 expected ':' after the key, found 1"),
    ("{\"a\": 1 \"b\": 2}", "1:9 expected ',' or '}', found \"b\""),
    ("{a: 1}", "1:2 expected a key in double quotes, found \"a\""),
    ("{'a': 1}", "1:2 expected a key in double quotes, found \"'\""),
    ("{ // words\n}", "1:3 expected a key in double quotes, found \"/\"; JSON has no comments"),
    ("{1: 1}", "1:2 expected a key in double quotes, found 1"),
    ("[1] x", "1:5 \"x\" is not JSON; a string stands in double quotes"),
    ("[1] [2]", "1:5 expected the end of the text, found '['"),
    ("[1]]", "1:4 expected the end of the text, found ']'"),
    ("[1}", "1:3 expected ',' or ']', found '}'"),
    ("[True]", "1:2 \"True\" is not JSON; did you mean true?"),
    ("[None]", "1:2 \"None\" is not JSON; did you mean null?"),
    ("[NaN]", "1:2 \"NaN\" is not JSON; JSON has no such number"),
    ("[1, // one\n2]", "1:5 \"/\" is not JSON; JSON has no comments"),
    ("['a']", "1:2 \"'\" is not JSON; a string stands in double quotes"),
    ("[0x1F]", "1:2 \"0x1F\" is not JSON"), ("[+1]", "1:2 \"+1\" is not JSON"),
    ("[01]", "1:2 \"01\" is not JSON"),
    ("[.5]", "1:2 \".5\" is not JSON"), ("[5.]", "1:2 \"5.\" is not JSON"), ("[-]", "1:2 \"-\" is not JSON"),
    ("[\u{A0}1]", "1:2 \"\\u{a0}\" is not JSON"), ("[\u{1B}]", "1:2 \"\\u{1b}\" is not JSON"),
    ("[\u{202E}]", "1:2 \"\\u{202e}\" is not JSON"),
    ("[\"abc", "1:2 this string is never closed"),
    ("[\"ab\nc\"]", "1:2 this string runs over the end of its line; a line break in it is written \\n"),
    ("[ \"a\tb\"]", "1:3 this string holds the raw byte 0x09; it is written \\u0009"),
    ("[\"a\u{1B}b\"]", "1:2 this string holds the raw byte 0x1B; it is written \\u001B"),
    (#"["C:\dir"]"#, #"1:2 this string holds \d, which is no escape; a backslash is written \\"#),
    (#"["\u12G4"]"#, #"1:2 this string holds \u12, but \u takes four hexadecimal digits"#),
    (#"["\ud800x"]"#, "1:2 this string holds half of a surrogate pair"),
    (#"["ホ", "\udc00"]"#, "1:7 this string holds half of a surrogate pair"),
    (#"{"a\u0000b": 1}"#, #"1:2 a key can't hold \u0000"#),
    ("[1, 1e999]", "1:5 the number 1e999 is greater than a double holds"),
    ("[1\u{0}, 2]", "1:3 the byte 0x00 can't stand in JSON"),
    ("[\u{0}", "1:2 the byte 0x00 can't stand in JSON; is it UTF-16?"),
  ])
  func `what is not JSON gets one placed sentence`(text: String, expected: String) {
    #expect(verdict(Array(text.utf8)) == "syntax " + expected)
  }

  @Test(
    arguments: [
      ([0x5B, 0x22, 0xE9, 0x22, 0x5D], "1:3 the byte 0xE9 is not UTF-8"),
      ([0x5B, 0x22, 0xC0, 0x80, 0x22, 0x5D], "1:3 the byte 0xC0 is not UTF-8"),
      ([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], "1:3 the byte 0xED is not UTF-8"),
      ([0x0A, 0xE3, 0x81, 0x82, 0xF4, 0x90, 0x80, 0x80], "2:2 the byte 0xF4 is not UTF-8"),
      ([0xFF, 0xFE, 0x7B, 0x00], "1:1 the byte 0xFF is not UTF-8; is it UTF-16?"),
      ([0xEF, 0xBB, 0xBF], "1:1 the text is empty"),
      ([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x31], "1:1 \"\\u{feff}\" is not JSON"),
    ] as [([UInt8], String)])
  func `what is not UTF-8 is placed at its byte`(bytes: [UInt8], expected: String) {
    #expect(verdict(bytes) == "syntax " + expected)
  }

  @Test func `a message quotes no more than is good`() {
    let failure = verdict(Array(("[" + String(repeating: "x", count: 5000) + "]").utf8))
    #expect(failure.utf8.count < 120)
  }

  @Test(arguments: 0..<2000)
  func `no bytes crash the reader, and no message carries their controls`(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let alphabet: [UInt8] =
      Array("{}[]:,\"\\/ \n\t\r\u{0}\u{1}\u{1B}-+.eEu0019truefalsnd".utf8) + [0x80, 0xC3, 0xE3, 0xF0, 0xFF]
    let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
      alphabet[Int.random(in: alphabet.indices, using: &random)]
    }
    let verdict = verdict(bytes)
    #expect(verdict.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }, "\(bytes)")
  }
}
