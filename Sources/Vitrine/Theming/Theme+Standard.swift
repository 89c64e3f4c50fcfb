extension Theme {
  /// The theme of every screen that names no other.
  public static let standard = Theme(standard: "standard") { token, mode in
    let (light, dark, lightContrast, darkContrast) = standardColours(of: token)
    return switch mode {
    case .light: Colour(light)
    case .dark: Colour(dark)
    case .lightContrast: Colour(lightContrast ?? light)
    case .darkContrast: Colour(darkContrast ?? dark)
    }
  }

  /// What a token looks like to light readers, to dark ones, and to both with more contrast where that changes it.
  private static func standardColours(of token: ThemeToken) -> (UInt32, UInt32, UInt32?, UInt32?) {
    switch token {
    case .ground: (0xFBF8F5, 0x181317, 0xFFFFFF, 0x000000)
    case .surface: (0xFFFFFF, 0x241C22, nil, 0x000000)
    case .ink: (0x2B1D2A, 0xF5EEEF, 0x000000, 0xFFFFFF)
    case .soft: (0x6A5B67, 0xBFB0B9, 0x2B2B2B, 0xE6E6E6)
    case .line: (0xE7DED9, 0x40353D, 0x555555, 0xAAAAAA)
    case .edge: (0x8D7F89, 0x93838D, 0x000000, 0xFFFFFF)
    case .accent: (0x8A2F3C, 0xF2AAA6, 0x6B1020, 0xFFC9C5)
    case .sale: (0xBD1E2D, 0xFF938B, 0x960F20, nil)
    case .success: (0x1F6B4A, 0x86D3AB, 0x124D34, nil)
    case .warning: (0x85530A, 0xEFC06A, 0x5F3A05, nil)
    case .danger: (0xA3172A, 0xFF9C95, 0x7F0F1E, nil)
    case .on: (0xFFFFFF, 0x181317, nil, nil)
    case .first: (0x8A6414, 0xE0B85C, 0x5E430A, nil)
    case .second: (0x5D6570, 0xC3CAD3, 0x3F4650, nil)
    case .third: (0x8A4B2A, 0xE0A17C, 0x6B381E, nil)
    }
  }
}
