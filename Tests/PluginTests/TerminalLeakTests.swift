import Foundation
import Testing
import VitrineUI

@testable import Vitrine
@testable import VitrineTesting

/// Attacks on a terminal through every text slot of every module, judged where they would arrive.
@Suite struct TerminalLeakTests {
  /// Ways to paint: each level as a terminal gets it, and one as a pipe gets it.
  static let paints = ColourLevel.allCases.map {
    TextPaint(colours: $0, hasLinks: true, isAnchored: true, addressPrefix: "https://shop.example/")
  }

  /// Attacks of our own, for when the list is not at hand.
  static let own = [
    "x\u{1B}[31my", "\u{9B}2J", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;QQ==\u{1B}\\", "\u{9D}8;;file:///\u{9C}x",
    "\u{1B}\u{1B}[[31m",
    "\u{1B}Pq\u{1B}\\", "\u{1B}_G\u{1B}\\", "a\rb\u{8}c\u{7F}", "\u{1B}[200~paste\u{1B}[201~",
    "\u{202E}abc\u{2069}", "\u{1B}c\u{85}\u{84}",
    "abc\u{1B}", "[31m", "]8;;https://evil.example\u{1B}\\here\u{1B}]8;;\u{1B}\\",
    "\u{E}\u{F}\u{18}\u{1A}\u{0}", "words",
  ]

  /// The lines of a plugin's module in which every text is the words, in both shapes that a model may have.
  private static func lines<P: Plugin>(_ plugin: P, _ words: String, width: Int) -> [TextLine] {
    [[], ["clip", "label"]].flatMap { omitted in
      let model = SampleShape.value(P.Model.self, words: words, without: omitted)
      return PluginCheck().lines(of: Example<P>("words", model), by: plugin, width: width)
    }
  }

  private static let modules: [(folder: String, plugin: any Plugin)] =
    everyPlugin + [(folder: "every slot", plugin: EverySlot())]

  /// What an attack has done to a page, if it has done anything.
  private func harm(_ words: String, _ plugin: any Plugin) -> [String] {
    let lines = Self.lines(plugin, words, width: 44)
    let plain = TextMedium.bytes(of: lines)
    let harmless = TextMedium.bytes(of: Self.lines(plugin, Self.harmless(words), width: 44))
    // Words of which nothing is seen still stand where none would.
    let isSame = plain == harmless || Self.harmless(words).isEmpty
    return (isSame ? [] : ["another page than that of the harmless words"])
      + Self.paints.flatMap { paint -> [String] in
        var paint = paint
        let judged = PaintedText(paint.bytes(of: lines), at: paint.colours)
        return judged.findings + (judged.plain == plain ? [] : ["painting changes the words"])
      }
  }

  /// The words as a reader is to see them: what a terminal obeys is U+FFFD, what is not seen is gone.
  ///
  /// Worked out from Unicode's categories, and not as the terminal's door works.
  static func harmless(_ words: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in words.unicodeScalars {
      switch scalar.properties.generalCategory {
      case _ where ["\t", "\n", "\r", "\u{2028}", "\u{2029}"].contains(scalar): out.append(" ")
      case .control: out.append("\u{FFFD}")
      case _ where scalar.properties.isNoncharacterCodePoint: out.append("\u{FFFD}")
      case _ where scalar == "\u{200D}" || (0xFE0E...0xFE0F).contains(scalar.value): out.append(scalar)
      // Signs that are written before digits are seen, whatever category they have.
      case .format where Self.seen.contains(scalar): out.append(scalar)
      case .format: break
      case _ where scalar.properties.isDefaultIgnorableCodePoint: break
      default: out.append(scalar)
      }
    }
    return String(out)
  }

  private static let seen = Set(
    "\u{600}\u{601}\u{602}\u{603}\u{604}\u{605}\u{6DD}\u{70F}\u{890}\u{891}\u{8E2}\u{110BD}\u{110CD}"
      .unicodeScalars)

  @Test func `attacks of our own do no harm through any slot`() {
    for words in Self.own {
      for (folder, plugin) in Self.modules {
        #expect(harm(words, plugin) == [], "\(words.debugDescription) in \(folder)")
      }
    }
  }

  @Test(.enabled(if: Corpora.has("terminal_injection"), "no attack list of terminals beside the package"))
  func `no attack does harm through any slot at any level of colour`() throws {
    let cases = try Corpora.terminalInjection()
    #expect(cases.count == 374)
    for one in cases {
      let isLong = one.text.utf8.count > 20_000
      for (folder, plugin) in isLong ? Array(Self.modules.prefix(1)) : Self.modules {
        #expect(
          harm(isLong ? String(one.text.prefix(20_000)) : one.text, plugin) == [], "\(one.id) in \(folder)")
      }
    }
  }

  @Test(.enabled(if: Corpora.has("blns"), "no naughty strings beside the package"))
  func `no naughty string does harm through any slot`() throws {
    let cases = try Corpora.naughtyStrings()
    #expect(cases.count == 515)
    for one in cases { #expect(harm(one.text, EverySlot()) == [], "\(one.id)") }
  }

  @Test(.enabled(if: Corpora.has("terminal_injection"), "no attack list of terminals beside the package"))
  func `an attack in an address stays in the address`() throws {
    for one in try Corpora.terminalInjection() + Self.own.map({ Corpora.Hidden.Case(id: $0, text: $0) }) {
      for address in ["https://shop.example/\(one.text)", "mailto:\(one.text)", one.text] {
        guard let link = Link(address) else { continue }
        var line = TextLine()
        var words = TerminalText("words")
        words.look.target = TextTarget(.link(link.description), label: "words")
        line.append(words, within: 80)
        for var paint in Self.paints {
          let judged = PaintedText(paint.bytes(of: [line]), at: paint.colours)
          #expect(judged.findings == [] && judged.plain == Array("words\n".utf8), "\(one.id)")
        }
      }
    }
  }

  @Test func `cells beside an attack are those beside harmless words`() throws {
    let cases = Corpora.has("terminal_injection") ? try Corpora.terminalInjection().map(\.text) : []
    func rows(_ words: String, _ paint: TextPaint) -> [[PaintedText.Cell]] {
      var paint = paint
      var canvas = RecordingCanvas(PluginCheck().context(of: EverySlot.moduleType))
      canvas.grid(columns: 2) { canvas in
        canvas.link(to: "https://shop.example/a") { $0.text(Text(words), .name) }
        canvas.group(.callout(.sale)) { $0.text("beside it", .name) }
      }
      let lines = TextMedium(width: 60, formats: Formats(PluginCheck().context(of: EverySlot.moduleType)))
        .lines(of: canvas.finish().nodes)
      return PaintedText(paint.bytes(of: lines), at: paint.colours).rows
    }
    for words in Self.own + cases where words.utf8.count < 2_000 {
      for paint in Self.paints {
        let beside = rows(words, paint).map { $0.dropFirst(31) }
        #expect(beside[0] == rows("harmless", paint)[0].dropFirst(31), "\(words.debugDescription)")
        #expect(beside.dropFirst().allSatisfy { $0.isEmpty })
      }
    }
  }

  @Test func `a painter that lets one control through is found`() {
    // The words as they came, in place of the cells that the door made of them.
    for words in Self.own.dropLast() where words != Self.harmless(words) && !words.contains("\u{202E}") {
      let line = "\u{1B}[1m\(words)\u{1B}[0m\n"
      #expect(PaintedText(Array(line.utf8), at: .indexed).findings != [], "\(words.debugDescription)")
    }
  }
}
