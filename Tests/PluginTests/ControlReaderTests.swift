import Testing
import Vitrine
import VitrineTesting

/// The reader that judges what a terminal is sent, held to cases of its own.
@Suite struct ControlReaderTests {
  typealias Piece = ControlReader.Piece

  static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
  private static func text(_ text: String) -> Piece { .text(bytes(text)) }
  private static func sequence(_ parameters: String, _ final: String, _ intermediates: String = "") -> Piece {
    .sequence(
      parameters: bytes(parameters), intermediates: bytes(intermediates), final: bytes(final).first ?? 0)
  }

  static let table: [(bytes: [UInt8], pieces: [Piece])] = [
    (bytes("plain 白 👩‍👩‍👧‍👦"), [text("plain 白 👩‍👩‍👧‍👦")]),
    (bytes("a\nb\tc\u{7F}"), [text("a"), .control(10), text("b"), .control(9), text("c"), .control(127)]),
    // CSI after ESC, as one byte and as UTF-8.
    (bytes("a\u{1B}[1;31mb"), [text("a"), sequence("1;31", "m"), text("b")]),
    ([0x9B, 0x32, 0x4A], [sequence("2", "J")]), (bytes("\u{9B}2J"), [sequence("2", "J")]),
    (bytes("\u{1B}[?2026h"), [sequence("?2026", "h")]), (bytes("\u{1B}[ q"), [sequence("", "q", " ")]),
    (bytes("\u{1B}[!p"), [sequence("", "p", "!")]),
    (bytes("\u{1B}[38:2::1:2:3m"), [sequence("38:2::1:2:3", "m")]),
    // Controls inside a sequence are carried out before it.
    (bytes("\u{1B}[3\n1m"), [.control(10), sequence("31", "m")]),
    (bytes("\u{1B}\u{1B}[[31m"), [.broken([0x1B]), sequence("", "["), text("31m")]),
    (bytes("\u{1B}[31\u{18}m"), [.broken(bytes("\u{1B}[31")), .control(0x18), text("m")]),
    (bytes("\u{1B}[31\u{1A}m"), [.broken(bytes("\u{1B}[31")), .control(0x1A), text("m")]),
    (bytes("\u{1B}[3é"), [.broken(bytes("\u{1B}[3")), text("é")]),
    (bytes("\u{1B}[ 1m"), [.broken(bytes("\u{1B}[ ")), text("1m")]),
    (bytes("\u{1B}[3\u{1B}c"), [.broken(bytes("\u{1B}[3")), .escape(intermediates: [], final: 0x63)]),
    // Escapes.
    (bytes("\u{1B}c"), [.escape(intermediates: [], final: 0x63)]),
    (bytes("\u{1B}(0"), [.escape(intermediates: [0x28], final: 0x30)]),
    (bytes("\u{1B}#8"), [.escape(intermediates: [0x23], final: 0x38)]),
    (
      bytes("\u{1B}7\u{1B}8"),
      [.escape(intermediates: [], final: 0x37), .escape(intermediates: [], final: 0x38)]
    ),
    (bytes("\u{1B}M"), [.upperControl(0x8D)]), (bytes("\u{85}x"), [.upperControl(0x85), text("x")]),
    ([0x84], [.upperControl(0x84)]),
    // OSC: BEL, ST, ST of C1; what ends it otherwise.
    (bytes("\u{1B}]2;x\u{7}y"), [.command(bytes("2;x"), .bell), text("y")]),
    (bytes("\u{1B}]52;c;QQ==\u{1B}\\y"), [.command(bytes("52;c;QQ=="), .terminator), text("y")]),
    (bytes("\u{9D}0;白\u{9C}"), [.command(bytes("0;白"), .terminator)]),
    ([0x9D, 0x30, 0x9C], [.command([0x30], .terminator)]),
    (bytes("\u{1B}]0;a\u{1B}[31mb"), [.broken(bytes("\u{1B}]0;a")), sequence("31", "m"), text("b")]),
    (bytes("\u{1B}]0;a\u{18}b"), [.broken(bytes("\u{1B}]0;a")), .control(0x18), text("b")]),
    (bytes("\u{1B}]0;a\nb\u{7}"), [.command(bytes("0;a\nb"), .bell)]),
    (bytes("\u{1B}]0;open"), [.broken(bytes("\u{1B}]0;open"))]),
    // The other strings; BEL does not end them.
    (bytes("\u{1B}P$q\"p\u{1B}\\"), [.string(0x90, bytes("$q\"p"), .terminator)]),
    (bytes("\u{1B}_Gf=24\u{7};\u{1B}\\"), [.string(0x9F, bytes("Gf=24\u{7};"), .terminator)]),
    (bytes("\u{1B}^pm\u{9C}"), [.string(0x9E, bytes("pm"), .terminator)]),
    (bytes("\u{1B}Xsos\u{1B}\\"), [.string(0x98, bytes("sos"), .terminator)]),
    (bytes("\u{90}dcs\u{9C}z"), [.string(0x90, bytes("dcs"), .terminator), text("z")]),
    (bytes("\u{1B}Pa\u{1B}Pb\u{1B}\\"), [.broken(bytes("\u{1B}Pa")), .string(0x90, [0x62], .terminator)]),
    // What is no UTF-8.
    ([0x61, 0xFF, 0x62], [text("a"), .malformed([0xFF]), text("b")]),
    ([0xE3, 0x81], [.malformed([0xE3, 0x81])]),
    ([0xE3, 0x81, 0x41], [.malformed([0xE3, 0x81]), text("A")]),
    ([0xED, 0xA0, 0x80], [.malformed([0xED, 0xA0, 0x80])]),
    ([0xC0, 0x8A], [.malformed([0xC0]), .upperControl(0x8A)]),
    (bytes("\u{1B}"), [.broken([0x1B])]), (bytes("\u{1B}[3"), [.broken(bytes("\u{1B}[3"))]), ([], []),
  ]

