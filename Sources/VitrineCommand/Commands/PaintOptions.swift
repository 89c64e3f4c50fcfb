import Vitrine

// The options that say what a terminal is painted with.

extension Option {
  static let color = Option(
    name: "color", value: "WHEN",
    about: "auto, always, never, 16, 256 or truecolor; auto asks NO_COLOR, FORCE_COLOR and the terminal")
}

extension Arguments {
  /// How many colours a stream is written with.
  func colours(_ streams: Streams, isTerminal: Bool) throws(Stop) -> ColourLevel {
    let words = ColourWish.words.map { "\"\($0.word)\"" }
    let expected = words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
    let wish = try value("color", expected, ColourWish.init) ?? .auto
    return ColourLevel(wish: wish, environment: streams.environment, isTerminal: isTerminal)
  }
}
