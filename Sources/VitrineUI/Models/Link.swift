/// An address that a reader may follow: http, https, mailto or tel, or relative to the layout.
///
/// It is checked when it is made and written in its checked form, so that no other text can become an address.
/// Source: WHATWG URL; the list of schemes is this project's.
@frozen
public struct Link: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The address as it is written.
  @usableFromInline package var text: Text
  /// The address as it is written.
  public var description: String { text.string }

  /// Checks an address; nil when its scheme is not allowed or it is not sound.
  public init?(_ address: String) { self.init(text: Text(address)) }

  /// Checks an address that is a text; its bytes are shared where they are written as they stand.
  @usableFromInline package init?(text address: Text) {
    guard let checked = URLDoor.normalized(address, for: .link) else { return nil }
    text = checked
  }

  /// An address in source; one that is refused is a programming error and stops the program.
  public init(stringLiteral address: StaticString) {
    guard let checked = URLDoor.normalized(Text(address.description), for: .link) else {
      preconditionFailure("\"\(address)\" is no address to follow: write \(Self.form.expectation)")
    }
    text = checked
  }

  /// The address `#`, which leads to the top of the page.
  public static let top: Link = "#"

  /// What a message says an address may be.
  package static let form = StringForm(
    "an http, https, mailto or tel address with its host in ASCII, or a relative one",
    pattern:
      "^([Hh][Tt][Tt][Pp][Ss]?:|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:|(?![A-Za-z][A-Za-z0-9+.-]*:)[\\s\\S])"
  ) { Link($0) != nil }
}

extension Link: Shaped {
  public var shapeLiteral: ShapeLiteral? { .string(description) }
  public init(_ shape: inout some Shape & ~Copyable) { self = Link(shape.string(Self.form)) ?? .top }
}

/// The address of a picture or a clip: http, https, or relative to the layout.
@frozen
public struct MediaAddress: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The address as it is written.
  @usableFromInline package var text: Text
  /// The address as it is written.
  public var description: String { text.string }

  /// Checks an address; nil when its scheme is not allowed or it is not sound.
  public init?(_ address: String) { self.init(text: Text(address)) }

  /// Checks an address that is a text; its bytes are shared where they are written as they stand.
  @usableFromInline package init?(text address: Text) {
    guard let checked = URLDoor.normalized(address, for: .picture) else { return nil }
    text = checked
  }

  /// An address in source; one that is refused is a programming error and stops the program.
  public init(stringLiteral address: StaticString) {
    guard let checked = URLDoor.normalized(Text(address.description), for: .picture) else {
      preconditionFailure("\"\(address)\" is no address of a picture: write \(Self.form.expectation)")
    }
    text = checked
  }

  /// An address that shows nothing, where there was a mistake.
  static let nowhere = MediaAddress(checked: "about:invalid")

  private init(checked: Text) { text = checked }

  static let form = StringForm(
    "an http or https address with its host in ASCII, or a relative one",
    pattern: "^([Hh][Tt][Tt][Pp][Ss]?:|(?![A-Za-z][A-Za-z0-9+.-]*:)[\\s\\S])"
  ) { MediaAddress($0) != nil }
}

extension MediaAddress: Shaped {
  public var shapeLiteral: ShapeLiteral? { .string(description) }
  public init(_ shape: inout some Shape & ~Copyable) {
    self = MediaAddress(shape.string(Self.form)) ?? .nowhere
  }
}
