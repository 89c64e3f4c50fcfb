import VitrineJSON
import VitrineUI

/// Shapes as JSON Schema: each object once, under `$defs`, by its name.
struct SchemaOfShapes {
  private(set) var definitions: [JSONValue.Member] = []

  /// A schema of our own, under a name.
  mutating func define(_ name: String, _ schema: JSONValue) {
    definitions.append(JSONValue.Member(name, schema))
  }

  static func reference(_ name: String) -> JSONValue { .object(["$ref": .string("#/$defs/" + name)]) }

  /// The schema of a shape; an object is defined under its name and referred to.
  mutating func schema(of shape: ShapeDescription, _ rule: FieldRule = FieldRule()) -> JSONValue {
    switch shape {
    case .text: return Self.reference("text")
    case .string(let form):
      return .object([
        "type": .string("string"), "pattern": form.pattern.map(JSONValue.string),
        "$comment": form.pattern == nil && !form.isAny ? .string("expected " + form.expectation) : nil,
      ])
    case .integer:
      return .object([
        "type": .string("integer"),
        "minimum": rule.integers.flatMap { $0.lowerBound == .min ? nil : .integer($0.lowerBound) },
        "maximum": rule.integers.flatMap { $0.upperBound == .max ? nil : .integer($0.upperBound) },
      ])
    case .number:
      return .object([
        "type": .string("number"), "minimum": rule.numbers.map { .number($0.lowerBound) },
        "maximum": rule.numbers.map { .number($0.upperBound) },
      ])
    case .flag: return .object(["type": .string("boolean")])
    case .word(let words):
      return .object(["type": .string("string"), "enum": .array(words.map(JSONValue.string))])
    case .list(let element):
      return .object([
        "type": .string("array"), "items": schema(of: element),
        "minItems": rule.count.map { .integer($0.lowerBound) },
        "maxItems": rule.count.flatMap { $0.upperBound == .max ? nil : .integer($0.upperBound) },
      ])
    case .named(let name): return Self.reference(Self.word(name))
    case .object(let name, let fields, let notes):
      let object = object(fields, notes)
      return Self.reference(place(object, under: Self.word(name)))
    }
  }

  /// An object as the schema of just this place.
  mutating func object(_ fields: [ShapeDescription.Field], _ notes: [String] = []) -> JSONValue {
    var properties: [JSONValue.Member] = []
    var alternatives: [JSONValue] = []
    for field in fields {
      properties.append(JSONValue.Member(field.name, described(field, isFormer: false)))
      for name in field.rule.formerNames {
        properties.append(JSONValue.Member(name, described(field, isFormer: true)))
      }
      guard field.isRequired, !field.rule.formerNames.isEmpty else { continue }
      let names = [field.name] + field.rule.formerNames
      alternatives.append(
        .object(["anyOf": .array(names.map { .object(["required": .array([.string($0)])]) })]))
    }
    let required = fields.filter { $0.isRequired && $0.rule.formerNames.isEmpty }.map {
      JSONValue.string($0.name)
    }
    return .object([
      "type": .string("object"),
      "description": notes.isEmpty ? nil : .string("Expected: " + notes.joined(separator: "; ") + "."),
      "properties": properties.isEmpty ? nil : .object(properties),
      "required": required.isEmpty ? nil : .array(required),
      "allOf": alternatives.isEmpty ? nil : .array(alternatives), "additionalProperties": .flag(false),
    ])
  }

  private mutating func described(_ field: ShapeDescription.Field, isFormer: Bool) -> JSONValue {
    guard case .object(let members) = schema(of: field.shape, field.rule) else { return .flag(true) }
    var described = members
    described.append(JSONValue.Member("description", .string(field.about)))
    if let literal = field.literal { described.append(JSONValue.Member("default", literal.json)) }
    if isFormer { described.append(JSONValue.Member("deprecated", .flag(true))) }
    return .object(described)
  }

  /// Defines an object under its name; two that differ and share a name are told apart by a number.
  private mutating func place(_ object: JSONValue, under name: String) -> String {
    var candidate = name
    var number = 1
    while let other = definitions.first(where: { $0.key.utf8.elementsEqual(candidate.utf8) }) {
      if other.value == object { return candidate }
      number += 1
      candidate = "\(name)-\(number)"
    }
    define(candidate, object)
    return candidate
  }

  /// A name as part of a reference: what is no letter, digit, `-`, `.` or `_` becomes `_`.
  static func word(_ name: String) -> String {
    let bytes = name.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_")].contains(byte)
      return isPlain ? byte : UInt8(ascii: "_")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension StringForm {
  /// Whether every string is of the form.
  var isAny: Bool { expectation.utf8.elementsEqual(StringForm.any.expectation.utf8) }
}

extension ShapeLiteral {
  var json: JSONValue {
    switch self {
    case .flag(let flag): .flag(flag)
    case .integer(let integer): .integer(integer)
    case .number(let number): .number(number)
    case .string(let string): .string(string)
    }
  }
}

extension ShapeDescription {
  /// The fields of an object; none of a scalar.
  package var fields: [Field] { if case .object(_, let fields, _) = self { fields } else { [] } }

  /// Whether the shape cannot be had from nothing.
  package var needsSomething: Bool {
    if case .object(_, let fields, let notes) = self {
      fields.contains(where: \.isRequired) || !notes.isEmpty
    } else {
      true
    }
  }
}
