import Foundation
import Testing
import Vitrine
import VitrineBuiltIn
import VitrineTranslation
import VitrineUI

/// What is written from the catalog and kept in the tree.
@Suite struct GeneratedTests {
  @Test(arguments: [
    ("schema", "Layouts/layout.schema.json"), ("schema --theme", "Layouts/Themes/theme.schema.json"),
    ("reference", "Docs/Format.md"),
  ])
  func `the stored file is what the command writes; make schema refreshes it`(
    _ command: String, _ path: String
  ) async throws {
    let terminal = try Terminal()
    let words = command.split(separator: " ").map(String.init)
    let ending = await terminal.run(words)
    #expect(ending.code == 0)
    let stored = try Package.read(path)
    #expect(ending.out == stored, "\(path) is not fresh: make schema")
    #expect(await terminal.run(words + ["-o", "there"]).code == 0)
    #expect(try terminal.read("there") == stored)
  }

  @Test func `the schema is JSON and each of its references leads somewhere`() throws {
    let text = String(decoding: Catalog.builtIn.layoutSchema, as: UTF8.self)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let definitions = try #require(object["$defs"] as? [String: Any])
    let references = text.components(separatedBy: "\"$ref\": \"#/$defs/").dropFirst().map {
      $0.components(separatedBy: "\"")[0]
    }
    #expect(references.count > 100)
    #expect(Set(references).subtracting(definitions.keys) == [])
    #expect(Set(definitions.keys).subtracting(references) == [])
  }

  @Test func `an empty catalog has a schema and a reference too`() throws {
    #expect(try JSONSerialization.jsonObject(with: Data(Catalog().layoutSchema)) is [String: Any])
    #expect(String(decoding: Catalog().formatReference, as: UTF8.self).contains("## Mistakes"))
  }

  @Test func `the reference tells of every plugin, translator, setting, log field and rule`() {
    let text = String(decoding: Catalog.builtIn.formatReference, as: UTF8.self)
    for plugin in Catalog.builtIn.plugins {
      #expect(text.contains("### Module `\(plugin.type)`"))
      for field in plugin.settings.fields + plugin.model.fields {
        #expect(text.contains("| `\(field.name)` |"))
      }
    }
    for translator in Catalog.builtIn.translators {
      #expect(text.contains("### Translator `\(translator.name)`"))
      for field in translator.options.fields { #expect(text.contains("| `\(field.name)` |")) }
      for field in translator.logFields { #expect(text.contains("| `\(field.name)` |")) }
    }
    for rule in Rule.allCases { #expect(text.contains("- **`\(rule.rawValue)`**: \(rule.about)")) }
  }

  @Test(arguments: Rule.allCases)
  func `the example of a rule is what is printed`(_ rule: Rule) async throws {
    #expect(rule.example.contains(" [\(rule.rawValue)]"))
    let elsewhere: [Rule: String] = [
      .unreadable: "validate hom.json", .unknownTab: "render home.json --tab cosm",
      .unknownModule: "render home.json --fragment b",
    ]
    if let words = elsewhere[rule] {
      let terminal = try Terminal()
      try terminal.write(ArgumentTests.tabbed, to: "home.json")
      #expect(await terminal.run(words.split(separator: " ").map(String.init)).err == rule.example + "\n")
    } else if rule == .contrast || rule == .unknownToken {
      let terminal = try Terminal()
      let accent = rule == .contrast ? "#b06a5c" : "{plum.drak}"
      try terminal.write(
        """
        { "$type": "color",
          "plum": { "dark": { "$value": "#45293f" }, "soft": { "$value": "{plum.dark}" } },
          "light": { "accent": { "$value": "\(accent)" } } }
        """, to: "plum.json")
      #expect(await terminal.run("validate", "plum.json").err.contains(rule.example + "\n"))
    } else if rule == .noSource {
      let layout = #"{ "vitrine": 1, "id": "home", "modules": [] }"#
      #expect(try Engine(.builtIn).plan(Array(layout.utf8), named: "home.json").diagnostics.isEmpty)
      let sourced = """
        {
          "vitrine": 1, "id": "home",
          "sources": { "goods": { "file": "Data/goods.json" } },
          "modules": [ { "id": "a", "type": "grid", "source": "goods", "translator": "shop.items" } ]
        }
        """
      let plan = try Engine(.builtIn).plan(Array(sourced.utf8), named: "home.json")
      #expect(
        plan.diagnostics.flatMap(\.lines).contains {
          $0.contains(#"nothing can fetch the source "goods" here [no-source]"#)
        })
    } else if rule != .undeclaredLogField {
      #expect(mistakes.contains { $0.lines.contains("shop/" + rule.example) })
    }
  }
}
