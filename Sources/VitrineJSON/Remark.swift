/// Something odd that was read all the same; its author is warned.
package struct Remark: Sendable, Equatable {
  /// The kinds of remark, by the rule ids of diagnostics.
  package enum Rule: String, Sendable {
    /// An object has the same key more than once; the last one counts.
    case duplicateKey = "duplicate-key"
    /// An integer beyond 64 bits is kept as the nearest number.
    case bigInteger = "big-integer"
  }

  package let rule: Rule
  package let message: String
  package let place: Place
  /// The way to the value, as a JSON Pointer.
  package let pointer: String

  package init(rule: Rule, message: String, place: Place, pointer: String) {
    self.rule = rule
    self.message = message
    self.place = place
    self.pointer = pointer
  }
}
