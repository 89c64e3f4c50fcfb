import Foundation
import Testing
import Vitrine
import VitrineJSON
import VitrineUI

@Suite struct OutlineTests {
  let stage = Stage()

  @Test func `an outline says each word with what a machine and a reader need`() {
    let nodes = stage.recorded { canvas in
      canvas.price(Money(minorUnits: 1_980, .yen), was: Money(minorUnits: 2_980, .yen))
      canvas.items([Samples.Goods("p/1")]) { canvas, _ in
        canvas.link(to: "https://shop.example/p1") { $0.text("白い\"ニット\"\u{2028}\u{85}", .name) }
      }
    }.nodes
    #expect(
      stage.outline(nodes) == """
        [
          {
            "word": "price",
            "minorUnits": 1980,
            "currency": "JPY",
            "shown": "￥1,980",
            "was": {
              "minorUnits": 2980,
              "currency": "JPY",
              "shown": "￥2,980"
            }
          },
          {
            "word": "item",
            "id": "p/1",
            "ordinal": 1,
            "content": [
              {
                "word": "link",
                "to": "https://shop.example/p1",
                "stamp": "stage@3/p%2F1@1",
                "content": [
                  {
                    "word": "text",
                    "role": "name",
                    "text": "白い\\"ニット\\"\\u2028\\u0085"
                  }
                ]
              }
            ]
          }
        ]

        """)
  }

  @Test(arguments: 0...12)
  func `an outline has the form that its schema describes`(_ seed: Int) throws {
    let nodes = stage.recorded { canvas in
      if seed == 0 { Samples.everyWord(on: &canvas) } else { canvas.play(TreeMaker.tree(UInt64(seed))) }
    }.nodes
    let outline = Outline(Formats(stage.context))
    let module = outline.module(
      id: "stage", type: "ranking", slot: ModuleSlot(region: .tab, entry: 3), title: "題", more: .top,
      control: [.divider], nodes)
    let page = outline.page(
      id: "home", title: "ホーム", language: LanguageTag("ja-JP"), tab: "all", header: [],
      modules: [module, module])
    let schema = try OutlineSchema()
    #expect(schema.objections(to: try JSONSerialization.jsonObject(with: Data(page.indented))) == [])
  }

  @Test func `the schema objects to what is no outline`() throws {
    let schema = try OutlineSchema()
    for wrong in [
      "[]", "{}", #"{"outline":2,"id":"a","title":"a","locale":"ja","header":[],"modules":[]}"#,
      #"{"outline":1,"id":"a","title":"a","locale":"ja","header":[],"modules":[{"id":"a","type":"b","slot":"1"}]}"#,
      #"{"outline":1,"id":"a","title":"a","locale":"ja","header":[],"modules":[],"more":1}"#,
      #"{"outline":1,"id":"a","title":"a","locale":"ja","header":[],"modules":[{"id":"a","type":"b","slot":"1","content":[{"word":"shout","text":"a"}]}]}"#,
      #"{"outline":1,"id":"a","title":"a","locale":"ja","header":[],"modules":[{"id":"a","type":"b","slot":"1","content":[{"word":"heading","text":1}]}]}"#,
    ] {
      #expect(
        schema.objections(to: try JSONSerialization.jsonObject(with: Data(wrong.utf8))) != [], "\(wrong)")
    }
  }

  @Test func `two recordings of one drawing give one outline, byte for byte`() {
    let tree = TreeMaker.tree(9)
    let one = stage.outline(stage.recorded { $0.play(tree) }.nodes)
    #expect(Array(one.utf8) == Array(stage.outline(stage.recorded { $0.play(tree) }.nodes).utf8))
  }
}

/// `Docs/outline.schema.json`, as far as it goes: the few words of JSON Schema that it uses.
private struct OutlineSchema {
  private let root: [String: Any]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).appending(path: "../../../Docs/outline.schema.json")
      .standardized
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  func objections(to value: Any) -> [String] { objections(to: value, root, "") }

  private func objections(to value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    var found: [String] = []
    if let name = schema["$ref"] as? String, let definitions = root["$defs"] as? [String: [String: Any]] {
      guard let target = definitions[String(name.dropFirst("#/$defs/".count))] else { return ["no \(name)"] }
      found += objections(to: value, target, place)
    }
    if let wanted = schema["const"] as? NSObject, wanted != value as? NSObject {
      found.append("\(place): no \(wanted)")
    }
    if let wanted = schema["enum"] as? [String], !wanted.contains(value as? String ?? "") {
      found.append("\(place): none of \(wanted)")
    }
    if let type = schema["type"] as? String, !has(value, type) { found.append("\(place): no \(type)") }
    for part in schema["allOf"] as? [[String: Any]] ?? [] { found += objections(to: value, part, place) }
    if let condition = schema["if"] as? [String: Any], let consequence = schema["then"] as? [String: Any],
      objections(to: value, condition, place).isEmpty
    {
      found += objections(to: value, consequence, place)
    }
    if let object = value as? [String: Any], let properties = schema["properties"] as? [String: [String: Any]]
    {
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        found.append("\(place): no \(name)")
      }
      for (name, member) in object {
        guard let property = properties[name] else {
          if schema["additionalProperties"] != nil { found.append("\(place): a \(name)") }
          continue
        }
        found += objections(to: member, property, place + "/" + name)
      }
    }
    if let elements = value as? [Any], let each = schema["items"] as? [String: Any] {
      for (offset, element) in elements.enumerated() {
        found += objections(to: element, each, place + "/\(offset)")
      }
    }
    return found
  }

  private func has(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer", "number", "boolean": value is NSNumber
    default: false
    }
  }
}
