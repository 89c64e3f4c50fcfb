extension Text: Shaped {
  public var shapeLiteral: ShapeLiteral? { .string(string) }
  public init(_ shape: inout some Shape & ~Copyable) { self = shape.text() }
}

extension String: Shaped {
  public var shapeLiteral: ShapeLiteral? { .string(self) }
  public init(_ shape: inout some Shape & ~Copyable) { self = shape.string(.any) }
}

extension Int: Shaped {
  public var shapeLiteral: ShapeLiteral? { .integer(self) }
  public init(_ shape: inout some Shape & ~Copyable) { self = shape.integer() }
}

extension Double: Shaped {
  public var shapeLiteral: ShapeLiteral? { .number(self) }
  public init(_ shape: inout some Shape & ~Copyable) { self = shape.number() }
}

extension Bool: Shaped {
  public var shapeLiteral: ShapeLiteral? { .flag(self) }
  public init(_ shape: inout some Shape & ~Copyable) { self = shape.flag() }
}

extension Array: Shaped where Element: Shaped {
  public static var shapeName: String { "[\(Element.shapeName)]" }
  public init(_ shape: inout some Shape & ~Copyable) { self = shape.list(of: Element.self) }
}

extension ItemID: Shaped {
  public var shapeLiteral: ShapeLiteral? { .string(description) }
  public init(_ shape: inout some Shape & ~Copyable) { self.init(shape.string(.filled)) }
}

/// A choice between words: an `enum` of strings whose cases a layout may name.
public protocol ShapedWord: Shaped, CaseIterable, RawRepresentable where RawValue == String {}

extension ShapedWord {
  public var shapeLiteral: ShapeLiteral? { .string(rawValue) }

  /// Reads one of the words; the first stands in for a mistake.
  public init(_ shape: inout some Shape & ~Copyable) {
    let cases = Array(Self.allCases)
    self = cases[shape.word(of: cases.map(\.rawValue))]
  }
}
