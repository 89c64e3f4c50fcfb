package import Vitrine
package import VitrinePictures

/// How pictures are drawn in the terminal.
package enum PictureWay: Equatable, Sendable {
  case none
  /// Block elements in colours.
  case symbols
  case pixels(TextPictureWriter.Form)
  case sixel

  /// What `--pictures` takes.
  package enum Wish: String, CaseIterable {
    case auto, off, symbols, kitty, iterm2, sixel

    var way: PictureWay? {
      switch self {
      case .auto: nil
      case .off: PictureWay.none
      case .symbols: .symbols
      case .kitty: .pixels(.kitty)
      case .iterm2: .pixels(.iterm2)
      case .sixel: .sixel
      }
    }
  }

  var form: PictureForm {
    switch self {
    case .none, .symbols: .cells
    case .pixels: .pixels
    case .sixel: .sixel
    }
  }

  /// What is known of a terminal without asking it.
  package enum Guess: Equatable {
    case known(PictureWay)
    /// It may do better than symbols.
    case unknown
  }

  /// The way that fits a terminal by its environment.
  ///
  /// Kitty, Ghostty, iTerm2, WezTerm and foot say what they are. A multiplexer draws its own cells and a build machine
  /// keeps a log: symbols for both. What no terminal says of itself is left to be asked.
  package static func guess(_ environment: Environment) -> Guess {
    func has(_ name: String) -> Bool { environment[name].map { !$0.utf8.isEmpty } ?? false }
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    func starts(_ text: String, _ starts: [String]) -> Bool {
      starts.contains { text.utf8.starts(with: $0.utf8) }
    }
    if has("TMUX") || has("STY") || has("ZELLIJ") || starts(term, ["screen", "tmux"]) {
      return .known(.symbols)
    }
    if has("CI") { return .known(.symbols) }
    if has("KITTY_WINDOW_ID") || starts(term, ["xterm-kitty", "xterm-ghostty"])
      || starts(program, ["ghostty"])
    {
      return .known(.pixels(.kitty))
    }
    if starts(program, ["iTerm.app", "WezTerm"]) { return .known(.pixels(.iterm2)) }
    if starts(term, ["foot"]) { return .known(.sixel) }
    if starts(term, ["linux", "dumb"]) || term.utf8.isEmpty || starts(program, ["Apple_Terminal"]) {
      return .known(.symbols)
    }
    return .unknown
  }
}

/// A way to draw pictures, and the pixels of a cell where that matters.
package struct PictureMeans: Equatable {
  package var way: PictureWay
  package var cell = CellSize.usual

  /// How pixels are sent, where they are.
  var form: TextPictureWriter.Form { if case .pixels(let form) = way { form } else { .kitty } }

  package init(way: PictureWay, cell: CellSize = .usual) {
    self.way = way
    self.cell = cell
  }

  /// The means of a terminal.
  ///
  /// - Parameters:
  ///   - wish: what was asked for.
  ///   - hasColours: whether the output has colours; without any there are no pictures.
  ///   - isPaged: whether the output goes through a pager, which lets symbols through at most.
  ///   - streams: the terminal, which is only asked where its environment does not say.
  package init(_ wish: PictureWay.Wish, hasColours: Bool, isPaged: Bool = false, _ streams: Streams) {
    cell = streams.cellSize ?? .usual
    if let way = wish.way {
      self.way = way
      return
    }
    guard streams.isOutputTerminal, hasColours else {
      way = .none
      return
    }
    // Pixels go over lines that are on the screen: it must hold the highest picture.
    guard !isPaged, streams.terminalHeight ?? 0 > 12 else {
      way = .symbols
      return
    }
    switch PictureWay.guess(streams.environment) {
    case .known(.sixel) where streams.cellSize == nil: way = .symbols
    case .known(let known): way = known
    case .unknown:
      let answer = TerminalAnswer(streams.ask?(TerminalAnswer.question, 200) ?? [])
      if let cell = answer.cell { self.cell = cell }
      let knowsCell = answer.cell != nil || streams.cellSize != nil
      way = answer.hasKitty ? .pixels(.kitty) : answer.hasSixel && knowsCell ? .sixel : .symbols
    }
  }
}