  @Test(arguments: table.indices)
  func `every control function is named`(_ row: Int) {
    let (bytes, pieces) = Self.table[row]
    #expect(ControlReader.pieces(of: bytes) == pieces)
  }

  @Test func `it makes no difference where a stream is cut`() {
    for (bytes, pieces) in Self.table {
      for cut in 0...bytes.count {
        var reader = ControlReader()
        reader.read(bytes[..<cut])
        reader.read(bytes[cut...])
        reader.finish()
        #expect(reader.pieces == pieces)
      }
    }
  }

  private func findings(_ text: String, _ level: ColourLevel = .truecolor) -> [String] {
    PaintedText(Self.bytes(text), at: level).findings
  }

  private static let link = "\u{1B}]8;id=1;https://shop.example/a;b\u{1B}\\"
  private static let linkEnd = "\u{1B}]8;;\u{1B}\\"

  @Test(arguments: [
    ("plain\n", ColourLevel.none), ("\u{1B}[1mbold\u{1B}[0m\n", .sixteen),
    ("\u{1B}[1;91mx\u{1B}[0;2my\u{1B}[0m", .sixteen),
    ("\u{1B}[38;5;210mx\u{1B}[0m\n", .indexed), ("\u{1B}[38;2;1;2;255mx\u{1B}[0m", .truecolor),
    ("👍🏽\u{1B}[12Gx", .none), (link + "words" + linkEnd + "\n", .sixteen),
  ])
  func `what painting needs is let through`(_ text: String, _ level: ColourLevel) {
    #expect(findings(text, level) == [])
  }

  @Test(arguments: [
    "\u{1B}[2J", "\u{1B}[5mx\u{1B}[0m", "\u{1B}[1mx\n", "\u{1B}[1mx", "\u{1B}[38;5;300mx\u{1B}[0m",
    "\u{1B}[38;2;1mx\u{1B}[0m",
    "\u{1B}[mx", "\u{1B}[?1mx\u{1B}[0m", "\u{1B}[1 mx\u{1B}[0m", "\u{1B}[0G", "\u{1B}[1G", "\u{1B}[G",
    "\u{1B}[2;3G", "\u{1B}[9999G",
    "\u{1B}[31mx\u{1B}[0m", "\u{1B}[58;5;1mx\u{1B}[0m", "\u{1B}]8;id=1;https://a.example\u{7}x" + linkEnd,
    "\u{1B}]8;;https://a.example\u{1B}\\x" + linkEnd, "\u{1B}]8;id=1;file:///etc/passwd\u{1B}\\x" + linkEnd,
    "\u{1B}]8;id=1;javascript:x\u{1B}\\x" + linkEnd, "\u{1B}]8;id=1;https://é.example\u{1B}\\x" + linkEnd,
    "\u{1B}]8;id=1:x=2;https://a.example\u{1B}\\x" + linkEnd, link + "x\n" + linkEnd, link + "x",
    link + link + "x" + linkEnd,
    "\u{1B}]0;title\u{1B}\\", "\u{1B}]52;c;QQ==\u{7}", "\u{1B}c", "\u{1B}Pq\u{1B}\\", "\u{9B}1m", "a\rb",
    "a\tb", "\u{7}", "\u{7F}", "\u{85}",
  ])
  func `anything else is found`(_ text: String) {
    #expect(findings(text) != [])
  }

  @Test func `a level has its own codes and no other's`() {
    #expect(
      findings("\u{1B}[1mx\u{1B}[0m", .none) != [] && findings(Self.link + "x" + Self.linkEnd, .none) != [])
    #expect(findings("\u{1B}[38;2;1;2;3mx\u{1B}[0m", .indexed) != [])
    #expect(findings("\u{1B}[38;5;20mx\u{1B}[0m", .sixteen) != [])
    #expect(findings("\u{1B}[91mx\u{1B}[0m", .indexed) != [])
  }

  @Test func `the plain text is what painting leaves`() {
    let text = "a\u{1B}[1mb\u{1B}[0m" + Self.link + "白い" + Self.linkEnd + "👍🏽\u{1B}[9Gc\n"
    #expect(String(decoding: PaintedText(Self.bytes(text), at: .sixteen).plain, as: UTF8.self) == "ab白い👍🏽c\n")
    #expect(PaintedText(Self.bytes(text), at: .sixteen).links == ["https://shop.example/a;b"])
  }
}
