import Foundation
import Testing
import Vitrine
import VitrineBuiltIn

@Suite struct `How mistakes are told` {
  @Test func `as compilers tell them, with related places below`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", "modules": [
        {"id": "a", "owner": "team-a", "type": "notise"},
        {"id": "b", "type": "notice", "data": {"text": "x"}},
        {"id": "b", "type": "notice", "data": {"text": "x"}}]}
      """
    let stage = try await LayoutStage(layout)
    #expect(
      stage.diagnostics.flatMap(\.lines) == [
        "layout.json:2:42: error: no plugin draws \"notise\"; did you mean \"notice\"? (owner: team-a) [unknown-type] /modules/0/type",
        "layout.json:4:10: error: the id \"b\" is taken; an id stands for one module [duplicate-id] /modules/2/id",
        "layout.json:3:10: note: the first one /modules/1/id",
      ])
  }

  @Test func `one JSON object a line, with every field`() async throws {
    let line = try #require(
      try await LayoutStage(column(#"{"id": "a", "owner": "o", "type": "notise"}"#)).diagnostics.first?
        .jsonLine)
    #expect(!line.contains("\n"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(
      object["file"] as? String == "layout.json" && object["line"] as? Int == 1
        && object["column"] as? Int == 73)
    #expect(object["pointer"] as? String == "/modules/0/type" && object["severity"] as? String == "error")
    #expect(object["rule"] as? String == "unknown-type" && object["suggestion"] as? String == "notice")
    #expect(object["owner"] as? String == "o" && object["related"] == nil)
  }

  static let nasty = [
    "\u{1B}[31m", "\u{7}", "\u{9B}2J", "\r", "\u{202E}abc", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{85}",
    "\u{2028}", "\u{E0041}",
    "\u{7F}",
  ]

  @Test(arguments: nasty) func `what cannot be seen is spelled out, wherever it comes from`(text: String)
    async throws
  {
    let quoted = String(decoding: try JSONEncoder().encode("x" + text), as: UTF8.self)
    let layout = """
      {"vitrine": 1, "id": "s", \(quoted): 1, "sources": {"a": {"file": "a.json"}}, "lists": {\(quoted): []}, "modules": [
        {"id": \(quoted), "type": "notice", "data": {"text": "x"}}, {"id": "t", "type": \(quoted)}, {"use": \(quoted)}, {"use": "q"},
        {"id": "o", "owner": \(quoted), "type": "nothing"}, {"id": "f", "type": "notice", "source": "a"},
        {"id": "d", "type": "notice", "data": {"text": "x", "tone": \(quoted)}, "settings": {\(quoted): 1}}]}
      """
    let file = "{\"text\": \(quoted), \"tone\": \(quoted)}"
    let stage = try await LayoutStage(layout, ["a.json": file])
    #expect(stage.diagnostics.count >= 9)
    for one in stage.diagnostics {
      for line in one.lines + [one.jsonLine] {
        #expect(
          !line.unicodeScalars.contains { ($0.value < 0x20) || (0x7F...0x9F).contains($0.value) }, "\(line)")
      }
      for line in one.lines {
        #expect(
          !line.unicodeScalars.contains { text.unicodeScalars.contains($0) && $0 != "x" && !$0.isASCII },
          "\(line)")
      }
    }
    let page = await stage.plan.page(
      {
        var request = PageRequest(); request.showsHoles = true; return request
      }())
    let shown = String(decoding: page.text().bytes, as: UTF8.self)
    #expect(
      !shown.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) })
  }

  @Test func `in the order of the text, whatever found them`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", "sources": {"a": {"file": "none.json"}, "b": {"file": "b.json"}}, "wat": 1,
       "header": [{"id": "h", "type": "grid", "source": "b"}],
       "modules": [{"id": "x", "type": "grid", "source": "a", "settings": {"columns": 0}, "more": 3},
         {"id": "x", "type": "notice", "data": {"text": "x", "wat": 1}}]}
      """
    let stage = try await LayoutStage(layout, ["b.json": "{}"])
    let places = stage.plan.diagnostics.map { [$0.line, $0.column] }
    #expect(places == places.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(places.count == 6)
  }

  @Test func `a mistake that several tabs share is said once`() async throws {
    let tabs = (0..<20).map { #"{"id": "t\#($0)", "modules": [{"use": "l"}]}"# }.joined(separator: ",")
    let layout = """
      {"vitrine": 1, "id": "s", "sources": {"gone": {"file": "gone.json"}},
       "header": [{"id": "h", "type": "notise"}],
       "lists": {"l": [{"id": "a", "type": "notise"}, {"id": "b", "type": "grid", "source": "gone"},
         {"id": "c", "type": "grid", "source": "gone", "settings": {"x": 1}}]}, "tabs": [\(tabs)]}
      """
    let stage = try await LayoutStage(layout)
    #expect(
      stage.diagnostics.said.sorted() == [
        "error no-file /sources/gone/file", "error unknown-setting /lists/l/2/settings/x",
        "error unknown-type /header/0/type",
        "error unknown-type /lists/l/0/type",
      ])
  }

  @Test func `ten thousand mistakes are ten thousand diagnostics`() throws {
    let keys = (0..<10_000).map { "\"key-\($0)\": \($0)" }.joined(separator: ",\n")
    let layout = "{\"vitrine\": 1, \"id\": \"s\", \"modules\": [],\n\(keys)}"
    let diagnostics = try Engine(.builtIn).plan(Array(layout.utf8), named: "layout.json").diagnostics
    #expect(diagnostics.count == 10_000)
    #expect(diagnostics.map(\.line) == Array(2...10_001))
    #expect(diagnostics.allSatisfy { $0.rule == .unknownKey && $0.column == 1 })
  }

  @Test func `what there is to choose from is not listed without end`() async throws {
    let lists = (0..<500).map { "\"l\($0)\": []" }.joined(separator: ",")
    let stage = try await LayoutStage(
      "{\"vitrine\": 1, \"id\": \"s\", \"lists\": {\(lists)}, \"modules\": [{\"use\": \"zzzzzz\"}]}")
    let message = try #require(stage.diagnostics.first?.message)
    #expect(message.hasSuffix("\"l11\" and 488 more"))
  }

  @Test func `every rule says what it is about`() {
    #expect(
      Rule.allCases.allSatisfy {
        !$0.about.isEmpty && $0.about.first?.isUppercase == false && $0.about.last != "."
      })
    #expect(
      Rule.allCases.allSatisfy { rule in
        rule.rawValue.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) }
      })
  }
}
