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
@frozen
public struct Field: Sendable {
  /// The kinds of value; JSON's numbers are told apart as they are written, `3` and `3.0`.
  package enum Kind: Sendable { case nothing, null, flag, integer, number, string, array, object }

  // What is inlinable here is so that a translator which looks something up and takes what it is does not count a
  // reference to the text: the compiler then sees that the value above holds it all the while.

  /// What holds the value.
  @usableFromInline package let holder: Document
  /// The value's word on the holder's tape; 0, which is no value's, when there is none, and below that what the holder
  /// has noted beside its tape.
  @usableFromInline let word: Int32
  /// The member that was looked for last: the one that is missing when there is no value.
  @usableFromInline let sought: Sought

  @inlinable @inline(__always)
  package init(_ holder: Document, _ value: Int, sought: Sought = Sought(0, "")) {
    self.holder = holder
    self.word = Int32(truncatingIfNeeded: value)
    self.sought = sought
  }

  /// The value's word on the holder's tape; 0 when no tape has it.
  var value: Int { Int(max(word, 0)) }

  /// The member of an object.
  @inlinable @inline(__always) public subscript(_ key: StaticString) -> Field {
    Field(holder, member(Key(key)), sought: Sought(word, key))
  }

  /// The word of a member.
  @usableFromInline func member(_ key: borrowing Key) -> Int {
    word > 0 ? holder.member(of: value, key) : noted(key)
  }

  /// The member of an object, by a key that is made while the program runs.
  // Generic, since the compiler takes a subscript by a string for each literal, disfavoured or not.
  @_disfavoredOverload
  @inlinable public subscript(_ key: some StringProtocol) -> Field { member(String(key)) }

  @usableFromInline func member(_ key: String) -> Field {
    if value > 0 {
      let member = holder.member(of: value, key)
      return member != 0 ? Field(holder, member) : nothing(.key(key))
    }
    return memberElsewhere(key) ?? nothing(.key(key))
  }

  /// The element of an array, counted from 0.
  public subscript(at offset: Int) -> Field {
    if case .stands(let field) = aside?.what { return field[at: offset] }
    guard value > 0, let element = holder.element(of: value, at: offset) else {
      return nothing(.offset(offset))
    }
    return Field(holder, element)
  }

  /// Whether there is a value; `null` means that there is none.
  @inlinable @inline(__always) public var exists: Bool { holder.isThere(word) || existsBeside }

  @usableFromInline var existsBeside: Bool { word < 0 && kind != .nothing && kind != .null }

  /// The field itself if it exists: `try field["note"].optional?.string()`.
  @inlinable @inline(__always) public var optional: Field? { exists ? self : nil }
}

/// A member that was looked for in a value of a tape, by a key in source.
@frozen @usableFromInline package struct Sought: Sendable, Hashable {
  @usableFromInline let object: Int32
  /// Where the key stands as long as the program runs.
  @usableFromInline let address: UInt
  @usableFromInline let count: Int

  @inlinable @inline(__always) package init(_ object: Int32, _ key: StaticString) {
    self.object = object
    unsafe address = UInt(bitPattern: key.utf8Start)
    count = key.utf8CodeUnitCount
  }

  /// A member of what is on no tape.
  init(_ key: borrowing Key) {
    object = 0
    unsafe address = UInt(bitPattern: key.bytes.baseAddress)
    unsafe count = key.bytes.count
  }

  var key: String {
    let start = unsafe UnsafePointer<UInt8>(bitPattern: address)
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

extension Field {
  /// What kind of value it is.
  package var kind: Kind { word > 0 ? holder.kind(of: value) : aside?.kind ?? .nothing }

  /// The text that the value stands in; none for a group.
  package var document: Document? {
    guard let aside else { return holder }
    if case .stands(let field) = aside.what { return field.document }
    return aside.base?.document
  }

  /// An object that no text has: its members are values of texts, for a reader that takes two of them.
  package static func group(_ members: [(String, Field)]) -> Field {
    Field(Aside(.group(members.map { (key: $0.0, field: $0.1) }), base: nil))
  }

  /// A value made of what stands here: it keeps the way, so that a mistake in it is placed.
  package func made(_ value: ShapeLiteral) -> Field {
    Field(Aside(.made(value), base: self))
  }

  /// What a step leads to that leads nowhere.
  func nothing(_ step: Aside.Step) -> Field { Field(Aside(.nothing, base: self, step)) }

  private init(_ aside: Aside) { self.init(Document(holding: aside), Self.whole) }

  /// The field of a tape that this one stands for.
  var onTape: Field {
    if case .stands(let field) = aside?.what { return field.onTape }
    return self
  }

  /// The value if it is none that holds others.
  var scalar: ShapeLiteral? {
    switch aside?.what {
    case .made(let value): return value
    case .stands(let field): return field.scalar
    case .nothing, .group: return nil
    case nil: return value > 0 ? holder.scalar(at: value) : nil
    }
  }
}
