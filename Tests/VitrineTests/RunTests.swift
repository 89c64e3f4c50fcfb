import Foundation
import Testing
import Vitrine
import VitrineBuiltIn
import VitrineTranslation
import VitrineUI

/// A run in the words of a layout: each element says id, type, data.
struct PlainRun: Translator {
  static let name: TranslatorName = "test.run"
  static let summary = "modules in the words of a layout"
  static let campaign = LogField<String>("campaign", "what the run belongs to")
  static let logFields = [campaign.declaration]
  func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<ModuleRun> {
    var run = ModuleRun()
    for element in try response["modules"].elements() {
      run.append(element) { (field) throws(ShapeError) in
        let content: ModuleRun.Content =
          field["source"].exists
          ? .source(try field["source"].string(), translator: try field["translator"].optional?.string())
          : .data(field["data"])
        return ModuleRun.Entry(
          id: try field["id"].string(), type: try field["type"].string(), from: field["type"],
          settings: field["limit"].exists ? [ModuleRun.Setting("limit", field["limit"])] : [], content)
      }
    }
    var log = LogRecord()
    log.set(Self.campaign, to: try response["campaign"].optional?.string())
    return Translated(run, log: log)
  }
}

/// Draws every item there is.
struct Wall: Plugin {
  static let moduleType: ModuleType = "test:wall"
  static let summary = "every item there is"
  static let examples = [Example<Self>("one", ItemList(items: [Item(id: "a", name: "Alder coat")]))]
  func draw(_ model: ItemList, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.list(.plain) { canvas in canvas.items(model.items) { canvas, item in canvas.text(item.name) } }
  }
}

@Suite struct `Modules from an API` {
  static let catalog: Catalog = {
    var catalog = Catalog.builtIn
    catalog.add(PlainRun())
    catalog.add(Wall())
    return catalog
  }()

  static let layout = """
    {"vitrine": 1, "id": "s", "sources": {"feed": {"file": "feed.json"}},
     "modules": [
       {"id": "before", "type": "notice", "data": {"text": "before"}},
       {"id": "feed", "owner": "feed-team", "modulesFrom": {"source": "feed", "translator": "test.run"}},
       {"id": "after", "type": "notice", "data": {"text": "after"}}]}
    """

  static func feed(_ modules: String...) -> [String: String] {
    ["feed.json": "{\"modules\": [\(modules.joined(separator: ", "))]}"]
  }

