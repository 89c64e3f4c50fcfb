/// Markup of a plugin's own: literal parts are written as they stand, everything put into them is escaped.
///
/// Holes are for text, or for attributes in quotes. Addresses go in as a checked ``Link`` or ``MediaAddress``.
/// Literal parts are in source, never from data: the type's literals are static strings.
///
/// ```swift
/// canvas.html("<div class=\"map\" data-lat=\"\(latitude)\"></div>", text: "…")
/// ```
public struct Markup: ExpressibleByStringInterpolation, Sendable {
  /// A part of markup.
  package enum Part: Sendable {
    case literal(StaticString)
    case escaped(String)
    /// A checked address: relative ones are written as the page needs them.
    case address(String)
  }

  package let parts: [Part]

  /// Markup without holes.
  public init(stringLiteral value: StaticString) { parts = [.literal(value)] }
  /// Markup with holes.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var parts: [Part] = []
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }
    /// A literal part.
    public mutating func appendLiteral(_ literal: StaticString) { parts.append(.literal(literal)) }
    /// Text from a model.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.escaped(text.string)) }
    /// A string; it is escaped like any text.
    public mutating func appendInterpolation(_ string: String) { parts.append(.escaped(string)) }
    /// A whole number.
    public mutating func appendInterpolation(_ number: Int) { parts.append(.escaped(String(number))) }
    /// A number.
    public mutating func appendInterpolation(_ number: Double) { parts.append(.escaped(number.description)) }
    /// A checked address to follow.
    public mutating func appendInterpolation(_ link: Link) { parts.append(.address(link.description)) }
    /// A checked address of a picture or a clip.
    public mutating func appendInterpolation(_ address: MediaAddress) {
      parts.append(.address(address.description))
    }
  }
}
