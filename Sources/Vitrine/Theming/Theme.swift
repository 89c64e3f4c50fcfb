// The room of colours: which there are, which mode of a reader's has which, and whether words stay readable on them.
// The stylesheet and the terminal's painter ask here, so that a colour is said once.

/// The colours of a screen in every mode, for the page and for the terminal, and a page's fonts and measures.
///
/// ``standard`` is the theme of a screen that names none; ``read(_:named:limits:)`` reads one from a file.
public struct Theme: Sendable, Equatable {
  /// What the theme is called, as `night-market`.
  public let name: String
  package let style: ThemeStyle
  /// The colours of all modes, mode by mode.
  private let colours: [Colour]
  /// Its stylesheet; nil for the standard theme's, which is only written for pages that have it in them.
  private let ownCSS: [UInt8]?

  package init(name: String, style: ThemeStyle, _ colour: (ThemeToken, ThemeMode) -> Colour) {
    self.name = name
    self.style = style
    colours = Self.colours(colour)
    ownCSS = Self.css(style, colours)
  }

  /// The standard theme.
  init(standard name: String, _ colour: (ThemeToken, ThemeMode) -> Colour) {
    self.name = name
    style = .standard
    colours = Self.colours(colour)
    ownCSS = nil
  }

  private static func colours(_ colour: (ThemeToken, ThemeMode) -> Colour) -> [Colour] {
    var colours: [Colour] = []
    colours.reserveCapacity(ThemeMode.allCases.count * ThemeToken.allCases.count)
    for mode in ThemeMode.allCases {
      for token in ThemeToken.allCases { colours.append(colour(token, mode)) }
    }
    return colours
  }

  /// The theme's part of a stylesheet.
  package var css: [UInt8] { ownCSS ?? Self.standardCSS }

  private static let standardCSS = css(standard.style, standard.colours)

  /// Whether a page looks as the standard theme makes it.
  var looksStandard: Bool { ownCSS.map { $0 == Self.standardCSS } ?? true }

  public static func == (one: Theme, other: Theme) -> Bool {
    one.name == other.name && one.style == other.style && one.colours == other.colours
  }

  /// What a token looks like in a mode.
  public func colour(_ token: ThemeToken, _ mode: ThemeMode) -> Colour {
    Self.colour(token, mode, in: colours)
  }

  static func colour(_ token: ThemeToken, _ mode: ThemeMode, in colours: [Colour]) -> Colour {
    colours[mode.ordinal * ThemeToken.count + token.ordinal]
  }
}

extension ThemeMode {
  fileprivate var ordinal: Int {
    switch self {
    case .light: 0
    case .dark: 1
    case .lightContrast: 2
    case .darkContrast: 3
    }
  }
}

extension ThemeToken {
  fileprivate static let count = allCases.count

  fileprivate var ordinal: Int {
    switch self {
    case .ground: 0
    case .surface: 1
    case .ink: 2
    case .soft: 3
    case .line: 4
    case .edge: 5
    case .accent: 6
    case .sale: 7
    case .success: 8
    case .warning: 9
    case .danger: 10
    case .on: 11
    case .first: 12
    case .second: 13
    case .third: 14
    }
  }
}
