extension Theme {
  /// The custom properties of a theme: for light readers, for dark ones, and for both with more contrast.
  ///
  /// Nothing but what is written here reaches a stylesheet: colours as `#rrggbb`, lengths as a number and a unit, fonts
  /// by checked names.
  static func css(_ style: ThemeStyle, _ colours: [Colour]) -> [UInt8] {
    var cascade = Cascade(colours: colours)
    for mode in ThemeMode.allCases { cascade.write(mode, style) }
    return cascade.css
  }
}

/// The blocks of a theme in the order in which a stylesheet has them.
private struct Cascade {
  let colours: [Colour]
  private(set) var css: [UInt8] = []

  init(colours: [Colour]) {
    self.colours = colours
    css.reserveCapacity(2_048)
  }

  mutating func write(_ mode: ThemeMode, _ style: ThemeStyle) {
    let start = css.count
    let condition = condition(mode)
    if let condition { css += "@media \(condition) { ".utf8 }
    css += ":root { ".utf8
    let opened = css.count
    let scheme = scheme(mode)
    if scheme != below(mode, { self.scheme($0) }) { declare("color-scheme: ", scheme, after: opened) }
    for token in ThemeToken.allCases {
      let colour = Theme.colour(token, mode, in: colours)
      if colour != below(mode, { Theme.colour(token, $0, in: colours) }) {
        declare("--" + token.rawValue + ": ", colour.description, after: opened)
      }
    }
    if mode == .light { declare(style, after: opened) }
    if css.count == opened {
      css.removeSubrange(start...)
    } else {
      css += (condition == nil ? "; }\n" : "; } }\n").utf8
    }
  }

  private mutating func declare(_ property: String, _ value: String, after opened: Int) {
    if css.count > opened { css += "; ".utf8 }
    css += property.utf8
    css += value.utf8
  }

  private mutating func declare(_ style: ThemeStyle, after opened: Int) {
    declare("--font: ", list(style.textFonts), after: opened)
    declare("--heading: ", list(style.headingFonts), after: opened)
    declare("--round: ", style.radius.css, after: opened)
    declare("--width: ", style.width.css, after: opened)
    declare("--space: ", Length.css(style.space), after: opened)
  }

  private func list(_ fonts: [FontFamily]) -> String {
    var list = ""
    for font in fonts { list += (list.utf8.isEmpty ? "" : ", ") + font.css }
    return list
  }

  /// What the blocks above give where this one holds too: only what differs is said again.
  ///
  /// The block of more contrast holds for dark readers as well, so that the last one takes back what it says.
  private func below<Value: Equatable>(_ mode: ThemeMode, _ value: (ThemeMode) -> Value) -> Value? {
    switch mode {
    case .light: nil
    case .dark, .lightContrast: value(.light)
    case .darkContrast: value(.lightContrast) == value(.light) ? value(.dark) : value(.lightContrast)
    }
  }

  /// What a browser draws itself, as the bar to scroll with, follows the ground.
  private func scheme(_ mode: ThemeMode) -> String {
    Theme.colour(.ground, mode, in: colours).isLight ? "light" : "dark"
  }

  private func condition(_ mode: ThemeMode) -> String? {
    switch mode {
    case .light: nil
    case .dark: "(prefers-color-scheme: dark)"
    case .lightContrast: "(prefers-contrast: more)"
    case .darkContrast: "(prefers-contrast: more) and (prefers-color-scheme: dark)"
    }
  }
}
