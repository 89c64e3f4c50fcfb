import Vitrine
import VitrineUI

// The options that say what a terminal is painted with.

extension Option {
  static let color = Option(
    name: "color", value: "WHEN",
    about: "auto, always, never, 16, 256 or truecolor; auto asks NO_COLOR, FORCE_COLOR and the terminal")
  static let ground = Option(
    name: "ground", value: "light|dark|auto",
    about: "what the terminal writes on; auto asks COLORFGBG and takes dark when it does not say")
  static let links = Option(
    name: "links", value: "auto|always|never",
    about: "whether addresses can be followed (OSC 8); auto: on a terminal with colours")
  static let assets = Option(name: "assets", value: "URL", about: "what relative addresses start with")
}

extension Arguments {
  /// What `--assets` puts before relative addresses.
  func assets() throws(Stop) -> String? {
    try value("assets", "an http or https address, or a relative one") { text in
      Link(text).map { Path.withSlash($0.description) }
    }
  }

  /// How many colours a stream is written with.
  func colours(_ streams: Streams, isTerminal: Bool) throws(Stop) -> ColourLevel {
    let wish = try value("color", Self.oneOf(ColourWish.words.map(\.word)), ColourWish.init) ?? .auto
    return ColourLevel(wish: wish, environment: streams.environment, isTerminal: isTerminal)
  }

  /// How text is painted that goes to a terminal, or elsewhere.
  func paint(_ streams: Streams, isTerminal: Bool) throws(Stop) -> TextPaint {
    let colours = try colours(streams, isTerminal: isTerminal)
    let isTerminal = isTerminal && TerminalName(streams.environment).moves
    return TextPaint(
      colours: colours,
      mode: try ground(streams) == .light ? .light : .dark,
      hasLinks: try choice("links", ["auto": isTerminal, "always": true, "never": false]) ?? isTerminal,
      isAnchored: isTerminal, addressPrefix: try assets() ?? "")
  }

  /// The ground that stdout's terminal writes on.
  func ground(_ streams: Streams) throws(Stop) -> TerminalGround {
    let known = TerminalGround(environment: streams.environment) ?? .dark
    return try choice("ground", ["light": .light, "dark": .dark, "auto": known]) ?? known
  }

  /// The value of an option that is one of some words.
  func choice<Value>(
    _ name: String, _ values: KeyValuePairs<String, Value>
  ) throws(Stop) -> Value? {
    try value(name, Self.oneOf(values.map(\.key))) { word in values.first { same($0.key, word) }?.value }
  }

  /// `"auto", "always" or "never"`.
  static func oneOf(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    return quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
  }
}
