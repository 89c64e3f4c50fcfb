extension Theme {
  /// The theme of every screen that names no other.
  public static let standard = Theme(name: "standard", style: .standard) { token, mode in
    standardColours[mode]?[token] ?? standardColours[mode.base]?[token] ?? Colour(0x808080)
  }

  /// What the modes say; one with more contrast says what it changes.
  private static let standardColours: [ThemeMode: [ThemeToken: Colour]] = [
    .light: [
      .ground: Colour(0xFBF8F5), .surface: Colour(0xFFFFFF), .ink: Colour(0x2B1D2A), .soft: Colour(0x6A5B67),
      .line: Colour(0xE7DED9), .edge: Colour(0x8D7F89), .accent: Colour(0x8A2F3C), .sale: Colour(0xBD1E2D),
      .success: Colour(0x1F6B4A), .warning: Colour(0x85530A), .danger: Colour(0xA3172A),
      .on: Colour(0xFFFFFF), .first: Colour(0x8A6414), .second: Colour(0x5D6570), .third: Colour(0x8A4B2A),
    ],
    .dark: [
      .ground: Colour(0x181317), .surface: Colour(0x241C22), .ink: Colour(0xF5EEEF), .soft: Colour(0xBFB0B9),
      .line: Colour(0x40353D), .edge: Colour(0x93838D), .accent: Colour(0xF2AAA6), .sale: Colour(0xFF938B),
      .success: Colour(0x86D3AB), .warning: Colour(0xEFC06A), .danger: Colour(0xFF9C95),
      .on: Colour(0x181317), .first: Colour(0xE0B85C), .second: Colour(0xC3CAD3), .third: Colour(0xE0A17C),
    ],
    .lightContrast: [
      .ground: Colour(0xFFFFFF), .ink: Colour(0x000000), .soft: Colour(0x2B2B2B), .line: Colour(0x555555),
      .edge: Colour(0x000000), .accent: Colour(0x6B1020), .sale: Colour(0x960F20), .success: Colour(0x124D34),
      .warning: Colour(0x5F3A05), .danger: Colour(0x7F0F1E),
      .first: Colour(0x5E430A), .second: Colour(0x3F4650), .third: Colour(0x6B381E),
    ],
    .darkContrast: [
      .ground: Colour(0x000000), .surface: Colour(0x000000), .ink: Colour(0xFFFFFF), .soft: Colour(0xE6E6E6),
      .line: Colour(0xAAAAAA), .edge: Colour(0xFFFFFF), .accent: Colour(0xFFC9C5),
    ],
  ]
}
