/// A mistake found while a shape was read: what, where, and what would be right.
package struct ShapeMistake: Sendable {
  /// The kinds of mistake.
  package enum Kind: Sendable, Equatable {
    /// A value of the wrong type, form or range.
    case shape
    /// A required field that is not there.
    case missing
    /// A key that the shape does not know.
    case unknownKey
    /// An element of a list that was left out because it does not read.
    case dropped
  }

  package let kind: Kind
  /// The text that the value stands in.
  package let document: Document?
  /// The way to the value, or to the member whose key is meant.
  package let pointer: String
  /// One clause, lower case, no full stop.
  package let message: String
  /// The word that was probably meant.
  package let suggestion: String?

  /// What is said of a key that should be a language.
  package static func noLanguage(_ key: String) -> String {
    "nothing reads the key \(String(quoting: key)); texts are by language, as \"ja\" or \"en-GB\""
  }

  /// The same mistake of a value that no text has, said at the field that should have had it.
  package func placed(at field: Field, lead: String) -> ShapeMistake {
    ShapeMistake(
      kind: kind, document: field.document, pointer: field.pointer, message: lead + message,
      suggestion: suggestion)
  }
}

/// How a shape is read.
package struct ShapePolicy: Sendable {
  /// Picks the text for the reader's language among several.
  package var pick: @Sendable ([(language: String, text: String)]) -> String?
  /// Whether an element of a list that does not read is left out; otherwise it is a mistake like any other.
  package var dropsElements: Bool

  package init(
    dropsElements: Bool, pick: @escaping @Sendable ([(language: String, text: String)]) -> String?
  ) {
    self.dropsElements = dropsElements
    self.pick = pick
  }
}
