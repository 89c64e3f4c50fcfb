public import VitrineUI

/// An address with holes that a translator fills from each item: `https://shop.example/products/{handle}`.
///
/// It is a translator's option, for APIs that don't say where an item's page is. What fills a hole is
/// percent-encoded, all but letters, digits and `-._~`, so that it can't leave its place in the address.
/// Source: RFC 6570, level 1.
public struct LinkTemplate: Shaped, Hashable {
  /// The names of the holes, in their order.
  public let names: [String]
  private let literals: [String]

  /// Reads a template; nil when a brace has no partner, a hole's name is not made of letters, digits and `_`, or the
  /// address around the holes is not one that a `Link` can be.
  public init?(_ template: String) {
    var names: [String] = []
    var literals: [String] = []
    var rest = Array(template.utf8)[...]
    while let open = rest.firstIndex(where: Self.isBrace) {
      let name = rest[(open + 1)...].prefix(while: Self.isNameByte)
      guard rest[open] == UInt8(ascii: "{"), !name.isEmpty, name.endIndex < rest.endIndex,
        rest[name.endIndex] == UInt8(ascii: "}")
      else { return nil }
      literals.append(String(decoding: rest[..<open], as: UTF8.self))
      names.append(String(decoding: name, as: UTF8.self))
      rest = rest[(name.endIndex + 1)...]
    }
    literals.append(String(decoding: rest, as: UTF8.self))
    self.names = names
    self.literals = literals
    guard !names.isEmpty, link({ _ in "a" }) != nil else { return nil }
  }

  /// The address with its holes filled; nil when a value is missing or empty, or is `.` or `..`, which would lead
  /// elsewhere.
  public func link(_ value: (String) -> String?) -> Link? {
    var address = literals[0]
    for (name, literal) in zip(names, literals.dropFirst()) {
      guard let value = value(name), !value.utf8.isEmpty, !value.utf8.elementsEqual(".".utf8),
        !value.utf8.elementsEqual("..".utf8)
      else { return nil }
      address += percentEncoded(value.utf8) + literal
    }
    return Link(address)
  }

  /// Notes a hole that can't be filled, as a mistake of the shape that the template is an option of.
  public func expect(_ known: [String], in shape: inout some Shape & ~Copyable) {
    guard let unknown = names.first(where: { !known.contains($0) }) else { return }
    let offer = known.map { "{\($0)}" }.joined(separator: " or ")
    shape.reject("an address with {\(unknown)}", expected: "one with \(offer)")
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    self = LinkTemplate(shape.string(Self.form)) ?? LinkTemplate(names: [], literals: ["#"])
  }

  private init(names: [String], literals: [String]) {
    self.names = names
    self.literals = literals
  }

  private static let form = StringForm(
    "an address with a name in braces, as \"https://shop.example/products/{id}\""
  ) {
    LinkTemplate($0) != nil
  }

  private static func isBrace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }
  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}
