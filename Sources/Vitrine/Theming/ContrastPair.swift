/// Two colours that the page or the terminal puts on each other, and how much they have to differ.
///
/// The table is what is really used: a test holds the stylesheet to it.
package struct ContrastPair: Sendable, Equatable {
  /// What a colour stands on.
  package enum Ground: Sendable, Equatable {
    case token(ThemeToken)
    /// The ground with some of a token in it, that many per cent: a callout's, a picture's until it is there.
    case mixed(ThemeToken, Int)
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

  /// How much of its tone is in a callout's ground, and of the lines' colour in that of a picture.
  static let (tint, veil) = (7, 50)

  /// The tones of badges and callouts, that of a neutral one first.
  package static let tones: [ThemeToken] = [.soft, .accent, .sale, .success, .warning, .danger]

  /// Every pair that is used.
  package static let all: [ContrastPair] = {
    var pairs: [ContrastPair] = []
    func add(_ front: ThemeToken, _ grounds: [Ground], _ need: Need = .text) {
      pairs += grounds.map { ContrastPair(front: front, ground: $0, need: need) }
    }
    let plain: [Ground] = [.token(.ground), .token(.surface)]
    let tinted = tones.map { Ground.mixed($0, tint) }
    // Words, also those in the place of a picture that did not come.
    add(.ink, plain + tinted + [.mixed(.line, veil)])
    for tone in tones { add(tone, plain + [.mixed(tone, tint)]) }
    // What a ranking says, the link that skips the header; then what is chosen, and badges.
    add(.ground, [.token(.ink)])
    add(.on, [.accent, .sale, .danger, .first, .second, .third].map { .token($0) })
    // The first three places as a terminal writes them.
    for place in [ThemeToken.first, .second, .third] { add(place, [.token(.ground)]) }
    // What can be used is seen, and so is where the keyboard is (the accent, a text colour already).
    add(.edge, plain, .edge)
    return pairs
  }()

  /// The contrast that a theme gives the pair in a mode.
  package func ratio(in theme: Theme, _ mode: ThemeMode) -> Double { ratio { theme.colour($0, mode) } }

  /// The contrast that colours give the pair.
  func ratio(_ colour: (ThemeToken) -> Colour) -> Double {
    switch ground {
    case .token(let token): colour(front).contrast(with: colour(token))
    case .mixed(let token, let share):
      Light(colour(front)).contrast(
        with: Light(Double(share) / 100, of: colour(token), in: colour(.ground)))
    }
  }

  /// Whether a token has to do with it.
  func mentions(_ token: ThemeToken) -> Bool {
    switch ground {
    case .token(let ground): front == token || ground == token
    case .mixed(let mixed, _): front == token || mixed == token || token == .ground
    }
  }
}
