import Testing
import Vitrine
import VitrineUI

@Suite struct TextDoorTests {
  static let cases: [(untrusted: String, painted: String)] = [
    ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\u{1B}\u{1B}[[31mb", "a\u{FFFD}\u{FFFD}[[31mb"),
    ("x\u{9B}2Jy", "x\u{FFFD}2Jy"), ("x\u{1B}]0;title\u{7}y", "x\u{FFFD}]0;title\u{FFFD}y"),
    ("a\u{0}b\u{8}c\u{7F}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"), ("a\tb\r\nc\u{2028}d\u{2029}e", "a b c d e"),
    ("  two   words  ", "two words"), ("user\u{202E}gpj.exe\u{202C}", "usergpj.exe"),
    ("\u{2066}a\u{2069}\u{200E}b\u{200F}\u{61C}c", "abc"), ("pay\u{200B}pal\u{FEFF}\u{AD}\u{2060}", "paypal"),
    ("pay\u{200D}pal", "paypal"), ("pay\u{FE0F}pal", "paypal"), ("\u{FE0F}\u{200D}a", "a"),
    ("a\u{E0061}\u{E0062}\u{E007F}b", "ab"), (scalars(0xFFFF, 0x1FFFE), "\u{FFFD}\u{FFFD}"),
    ("\u{301}a", "\u{25CC}\u{301}a"), ("e\u{301}", "e\u{301}"), ("❤\u{FE0F}x", "❤\u{FE0F}x"),
    ("👩\u{200D}👩\u{200D}👧", "👩\u{200D}👩\u{200D}👧"), ("👩\u{200D}", "👩"),
    ("\u{1B}\u{301}[31m", "\u{FFFD}\u{301}[31m"), ("", ""), (" \u{200B} ", ""),
  ]

  @Test(arguments: cases)
  func `text from outside loses what a terminal would obey`(_ untrusted: String, _ painted: String) {
    let shown = Stage().text(200) { $0.text(Text(untrusted)) }
    #expect(shown.map { Array($0.utf8) } == (painted.isEmpty ? [] : [Array(painted.utf8)]))
  }

  @Test(arguments: cases.map(\.untrusted))
  func `no slot of any word lets a forbidden scalar through`(_ untrusted: String) {
    for width in [1, 7, 80] {
      #expect(findings(in: Stage().text(width) { Samples.everySlot(Text(untrusted), on: &$0) }, width) == [])
    }
  }

  @Test func `the engine's frames let no forbidden scalar through`() {
    for (untrusted, _) in Self.cases {
      for width in [1, 7, 80] {
        let medium = Stage().medium(width)
        let lines =
          medium.header(title: untrusted, tabs: [("one", untrusted, true), ("two", untrusted, false)])
          + medium.hole(untrusted)
          + medium.module(title: untrusted, more: Stage.more, [])
        #expect(findings(in: Stage().lines(of: lines), width) == [])
      }
    }
  }

  static let widths: [(text: String, cells: Int)] = [
    ("a", 1), ("あ", 2), ("ｱ", 1), ("Ａ", 2), ("é", 1), ("e\u{301}", 1), ("か\u{3099}", 2), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇯🇵", 2), ("🇯", 2), ("🇯🇵🇯", 4), ("1️⃣", 2), ("❤️", 2), ("❤", 1),
    ("⌚︎", 2),
    ("🫨", 2),
    ("क्षि", 2), ("ﷺ", 1), ("…", 1), ("─", 1), ("　", 2), ("\u{FFFD}", 1), ("\u{301}", 1),
  ]

  @Test(arguments: widths)
  func `a sign takes the cells that Unicode says`(_ text: String, _ cells: Int) {
    #expect(TerminalText(text).cells == cells)
  }

  @Test func `marks piled on a sign are cut at sixteen scalars`() {
    let shown = Stage().text(80) { $0.text(Text("Z" + String(repeating: "\u{301}", count: 5_000) + "x")) }
    #expect(shown[0].unicodeScalars.count == 17)
    let chain = String(repeating: "👩\u{200D}", count: 5_000)
    #expect(TerminalText(chain).cells == 2)
  }
}

/// Scalars that no literal may hold.
private func scalars(_ values: UInt32...) -> String {
  String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
}

/// What a reviewer of the terminal's bytes would object to.
func findings(in lines: [String], _ width: Int) -> [String] {
  var findings: [String] = []
  for line in lines {
    let scalars = Array(line.unicodeScalars)
    if line.last == " " { findings.append("a space at the end of \"\(line)\"") }
    for (offset, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F: findings.append("control U+\(String(scalar.value, radix: 16))")
      case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
        findings.append("direction mark in \"\(line)\"")
      case 0xAD, 0x34F, 0x115F, 0x1160, 0x180E, 0x200B, 0x200C, 0x2028, 0x2029, 0x2060...0x2065,
        0x206A...0x206F,
        0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
        findings.append("invisible U+\(String(scalar.value, radix: 16))")
      case 0x200D where offset == 0 || offset + 1 == scalars.count || scalars[offset + 1] == " ":
        findings.append("a joiner that joins nothing in \"\(line)\"")
      case 0xFE0E...0xFE0F where offset == 0 || scalars[offset - 1] == " ":
        findings.append("a style of nothing in \"\(line)\"")
      default: break
      }
    }
    let cells = line.reduce(0) { $0 + ($1 == " " ? 1 : TerminalText(String($1)).cells) }
    if cells > width { findings.append("\(cells) cells in \"\(line)\"") }
  }
  return findings
}
