package import VitrineUI

/// A shape as data: what the reference and the JSON Schema are written from.
package indirect enum ShapeDescription: Sendable {
  case text
  case string(StringForm)
  case integer
  case number
  case flag
  case word([String])
  case list(ShapeDescription)
  case object(name: String, [Field], notes: [String])
  /// An object that is being described further out.
  case named(String)

  /// One field of an object.
  package struct Field: Sendable {
    package let name: String
    package let about: String
    package let isRequired: Bool
    package let literal: ShapeLiteral?
    package let rule: FieldRule
    package let shape: ShapeDescription

    package init(
      name: String, about: String, isRequired: Bool, literal: ShapeLiteral?, rule: FieldRule,
      shape: ShapeDescription
    ) {
      self.name = name
      self.about = about
      self.isRequired = isRequired
      self.literal = literal
      self.rule = rule
      self.shape = shape
    }
  }

  /// The description of a type.
  package static func of<Value: Shaped>(_ type: Value.Type) -> ShapeDescription { describe(type, within: []) }

  fileprivate static func describe<Value: Shaped>(_ type: Value.Type, within outer: [String])
    -> ShapeDescription
  {
    var shape = DescribingShape(outer: outer + [Value.shapeName])
    _ = Value(&shape)
    return shape.scalar ?? .object(name: Value.shapeName, shape.fields, notes: shape.notes)
  }
}

/// A shape without a value that writes down what it is asked for.
private struct DescribingShape: Shape, ~Copyable {
  let outer: [String]
  var scalar: ShapeDescription?
  var fields: [ShapeDescription.Field] = []
  var notes: [String] = []

  init(outer: [String]) { self.outer = outer }

  mutating func text() -> Text {
    scalar = .text
    return ""
  }
  mutating func string(_ form: StringForm) -> String {
    scalar = .string(form)
    return ""
  }
  mutating func integer() -> Int {
    scalar = .integer
    return 0
  }
  mutating func number() -> Double {
    scalar = .number
    return 0
  }
  mutating func flag() -> Bool {
    scalar = .flag
    return false
  }
  mutating func word(of words: [String]) -> Int {
    scalar = .word(words)
    return 0
  }
  mutating func list<Element: Shaped>(of type: Element.Type) -> [Element] {
    scalar = .list(inner(type))
    return []
  }

  mutating func member<Value: Shaped>(
    _ name: String, _ about: String, _ need: FieldNeed<Value>, _ rule: FieldRule
  ) -> Value? {
    var isRequired = false
    var literal: ShapeLiteral?
    var standIn: Value?
    switch need {
    case .required: isRequired = true
    case .optional: break
    case .defaulted(let value):
      literal = value.shapeLiteral
      standIn = value
    }
    fields.append(
      ShapeDescription.Field(
        name: name, about: about, isRequired: isRequired, literal: literal, rule: rule,
        shape: inner(Value.self)))
    return standIn
  }

  /// A note of the kind "expected X" is part of the description; the value that it was said of is a blank.
  mutating func reject(_ found: String, expected: String) { notes.append(expected) }

  private func inner<Value: Shaped>(_ type: Value.Type) -> ShapeDescription {
    let name = Value.shapeName
    if outer.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return .named(name) }
    return .describe(type, within: outer)
  }
}
