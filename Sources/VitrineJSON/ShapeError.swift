/// A value that is not what its reader expected.
public struct ShapeError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The way to the value, as a JSON Pointer (RFC 6901); empty for the whole text.
  public let pointer: String
  /// What would have been right, as in `a string`.
  public let expected: String
  /// What was there, as in `the number 3`.
  public let found: String
  /// The text that the value stands in, to find its place later.
  package let document: Document?

  /// Says what is wrong with the value at a pointer; `Field.mistake(expected:)` fills in the rest.
  public init(pointer: String, expected: String, found: String) {
    self.init(pointer: pointer, expected: expected, found: found, document: nil)
  }

  package init(pointer: String, expected: String, found: String, document: Document?) {
    self.pointer = pointer
    self.expected = expected
    self.found = found
    self.document = document
  }

  /// Whether both say the same, whichever text they speak of.
  public static func == (one: ShapeError, other: ShapeError) -> Bool {
    (one.pointer, one.expected, one.found) == (other.pointer, other.expected, other.found)
  }

  /// One sentence without its place.
  package var message: String { "expected \(expected), found \(found)" }

  /// One sentence with the way to the value.
  public var description: String {
    pointer.isEmpty ? message : "\(message) at \(String(escaping: pointer.unicodeScalars))"
  }
}

extension ShapeError {
  /// Where the value starts, or the nearest one around it that is there.
  package var place: Place? { document?.place(of: pointer) }
}
