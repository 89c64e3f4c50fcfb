import Testing
import VitrineViewer

@Suite struct KeyReaderTests {
  /// What a terminal sends, written so that a log of the tests can be read.
  struct Sent: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
    let text: String
    init(stringLiteral value: String) { text = value }
    var testDescription: String { text.debugDescription }
  }

  private static let table: [(Sent, [Key])] = [
    ("a", [.typed("a")]), ("/ん", [.typed("/"), .typed("ん")]), ("é🎁", [.typed("é"), .typed("🎁")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{1B}[Z", [.backTab]), ("\u{7F}", [.backspace]),
    ("\u{8}", [.backspace]), ("\u{C}", [.control("l")]), ("\u{3}", [.control("c")]),
    ("\u{1B}[A\u{1B}[B", [.up, .down]), ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
    ("\u{1B}[1;5C", [.right]), ("\u{1B}[D", [.left]), ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.home, .end, .home, .end]),
    ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~\u{1B}[3~", [.home, .end, .home, .end, .delete]),
    ("\u{1B}OM", [.enter]), ("\u{1B}[<64;1;1M", [.wheelUp]), ("\u{1B}[<65;10;5M", [.wheelDown]),
    ("\u{1B}[<0;10;5M\u{1B}[<0;10;5m", [.click(column: 9, row: 4)]),
    ("\u{1B}[<16;3;1M", [.click(column: 2, row: 0)]),
    ("\u{1B}[<0;0;0M", [.click(column: 0, row: 0)]),
    // What nobody knows is swallowed whole.
    ("\u{1B}[<2;10;5M", []), ("\u{1B}[<0;10M", []), ("\u{1B}[<99999999999999999999;1;1M", []),
    ("\u{1B}[99~", []), ("\u{1B}[?62;22c", []), ("\u{1B}[I\u{1B}[O", []), ("\u{1B}[1;2;3;4;5;6;7;8;9;1A", []),
    ("\u{1B}[Mabcq", [.typed("q")]), ("\u{1B}xq", [.escape, .typed("x"), .typed("q")]), ("\u{1B}[;;A", [.up]),
    ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\q", [.typed("q")]), ("\u{1B}]52;c;qqq\u{7}q", [.typed("q")]),
    ("\u{1B}P1$r0m\u{1B}\\q", [.typed("q")]), ("\u{1B}_Gi=1;OK\u{1B}\\q", [.typed("q")]),
    // What no terminal answers was typed, one key soon after the other.
    ("\u{1B}]jq", [.escape, .typed("]"), .typed("j"), .typed("q")]),
    ("\u{1B}Pq", [.escape, .typed("P"), .typed("q")]), ("\u{1B}_\r", [.escape, .typed("_"), .enter]),
    ("\u{1B}]\u{1B}[A", [.escape, .typed("]"), .up]), ("\u{1B}Xq", [.escape, .typed("X"), .typed("q")]),
    ("\u{1B}^\u{1B}\u{1B}[A", [.escape, .typed("^"), .escape, .up]),
    // A sequence that is broken off begins anew.
    ("\u{1B}[12\u{1B}[A", [.up]), ("\u{1B}[1\u{18}q", [.typed("q")]), ("\u{1B}\u{1B}[A", [.escape, .up]),
    ("\u{1B}\r", [.escape, .enter]),
    // A paste is data.
    ("\u{1B}[200~q\n\u{1B}[A\u{1B}[201~x", [.pasted("q\n\u{1B}[A"), .typed("x")]),
    ("\u{1B}[200~\u{1B}[201~", [.pasted("")]), ("\u{1B}[201~", []),
  ]

  @Test(arguments: table)
  func `bytes are keys, all at once or one by one`(_ sent: Sent, _ expected: [Key]) {
    let text = sent.text
    var atOnce = KeyReader()
    #expect(atOnce.keys(of: text.utf8) == expected)
    #expect(atOnce.patience == nil)
    var oneByOne = KeyReader()
    #expect(text.utf8.flatMap { oneByOne.keys(of: [$0]) } == expected)
  }

  @Test(
    arguments: [
      ("\u{1B}", [Key.escape]), ("\u{1B}[", [.escape, .typed("[")]), ("\u{1B}O", [.escape, .typed("O")]),
      ("\u{1B}]", [.escape, .typed("]")]), ("\u{1B}P", [.escape, .typed("P")]), ("\u{1B}[1;", []),
      ("\u{1B}]11;rgb:", []),
      ("\u{1B}[200~abc", [.pasted("abc")]), ("", []), ("a", []),
    ] as [(Sent, [Key])])
  func `silence ends what has begun`(_ sent: Sent, _ expected: [Key]) {
    let text = sent.text
    var reader = KeyReader()
    _ = reader.keys(of: text.utf8)
    #expect((reader.patience == nil) == (text == "" || text == "a"))
    #expect(reader.keysAfterSilence() == expected)
    #expect(reader.patience == nil)
    #expect(reader.keys(of: "j".utf8) == [.typed("j")])
  }

  @Test(
    arguments: [
      [0xC3], [0xC3, 0x28], [0xA0], [0xFF, 0xFE], [0xE3, 0x81], [0xED, 0xA0, 0x80], [0xC0, 0x80],
      [0xE0, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xC2, 0x9B],
    ] as [[UInt8]])
  func `bytes that are no UTF-8 are no keys`(_ bytes: [UInt8]) {
    var reader = KeyReader()
    let keys = reader.keys(of: bytes) + reader.keysAfterSilence() + reader.keys(of: "j".utf8)
    #expect(keys.filter { $0 != .typed("(") } == [.typed("j")])
  }

  @Test(arguments: [KeyReader.limit - 1, KeyReader.limit, KeyReader.limit + 1, 100_000])
  func `a paste keeps its beginning, and its end is seen`(_ count: Int) {
    var reader = KeyReader()
    let text = String(repeating: "p", count: count)
    let keys = reader.keys(of: "\u{1B}[200~\(text)\u{1B}[201~q".utf8)
    guard case .pasted(let kept)? = keys.first else {
      Issue.record("nothing was pasted")
      return
    }
    #expect(kept.utf8.count == min(count, KeyReader.limit - 6))
    #expect(keys.dropFirst() == [.typed("q")])
  }

  @Test(arguments: ["\u{1B}]11;", "\u{1B}P1$r", "\u{1B}_G"] as [Sent])
  func `an answer without an end does not swallow keys for ever`(_ sent: Sent) {
    var reader = KeyReader()
    let typed = String(repeating: "j", count: KeyReader.limit)
    _ = reader.keys(of: (sent.text + typed).utf8)
    #expect(reader.keys(of: "jq".utf8).last == .typed("q"))
  }

  @Test func `no bytes are an error`() {
    var state: UInt64 = 1
    var reader = KeyReader()
    let alphabet =
      Array("\u{1B}[]OPM<>;?0129~AZm\u{7}\\_q\r\u{18}".utf8) + [0x80, 0x9B, 0xC3, 0xE3, 0xF0, 0xFF]
    var pasted = 0
    for _ in 0..<200_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let draw = Int(state >> 33)
      let byte = draw % 3 == 0 ? UInt8(truncatingIfNeeded: draw >> 8) : alphabet[draw / 3 % alphabet.count]
      for key in reader.keys(of: [byte]) {
        if case .pasted(let text) = key { pasted = max(pasted, text.utf8.count) }
      }
      if draw % 1_000 == 0 { _ = reader.keysAfterSilence() }
    }
    #expect(pasted <= 3 * KeyReader.limit)
  }
}
