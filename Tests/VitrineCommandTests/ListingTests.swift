import Foundation
import Testing
import Vitrine
import VitrineBuiltIn
import VitrineTranslation
import VitrineUI

/// A plugin whose shapes have all that shapes can have.
private struct OddModule: Plugin {
  static let moduleType: ModuleType = "own:odd"
  static let summary = "A little of everything."
  static let examples = [Example<OddModule>("one", OddModel(name: "Odd | even", inner: [], price: nil))]
  func draw(_ model: OddModel, _ settings: OddSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.text(model.name)
  }
}

private struct OddModel: Shaped {
  let name: Text
  let inner: [OddModel]
  let price: Money?

  init(name: Text, inner: [OddModel], price: Money?) {
    (self.name, self.inner, self.price) = (name, inner, price)
  }

  init(_ shape: inout some Shape & ~Copyable) {
    name = shape.field("name", formerly: ["label"], "what it is | called")
    inner = shape.field("inner", default: [], "more of the same")
    price = shape.optionalField("price", "what it costs")
  }
}

private struct OddSettings: Shaped {
  init(_ shape: inout some Shape & ~Copyable) {
    _ = shape.field("share", in: 0.0...1.0, "a share")
    _ = shape.field("weight", default: 1.5, "a weight")
    _ = shape.field("word", default: "a", formerly: ["term"], "a word")
    _ = shape.field("least", in: 3...Int.max, "a number")
    let _: [Money] = shape.field("prices", count: 1...2, "prices of its own")
  }

  private struct Money: Shaped {
    init(_ shape: inout some Shape & ~Copyable) { _ = shape.field("yen", in: 1...9, "so many") }
  }
}

@Suite struct ListingTests {
  @Test func `plugins lists module types and translators, one line each`() async throws {
    let ending = try await Terminal().run("plugins")
    #expect(ending.code == 0)
    let lines = ending.out.split(separator: "\n").map(String.init)
    #expect(lines.count == Catalog.builtIn.plugins.count + Catalog.builtIn.translators.count + 2)
    for plugin in Catalog.builtIn.plugins {
      #expect(lines.contains { $0.hasPrefix("  \(plugin.type) ") && $0.hasSuffix(plugin.summary) })
    }
    for translator in Catalog.builtIn.translators {
      #expect(lines.contains { $0.hasPrefix("  \(translator.name) ") && $0.hasSuffix(translator.summary) })
    }
    let none = try await Terminal().run(["plugins"], catalog: Catalog())
    #expect(none.out.components(separatedBy: "  none\n").count == 3)
  }

  @Test(arguments: Catalog.builtIn.plugins.map(\.type.description))
  func `a module type is told with its model, settings, translators and drawn examples`(_ type: String)
    async throws
  {
    let plugin = try #require(Catalog.builtIn.plugin(type))
    let ending = try await Terminal().run("plugins", type, "--width", "60")
    #expect(ending.code == 0)
    #expect(ending.out.hasPrefix("\(type): \(plugin.summary)\n"))
    for field in plugin.model.fields + plugin.settings.fields {
      #expect(ending.out.contains("  \(field.name) "))
    }
    for translator in Catalog.builtIn.translators where translator.modelName == plugin.modelName {
      #expect(ending.out.contains("  \(translator.name) "))
    }
    for example in plugin.examples { #expect(ending.out.contains("\nexample: \(example.name)\n\n")) }
  }

  @Test func `a translator is told with its options and log fields`() async throws {
    let ending = try await Terminal().run("plugins", "rakuten.ranking")
    #expect(ending.out.contains("makes ItemList, for grid, history, ranking\n"))
    #expect(ending.out.contains("  imageSize "))
    #expect(ending.out.contains("  shop_code "))
    #expect(
      try await Terminal().run("plugins", "shop.modules").out.contains(
        "makes ModuleRun, for \"modulesFrom\"\n"))
  }

  @Test func `shapes are told with their limits, defaults, former names and shapes inside`() async throws {
    var catalog = Catalog()
    catalog.add(OddModule())
    let ending = try await Terminal().run(["plugins", "own:odd"], catalog: catalog)
    for line in [
      "  name                   what it is | called; once called \"label\" (text, needed)",
      "  inner                  more of the same (list of OddModel)",
      "  price.minorUnits       the amount in the currency's smallest unit: yen, cents (whole number, needed)",
      "  share         a share (number, 0.0 to 1.0, needed)",
      "  weight        a weight (number, default 1.5)",
      "  word          a word; once called \"term\" (string, default \"a\")",
      "  least         a number (whole number, 3 or more, needed)",
      "  prices        prices of its own (list of Money, 1 to 2, needed)",
      "  prices[].yen  so many (whole number, 1 to 9, needed)",
    ] {
      let squeezed = ending.out.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      #expect(squeezed.contains(line.split(separator: " ").joined(separator: " ")), "\(line)\n\(ending.out)")
    }
    let reference = try await Terminal().run(["reference"], catalog: catalog).out
    #expect(reference.contains("what it is \\| called"))
  }

  @Test func `the schema takes former names, asks for what is needed, and keeps shapes of one name apart`()
    throws
  {
    var catalog = Catalog()
    catalog.add(OddModule())
    let schema = String(decoding: catalog.layoutSchema, as: UTF8.self)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
    let definitions = try #require(object["$defs"] as? [String: Any])
    let model = try #require(definitions["OddModel"] as? [String: Any])
    let properties = try #require(model["properties"] as? [String: [String: Any]])
    #expect(properties["label"]?["deprecated"] as? Bool == true)
    #expect((model["allOf"] as? [[String: Any]])?.count == 1)
    #expect((properties["inner"]?["items"] as? [String: String])?["$ref"] == "#/$defs/OddModel")
    #expect(definitions["Money"] != nil)
    #expect((definitions["Money-2"] as? [String: Any])?["required"] as? [String] == ["yen"])
    let settings = try #require(definitions["own_odd-settings"] as? [String: Any])
    let prices = try #require((settings["properties"] as? [String: [String: Any]])?["prices"])
    #expect(prices["maxItems"] as? Int == 2)
    // Settings that are needed make "settings" itself needed.
    #expect(schema.contains("\"settings\"\n"))
  }
}
