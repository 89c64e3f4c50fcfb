import Testing
import VitrineBuiltIn
import VitrineTesting
import VitrineUI

@testable import Vitrine

/// How lines are painted.
@Suite struct TextPaintTests {
  private static let esc = "\u{1B}"
  private let stage = Stage()

  /// Every way in which text is painted.
  static let paints: [TextPaint] = ColourLevel.allCases.flatMap { level in
    ThemeMode.allCases.flatMap { mode in
      [false, true].map { onTerminal in
        TextPaint(
          colours: level, mode: mode, hasLinks: onTerminal, isAnchored: onTerminal,
          addressPrefix: "https://shop.example/")
      }
    }
  }

  private func painted(_ text: String, _ style: TextStyle, _ paint: TextPaint) -> String {
    var (line, paint): (TextLine, TextPaint) = (TextLine(), paint)
    var words = TerminalText(text)
    words.look.style = style
    line.append(words, within: 80)
    var bytes: [UInt8] = []
    paint.append(line, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: 1...12)
  func `without what paints it, painted text is the plain text`(_ seed: Int) {
    let nodes = stage.recorded { $0.play(TreeMaker.tree(UInt64(seed), words: 40)) }.nodes
    for width in [1, 2, 3, 7, 20, 40, 80, 120, 200] {
      let lines = stage.medium(width).lines(of: nodes)
      let plain = TextMedium.bytes(of: lines)
      for var paint in Self.paints {
        let judged = PaintedText(paint.bytes(of: lines), at: paint.colours)
        #expect(judged.findings == [])
        #expect(judged.plain == plain)
      }
    }
  }

  @Test func `every style is painted at every level, and none without colours`() {
    for style in TextStyle.allCases {
      for paint in Self.paints {
        let text = painted("words", style, paint)
        let judged = PaintedText(Array(text.utf8), at: paint.colours)
        #expect(judged.findings == [] && judged.plain == Array("words".utf8))
        if paint.colours == .none { #expect(text == "words") }
      }
    }
  }

  @Test(arguments: [
    (ColourLevel.none, "SALE"), (.sixteen, "\u{1B}[7;91mSALE\u{1B}[0m"),
    (.indexed, "\u{1B}[7;38;5;210mSALE\u{1B}[0m"),
    (.truecolor, "\u{1B}[7;38;2;255;147;139mSALE\u{1B}[0m"),
  ])
  func `a badge is painted by its tone`(_ level: ColourLevel, _ bytes: String) {
    #expect(painted("SALE", .saleBadge, TextPaint(colours: level)) == bytes)
  }

  @Test func `a change of looks is one sequence, and blanks need none`() {
    var line = TextLine()
    for (text, style) in [
      ("a", TextStyle.frame), (" ", .plain), ("b", .frame), ("c", .sale), ("d", .plain), (" ", .frame),
    ] {
      line.append(text == " " ? " " : TextMark(text.unicodeScalars.first ?? "x"), style)
    }
    var (paint, bytes): (TextPaint, [UInt8]) = (TextPaint(colours: .sixteen), [])
    paint.append(line, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[2ma b\u{1B}[0;91mc\u{1B}[0md")
  }

  @Test func `blanks are painted where their ground is`() {
    var line = TextLine()
    line.append("a")
    line.append(" ", times: 2, .saleBadge)
    line.append("b")
    line.append(" ", times: 2, .saleBadge)
    var (paint, bytes): (TextPaint, [UInt8]) = (TextPaint(colours: .sixteen), [])
    paint.append(line, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "a\u{1B}[7;91m  \u{1B}[0mb")
  }

  @Test(arguments: [
    "👍🏽", "❤️", "1️⃣", "🇯🇵", "👩‍👩‍👧‍👦", "🫨", "क्षि", "\u{1F979}", "☺︎",
  ])
  func `the column is set anew after a sign that terminals disagree about`(_ sign: String) {
    let paint = TextPaint(isAnchored: true)
    let cells = TerminalText(sign).cells
    #expect(painted("a\(sign)|", .plain, paint) == "a\(sign)\u{1B}[\(cells + 2)G|")
    // Nothing follows, so nothing can be moved.
    #expect(painted("a\(sign)", .plain, paint) == "a\(sign)")
    #expect(painted("a\(sign)|", .plain, TextPaint(colours: .truecolor)) == "a\(sign)|")
  }

  @Test(arguments: ["abc", "白い|x", "é|e\u{301}|", "한국어|", "が|か\u{3099}|", "★|「」"])
  func `other signs need no anchor`(_ text: String) {
    #expect(painted(text, .plain, TextPaint(isAnchored: true)) == text)
  }

  @Test func `a line that stands further right is anchored there`() {
    var line = TextLine()
    line.append(TerminalText("👍🏽|"), within: 80)
    var (paint, bytes): (TextPaint, [UInt8]) = (TextPaint(isAnchored: true), [])
    paint.append(line, at: 40, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "👍🏽\u{1B}[43G|")
  }

  @Test func `colours are the nearest of those that a terminal has`() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          func distance(_ number: Int) -> Int {
            let (r, g, b) = TerminalPalette.colour(number)
            return (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue)
          }
          let nearest = TerminalPalette.nearest(red: red, green: green, blue: blue)
          #expect(distance(nearest) == (16...255).map(distance).min(), "\(red) \(green) \(blue)")
        }
      }
    }
    #expect(TerminalPalette.nearest(red: 255, green: 255, blue: 255) == 231)
    #expect(TerminalPalette.nearest(red: 0, green: 0, blue: 0) == 16)
  }

  /// The sixteen colours of terminals, normal and bright.
  ///
  /// Source: xterm's defaults, VGA's hardware, Tango.
  private static let palettes: [[UInt32]] = [
    [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000,
      0x00FF00,
      0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ],
    [
      0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA, 0x555555, 0xFF5555,
      0x55FF55,
      0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
    ],
    [
      0x000000, 0xCC0000, 0x4E9A06, 0xC4A000, 0x3465A4, 0x75507B, 0x06989A, 0xD3D7CF, 0x555753, 0xEF2929,
      0x8AE234,
      0xFCE94F, 0x729FCF, 0xAD7FA8, 0x34E2E2, 0xEEEEEC,
    ],
  ]

  @Test(arguments: ThemeToken.allCases, ThemeMode.allCases)
  func `each of the sixteen colours is told from its ground`(_ token: ThemeToken, _ mode: ThemeMode) {
    guard case .code(let code) = TerminalHue(token, mode) else { return }
    for palette in Self.palettes {
      let colour = palette[code >= 90 ? code - 82 : code - 30]
      #expect(contrast(colour, mode.base == .dark ? 0x000000 : 0xFFFFFF) >= 3)
    }
  }

  @Test(arguments: ThemeMode.allCases)
  func `colours of a theme stay readable among 256`(_ mode: ThemeMode) {
    for token in [ThemeToken.soft, .accent, .sale, .success, .warning, .danger, .first, .second, .third] {
      let colour = Theme.standard.colour(token, mode)
      let number = TerminalPalette.nearest(
        red: Int(colour.red), green: Int(colour.green), blue: Int(colour.blue))
      let (red, green, blue) = TerminalPalette.colour(number)
      let nearest = UInt32(red << 16 | green << 8 | blue)
      #expect(contrast(nearest, mode.base == .dark ? 0x000000 : 0xFFFFFF) >= 4.5, "\(token)")
    }
  }

  /// Source: WCAG 2.2, contrast ratio.
  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    func power(_ base: Double) -> Double {
      // x^2.4 is x² · x^(2/5); the fifth root by Newton.
      var root = 0.5
      for _ in 0..<60 {
        root -= (root * root * root * root * root - base * base) / (5 * root * root * root * root)
      }
      return base * base * root
    }
    func luminance(_ colour: UInt32) -> Double {
      let parts = [16, 8, 0].map { shift -> Double in
        let part = Double(colour >> UInt32(shift) & 0xFF) / 255
        return part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }
}
