import Testing
import Vitrine
import VitrineUI

/// The laws of the terminal's page, held on generated drawings at every width.
@Suite struct TextLawTests {
  let stage = Stage()

  private func nodes(_ seed: UInt64, words: Int = 40, _ kind: TreeMaker.Kind = .any) -> [DrawingNode] {
    stage.recorded { $0.play(TreeMaker.tree(seed, words: words, kind)) }.nodes
  }

  @Test(arguments: 1...6)
  func `no line is wider than asked, and none holds a control`(_ seed: Int) {
    let nodes = nodes(UInt64(seed))
    for width in 1...200 {
      let lines = stage.medium(width).lines(of: nodes)
      #expect(lines.allSatisfy { $0.cells <= width })
      let bytes = TextMedium.bytes(of: lines)
      #expect(bytes.allSatisfy { $0 == 0x0A || ($0 >= 0x20 && $0 != 0x7F) })
    }
  }

  @Test(arguments: 13...20)
  func `a line takes the cells that it says`(_ seed: Int) {
    let nodes = nodes(UInt64(seed))
    for width in [1, 2, 3, 5, 8, 19, 40, 80, 200] {
      for line in stage.medium(width).lines(of: nodes) {
        #expect(measured(String(decoding: line.bytes, as: UTF8.self)) == line.cells)
      }
    }
  }

  @Test(arguments: 21...28)
  func `words come in the order of the page, whatever the width`(_ seed: Int) {
    let nodes = nodes(UInt64(seed), .readAlike)
    let page = bare(read(stage.html { $0.play(nodes) }.text))
    for width in 2...200 {
      let shown = stage.lines(of: stage.medium(width).lines(of: nodes)).joined(separator: " ")
      #expect(bare(shown) == page, "\(width)")
    }
  }

  @Test(arguments: 41...46)
  func `every word of the page is in the terminal once, side by side too`(_ seed: Int) {
    let nodes = nodes(UInt64(seed), .saidAlike)
    let page = counted(read(stage.html { $0.play(nodes) }.text))
    for width in 2...200 {
      let shown = stage.lines(of: stage.medium(width).lines(of: nodes)).joined(separator: " ")
      #expect(counted(shown) == page, "\(width)")
    }
  }

  @Test(arguments: 1...100)
  func `a cell more never makes a text higher`(_ seed: Int) {
    let text = TreeMaker.text(UInt64(seed))
    var height = Int.max
    for width in 1...200 {
      let lines = stage.text(width) { $0.text(text) }.count
      #expect(lines <= height, "\(width): \(text)")
      height = lines
    }
    #expect(height == 1 || TerminalText(text.description).cells > 200)
  }

  @Test func `the same drawing gives the same bytes`() {
    let first = TextMedium.bytes(of: stage.medium(80).lines(of: nodes(7)))
    for _ in 1...5 { #expect(TextMedium.bytes(of: stage.medium(80).lines(of: nodes(7))) == first) }
  }

  @Test func `a width of 0 or less counts as 1, and no page is wider than a thousand cells`() {
    #expect(
      stage.lines(of: stage.medium(0).lines(of: nodes(5)))
        == stage.lines(of: stage.medium(1).lines(of: nodes(5))))
    #expect(stage.medium(-80).width == 1)
    #expect(stage.medium(.max).lines(of: [.divider])[0].cells == 1_000)
  }

  @Test func `cells of a grid begin where the column begins, whatever stands before them`() {
    for left in ["a", "白いニット", "👩‍👩‍👧‍👦❤️", "e\u{301}e\u{301}e\u{301}", "🇯🇵 1️⃣", "한국어", "\u{202E}abc\u{1B}[31m"] {
      let line = stage.text(60) { canvas in
        canvas.grid(columns: 2) { canvas in
          canvas.text(Text(left))
          canvas.text("|")
        }
      }[0]
      #expect(measured(String(line.prefix { $0 != "|" })) == 31, "\(left)")
    }
  }

  /// The cells of a line, sign by sign.
  private func measured(_ line: String) -> Int {
    line.reduce(0) { $0 + ($1 == " " ? 1 : TerminalText(String($1)).cells) }
  }

  /// What a page says: without tags and without what is hidden.
  private func read(_ html: String) -> String {
    var text = ""
    var tags: [Substring] = []
    for piece in html.split(separator: "<") {
      let parts = piece.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      if parts[0].hasPrefix("/") {
        tags.removeLast()
      } else if !parts[0].hasPrefix("hr") {
        tags.append(parts[0])
      }
      if parts.count == 2, !tags.contains(where: { $0.contains("v-hidden") }) { text += parts[1] + " " }
    }
    return text
  }

  /// How often each sign is there.
  private func counted(_ text: String) -> [Unicode.Scalar: Int] {
    bare(text).unicodeScalars.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Words without spaces and without the marks that only the terminal has.
  private func bare(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !" []■▌•".unicodeScalars.contains($0) }))
  }
}
