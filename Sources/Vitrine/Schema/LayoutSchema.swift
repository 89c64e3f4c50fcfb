import VitrineJSON
import VitrineTranslation
import VitrineUI

extension Catalog {
  /// The JSON Schema (draft 2020-12) of the layouts that may name what is in the catalog.
  ///
  /// It is stricter than ``Engine`` in one way: a key that nothing reads, and a `null`, is a mistake, so that editors
  /// offer the keys that there are. What depends on two places of a text (an id that is taken, a source or list that
  /// is not declared) only the engine knows.
  public var layoutSchema: [UInt8] {
    var schema = LayoutSchema(self)
    return schema.document.indented
  }
}

/// The JSON Schema of layouts: what the format says, and what the catalog adds to it.
private struct LayoutSchema {
  private let catalog: Catalog
  private var shapes = SchemaOfShapes()

  init(_ catalog: Catalog) { self.catalog = catalog }

  var document: JSONValue {
    mutating get {
      defineFormat()
      for plugin in catalog.plugins { definePlugin(plugin) }
      defineTranslators()
      defineModules()
      return .object([
        "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
        "title": .string("A layout of Vitrine"),
        "type": .string("object"),
        "properties": .object([
          "$schema": .object(["type": .string("string")]),
          "vitrine": .object(["const": .integer(1), "description": .string("the version of the format")]),
          "id": ref("id"), "title": ref("text", "what the screen is called; its id unless given"),
          "locale": ref("language", "the language that the screen is written for"),
          "timeZone": ref("zone", "the time zone that the screen is written for"),
          "theme": .object([
            "type": .string("string"), "minLength": .integer(1),
            "description": .string("the file of its theme, in the layout's folder"),
          ]),
          "sources": .object([
            "type": .string("object"), "additionalProperties": ref("source"),
            "description": .string("the API responses that modules use, by name"),
          ]),
          "header": ref("entries-of-list", "the modules above every tab"),
          "lists": .object([
            "type": .string("object"), "propertyNames": ref("id"),
            "additionalProperties": ref("entries-of-list"),
            "description": .string("columns of modules that several tabs use, by name"),
          ]),
          "tabs": .object(["type": .string("array"), "minItems": .integer(1), "items": ref("tab")]),
          "modules": ref("entries", "the modules of a screen without tabs"), "meta": .flag(true),
        ]),
        "required": strings("vitrine", "id"),
        "oneOf": .array([.object(["required": strings("modules")]), .object(["required": strings("tabs")])]),
        "additionalProperties": .flag(false), "$defs": .object(shapes.definitions),
      ])
    }
  }

  // What the format says

  private mutating func defineFormat() {
    let language = "[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*"
    shapes.define(
      "id",
      .object([
        "type": .string("string"), "pattern": .string("^[a-z0-9]+(-[a-z0-9]+)*$"), "maxLength": .integer(64),
        "description": .string("lower-case letters, digits and single hyphens; stable for good"),
      ]))
    shapes.define("language", .object(["type": .string("string"), "pattern": .string("^\(language)$")]))
    shapes.define(
      "zone",
      .object([
        "anyOf": .array([
          .object(["enum": .array(Zone.names.map(JSONValue.string))]),
          .object([
            "type": .string("string"), "pattern": .string("^([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"),
          ]),
        ])
      ]))
    shapes.define(
      "text",
      .object([
        "type": strings("string", "object"), "minProperties": .integer(1), "propertyNames": ref("language"),
        "additionalProperties": .object(["type": .string("string")]),
        "description": .string("a text, or texts by language"),
      ]))
    shapes.define(
      "source",
      closed(
        [
          "file": .object([
            "type": .string("string"), "minLength": .integer(1),
            "description": .string("a file in the layout's folder; {tab.name} stands for a value of the tab"),
          ])
        ], required: "file"))
    shapes.define(
      "source-use",
      .object([
        "type": strings("string", "object"), "minProperties": .integer(1),
        "additionalProperties": .object(["type": .string("string")]),
        "description": .string(
          "a source's name, or several by the names that the translator takes them under"),
      ]))
    shapes.define(
      "pointer",
      .object([
        "type": .string("string"), "pattern": .string("^(/([^/~]|~[01])*)*$"),
        "description": .string("the part of the response to read, as a JSON Pointer"),
      ]))
    shapes.define(
      "tab",
      closed(
        [
          "id": ref("id"), "title": ref("text"),
          "values": .object([
            "type": .string("object"), "additionalProperties": .object(["type": .string("string")]),
            "description": .string("what fills {tab.name} in file names, titles and \"more\" links"),
          ]),
          "modules": ref("entries"),
        ], required: "id", "modules"))
    shapes.define(
      "entries",
      .object([
        "type": .string("array"),
        "items": .object([
          "type": .string("object"), "if": .object(["required": strings("use")]), "then": ref("use"),
          "else": ref("entry"),
        ]),
      ]))
    shapes.define("entries-of-list", .object(["type": .string("array"), "items": ref("entry")]))
    shapes.define(
      "entry",
      .object([
        "type": .string("object"), "if": .object(["required": strings("modulesFrom")]), "then": ref("run"),
        "else": ref("module"),
      ]))
    shapes.define("use", closed(["use": ref("id", "the list whose modules stand here")], required: "use"))
    shapes.define(
      "run",
      closed(
        [
          "id": ref("id"), "owner": .object(["type": .string("string")]),
          "modulesFrom": closed(
            [
              "source": ref("source-use"), "translator": ref("translator-to-ModuleRun"), "at": ref("pointer"),
            ],
            required: "source", "translator"),
        ], required: "id", "modulesFrom"))
  }

