extension TerminalScalar {
  /// Whether terminals disagree about the cells of a sign that has the scalar in it.
  ///
  /// Joiners, styles, keycaps, flags, skin tones, pictures younger than Unicode 13, and every mark save the common
  /// accents. Source: measured on xterm's, tmux's, pyte's and wcwidth's counting of the same signs.
  static func isDisputed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x300, 0x300...0x36F, 0x3099, 0x309A: false
    case joiner.value, textStyle.value, pictureStyle.value, keycap.value: true
    case 0x3000...0x3029, 0x3030...0x3098, 0x309B...0xA66E, 0xAC00...0xD7A3: false
    case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    // Pictures of Unicode 14 and later, and where the next ones will be.
    case 0x1F6D8...0x1F6DF, 0x1F7F0...0x1F7FF, 0x1F979, 0x1F9CC, 0x1FA74...0x1FAFF: true
    default: ScalarTraits(scalar).cells == 0
    }
  }
}
