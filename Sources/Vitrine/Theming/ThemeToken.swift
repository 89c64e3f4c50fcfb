/// What a colour of a theme is for.
public enum ThemeToken: String, CaseIterable, Sendable {
  /// Behind everything, and what stands on it: cards, fields, the header.
  case ground, surface
  /// Words, and words that matter less.
  case ink, soft
  /// Lines between things, and the edges of what can be used.
  case line, edge
  /// What can be followed, and the shop's own colour.
  case accent
  /// Tones: how something is meant.
  case sale, success, warning, danger
  /// Words on a ground of a tone.
  case on
  /// The grounds of the first three places.
  case first, second, third

  /// What a reference says that it colours.
  package var about: String {
    switch self {
    case .ground: "behind everything"
    case .surface: "cards, fields and the header"
    case .ink: "words"
    case .soft: "words that matter less"
    case .line: "lines between things, and a picture's place until it is there"
    case .edge: "the edges of what can be used"
    case .accent: "what can be followed, the focus, the shop's own colour"
    case .sale: "a reduced price"
    case .success: "what went well"
    case .warning: "what wants care"
    case .danger: "what went wrong"
    case .on: "words on the ground of a tone or of a place"
    case .first: "the ground of the first place"
    case .second: "the ground of the second place"
    case .third: "the ground of the third place"
    }
  }
}

/// A reader's surroundings: light or dark, with more contrast or not.
public enum ThemeMode: String, CaseIterable, Sendable {
  case light, dark
  case lightContrast = "light-contrast"
  case darkContrast = "dark-contrast"

  /// The mode that says what this one does not.
  package var base: ThemeMode {
    switch self {
    case .light, .lightContrast: .light
    case .dark, .darkContrast: .dark
    }
  }
}
