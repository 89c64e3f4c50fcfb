/// A value that declares its own shape: its fields, their types, defaults and meaning.
///
/// One declaration reads a value and collects every mistake, knows the unknown keys, and writes the reference
/// and the JSON Schema. It sees no JSON.
///
/// ```swift
/// public struct RankingSettings: Shaped {
///   public let limit: Int
///   public init(_ shape: inout some Shape & ~Copyable) {
///     limit = shape.field("limit", default: 20, in: 1...100, "how many items to show")
///   }
/// }
/// ```
public protocol Shaped: Sendable {
  /// The name under which references and schemas list the shape; the type's name unless told otherwise.
  static var shapeName: String { get }
  /// This value as a reference prints it, for defaults; nil for values with fields of their own.
  var shapeLiteral: ShapeLiteral? { get }
  /// Reads the value. Never fails: a mistake is noted by the shape, and a blank stands in for the value.
  init(_ shape: inout some Shape & ~Copyable)
}

extension Shaped {
  public static var shapeName: String { String(describing: Self.self) }
  public var shapeLiteral: ShapeLiteral? { nil }

  /// The value with every field absent: all defaults, and blanks where a field is required.
  public static func blank() -> Self {
    var shape = BlankShape()
    return Self(&shape)
  }
}

/// A default as a reference and a schema print it.
public enum ShapeLiteral: Sendable, Equatable {
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
}

/// What is asked of a field beyond its type.
public struct FieldRule: Sendable {
  /// The whole numbers that are allowed.
  public var integers: ClosedRange<Int>?
  /// The numbers that are allowed.
  public var numbers: ClosedRange<Double>?
  /// How many elements a list may have.
  public var count: ClosedRange<Int>?
  /// Names that the field once had and that are still read.
  public var formerNames: [String]

  /// A rule; without arguments it asks for nothing.
  public init(
    integers: ClosedRange<Int>? = nil, numbers: ClosedRange<Double>? = nil,
    count: ClosedRange<Int>? = nil, formerNames: [String] = []
  ) {
    self.integers = integers
    self.numbers = numbers
    self.count = count
    self.formerNames = formerNames
  }
}

/// Whether a field must be there, and what stands in for it if not.
public enum FieldNeed<Value: Shaped>: Sendable {
  case required
  case optional
  case defaulted(Value)
}

/// What kind of string is meant: how it is checked and how a schema describes it.
public struct StringForm: Sendable {
  /// What a message says was expected: "an http, https, mailto or tel link, or a relative one".
  public let expectation: String
  /// The JSON Schema `format` or pattern that comes closest, if any.
  public let pattern: String?
  /// Whether a string is of the form.
  public let accepts: @Sendable (String) -> Bool

  /// A form with a check of its own.
  public init(_ expectation: String, pattern: String? = nil, accepts: @escaping @Sendable (String) -> Bool) {
    self.expectation = expectation
    self.pattern = pattern
    self.accepts = accepts
  }

  /// Any string.
  public static let any = StringForm("a string") { _ in true }
  /// A string with something in it.
  public static let filled = StringForm("a string that is not empty", pattern: "[\\s\\S]") {
    !$0.utf8.isEmpty
  }
}
