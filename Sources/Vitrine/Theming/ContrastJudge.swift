import VitrineJSON

/// Holds a theme to the table of contrasts: what falls under WCAG AA is a warning at the token that says it.
struct ContrastJudge {
  let theme: Theme
  /// Where the theme's file says a colour; nil for one that is the standard theme's.
  let place: (ThemeToken, ThemeMode) -> Field?

  var findings: [Finding] {
    ThemeMode.allCases.flatMap { mode in
      ThemeToken.allCases.flatMap { front -> [Finding] in
        // A mode of more contrast that has a colour from its base has the base's warning as well.
        let isInherited = mode != mode.base && place(front, mode)?.pointer == place(front, mode.base)?.pointer
        return isInherited && !failing(front, mode.base).isEmpty ? [] : findings(front, mode)
      }
    }
  }

  /// The warnings of a token that is too faint on some of its grounds.
  ///
  /// One stands at the token; when that is the standard theme's, one at each ground that the file says.
  private func findings(_ front: ThemeToken, _ mode: ThemeMode) -> [Finding] {
    var faults: [(token: ThemeToken, pairs: [ContrastPair])] = []
    for pair in failing(front, mode) {
      let token = [front, pair.ground.token, .ground].first { place($0, mode) != nil } ?? front
      if let known = faults.firstIndex(where: { $0.token == token }) {
        faults[known].pairs.append(pair)
      } else {
        faults.append((token, [pair]))
      }
    }
    return faults.compactMap { finding(front, at: $0.token, $0.pairs, mode) }
  }

  private func finding(
    _ front: ThemeToken, at token: ThemeToken, _ failing: [ContrastPair], _ mode: ThemeMode
  ) -> Finding? {
    guard let first = failing.first else { return nil }
    let field = place(token, mode)
    let name = "\(mode.rawValue).\(front.rawValue)"
    let ratios = failing.map { pair in
      "on \(pair.ground.name(in: mode))\(pair == first ? " is" : "") \(Self.written(pair.ratio(in: theme, mode))):1"
    }
    let near = nearest(token, mode, failing)
    let right =
      near.map { token == front ? "\($0) would do" : "\(mode.rawValue).\(token.rawValue) as \($0) would do" }
      ?? "no shade of \(theme.colour(token, mode)) would do"
    return .warning(
      .contrast, .init(field?.document, field?.pointer ?? ""),
      "\(name) \(Self.list(ratios)), and \(first.need.words); " + right, suggestion: near?.description)
  }

  /// The pairs of a token that differ too little in a mode.
  private func failing(_ front: ThemeToken, _ mode: ThemeMode) -> [ContrastPair] {
    ContrastPair.all.filter { pair in
      pair.front == front && pair.ratio(in: theme, mode) < pair.need.ratio && !isKnown(pair, mode)
    }
  }

  /// Whether a pair is the same in the mode that this one has it from, where it was named.
  private func isKnown(_ pair: ContrastPair, _ mode: ThemeMode) -> Bool {
    mode != mode.base
      && [pair.front, pair.ground.token, .ground].allSatisfy {
        theme.colour($0, mode) == theme.colour($0, mode.base)
      }
  }

  /// The nearest shade of a token, on the way to black or to white, with which every pair of it is sound; else those
  /// at fault and all that are sound now.
  private func nearest(_ token: ThemeToken, _ mode: ThemeMode, _ failing: [ContrastPair]) -> Colour? {
    let all = ContrastPair.all.filter { $0.mentions(token) }
    let kept = all.filter { failing.contains($0) || $0.ratio(in: theme, mode) >= $0.need.ratio }
    for pairs in [all, kept] {
      let near = theme.colour(token, mode).shades.first { shade in
        pairs.allSatisfy { pair in
          pair.ratio { $0 == token ? shade : theme.colour($0, mode) } >= pair.need.ratio
        }
      }
      if let near { return near }
    }
    return nil
  }

  /// A ratio to two places, rounded down: what is not enough never looks as if it were.
  private static func written(_ ratio: Double) -> String { Length.css((ratio * 100).rounded(.down) / 100) }

  private static func list(_ parts: [String]) -> String {
    parts.count < 2
      ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
  }
}

extension ContrastPair.Ground {
  /// The token that gives the ground.
  var token: ThemeToken {
    switch self {
    case .token(let token), .mixed(let token, _): token
    }
  }

  fileprivate func name(in mode: ThemeMode) -> String {
    switch self {
    case .token(let token): "\(mode.rawValue).\(token.rawValue)"
    case .mixed(.line, _): "a picture's place"
    case .mixed(let tone, _): "a callout of \(mode.rawValue).\(tone.rawValue)"
    }
  }
}

extension Colour {
  /// The colour, then those on the way to black and to white, the nearest first.
  fileprivate var shades: some Sequence<Colour> {
    (0...255).lazy.flatMap { step in
      [0, 255].map { end in
        func moved(_ channel: UInt8) -> UInt8 {
          UInt8((Double(channel) + (Double(end) - Double(channel)) * Double(step) / 255).rounded())
        }
        return Colour(red: moved(red), green: moved(green), blue: moved(blue))
      }
    }
  }
}
