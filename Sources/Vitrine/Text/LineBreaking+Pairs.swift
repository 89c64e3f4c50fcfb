extension LineBreaking {
  /// LB11 to LB18: glue, what closes, what opens; spaces may stand between.
  func isAllowed(_ before: Kind, _ kind: Kind, _ isWide: Bool, _ signs: [Sign], _ place: Int) -> Bool {
    switch (before, kind) {
    case (.alphabetic, .alphabetic): return isSpaced
    case (.ideographic, .ideographic): return true
    case (_, .wordJoiner), (_, .closePunctuation), (_, .closeParenthesis), (_, .exclamation),
      (_, .infixNumeric), (_, .breakSymbols), (.openPunctuation, _), (.wideOpenPunctuation, _),
      (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter), (.breakBoth, .breakBoth):
      return false
    case (_, .openPunctuation) where isSpaced && before.isQuotation,
      (_, .wideOpenPunctuation) where isSpaced && before.isQuotation:
      return manner == .tailored && before != .initialQuotation
    case _ where isSpaced: return true
    case (.wordJoiner, _), (.glue, _): return false
    case (_, .glue): return before == .breakAfter || before == .hyphen
    case _ where before.isQuotation || kind.isQuotation:
      return isAllowedAtQuotation(before, kind, isWide, signs, place)
        && isAllowedBeside(before, kind, signs, place)
    default: return isAllowedBeside(before, kind, signs, place)
    }
  }

  /// LB19, and where it is relaxed.
  private func isAllowedAtQuotation(
    _ before: Kind, _ kind: Kind, _ isWide: Bool, _ signs: [Sign], _ place: Int
  ) -> Bool {
    guard manner == .tailored else { return false }
    if before == .finalQuotation { return isWideQuotation && isWide }
    return !before.isQuotation && kind == .initialQuotation && isBeforeWide
      && Self.following(signs, place)?.traits.cells == 2
  }

  /// LB20 to LB31: two signs that no space parts.
  private func isAllowedBeside(_ before: Kind, _ kind: Kind, _ signs: [Sign], _ place: Int) -> Bool {
    switch (before, kind) {
    case (.contingentBreak, _), (_, .contingentBreak): true
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): false
    case _ where isHebrewHyphen: false
    case (.breakSymbols, .hebrewLetter), (_, .inseparable): false
    case _ where before.isLetter && (kind.isLetter || kind == .numeric || kind.isAffix): false
    case (.numeric, _) where kind.isLetter || kind == .numeric: false
    case (.prefixNumeric, _) where kind.isPictorial || kind.isHangul: false
    case (_, .postfixNumeric) where before.isPictorial || before.isHangul: false
    case _ where before.isAffix && (kind.isLetter || kind == .numeric): false
    case (_, .openPunctuation), (_, .wideOpenPunctuation): isAllowedAtOpening(before, kind, signs, place)
    case (.hyphen, .numeric): false
    case (_, .numeric) where number == .digits: false
    case _ where number != .none && kind.isAffix: false
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT),
      (.hangulV, .hangulV), (.hangulV, .hangulT), (.hangulLV, .hangulV), (.hangulLV, .hangulT),
      (.hangulT, .hangulT), (.hangulLVT, .hangulT):
      false
    case (.infixNumeric, _) where kind.isLetter: false
    case (.closeParenthesis, _) where kind.isLetter || kind == .numeric: false
    case (.regionalIndicator, .regionalIndicator): regionals.isMultiple(of: 2)
    case (.emojiBase, .emojiModifier), (.unassignedPicture, .emojiModifier): false
    default: true
    }
  }

  /// LB25 and LB30: `$(12.00` and `f(x` hold together.
  private func isAllowedAtOpening(_ before: Kind, _ kind: Kind, _ signs: [Sign], _ place: Int) -> Bool {
    if before.isAffix, Self.following(signs, place)?.traits.breaking == .numeric { return false }
    return !(kind == .openPunctuation && (before.isLetter || before == .numeric))
  }
}

extension ScalarTable.Breaking {
  fileprivate var isQuotation: Bool {
    self == .quotation || self == .initialQuotation || self == .finalQuotation
  }
  fileprivate var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  fileprivate var isAffix: Bool { self == .prefixNumeric || self == .postfixNumeric }
  fileprivate var isPictorial: Bool {
    self == .ideographic || self == .unassignedPicture || self == .emojiBase || self == .emojiModifier
  }
  fileprivate var isHangul: Bool {
    switch self {
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }
}
