/// A value that is not what its reader expected.
public struct ShapeError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The value, if it is one of a text: what is said of it is made when somebody asks, for most errors that are
  /// thrown are dropped.
  private let field: Field?
  private let statedPointer: String
  private let statedFound: String?
  /// What would have been right, as in `a string`.
  public let expected: String

  /// The way to the value, as a JSON Pointer (RFC 6901); empty for the whole text.
  public var pointer: String { field?.pointer ?? statedPointer }
  /// What was there, as in `the number 3`.
  public var found: String { statedFound ?? field?.summary ?? "nothing" }
  /// The text that the value stands in, to find its place later.
  package var document: Document? { field?.document }

  /// Says what is wrong with the value at a pointer; `Field.mistake(expected:)` fills in the rest.
  public init(pointer: String, expected: String, found: String) {
    field = nil
    statedPointer = pointer
    statedFound = found
    self.expected = expected
  }

  /// Says what is wrong with a value; what was found is its summary unless it is said.
  init(_ field: Field, expected: String, found: String? = nil) {
    self.field = field
    statedPointer = ""
    statedFound = found
    self.expected = expected
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
