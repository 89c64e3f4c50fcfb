/// Where lines may break: UAX #14 of Unicode 15.0 with all its rules, numbers as in example 7 of its section 8.2.
///
/// The table of classes has rule LB1, by which small kana and the prolonged sound mark are nonstarters: that is
/// what JIS X 4051 and JLREQ call strict. ``Manner/tailored`` adds what they ask for beyond the rules.
struct LineBreaking {
  typealias Kind = ScalarTable.Breaking

  /// A scalar of a text, and whether a line may end before it.
  struct Sign {
    let scalar: Unicode.Scalar
    let traits: ScalarTraits
    /// Whether it only says where lines may break.
    let isUnseen: Bool
    var mayBreakBefore = false

    init(_ scalar: Unicode.Scalar, isUnseen: Bool = false) {
      self.scalar = scalar
      self.traits = ScalarTraits(scalar)
      self.isUnseen = isUnseen
    }

    /// Whether it is nothing at the end of a line.
    var isSpace: Bool {
      switch traits.breaking {
      case .space: true
      case .breakAfter: scalar.properties.isWhitespace
      default: false
      }
    }
  }

  /// Which rules hold.
  enum Manner {
    /// Those of UAX #14 and no other.
    case unicode
    /// Those of UAX #14 with three changes. A quotation mark that opens or closes is a bracket among wide signs (as
    /// LB19a of Unicode 16.0 has it). A space after a quotation mark that does not open ends lines even before a
    /// bracket (LB15 of Unicode 15.1). U+FF5E is the wave dash that it is used for.
    case tailored
  }

  /// Says of every sign whether a line may end before it.
  static func mark(_ signs: inout [Sign], _ manner: Manner) {
    var breaking = LineBreaking(manner: manner)
    for place in signs.indices { signs[place].mayBreakBefore = breaking.step(signs, to: place) }
  }

  private init(manner: Manner) { self.manner = manner }

  let manner: Manner
  /// The sign before, marks and spaces after it aside; nil where the text begins.
  private var before: Kind?
  private(set) var isBeforeWide = false
  /// Whether spaces stand between.
  private(set) var isSpaced = false
  /// Whether a joiner stands between.
  private var isJoined = false
  private(set) var number = Number.none
  /// Whether the sign before is a hyphen after a Hebrew letter.
  private(set) var isHebrewHyphen = false
  /// How many regional indicators stand together.
  private(set) var regionals = 0
  /// Whether the sign before is a quotation mark that closes after a wide sign.
  private(set) var isWideQuotation = false

  enum Number {
    case none, digits, closed
  }

  private func kind(of sign: Sign) -> Kind {
    manner == .tailored && sign.scalar == "\u{FF5E}" ? .nonstarter : sign.traits.breaking
  }

  /// LB2 to LB10: what ends lines by itself, spaces and marks.
  private mutating func step(_ signs: [Sign], to place: Int) -> Bool {
    let own = kind(of: signs[place])
    let isWide = signs[place].traits.cells == 2
    let kind = own == .combiningMark || own == .zeroWidthJoiner ? .alphabetic : own
    guard let before else {
      take(kind, own, isWide)
      return false
    }
    let isLineEnd =
      switch before {
      case .mandatoryBreak, .lineFeed, .nextLine: true
      case .carriageReturn: own != .lineFeed
      default: false
      }
    if isLineEnd, !isSpaced {
      self.before = nil
      take(kind, own, isWide)
      return true
    }
    switch own {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .zeroWidthSpace:
      take(kind, own, isWide)
      return false
    case .space:
      isSpaced = true
      isJoined = false
      return false
    case .combiningMark, .zeroWidthJoiner:
      if isSpaced || before == .zeroWidthSpace { break }
      isJoined = own == .zeroWidthJoiner
      return false
    default: break
    }
    let mayBreak =
      before == .zeroWidthSpace
      || !isJoined && isAllowed(before, kind, isWide, signs, place)
    take(kind, own, isWide)
    return mayBreak
  }

  private mutating func take(_ kind: Kind, _ own: Kind, _ isWide: Bool) {
    let isBeside = before != nil && !isSpaced
    switch kind {
    case .numeric: number = .digits
    case .breakSymbols, .infixNumeric: if !isBeside || number != .digits { number = .none }
    case .closePunctuation, .closeParenthesis: number = isBeside && number == .digits ? .closed : .none
    default: number = .none
    }
    isHebrewHyphen = isBeside && before == .hebrewLetter && (kind == .hyphen || kind == .breakAfter)
    regionals = kind == .regionalIndicator ? (isBeside ? regionals : 0) + 1 : 0
    isWideQuotation = isBeside && kind == .finalQuotation && isBeforeWide
    isBeforeWide = isWide
    before = kind
    isSpaced = kind == .space
    isJoined = own == .zeroWidthJoiner
  }

  /// The next sign that is no mark.
  static func following(_ signs: [Sign], _ place: Int) -> Sign? {
    signs[(place + 1)...].first {
      $0.traits.breaking != .combiningMark && $0.traits.breaking != .zeroWidthJoiner
    }
  }
}
