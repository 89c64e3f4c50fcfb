/// What a reader sees as one sign: the extended grapheme clusters of UAX #29, Unicode 15.0.
///
/// Rule GB9c of Unicode 15.1, by which conjuncts of six scripts hold together, is there as well.
struct ClusterJoining {
  private var before: ScalarTable.Joining?
  private var picture = Run.none
  private var conjunct = Run.none
  private var regionals = 0

  /// How far a sign of several scalars has come.
  private enum Run {
    case none, begun, linked
  }

  /// Whether the next scalar belongs to the sign of those before.
  mutating func joins(_ next: ScalarTable.Joining) -> Bool {
    defer { take(next) }
    guard let before else { return false }
    switch (before, next) {
    case (.other, .other): return false
    case (.carriageReturn, .lineFeed): return true
    case (.control, _), (.carriageReturn, _), (.lineFeed, _), (_, .control), (_, .carriageReturn),
      (_, .lineFeed):
      return false
    case (_, .extend), (_, .joiner), (_, .linker), (_, .spacingMark), (.prepend, _): return true
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT),
      (.hangulLV, .hangulV), (.hangulLV, .hangulT), (.hangulV, .hangulV), (.hangulV, .hangulT),
      (.hangulLVT, .hangulT), (.hangulT, .hangulT):
      return true
    case (_, .consonant): return conjunct == .linked
    case (.joiner, .picture): return picture == .linked
    case (.regionalIndicator, .regionalIndicator): return !regionals.isMultiple(of: 2)
    default: return false
    }
  }

  private mutating func take(_ next: ScalarTable.Joining) {
    before = next
    regionals = next == .regionalIndicator ? regionals + 1 : 0
    switch next {
    case .extend:
      if picture == .linked { picture = .none }
    case .joiner:
      picture = picture == .begun ? .linked : .none
    case .linker:
      if conjunct != .none { conjunct = .linked }
      if picture == .linked { picture = .none }
    case .consonant:
      conjunct = .begun
      picture = .none
    case .picture:
      picture = .begun
      conjunct = .none
    default:
      picture = .none
      conjunct = .none
    }
  }
}
