import VitrineUI

// The strict getters: each takes one kind of value and says so when it finds another.

extension Field {
  /// The text of a string.
  public func string() throws(ShapeError) -> String {
    if let (tape, value) = value(of: .string) { return tape.string(at: value) }
    guard case .string(let string) = scalar else { throw mistake(expected: "a string") }
    return string
  }

  /// How many bytes a string has; nil for anything else.
  package var stringLength: Int? {
    guard let (tape, value) = value(of: .string) else { return nil }
    return tape.stringLength(at: value)
  }

  /// A number that is written without fraction and exponent.
  public func integer() throws(ShapeError) -> Int {
    if let (tape, value) = value(of: .integer) { return tape.integer(at: value) }
    guard case .integer(let integer) = scalar else { throw mistake(expected: "an integer") }
    return integer
  }

  /// Any number, as the nearest double.
  public func number() throws(ShapeError) -> Double {
    if let (tape, value) = value(of: .number) { return tape.number(at: value) }
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
    guard case .value(let document, let value) = content, kind == .array else {
      throw mistake(expected: "an array")
    }
    var elements: [Field] = []
    elements.reserveCapacity(document.tape.count(of: value))
    document.tape.visit(value) { elements.append(Field(content: .value(document, $0))) }
    return elements
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
