// VitrineTesting is what our tests and plugin authors' tests share. It draws a plugin's examples in every medium,
// judges what was drawn and returns what it found as values, so that any test library can say "no findings". It
// imports none itself: a library that does breaks release builds.

/// Something that is wrong with a plugin, with a drawing or with a stored picture of it.
public struct Finding: Sendable, Hashable, CustomStringConvertible {
  /// What kind of thing is wrong.
  public enum Rule: String, Sendable, CaseIterable {
    /// A plugin without examples: nothing tests it, nothing shows it.
    case noExamples = "no-examples"
    /// Two examples whose names, written as file names, are the same.
    case duplicateExample = "duplicate-example"
    /// An example of which a reader sees nothing in one of the media.
    case drawsNothing = "draws-nothing"
    /// An example that goes over a budget, so that the module would be a hole.
    case overBudget = "over-budget"
    /// A link inside a link: media draw its content alone.
    case linkInLink = "link-in-link"
    /// A choice, a button or a search inside a link: media draw its label alone.
    case controlInLink = "control-in-link"
    /// A link that says nothing to a reader who cannot see: no words, and no picture with words.
    case namelessLink = "nameless-link"
    /// Two items of one run with the same identity: a log cannot tell them apart.
    case duplicateID = "duplicate-id"
    /// An ordinal outside a run of items: media draw nothing.
    case ordinalOutsideRun = "ordinal-outside-run"
    /// Markup of the plugin's own that does not belong in a page.
    case markup
    /// Markup of the plugin's own without words for the other media.
    case emptyTwin = "empty-twin"
    /// Two drawings of the same example that differ.
    case notRepeatable = "not-repeatable"
    /// A line of text wider than the terminal.
    case tooWide = "too-wide"
    /// HTML that a browser would have to mend.
    case notWellFormed = "not-well-formed"
    /// A control character in what was drawn.
    case controlCharacter = "control-character"
    /// Text of a model that changes the tags or attributes of the page.
    case leak
    /// A setting whose default would be refused if a layout wrote it down.
    case settingsDefault = "settings-default"
    /// A drawing that is not the stored one, or has none.
    case snapshot
  }

  /// What kind of thing is wrong.
  public let rule: Rule
  /// The example that shows it, if it is one's.
  public let example: String?
  /// What was found, and what would be right.
  public let message: String

  /// A finding.
  public init(_ rule: Rule, example: String? = nil, _ message: String) {
    self.rule = rule
    self.example = example
    self.message = message
  }

  /// One line: `example "three items": a link inside a link [link-in-link]`.
  public var description: String {
    (example.map { "example \"\($0)\": " } ?? "") + message + " [\(rule.rawValue)]"
  }
}
