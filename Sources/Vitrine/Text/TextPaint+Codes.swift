// What a style looks like: the one table.

extension TextPaint {
  /// The parameters of SGR that paint a style at this level; empty for the terminal's own look.
  func codes(of style: TextStyle) -> [UInt8] {
    guard colours > .none else { return [] }
    var look = style.look
    var codes: [UInt8] = []
    var colour: [UInt8] = []
    if let token = look.token {
      switch colours {
      case .none: break
      case .sixteen:
        switch TerminalHue(token, mode) {
        case .own: break
        case .faint: look.attributes.insert(.dim)
        case .code(let code): colour = Self.decimal(code)
        }
      case .indexed, .truecolor: colour = Self.foreground(theme.colour(token, mode), colours)
      }
    }
    for (attribute, code) in TextAttributes.codes where look.attributes.contains(attribute) {
      if !codes.isEmpty { codes.append(UInt8(ascii: ";")) }
      codes.append(code)
    }
    if !codes.isEmpty, !colour.isEmpty { codes.append(UInt8(ascii: ";")) }
    codes += colour
    let base = groundCodes
    return codes.isEmpty || base.isEmpty ? base + codes : base + [UInt8(ascii: ";")] + codes
  }

  /// The parameters of SGR for words on the theme's ground; empty where that is the terminal's own.
  ///
  /// Sixteen colours have no ground of a theme.
  package var groundCodes: [UInt8] {
    guard isGrounded, colours >= .indexed else { return [] }
    var ground = Self.foreground(theme.colour(.ground, mode), colours)
    ground[0] = UInt8(ascii: "4")
    return Self.foreground(theme.colour(.ink, mode), colours) + [UInt8(ascii: ";")] + ground
  }

  private static func foreground(_ colour: Colour, _ level: ColourLevel) -> [UInt8] {
    let (red, green, blue) = (Int(colour.red), Int(colour.green), Int(colour.blue))
    if level == .truecolor { return Array("38;2;\(red);\(green);\(blue)".utf8) }
    return Array("38;5;\(TerminalPalette.nearest(red: red, green: green, blue: blue))".utf8)
  }

  private static func decimal(_ number: Int) -> [UInt8] { Array(String(number).utf8) }
}

/// Looks that are no colour.
struct TextAttributes: OptionSet, Sendable {
  let rawValue: UInt8

  static let bold = TextAttributes(rawValue: 1)
  static let dim = TextAttributes(rawValue: 2)
  static let underlined = TextAttributes(rawValue: 4)
  static let inverse = TextAttributes(rawValue: 8)
  static let struck = TextAttributes(rawValue: 16)

  /// The digit of each in SGR.
  ///
  /// Source: ECMA-48, 8.3.117.
  static let codes: [(TextAttributes, UInt8)] = [
    (.bold, UInt8(ascii: "1")), (.dim, UInt8(ascii: "2")), (.underlined, UInt8(ascii: "4")),
    (.inverse, UInt8(ascii: "7")), (.struck, UInt8(ascii: "9")),
  ]
}

extension TextStyle {
  /// The colour of a theme, if not the terminal's own, and what else sets the style apart.
  ///
  /// Nothing is told by colour alone: badges stand in brackets, chosen options have their mark.
  var look: (token: ThemeToken?, attributes: TextAttributes) {
    switch self {
    case .plain, .lead, .option, .neutral: (nil, [])
    case .title, .moduleTitle, .heading, .name, .price: (nil, .bold)
    case .soft, .picture, .place, .oldPrice: (.soft, [])
    case .reducedPrice: (.sale, .bold)
    case .star: (.warning, [])
    case .frame: (.edge, [])
    case .link: (.accent, .underlined)
    case .chosen: (.accent, .inverse)
    case .button: (.accent, .bold)
    case .neutralBadge: (.soft, .inverse)
    case .accentBadge: (.accent, .inverse)
    case .saleBadge: (.sale, .inverse)
    case .successBadge: (.success, .inverse)
    case .warningBadge: (.warning, .inverse)
    case .dangerBadge: (.danger, .inverse)
    case .accent: (.accent, [])
    case .sale: (.sale, [])
    case .success: (.success, [])
    case .warning, .hole: (.warning, [])
    case .danger: (.danger, [])
    case .first: (.first, .bold)
    case .second: (.second, .bold)
    case .third: (.third, .bold)
    }
  }
}

extension TextStyle {
  /// Whether a blank looks other than the ground.
  var marksBlanks: Bool { !look.attributes.isDisjoint(with: [.inverse, .underlined, .struck]) }
}

/// What stands for a token among a terminal's own sixteen colours.
///
/// Terminals differ in what these look like; each code here is told from its ground, at 3:1 or more, in the palettes
/// of xterm, of VGA and of Tango. On light grounds that leaves no green and no yellow.
enum TerminalHue: Equatable {
  /// The colour that words have anyway.
  case own
  /// The same, dim.
  case faint
  /// A code of SGR.
  case code(Int)

  init(_ token: ThemeToken, _ mode: ThemeMode) {
    let isDark = mode.base == .dark
    switch token {
    case .ground, .surface, .ink, .on, .second: self = .own
    case .soft, .line, .edge: self = mode == mode.base ? .faint : .own
    case .accent: self = .code(isDark ? 36 : 34)
    case .sale, .danger: self = .code(isDark ? 91 : 31)
    case .success: self = .code(isDark ? 32 : 34)
    case .warning, .first: self = .code(isDark ? 33 : 35)
    case .third: self = .code(35)
    }
  }
}
