import Testing
import Vitrine
import VitrineBuiltIn

/// A reserved word is never passed over as if it were absent.
@Suite struct `Reserved words` {
  static let words = [
    "when", "from", "until", "requires", "version", "include", "state", "inputs", "control", "flow",
    "overlays",
    "variants", "footer",
  ]

  @Test(arguments: words) func `on a module it is a hole`(word: String) async throws {
    let stage = try await LayoutStage(column(notice("m", "\"\(word)\": 1"), notice("n")))
    #expect(stage.diagnostics.said == ["error unsupported /modules/0/\(word)"])
    #expect(!stage.html.contains("I am m") && stage.html.contains("I am n"))
    let entry = try #require(try stage.modules.first)
    #expect(entry["state"] as? String == "hole" && entry["id"] as? String == "m")
    #expect((entry["why"] as? [String: Any])?["rule"] as? String == "unsupported")
  }

  @Test(arguments: words) func `on a fallback it is the fallback's failure`(word: String) async throws {
    let layout = column(
      #"{"id": "m", "type": "nothing", "fallback": {"type": "notice", "data": {"text": "instead"}, "\#(word)": 1}}"#,
      notice("n"))
    let stage = try await LayoutStage(layout)
    #expect(
      Set(stage.diagnostics.said) == [
        "error unknown-type /modules/0/type", "error unsupported /modules/0/fallback/\(word)",
      ])
    #expect(!stage.html.contains("instead") && stage.html.contains("I am n"))
  }

  @Test(arguments: words) func `on a fallback that is not needed the module is drawn`(word: String)
    async throws
  {
    let stage = try await LayoutStage(
      column(notice("m", #""fallback": {"type": "notice", "data": {"text": "instead"}, "\#(word)": 1}"#)))
    #expect(stage.diagnostics.said == ["error unsupported /modules/0/fallback/\(word)"])
    #expect(stage.html.contains("I am m"))
  }

  @Test(arguments: words) func `on a run it is one hole`(word: String) async throws {
    let files = ["f.json": #"{"modules": []}"#]
    let sources = #""sources": {"f": {"file": "f.json"}}"#
    for (entry, pointer) in [
      (#"{"id": "r", "\#(word)": 1, "modulesFrom": {"source": "f", "translator": "shop.modules"}}"#, word),
      (
        #"{"id": "r", "modulesFrom": {"source": "f", "\#(word)": 1, "translator": "shop.modules"}}"#,
        "modulesFrom/\(word)"
      ),
      (
        #"{"id": "r", "modulesFrom": {"source": "f", "translator": {"name": "shop.modules", "\#(word)": 1}}}"#,
        "modulesFrom/translator/\(word)"
      ),
    ] {
      let stage = try await LayoutStage(column(entry, notice("n"), rest: sources), files)
      #expect(stage.diagnostics.said == ["error unsupported /modules/0/\(pointer)"])
      #expect(try stage.modules.map { $0["state"] as? String } == ["hole", "shown"])
    }
  }

  @Test(arguments: words) func `on a list's use it is one hole`(word: String) async throws {
    let layout = column(
      #"{"use": "l", "\#(word)": 1}"#, notice("n"), rest: #""lists": {"l": [\#(notice("in-list"))]}"#)
    let stage = try await LayoutStage(layout)
    #expect(stage.diagnostics.said == ["error unsupported /modules/0/\(word)"])
    #expect(!stage.html.contains("in-list") && stage.html.contains("I am n"))
  }

  @Test(arguments: words) func `on the screen it is an error and the rest is drawn`(word: String) async throws
  {
    let stage = try await LayoutStage(column(notice("n"), rest: "\"\(word)\": 1"))
    #expect(stage.diagnostics.said == ["error unsupported /\(word)"])
    #expect(stage.html.contains("I am n"))
  }

  @Test(arguments: words) func `on a tab its modules are holes, and the header is drawn`(word: String)
    async throws
  {
    let layout = """
      {"vitrine": 1, "id": "s", "header": [\(notice("top"))], "lists": {"l": [\(notice("shared"))]},
       "sources": {"f": {"file": "f.json"}}, "tabs": [
        {"id": "held", "\(word)": 1, "modules": [{"use": "l"}, \(notice("own")),
          {"id": "run", "modulesFrom": {"source": "f", "translator": "shop.modules"}}]},
        {"id": "free", "modules": [{"use": "l"}]}]}
      """
    let files = ["f.json": #"{"modules": []}"#]
    let held = try await LayoutStage(layout, files)
    #expect(held.diagnostics.said == ["error unsupported /tabs/0/\(word)"])
    #expect(try held.modules.map { $0["state"] as? String } == ["hole", "hole", "hole"])
    #expect(held.html.contains("I am top") && !held.html.contains("I am own"))
    let free = try await LayoutStage(layout, files, tab: "free")
    #expect(free.html.contains("I am shared"))
  }

  @Test(arguments: words + ["url"]) func `on a source the modules that use it are holes`(word: String)
    async throws
  {
    let layout = """
      {"vitrine": 1, "id": "s",
       "sources": {"held": {"file": "a.json", "\(word)": "1"}, "free": {"file": "a.json"}},
       "modules": [
         {"id": "a", "type": "grid", "source": "held"}, {"id": "b", "type": "grid", "source": "free"},
         {"id": "c", "type": "grid", "source": "held"}]}
      """
    let stage = try await LayoutStage(layout, `The walk from a layout to a page`.shop)
    #expect(stage.diagnostics.said == ["error unsupported /sources/held/\(word)"])
    #expect(try stage.modules.map { $0["state"] as? String } == ["hole", "shown", "hole"])
  }

  @Test func `other mistakes of what is held back are named in the same run`() async throws {
    let stage = try await LayoutStage(
      column(#"{"id": "m", "when": 1, "type": "grdi", "title": 3, "settings": 4, "source": "x"}"#))
    #expect(
      Set(stage.diagnostics.said) == [
        "error unsupported /modules/0/when", "error unknown-type /modules/0/type",
        "error shape /modules/0/title",
        "error shape /modules/0/settings", "error unknown-source /modules/0/source",
      ])
  }
}