  static let good = #"{"id": "good", "type": "notice", "data": {"text": "good"}}"#
  static let fine = #"{"id": "fine", "type": "notice", "data": {"text": "fine"}}"#
  static let unknown = #"{"id": "unknown", "type": "notise", "data": {"text": "x"}}"#
  static let malformed = #"{"id": "malformed", "type": "notice", "data": {"text": 3}}"#
  static let nameless = #"{"type": "notice", "data": {"text": "x"}}"#
  static let large: String = {
    let items = (0...1_000).map { #"{"id": "i\#($0)", "name": "x"}"# }.joined(separator: ",")
    return #"{"id": "large", "type": "test:wall", "data": {"items": [\#(items)]}}"#
  }()

  @Test func `an unknown, a malformed and one over budget leave three holes`() async throws {
    let stage = try await LayoutStage(
      Self.layout, Self.feed(Self.good, Self.unknown, Self.malformed, Self.large, Self.fine),
      catalog: Self.catalog)
    let modules = try stage.modules
    #expect(
      modules.map { $0["id"] as? String } == [
        "before", "feed--good", "feed--unknown", "feed--malformed", "feed--large", "feed--fine", "after",
      ])
    #expect(
      modules.map { $0["state"] as? String } == ["shown", "shown", "hole", "hole", "hole", "shown", "shown"])
    #expect(modules.map { $0["module_slot"] as? String } == ["1", "2.1", "2.2", "2.3", "2.4", "2.5", "3"])
    #expect(modules.map { $0["module_position"] as? Int } == [1, 2, nil, nil, nil, 3, 4])
    #expect(Set(stage.diagnostics.map(\.rule)) == [.unknownType, .shape, .budget])
    #expect(
      stage.diagnostics.allSatisfy {
        $0.file == "layout.json" && $0.pointer == "/modules/1" && $0.owner == "feed-team"
      })
    let unknown = stage.diagnostics.first { $0.rule == .unknownType }
    #expect(unknown?.suggestion == "notice")
    #expect(unknown?.related.map(\.pointer) == ["/modules/1/type"])
    let alone = try await LayoutStage(Self.layout, Self.feed(Self.good), catalog: Self.catalog)
    for id in ["before", "feed--good", "after"] { #expect(stage.fragment(id) == alone.fragment(id)) }
  }

  @Test func `a module without an id keeps its slot and is one hole`() async throws {
    let stage = try await LayoutStage(Self.layout, Self.feed(Self.nameless, Self.good), catalog: Self.catalog)
    #expect(try stage.modules.map { $0["module_slot"] as? String } == ["1", "2.1", "2.2", "3"])
    #expect(stage.html.contains("good"))
    #expect(stage.diagnostics.count == 1)
  }

  @Test func `a failed run moves nothing after it`() async throws {
    let whole = try await LayoutStage(Self.layout, Self.feed(Self.good), catalog: Self.catalog)
    let failed = try await LayoutStage(Self.layout, ["feed.json": "{\"modules\": 3}"], catalog: Self.catalog)
    #expect(failed.fragment("after") == whole.fragment("after"))
    #expect(try failed.modules.map { $0["module_slot"] as? String } == ["1", "2", "3"])
  }

  @Test(arguments: [199, 200, 201, 10_000]) func `a run has up to two hundred modules`(count: Int)
    async throws
  {
    let modules = (0..<count).map { #"{"id": "n\#($0)", "type": "notice", "data": {"text": "x"}}"# }
    let stage = try await LayoutStage(
      Self.layout, ["feed.json": "{\"modules\": [\(modules.joined(separator: ","))]}"], catalog: Self.catalog)
    #expect(stage.diagnostics.map(\.rule) == (count <= 200 ? [] : [.budget]))
    #expect(try stage.modules.count == (count <= 200 ? count + 2 : 3))
    if count > 200 { #expect(stage.diagnostics[0].message.contains("200")) }
  }

  @Test func `an id that a run has twice is a hole`() async throws {
    let stage = try await LayoutStage(Self.layout, Self.feed(Self.good, Self.good), catalog: Self.catalog)
    #expect(stage.diagnostics.map(\.rule) == [.duplicateID])
    #expect(try stage.modules.filter { $0["state"] as? String == "hole" }.count == 1)
  }

  @Test func `two runs in one screen cannot take each other's ids`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", "sources": {"feed": {"file": "feed.json"}},
       "modules": [
         {"id": "one", "modulesFrom": {"source": "feed", "translator": "test.run"}},
         {"id": "two", "modulesFrom": {"source": "feed", "translator": "test.run"}}]}
      """
    let stage = try await LayoutStage(layout, Self.feed(Self.good), catalog: Self.catalog)
    #expect(stage.page.moduleIDs == ["one--good", "two--good"])
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `a run without modules collapses, and the manifest says so`() async throws {
    let stage = try await LayoutStage(Self.layout, Self.feed(), catalog: Self.catalog)
    #expect(stage.diagnostics.isEmpty)
    #expect(try stage.modules.map { $0["id"] as? String } == ["before", "feed", "after"])
    #expect(try stage.modules.map { $0["state"] as? String } == ["shown", "collapsed", "shown"])
    #expect(stage.fragment("feed") == "")
  }

  @Test func `what an API logs of a run is with each of its modules`() async throws {
    let file = "{\"campaign\": \"spring\", \"modules\": [\(Self.good), \(Self.unknown)]}"
    let stage = try await LayoutStage(Self.layout, ["feed.json": file], catalog: Self.catalog)
    let runs = try stage.modules.map { $0["run"] as? [String: Any] }
    #expect(runs.map { $0?["id"] as? String } == [nil, "feed", "feed", nil])
    #expect(runs.map { ($0?["log"] as? [String: String])?["campaign"] } == [nil, "spring", "spring", nil])
  }

  static let sourced = """
    {"vitrine": 1, "id": "s",
     "sources": {"feed": {"file": "feed.json"}, "goods": {"file": "{tab.kind}.json"}, "gone": {"file": "gone.json"},
       "held": {"file": "a.json", "when": 1}},
     "tabs": [{"id": "t", "values": {"kind": "hats"}, "modules": [
       {"id": "feed", "modulesFrom": {"source": "feed", "translator": "test.run"}}]}]}
    """

  @Test func `a module of a run may use the layout's sources, which the tab's values fill`() async throws {
    var files = Self.feed(#"{"id": "g", "type": "grid", "source": "goods"}"#)
    files["hats.json"] = #"{"items": [{"id": "q", "name": "Quince hat"}]}"#
    let stage = try await LayoutStage(Self.sourced, files, catalog: Self.catalog)
    #expect(stage.page.diagnostics.map(\.lines) == [])
    #expect(stage.html.contains("Quince hat"))
  }

  @Test(
    arguments: [
      (#""source": "godos""#, ["unknown-source"], "goods"), (#""source": "gone""#, ["no-file"], nil),
      (#""source": "held""#, ["unsupported"], nil),
      (#""source": "goods", "translator": "shop.itmes""#, ["unknown-translator"], "shop.items"),
      (#""source": "goods", "translator": "shop.banners""#, ["wrong-model"], nil),
      (#""source": "godos", "translator": "shop.banners""#, ["unknown-source", "wrong-model"], "goods"),
      (#""source": "goods", "limit": "3""#, ["shape"], nil),
    ] as [(String, [String], String?)])
  func `a module of a run that does not fit is one hole, said at the run with the response's place`(
    use: String, rules: [String], near: String?
  ) async throws {
    var files = Self.feed("{\"id\": \"g\", \"type\": \"grid\", \(use)}", Self.fine)
    files["hats.json"] = #"{"items": [{"id": "q", "name": "Quince hat"}]}"#
    let stage = try await LayoutStage(Self.sourced, files, catalog: Self.catalog)
    let said = stage.page.diagnostics
    #expect(said.map(\.rule.rawValue) == rules)
    #expect(said.first?.suggestion == near)
    #expect(said.allSatisfy { $0.pointer == "/tabs/0/modules/0" && $0.message.hasPrefix("\"feed--g\": ") })
    #expect(said.allSatisfy { $0.related.count == 1 })
    #expect(try stage.modules.map { $0["state"] as? String } == ["hole", "shown"])
    #expect((try stage.modules[0]["why"] as? [String: Any])?["rule"] as? String == rules[0])
  }

  @Test(arguments: [
    (#""modulesFrom": 3"#, ["error shape /modules/0/modulesFrom"]),
    (
      #""modulesFrom": {}"#,
      ["error missing-key /modules/0/modulesFrom", "error missing-key /modules/0/modulesFrom"]
    ),
    (#""modulesFrom": {"source": "feed"}"#, ["error missing-key /modules/0/modulesFrom"]),
    (
      #""modulesFrom": {"source": "fed", "translator": "test.rnu"}"#,
      [
        "error unknown-source /modules/0/modulesFrom/source",
        "error unknown-translator /modules/0/modulesFrom/translator",
      ]
    ),
    (
      #""modulesFrom": {"source": "feed", "translator": "shop.items"}"#,
      ["error wrong-model /modules/0/modulesFrom/translator"]
    ),
    (
      #""modulesFrom": {"source": "feed", "translator": {"name": "test.run", "options": {"x": 1}}}"#,
      ["error unknown-setting /modules/0/modulesFrom/translator/options/x"]
    ),
    (
      #""modulesFrom": {"source": "feed", "translator": "test.run", "form": 1}, "type": "grid""#,
      ["warning unknown-key /modules/0/modulesFrom/form", "warning unknown-key /modules/0/type"]
    ),
  ])
  func `a run that is not declared well is one hole, with every mistake`(run: String, said: [String])
    async throws
  {
    let stage = try await LayoutStage(
      column("{\"id\": \"feed\", \(run)}", notice("n"), rest: #""sources": {"feed": {"file": "feed.json"}}"#),
      Self.feed(Self.good), catalog: Self.catalog)
    #expect(stage.diagnostics.said == said)
    #expect(
      try stage.modules.map { $0["state"] as? String } == [
        stage.diagnostics.errors.isEmpty ? "shown" : "hole", "shown",
      ])
  }

  @Test func `mistakes of a run come in the order of its modules, whenever they were found`() async throws {
    var files = Self.feed(
      #"{"id": "g", "type": "grid", "source": "goods"}"#, Self.unknown,
      #"{"id": "h", "type": "grid", "source": "goods"}"#, Self.malformed, Self.nameless)
    files["hats.json"] = #"{"items": [{"id": "q"}]}"#
    let said = try await LayoutStage(Self.sourced, files, catalog: Self.catalog).page.diagnostics
    #expect(
      said.map { $0.message.components(separatedBy: ": ")[0] } == [
        "\"feed--g\"", "\"feed--unknown\"", "\"feed--h\"", "\"feed--malformed\"", "module 5 of the run",
      ])
  }

  @Test func `a run without a translator is told which ones would do`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", "sources": {"feed": {"file": "feed.json"}}, "lists": {"unused": [
         {"id": "one", "modulesFrom": {"source": "feed"}}]},
       "modules": [{"id": "two", "owner": "feed-team", "modulesFrom": {"source": "feed"}}]}
      """
    let stage = try await LayoutStage(layout, Self.feed(Self.good), catalog: Self.catalog)
    let said = stage.diagnostics.filter { $0.rule == .missingKey }
    #expect(said.map(\.pointer) == ["/lists/unused/0/modulesFrom", "/modules/0/modulesFrom"])
    #expect(
      said.allSatisfy {
        $0.message == #""modulesFrom" needs a "translator"; "shop.modules", "test.run" would do"#
      })
    #expect(said.last?.owner == "feed-team")
  }

  @Test(arguments: ["", "A", "a--b", "a b", "é"])
  func `a module of a run whose id is none is one hole`(id: String) async throws {
    let bad = "{\"id\": \"\(id)\", \"type\": \"notice\", \"data\": {\"text\": \"x\"}}"
    let stage = try await LayoutStage(Self.layout, Self.feed(bad, Self.fine), catalog: Self.catalog)
    #expect(stage.diagnostics.said == ["error bad-id /modules/1"])
    #expect(stage.diagnostics[0].message.hasPrefix("module 1 of the run: "))
    #expect(stage.diagnostics[0].related.map(\.pointer) == ["/modules/0"])
    #expect(stage.page.moduleIDs == ["before", "feed--fine", "after"])
  }
}
