import Vitrine

// What a stream is painted with: a function of the command line, the environment and whether a terminal is there.

/// What `--color` asks for.
enum ColourWish: Equatable, Sendable {
  /// What the environment and the stream say.
  case auto
  /// Colours whatever the stream is, as many as the terminal is known to have.
  case always
  /// A level by name.
  case level(ColourLevel)

  /// What the option's value may be.
  static let words: [(word: String, wish: ColourWish)] = [
    ("auto", .auto), ("always", .always), ("never", .level(.none)), ("16", .level(.sixteen)),
    ("256", .level(.indexed)), ("truecolor", .level(.truecolor)),
  ]

  init?(_ word: String) {
    guard let known = Self.words.first(where: { same($0.word, word) }) else { return nil }
    self = known.wish
  }
}

extension ColourLevel {
  /// The level for a stream.
  ///
  /// The first that says something counts: the wish, `NO_COLOR`, `FORCE_COLOR`, `CLICOLOR_FORCE`, no terminal, `TERM`
  /// that names a dumb one, `COLORTERM`, the name in `TERM`; else sixteen. An empty variable says nothing.
  ///
  /// Source: no-color.org, force-color.org, bixense.com/clicolors; numbers in `FORCE_COLOR` as Node reads them.
  init(wish: ColourWish, environment: Environment, isTerminal: Bool) {
    func variable(_ name: String) -> String? {
      environment[name].flatMap { $0.utf8.isEmpty ? nil : $0 }
    }
    let known = Self.known(terminal: variable("TERM"), colours: variable("COLORTERM"))
    switch wish {
    case .level(let level): self = level
    case .always: self = max(.sixteen, known)
    case .auto where variable("NO_COLOR") != nil: self = .none
    case .auto:
      if let forced = variable("FORCE_COLOR") ?? variable("CLICOLOR_FORCE") {
        self = Self.forced(forced) ?? max(.sixteen, known)
      } else {
        self = isTerminal ? known : .none
      }
    }
  }

  /// The level that a forcing variable names; nil when it only says that there are to be colours.
  private static func forced(_ value: String) -> ColourLevel? {
    if same(value, "false") { return ColourLevel.none }
    guard let number = Int(value), number >= 0 else { return nil }
    return ColourLevel(rawValue: number) ?? .truecolor
  }

  /// What a terminal of a name has.
  private static func known(terminal: String?, colours: String?) -> ColourLevel {
    guard let terminal, !same(terminal, "dumb") else { return .none }
    if let colours, same(colours, "truecolor") || same(colours, "24bit") { return .truecolor }
    let words = terminal.utf8.split(separator: UInt8(ascii: "-")).map { String(decoding: $0, as: UTF8.self) }
    let many = ["direct", "kitty", "ghostty", "wezterm", "foot", "alacritty"]
    if words.contains(where: { word in many.contains { same($0, word) } }) { return .truecolor }
    return words.contains { same($0, "256color") } ? .indexed : .sixteen
  }
}

/// What a terminal's name says of it.
struct TerminalName {
  /// Whether the terminal can move in a line and take what it does not know; a dumb one cannot.
  let moves: Bool

  init(_ environment: Environment) {
    let name = environment["TERM"] ?? ""
    moves = !name.utf8.isEmpty && !same(name, "dumb")
  }
}

/// The ground that a terminal writes on.
enum TerminalGround: Equatable, Sendable {
  case light, dark

  /// The ground that `COLORFGBG` names, as `15;0` or `0;default;15`; nil when it names none.
  ///
  /// Source: rxvt, which sets it; which of the sixteen colours are light is read as Vim reads it.
  init?(environment: Environment) {
    guard let last = environment["COLORFGBG"]?.utf8.split(separator: UInt8(ascii: ";")).last,
      let colour = Int(String(decoding: last, as: UTF8.self)), (0...15).contains(colour)
    else { return nil }
    self = colour < 7 || colour == 8 ? .dark : .light
  }
}
