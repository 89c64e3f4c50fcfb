import VitrineUI

// The strict getters: each takes one kind of value and says so when it finds another.

extension Field {
  /// The text of a string.
  public func string() throws(ShapeError) -> String {
    if holder.isString(value) { return holder.tape.string(at: value) }
    guard case .string(let string) = scalar else { throw mistake(expected: "a string") }
    return string
  }

  /// How many bytes a string has; nil for anything else.
  package var stringLength: Int? {
    let field = onTape
    return field.holder.isString(field.value) ? field.holder.tape.stringLength(at: field.value) : nil
  }

  /// A number that is written without fraction and exponent.
  @inlinable @inline(__always) public func integer() throws(ShapeError) -> Int {
    if let integer = holder.integer(at: word) { return integer }
    return try otherInteger()
  }

  @usableFromInline @inline(never) func otherInteger() throws(ShapeError) -> Int {
    guard case .integer(let integer) = scalar else { throw mistake(expected: "an integer") }
    return integer
  }

  /// Any number, as the nearest double.
  public func number() throws(ShapeError) -> Double {
    if let number = holder.number(at: word) { return number }
    switch scalar {
    case .integer(let integer): return Double(integer)
    case .number(let number): return number
    default: throw mistake(expected: "a number")
    }
  }

  /// `true` or `false`.
  public func flag() throws(ShapeError) -> Bool {
    guard case .flag(let flag) = scalar else { throw mistake(expected: "true or false") }
    return flag
  }

  /// The elements of an array.
  public func elements() throws(ShapeError) -> [Field] {
    var elements: [Field] = []
    elements.reserveCapacity(try elementCount())
    try visitElements { elements.append($0) }
    return elements
  }

  /// How many elements an array has.
  @inlinable @inline(__always) public func elementCount() throws(ShapeError) -> Int {
    if let count = holder.elementCount(of: word) { return count }
    return try otherElementCount()
  }

  @usableFromInline @inline(never) func otherElementCount() throws(ShapeError) -> Int {
    guard case .stands(let field) = aside?.what, field.kind == .array else {
      throw mistake(expected: "an array")
    }
    return try field.elementCount()
  }

  /// Goes over the elements of an array, without a list of them.
  @inlinable @inline(__always) public func visitElements(_ body: (Field) -> Void) throws(ShapeError) {
    guard let elements = holder.elements(of: word) else { return try visitOtherElements(body) }
    var here = elements.lowerBound
    while here < elements.upperBound {
      body(Field(holder, here))
      here = holder.next(after: here)
    }
  }

  @usableFromInline @inline(never)
  func visitOtherElements(_ body: (Field) -> Void) throws(ShapeError) {
    guard case .stands(let field) = aside?.what, field.kind == .array else {
      throw mistake(expected: "an array")
    }
    try field.visitElements(body)
  }

  /// The members of an object in the order of the text; of a key that is there twice, the last value.
  public func members() throws(ShapeError) -> [(key: String, field: Field)] {
    let field = onTape
    if case .group(let members) = field.aside?.what { return members }
    guard field.holder.isObject(field.value) else { throw mistake(expected: "an object") }
    let tape = field.holder.tape
    var members: [(key: String, field: Field)] = []
    members.reserveCapacity(tape.count(of: field.value))
    tape.visit(field.value) { members.append((tape.string(at: $0 - 1), Field(field.holder, $0))) }
    return members
  }
}
