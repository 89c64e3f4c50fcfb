import VitrineUI

// The strict getters: each takes one kind of value and says so when it finds another.

extension Field {
  /// The text of a string.
  public func string() throws(ShapeError) -> String {
    if case .value(let document, let value) = content, document.isString(value) {
      return document.tape.string(at: value)
    }
    guard case .string(let string) = scalar else { throw mistake(expected: "a string") }
    return string
  }

  /// How many bytes a string has; nil for anything else.
  package var stringLength: Int? {
    guard case .value(let document, let value) = content, document.isString(value) else { return nil }
    return document.tape.stringLength(at: value)
  }

  /// A number that is written without fraction and exponent.
  public func integer() throws(ShapeError) -> Int {
    if case .value(let document, let value) = content, document.isInteger(value) {
      return document.tape.integer(at: value)
    }
    guard case .integer(let integer) = scalar else { throw mistake(expected: "an integer") }
    return integer
  }

  /// Any number, as the nearest double.
  public func number() throws(ShapeError) -> Double {
    if case .value(let document, let value) = content, document.kind(of: value) == .number {
      return document.tape.number(at: value)
    }
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
  public func elementCount() throws(ShapeError) -> Int {
    guard case .value(let document, let value) = content, document.isArray(value) else {
      throw mistake(expected: "an array")
    }
    return document.tape.count(of: value)
  }

  /// Goes over the elements of an array, without a list of them.
  public func visitElements(_ body: (Field) -> Void) throws(ShapeError) {
    guard case .value(let document, let value) = content, document.isArray(value) else {
      throw mistake(expected: "an array")
    }
    let end = document.tape.words[value].link - 1
    var here = value + 1
    while here < end {
      body(Field(content: .value(document, here)))
      here = document.tape.next(after: here)
    }
  }

  /// The members of an object in the order of the text; of a key that is there twice, the last value.
  public func members() throws(ShapeError) -> [(key: String, field: Field)] {
    switch content {
    case .value(let document, let value) where kind == .object:
      var members: [(key: String, field: Field)] = []
      members.reserveCapacity(document.tape.count(of: value))
      document.tape.visit(value) {
        members.append((document.tape.string(at: $0 - 1), Field(content: .value(document, $0))))
      }
      return members
    case .aside(let aside):
      if case .group(let members) = aside.what { return members }
      fallthrough
    default: throw mistake(expected: "an object")
    }
  }

  /// The value that a JSON Pointer (RFC 6901) leads to from here; a field that does not exist when it leads nowhere.
  public func at(pointer: String) -> Field {
    guard let steps = Pointer(pointer)?.steps else { return nothing(.rest("/" + Pointer.escaped(pointer))) }
    var field = self
    for (count, step) in steps.enumerated() {
      switch field.kind {
      case .object: field = field[step]
      case .array:
        guard let offset = Pointer.offset(step) else { return field.nothing(steps[count...]) }
        field = field[at: offset]
      default: return field.nothing(steps[count...])
      }
    }
    return field
  }

  private func nothing(_ steps: ArraySlice<String>) -> Field {
    nothing(.rest(steps.map { "/" + Pointer.escaped($0) }.joined()))
  }
}
