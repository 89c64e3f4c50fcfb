extension Theme {
  /// The custom properties of a theme: for light readers, for dark ones, and for both with more contrast.
  ///
  /// Nothing but what is written here reaches a stylesheet: colours as `#rrggbb`, lengths as a number and a unit, fonts
  /// by checked names.
  static func css(_ style: ThemeStyle, _ colours: [Colour]) -> [UInt8] {
    let cascade = Cascade(colours: colours)
    return Array(ThemeMode.allCases.map { cascade.block($0, style) }.joined().utf8)
  }
}

/// The blocks of a theme in the order in which a stylesheet has them.
private struct Cascade {
  let colours: [Colour]

  func block(_ mode: ThemeMode, _ style: ThemeStyle) -> String {
    var declarations: [String] = []
    if scheme(mode) != below(mode, scheme) { declarations.append("color-scheme: \(scheme(mode))") }
    for token in ThemeToken.allCases {
      let colour = { (mode: ThemeMode) in Theme.colour(token, mode, in: colours) }
      if colour(mode) != below(mode, colour) { declarations.append("--\(token.rawValue): \(colour(mode))") }
    }
    if mode == .light { declarations += properties(style) }
    guard !declarations.isEmpty else { return "" }
    let rule = ":root { " + declarations.joined(separator: "; ") + "; }"
    return condition(mode).map { "@media \($0) { \(rule) }\n" } ?? rule + "\n"
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

  private func properties(_ style: ThemeStyle) -> [String] {
    func list(_ fonts: [FontFamily]) -> String { fonts.map(\.css).joined(separator: ", ") }
    return [
      "--font: " + list(style.textFonts), "--heading: " + list(style.headingFonts),
      "--round: " + style.radius.css, "--width: " + style.width.css, "--space: " + Length.css(style.space),
    ]
  }
}
