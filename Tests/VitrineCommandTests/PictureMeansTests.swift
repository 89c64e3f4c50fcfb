import Testing
import Vitrine
import VitrineCommand
import VitrinePictures

/// Which way of drawing pictures fits a terminal.
@Suite struct PictureMeansTests {
  @Test(
    arguments: [
      ([:], .known(.symbols)), (["TERM": "xterm-256color"], .unknown),
      (["TERM": "xterm-kitty"], .known(.pixels(.kitty))),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .known(.pixels(.kitty))),
      (["TERM": "xterm-ghostty"], .known(.pixels(.kitty))),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .known(.pixels(.iterm2))),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .known(.pixels(.iterm2))),
      (["TERM": "foot"], .known(.sixel)), (["TERM": "foot-extra"], .known(.sixel)),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .known(.symbols)),
      (["TERM": "linux"], .known(.symbols)), (["TERM": "dumb"], .known(.symbols)),
      (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"], .known(.symbols)),
      (["TERM": "xterm-kitty", "STY": "1.pts"], .known(.symbols)),
      (["TERM": "screen.xterm-kitty"], .known(.symbols)),
      (["TERM": "tmux-256color"], .known(.symbols)),
      (["TERM": "xterm-kitty", "TMUX": ""], .known(.pixels(.kitty))),
      (["TERM": "xterm-256color", "CI": "true"], .known(.symbols)),
    ] as [([String: String], PictureWay.Guess)])
  func `a terminal is known by its environment`(_ environment: [String: String], _ guess: PictureWay.Guess) {
    #expect(PictureWay.guess(Environment(environment)) == guess)
  }

  private static let one = "\u{1B}[?62;4;22c"

  @Test(
    arguments: [
      ("", false, false, nil, false), ("\u{1B}[?62;22c", false, false, nil, true),
      (one, false, true, nil, true),
      ("\u{1B}[?4c", false, false, nil, true),
      ("\u{1B}_Gi=4207;OK\u{1B}\\" + one, true, true, nil, true),
      ("\u{1B}_Gi=4207;ENOTSUPPORTED:no\u{1B}\\" + one, false, true, nil, true),
      ("\u{1B}_Gi=4208;OK\u{1B}\\", false, false, nil, false),
      ("\u{1B}[6;18;9t" + one, false, true, CellSize(width: 9, height: 18), true),
      ("\u{1B}[6;0;9t" + one, false, true, nil, true),
      ("\u{1B}[6;99999999999999999999;9t", false, false, nil, false),
      ("\u{1B}[6;18t", false, false, nil, false), ("\u{1B}[4;600;800t", false, false, nil, false),
      ("typed\u{1B}[Aahead" + one, false, true, nil, true), ("\u{1B}[?;;;;4;c", false, true, nil, true),
      ("\u{1B}\u{1B}\u{1B}[", false, false, nil, false), ("\u{1B}[>0;4c", false, false, nil, false),
    ] as [(String, Bool, Bool, CellSize?, Bool)])
  func `what a terminal answers is read, and what it is not is not`(
    _ bytes: String, _ kitty: Bool, _ sixel: Bool, _ cell: CellSize?, _ isWhole: Bool
  ) {
    let answer = TerminalAnswer(Array(bytes.utf8))
    #expect(answer.hasKitty == kitty)
    #expect(answer.hasSixel == sixel)
    #expect(answer.cell == cell)
    #expect(answer.isWhole == isWhole)
  }

  private func means(
    _ wish: PictureWay.Wish = .auto, _ environment: [String: String] = ["TERM": "xterm-256color"],
    answer: String? = nil, hasColours: Bool = true, isPaged: Bool = false, height: Int = 24,
    cell: CellSize? = nil, isTerminal: Bool = true
  ) -> PictureMeans {
    var streams = Streams(
      output: { _ in }, errors: { _ in }, workingDirectory: "/", terminalWidth: isTerminal ? 80 : nil,
      terminalHeight: height, environment: Environment(environment))
    streams.cellSize = cell
    if let answer { streams.ask = { _, _ in Array(answer.utf8) } }
    return PictureMeans(wish, hasColours: hasColours, isPaged: isPaged, streams)
  }

  @Test func `a terminal that nobody knows is asked`() {
    let cell = "\u{1B}[6;18;9t"
    #expect(means().way == .symbols)
    #expect(means(answer: "\u{1B}_Gi=4207;OK\u{1B}\\" + Self.one).way == .pixels(.kitty))
    #expect(
      means(answer: cell + Self.one) == PictureMeans(way: .sixel, cell: CellSize(width: 9, height: 18)))
    // Sixels of a wrong size would cover more than their cells.
    #expect(means(answer: Self.one).way == .symbols)
    #expect(means(answer: Self.one, cell: CellSize(width: 8, height: 16)).way == .sixel)
    #expect(means(answer: "\u{1B}[?62c").way == .symbols)
  }

  @Test func `pixels are for a terminal that is written to at once, and high enough`() {
    let kitty = ["TERM": "xterm-kitty"]
    #expect(means(.auto, kitty).way == .pixels(.kitty))
    #expect(means(.auto, kitty, isPaged: true).way == .symbols)
    #expect(means(.auto, kitty, height: 8).way == .symbols)
    #expect(means(.auto, kitty, hasColours: false).way == .none)
    #expect(means(.auto, kitty, isTerminal: false).way == .none)
    #expect(means(.auto, ["TERM": "foot"]).way == .symbols)
    #expect(means(.auto, ["TERM": "foot"], cell: .usual).way == .sixel)
  }

  @Test func `who asks for a way gets it`() {
    for (wish, way) in [
      (.off, .none), (.symbols, .symbols), (.kitty, .pixels(.kitty)), (.iterm2, .pixels(.iterm2)),
      (.sixel, .sixel),
    ] as [(PictureWay.Wish, PictureWay)] {
      #expect(means(wish, ["TMUX": "1"], hasColours: false, isTerminal: false).way == way)
    }
  }
}
