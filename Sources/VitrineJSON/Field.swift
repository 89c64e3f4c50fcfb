package import VitrineUI

/// A value in a JSON text and the way to it.
///
/// Going down never fails: a member that is not there is a field too, and its getters say that they found nothing.
/// Keys are compared byte by byte.
///
/// ```swift
/// let name = try product["title"].string()
/// let note = try product["note"].optional?.string()
/// ```
public struct Field: Sendable {
  /// The kinds of value; JSON's numbers are told apart as they are written, `3` and `3.0`.
  package enum Kind: Sendable {
    case nothing, null, flag, integer, number, string, array, object
  }

  enum Content: Sendable {
    case nothing(in: Document?)
    case value(Node, Document)
    case group([(key: String, field: Field)])
    /// A value that a translator made of what stands there.
    case made(ShapeLiteral, in: Document?)
  }

  let content: Content
  let way: Way?

  /// The member of an object.
  public subscript(_ key: String) -> Field {
    switch content {
    case .value(let node, let document) where node.kind == .object:
      return Field(content: .init(node.member(key), document), way: Way(way, .key(key)))
    case .group(let members):
      return members.last { $0.key.utf8.elementsEqual(key.utf8) }?.field
        ?? Field(content: .nothing(in: nil), way: Way(way, .key(key)))
    default:
      return Field(content: .nothing(in: document), way: Way(way, .key(key)))
    }
  }

  /// The element of an array, counted from 0.
  public subscript(at offset: Int) -> Field {
    guard case .value(let node, let document) = content, node.kind == .array else {
      return Field(content: .nothing(in: document), way: Way(way, .offset(offset)))
    }
    return Field(content: .init(node.element(offset), document), way: Way(way, .offset(offset)))
  }

  /// Whether there is a value; `null` means that there is none.
  public var exists: Bool { kind != .nothing && kind != .null }

  /// The field itself if it exists: `try field["note"].optional?.string()`.
  public var optional: Field? { exists ? self : nil }

  /// The way to the value, as a JSON Pointer (RFC 6901); empty for the whole text.
  ///
  /// One beyond a kilobyte leads to the nearest value around that has a shorter one.
  public var pointer: String { way?.pointer ?? "" }

  /// The error of a value that is not what you need; `found` is filled in.
  ///
  /// ```swift
  /// throw code.mistake(expected: "a currency code")
  /// ```
  public func mistake(expected: String) -> ShapeError {
    ShapeError(pointer: pointer, expected: expected, found: summary, document: document)
  }

  /// The error of a value that says itself what went wrong, as an API's error message does: `found` is printed, cut
  /// after 200 scalars and with what can't be seen spelled out.
  ///
  /// ```swift
  /// throw error.mistake(expected: "items", found: "the error \"too many requests\"")
  /// ```
  public func mistake(expected: String, found: String) -> ShapeError {
    let rest = found.unicodeScalars.dropFirst(200)
    let words = String(escaping: found.unicodeScalars.prefix(200)) + (rest.isEmpty ? "" : "…")
    return ShapeError(pointer: pointer, expected: expected, found: words, document: document)
  }
}

extension Field.Content {
  fileprivate init(_ node: Node?, _ document: Document) {
    self = if let node { .value(node, document) } else { .nothing(in: document) }
  }
}

extension Field {
  /// What kind of value it is.
  package var kind: Kind {
    switch content {
    case .nothing: .nothing
    case .value(let node, _): node.kind
    case .group: .object
    case .made(.flag, _): .flag
    case .made(.integer, _): .integer
    case .made(.number, _): .number
    case .made(.string, _): .string
    }
  }

  /// The text that the value stands in; none for a group.
  package var document: Document? {
    switch content {
    case .nothing(let document): document
    case .value(_, let document): document
    case .made(_, let document): document
    case .group: nil
    }
  }

  /// An object that no text has: its members are values of texts, for a reader that takes two of them.
  package static func group(_ members: [(String, Field)]) -> Field {
    Field(content: .group(members.map { (key: $0.0, field: $0.1) }), way: nil)
  }

  /// A value made of what stands here: it keeps the way, so that a mistake in it is placed.
  package func made(_ value: ShapeLiteral) -> Field {
    Field(content: .made(value, in: document), way: way)
  }

  /// The value if it is none that holds others.
  var scalar: ShapeLiteral? {
    switch content {
    case .made(let value, _): return value
    case .nothing, .group: return nil
    case .value(let node, _):
      switch node.kind {
      case .flag: return .flag(node.flag)
      case .integer: return .integer(node.integer)
      case .number: return .number(node.number)
      case .string: return .string(node.string)
      case .nothing, .null, .array, .object: return nil
      }
    }
  }
}
