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

  package init(name: String, style: ThemeStyle, _ colour: (ThemeToken, ThemeMode) -> Colour) {
    self.name = name
    self.style = style
    colours = ThemeMode.allCases.flatMap { mode in ThemeToken.allCases.map { colour($0, mode) } }
    css = Self.css(style, colours)
  }

  /// The theme's part of a stylesheet.
  package let css: [UInt8]

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