  private mutating func defineModules() {
    var properties: [JSONValue.Member] = [
      .init(
        "type",
        .object([
          "type": .string("string"), "enum": .array(catalog.plugins.map { .string($0.type.description) }),
        ])),
      .init("title", ref("text", "the heading above the module")),
      .init("more", described(shapes.schema(of: .of(Link.self)), "where the \"more\" link leads")),
      .init(
        "owner", .object(["type": .string("string"), "description": .string("who is asked when it fails")])),
      .init("data", .object(["description": .string("the model itself")])),
      .init("source", ref("source-use")),
      .init("translator", .object(["description": .string("what makes the model of the response")])),
      .init("at", ref("pointer")),
      .init("settings", .object(["type": .string("object")])), .init("meta", .flag(true)),
    ]
    shapes.define(
      "fallback",
      .object([
        "type": strings("string", "object"), "if": .object(["type": .string("string")]),
        "then": .object(["const": .string("hide")]), "else": module(properties, required: "type"),
        "description": .string("what is shown when the module cannot be: \"hide\", or another module"),
      ]))
    properties.insert(.init("id", ref("id")), at: 0)
    properties.append(.init("fallback", ref("fallback")))
    shapes.define("module", module(properties, required: "id", "type"))
    shapes.define("typed", .object(["allOf": .array(catalog.plugins.map(condition))]))
  }

  private func module(_ properties: [JSONValue.Member], required: String...) -> JSONValue {
    .object([
      "type": .string("object"), "properties": .object(properties),
      "required": .array(required.map(JSONValue.string)), "additionalProperties": .flag(false),
      "dependentRequired": .object(["translator": strings("source"), "at": strings("source")]),
      "not": .object(["required": strings("data", "source")]), "allOf": .array([ref("typed")]),
    ])
  }

  // What the catalog adds

  private mutating func definePlugin(_ plugin: any RegisteredPlugin) {
    _ = shapes.schema(of: plugin.model)
    shapes.define(settings(of: plugin), shapes.object(plugin.settings.fields))
  }

  private func settings(of plugin: any RegisteredPlugin) -> String {
    SchemaOfShapes.word(plugin.type.description) + "-settings"
  }

  /// The model and the settings that go with a module type.
  private func condition(_ plugin: any RegisteredPlugin) -> JSONValue {
    var copy = shapes
    let translators = catalog.translators.contains { $0.modelName.utf8.elementsEqual(plugin.modelName.utf8) }
    return .object([
      "if": .object([
        "properties": .object(["type": .object(["const": .string(plugin.type.description)])]),
        "required": strings("type"),
      ]),
      "then": .object([
        "description": .string(plugin.summary),
        "properties": .object([
          "data": copy.schema(of: plugin.model), "settings": ref(settings(of: plugin)),
          "translator": translators
            ? ref("translator-to-" + SchemaOfShapes.word(plugin.modelName)) : .flag(false),
        ]),
        "required": plugin.settings.needsSomething ? strings("settings") : nil,
        "anyOf": plugin.model.needsSomething
          ? .array([.object(["required": strings("data")]), .object(["required": strings("source")])]) : nil,
      ]),
    ])
  }

  private mutating func defineTranslators() {
    var models: [String] = []
    for translator in catalog.translators {
      shapes.define(translator.name.description + "-options", shapes.object(translator.options.fields))
      if !models.contains(where: { $0.utf8.elementsEqual(translator.modelName.utf8) }) {
        models.append(translator.modelName)
      }
    }
    if !models.contains("ModuleRun") { shapes.define("translator-to-ModuleRun", .flag(false)) }
    for model in models {
      let fitting = catalog.translators.filter { $0.modelName.utf8.elementsEqual(model.utf8) }
      let bare = fitting.filter { !$0.options.needsSomething }.map { JSONValue.string($0.name.description) }
      shapes.define(
        "translator-to-" + SchemaOfShapes.word(model),
        .object([
          "type": strings("string", "object"), "if": .object(["type": .string("string")]),
          "then": bare.isEmpty ? .flag(false) : .object(["enum": .array(bare)]),
          "else": .object([
            "properties": .object([
              "name": .object(["enum": .array(fitting.map { .string($0.name.description) })]),
              "options": .object(["type": .string("object")]),
            ]),
            "required": strings("name"), "additionalProperties": .flag(false),
            "allOf": .array(fitting.map(condition)),
          ]),
        ]))
    }
  }

  /// The options that go with a translator.
  private func condition(_ translator: any RegisteredTranslator) -> JSONValue {
    .object([
      "if": .object([
        "properties": .object(["name": .object(["const": .string(translator.name.description)])]),
        "required": strings("name"),
      ]),
      "then": .object([
        "description": .string(translator.summary),
        "properties": .object(["options": ref(translator.name.description + "-options")]),
        "required": translator.options.needsSomething ? strings("options") : nil,
      ]),
    ])
  }

  // Small parts

  private func ref(_ name: String, _ about: String? = nil) -> JSONValue {
    let reference = SchemaOfShapes.reference(name)
    return about.map { described(reference, $0) } ?? reference
  }

  private func described(_ schema: JSONValue, _ about: String) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    return .object(members + [.init("description", .string(about))])
  }

  private func strings(_ words: String...) -> JSONValue { .array(words.map(JSONValue.string)) }

  /// An object with these keys, `meta`, and no others.
  private func closed(_ properties: KeyValuePairs<String, JSONValue>, required: String...) -> JSONValue {
    .object([
      "type": .string("object"),
      "properties": .object(
        properties.map { JSONValue.Member($0.key, $0.value) } + [.init("meta", .flag(true))]),
      "required": .array(required.map(JSONValue.string)), "additionalProperties": .flag(false),
    ])
  }
}
