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
  package enum Kind: Sendable { case nothing, null, flag, integer, number, string, array, object }

  enum Content: Sendable {
    /// A value on the document's tape.
    case value(Document, Int)
    /// A member that an object does not have: the object, and the key that was asked for.
    case noMember(Document, Int, key: String)
    /// What has no word on a tape.
    case aside(Aside)
  }

  let content: Content

  /// The member of an object.
  public subscript(_ key: String) -> Field {
    if case .value(let document, let value) = content, document.isObject(value) {
      if let member = document.member(of: value, key) { return Field(content: .value(document, member)) }
      return Field(content: .noMember(document, value, key: key))
    }
    if case .aside(let aside) = content, case .group(let members) = aside.what,
      let member = members.last(where: { $0.key.utf8.elementsEqual(key.utf8) })
    {
      return member.field
    }
    return nothing(.key(key))
  }

  /// The element of an array, counted from 0.
  public subscript(at offset: Int) -> Field {
    guard case .value(let document, let value) = content, kind == .array,
      let element = document.tape.element(of: value, at: offset)
    else { return nothing(.offset(offset)) }
    return Field(content: .value(document, element))
  }

  /// Whether there is a value; `null` means that there is none.
  public var exists: Bool {
    if case .value(let document, let value) = content { return !document.isNull(value) }
    return kind != .nothing && kind != .null
  }

  /// The field itself if it exists: `try field["note"].optional?.string()`.
  public var optional: Field? { exists ? self : nil }

  /// The way to the value, as a JSON Pointer (RFC 6901); empty for the whole text.
  ///
  /// One beyond a kilobyte leads to the nearest value around that has a shorter one.
  public var pointer: String {
    var pointer = PointerText()
    write(to: &pointer)
    return pointer.text
  }

  private func write(to pointer: inout PointerText) {
    switch content {
    case .value(let document, let value): pointer.add(wayTo: value, in: document)
    case .noMember(let document, let object, let key):
      pointer.add(wayTo: object, in: document)
      pointer.add(key: key)
    case .aside(let aside):
      aside.base?.write(to: &pointer)
      switch aside.step {
      case .key(let key): pointer.add(key: key)
      case .offset(let offset): pointer.add(offset: offset)
      case .rest(let rest): pointer.add(rest: rest)
      case nil: break
      }
    }
  }

  /// The error of a value that is not what you need; `found` is filled in.
  ///
  /// ```swift
  /// throw code.mistake(expected: "a currency code")
  /// ```
  public func mistake(expected: String) -> ShapeError {
    ShapeError(self, expected: expected)
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
    return ShapeError(self, expected: expected, found: words)
  }
}

extension Field {
  /// What kind of value it is.
  package var kind: Kind {
    switch content {
    case .value(let document, let value): document.kind(of: value)
    case .noMember: .nothing
    case .aside(let aside): aside.kind
    }
  }

  /// The text that the value stands in; none for a group.
  package var document: Document? {
    switch content {
    case .value(let document, _): document
    case .noMember(let document, _, _): document
    case .aside(let aside): aside.base?.document
    }
  }

  /// An object that no text has: its members are values of texts, for a reader that takes two of them.
  package static func group(_ members: [(String, Field)]) -> Field {
    Field(content: .aside(Aside(.group(members.map { (key: $0.0, field: $0.1) }), base: nil)))
  }

  /// A value made of what stands here: it keeps the way, so that a mistake in it is placed.
  package func made(_ value: ShapeLiteral) -> Field {
    Field(content: .aside(Aside(.made(value), base: self)))
  }

  /// What a step leads to that leads nowhere.
  func nothing(_ step: Aside.Step) -> Field { Field(content: .aside(Aside(.nothing, base: self, step))) }

  /// The value if it is none that holds others.
  var scalar: ShapeLiteral? {
    switch content {
    case .value(let document, let value):
      switch document.kind(of: value) {
      case .flag: return .flag(document.tape.words[value].isTrue)
      case .integer: return .integer(document.tape.integer(at: value))
      case .number: return .number(document.tape.number(at: value))
      case .string: return .string(document.tape.string(at: value))
      case .nothing, .null, .array, .object: return nil
      }
    case .noMember: return nil
    case .aside(let aside):
      if case .made(let value) = aside.what { return value }
      return nil
    }
  }
}
