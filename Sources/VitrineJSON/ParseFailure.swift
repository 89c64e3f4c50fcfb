/// Why a text could not be read, and where.
package struct ParseFailure: Error, Sendable, Equatable {
  /// The two kinds of failure, by the rule ids of diagnostics.
  package enum Rule: String, Sendable {
    /// The text is not JSON.
    case syntax
    /// The text is more than its budget allows.
    case budget
  }

  package let rule: Rule
  /// What is wrong, in one line without control characters.
  package let message: String
  /// Where the token at fault starts.
  package let place: Place

  package init(rule: Rule, message: String, place: Place) {
    self.rule = rule
    self.message = message
    self.place = place
  }
}
