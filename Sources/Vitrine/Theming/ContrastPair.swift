/// Two colours that the page or the terminal puts on each other, and how much they have to differ.
///
/// The table is what is really used: a test holds the stylesheet to it.
package struct ContrastPair: Sendable {
  /// What a colour stands on.
  package enum Ground: Sendable, Equatable {
    case token(ThemeToken)
    /// The ground with a little of a tone in it: a callout's.
    case tinted(ThemeToken)
  }

  /// Why two colours have to differ.
  ///
  /// Source: WCAG 2.2, 1.4.3 and 1.4.11 at level AA.
  package enum Need: Sendable {
    case text, edge

    package var ratio: Double { self == .text ? 4.5 : 3 }
    var words: String { self == .text ? "text needs 4.5:1" : "an edge needs 3:1" }
  }

  package let front: ThemeToken
  package let ground: Ground
  package let need: Need

  /// How much of its tone is in a callout's ground.
  package static let tint = 0.07

  /// The tones of badges and callouts, that of a neutral one first.
  package static let tones: [ThemeToken] = [.soft, .accent, .sale, .success, .warning, .danger]

  /// Every pair that is used.
  package static let all: [ContrastPair] = {
    var pairs: [ContrastPair] = []
    func add(_ front: ThemeToken, _ grounds: [Ground], _ need: Need = .text) {
      pairs += grounds.map { ContrastPair(front: front, ground: $0, need: need) }
    }
    let plain: [Ground] = [.token(.ground), .token(.surface)]
    let tinted = tones.map(Ground.tinted)
    // Words, also those in the place of a picture that did not come.
    add(.ink, plain + tinted + [.token(.line)])
    for tone in tones { add(tone, plain + [.tinted(tone)]) }
    // What is chosen, what a ranking says, the link that skips the header.
    add(.ground, [.token(.ink)])
    add(.on, [.token(.sale), .token(.danger), .token(.first), .token(.second), .token(.third)])
    // What can be used is seen, and so is where the keyboard is (the accent, a text colour already).
    add(.edge, plain, .edge)
    return pairs
  }()

  /// The contrast that a theme gives the pair in a mode.
  package func ratio(in theme: Theme, _ mode: ThemeMode) -> Double {
    ratio(theme.colour(front, mode)) { theme.colour($0, mode) }
  }

  /// The contrast of a colour with the pair's ground.
  func ratio(_ front: Colour, _ colour: (ThemeToken) -> Colour) -> Double {
    switch ground {
    case .token(let token): return front.contrast(with: colour(token))
    case .tinted(let tone):
      // A tone stands on its own tint: another tone, another ground.
      let tint = tone == self.front ? front : colour(tone)
      return Light(front).contrast(with: Light(Self.tint, of: tint, in: colour(.ground)))
    }
  }
}
