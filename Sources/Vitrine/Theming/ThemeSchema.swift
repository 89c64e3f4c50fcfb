import VitrineJSON

extension Theme {
  /// The JSON Schema (draft 2020-12) of theme files.
  ///
  /// It is stricter than ``read(_:named:limits:)`` in one way: in the groups that a theme reads it knows no tokens but
  /// those that are read. Aliases and contrasts only the engine judges.
  public static var schema: [UInt8] { ThemeSchema.document.indented }
}

/// The schema of theme files: what the format of design tokens says, and which tokens a theme reads.
private enum ThemeSchema {
  static var document: JSONValue {
    let modes = ThemeMode.allCases.map { mode in
      JSONValue.Member(
        mode.rawValue, group(ThemeToken.allCases.map { ($0.rawValue, "color", $0.about) }))
    }
    let others = ["font", "page"].map { name in
      JSONValue.Member(
        name,
        group(
          ThemeRole.all.filter { $0.group.utf8.elementsEqual(name.utf8) }.map { ($0.name, $0.kind, $0.about) }
        ))
    }
    return .object([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "title": .string("A theme of Vitrine: design tokens of the 2025.10 format"),
      "type": .string("object"),
      "properties": .object(
        [.init("$schema", .object(["type": .string("string")]))] + properties + modes + others),
      "additionalProperties": ref("group"),
      "$defs": .object([
        "alias": .object([
          "type": .string("string"), "pattern": .string("^\\{[^{}$][^{}]*\\}$"),
          "description": .string("another token, as {light.ink}"),
        ]),
        "hex": .object(["type": .string("string"), "pattern": .string("^#[0-9A-Fa-f]{6}$")]),
        "color": token("color", value: .object(["anyOf": .array([ref("alias"), ref("hex"), colour])])),
        "fontFamily": token("fontFamily", value: anyOf("alias", "font", "fonts")),
        "font": .object([
          "type": .string("string"),
          "pattern": .string("^[A-Za-z0-9_.+-]([A-Za-z0-9 _.+-]{0,62}[A-Za-z0-9_.+-])?$"),
        ]),
        "fonts": .object([
          "type": .string("array"), "minItems": .integer(1), "maxItems": .integer(12), "items": ref("font"),
        ]),
        "radius": token("dimension", value: length(px: 32)),
        "width": token("dimension", value: length(least: 320, px: 1_920)),
        "space": token(
          "number",
          value: .object([
            "anyOf": .array([
              ref("alias"),
              .object([
                "type": .string("number"), "minimum": .number(ThemeStyle.spaces.lowerBound),
                "maximum": .number(ThemeStyle.spaces.upperBound),
              ]),
            ])
          ])),
        "group": .object([
          "type": .string("object"),
          "properties": .object(
            properties + [.init("$value", .flag(true)), .init("$extends", ref("alias"))]),
          "propertyNames": .object([
            "pattern": .string(
              "^(\\$(type|value|description|extensions|deprecated|extends|root)|[^$.{}][^.{}]*)$")
          ]),
          "if": .object(["required": .array([.string("$value")])]),
          "else": .object(["additionalProperties": ref("group")]),
        ]),
      ]),
    ])
  }

  /// What a group and a token may both say of themselves.
  private static var properties: [JSONValue.Member] {
    [
      .init("$type", .object(["enum": .array(TokenValue.types.map(JSONValue.string))])),
      .init("$description", .object(["type": .string("string")])),
      .init("$extensions", .object(["type": .string("object")])),
      .init("$deprecated", .object(["type": .array([.string("boolean"), .string("string")])])),
    ]
  }

  private static func group(_ tokens: [(name: String, kind: String, about: String)]) -> JSONValue {
    .object([
      "type": .string("object"),
      "properties": .object(
        properties + [.init("$extends", ref("alias"))]
          + tokens.map { token in
            .init(
              token.name,
              .object([
                "$ref": .string("#/$defs/" + token.kind), "description": .string(token.about),
              ]))
          }),
      "additionalProperties": .flag(false),
    ])
  }

  private static func token(_ type: String, value: JSONValue) -> JSONValue {
    .object([
      "type": .string("object"),
      "properties": .object(
        [.init("$type", .object(["const": .string(type)]))] + properties.dropFirst() + [
          .init("$value", value)
        ]),
      "required": .array([.string("$value")]), "additionalProperties": .flag(false),
    ])
  }

  private static var colour: JSONValue {
    let component = JSONValue.object([
      "anyOf": .array([.object(["type": .string("number")]), .object(["const": .string("none")])])
    ])
    return .object([
      "type": .string("object"),
      "properties": .object([
        "colorSpace": .object(["enum": .array(ColourSpace.all.map(JSONValue.string))]),
        "components": .object([
          "type": .string("array"), "minItems": .integer(3), "maxItems": .integer(3), "items": component,
        ]),
        "alpha": .object(["const": .integer(1)]), "hex": ref("hex"),
      ]),
      "required": .array([.string("colorSpace"), .string("components")]),
      "if": .object(["properties": .object(["colorSpace": .object(["const": .string("srgb")])])]),
      "then": .object([
        "properties": .object([
          "components": .object([
            "items": .object(["minimum": .integer(0), "maximum": .integer(1)])
          ])
        ])
      ]),
      "else": .object(["required": .array([.string("hex")])]),
      "additionalProperties": .flag(false),
    ])
  }

  private static func length(least: Int = 0, px most: Int) -> JSONValue {
    func of(_ unit: Length.Unit, _ factor: Int) -> JSONValue {
      .object([
        "type": .string("object"),
        "properties": .object([
          "value": .object([
            "type": .string("number"), "minimum": .integer(least / factor),
            "maximum": .integer(most / factor),
          ]),
          "unit": .object(["const": .string(unit.rawValue)]),
        ]),
        "required": .array([.string("value"), .string("unit")]), "additionalProperties": .flag(false),
      ])
    }
    return .object(["anyOf": .array([ref("alias"), of(.px, 1), of(.rem, 16)])])
  }

  private static func anyOf(_ names: String...) -> JSONValue { .object(["anyOf": .array(names.map(ref))]) }

  private static func ref(_ name: String) -> JSONValue { .object(["$ref": .string("#/$defs/" + name)]) }
}

extension ThemeRole {
  /// The name of its schema.
  fileprivate var kind: String { type.utf8.elementsEqual("fontFamily".utf8) ? type : name }
}
