import Foundation
import Testing
import Vitrine
import VitrineBuiltIn
import VitrineUI

/// Only the engine counts.
@Suite struct `Positions are the engine's` {
  @Test
  func
    `a malformed item is dropped; the others keep the rank that the API stated and are numbered without gap`()
    async throws
  {
    let layout = """
      {"vitrine": 1, "id": "s", "sources": {"r": {"file": "r.json"}},
       "modules": [{"id": "top", "type": "ranking", "source": "r"}]}
      """
    let items = (1...5).map { number in
      number == 3
        ? #"{"id": "i3", "statedRank": 3}"#
        : #"{"id": "i\#(number)", "name": "Item \#(number)", "statedRank": \#(number), "link": "/i\#(number)"}"#
    }
    let stage = try await LayoutStage(layout, ["r.json": "{\"items\": [\(items.joined(separator: ","))]}"])
    #expect(stage.diagnostics.map(\.rule) == [.droppedElement])
    #expect(stage.diagnostics[0].severity == .warning)
    #expect(stage.diagnostics[0].related.map(\.pointer) == ["/items/2/name"])
    let drawn = try #require(try stage.modules[0]["items"] as? [[String: Any]])
    #expect(drawn.map { $0["id"] as? String } == ["i1", "i2", "i4", "i5"])
    #expect(drawn.map { $0["item_position"] as? Int } == [1, 2, 3, 4])
    for (stated, isThere) in [(1, true), (2, true), (3, false), (4, true), (5, true)] {
      #expect(stage.html.contains("class=\"v-stated\" data-stated=\"\(stated)\"") == isThere)
    }
    #expect(stage.html.contains("data-vt=\"top@1/i4@3\""))
  }

  @Test func `a plugin that draws in reverse, skips and nests cannot make the numbers wrong`() async throws {
    var catalog = Catalog.builtIn
    catalog.add(Contrary())
    let layout = """
      {"vitrine": 1, "id": "s", "modules": [{"id": "c", "type": "test:contrary", "data": {"items": [
        {"id": "a/b", "name": "A", "link": "/a"}, {"id": "b", "name": "B", "link": "/b"},
        {"id": "c", "name": "C", "link": "/c"}, {"id": "d", "name": "D", "link": "/d"}]}}]}
      """
    let stage = try await LayoutStage(layout, catalog: catalog)
    let drawn = try #require(try stage.modules[0]["items"] as? [[String: Any]])
    // Reversed, without "b": d, c, a/b; inside each, a run of one.
    #expect(drawn.map { $0["id"] as? String } == ["d", "in-d", "c", "in-c", "a/b", "in-a/b"])
    #expect(drawn.map { $0["item_position"] as? Int } == [1, 1, 2, 1, 3, 1])
    #expect((drawn[5]["inside"] as? [[String: Any]])?.first?["item_position"] as? Int == 3)
    #expect(stage.html.contains("data-vt=\"c@1/a%2Fb@3/in-a%2Fb@1\""))
  }

  /// Draws in reverse, skips one and draws a run in each item.
  struct Contrary: Plugin {
    struct Inner: Identified {
      let id: ItemID
      let link: Link?
    }
    static let moduleType: ModuleType = "test:contrary"
    static let summary = "items, contrarily"
    static let examples = [Example<Self>("one", ItemList(items: [Item(id: "a", name: "Alder coat")]))]
    func draw(_ model: ItemList, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
      let chosen = model.items.filter { $0.id != "b" }.reversed()
      canvas.items(Array(chosen)) { canvas, item in
        canvas.text(item.name)
        canvas.items([Inner(id: ItemID("in-" + item.id.description), link: item.link)]) { canvas, inner in
          canvas.link(to: inner.link) { canvas in canvas.text(item.name) }
        }
      }
    }
  }

  @Test func `the same numbers come from both media`() async throws {
    for name in Shelf.names {
      let stage = try await LayoutStage(Shelf.text(name), source: Shelf.source)
      let page = stage.page
      let html = page.drawnHTML(page.header + page.modules)
      let recorded = page.recorded(page.header + page.modules)
      #expect(html.count == recorded.count)
      for (one, other) in zip(html, recorded) {
        switch (one.outcome, other.outcome) {
        case (.shown(_, let counted), .shown(_, let again)): #expect(counted.entries == again.entries)
        case (.collapsed, .collapsed), (.hole, .hole): break
        default: Issue.record("\(name): \(one.module.id ?? "?") differs between media")
        }
      }
    }
  }

  @Test func `what a module's bytes hold does not tell of its neighbours`() async throws {
    func layout(_ modules: String...) -> String {
      "{\"vitrine\": 1, \"id\": \"s\", \"modules\": [\(modules.joined(separator: ","))]}"
    }
    let empty = #"{"id": "x", "type": "grid", "data": {"items": []}}"#
    let shown = #"{"id": "x", "type": "grid", "data": {"items": [{"id": "q", "name": "Q"}]}}"#
    let hole = #"{"id": "x", "type": "nothing"}"#
    let grid = #"{"id": "g", "type": "grid", "data": {"items": [{"id": "a", "name": "A", "link": "/a"}]}}"#
    let fragments = [empty, shown, hole].map { layout($0, grid) }
    var bytes: [String?] = []
    for text in fragments { bytes.append(try await LayoutStage(text).fragment("g")) }
    #expect(Set(bytes).count == 1 && bytes[0]?.isEmpty == false)
  }
}

@Suite struct `Items of one identity` {
  @Test func `are a warning, once for a module, whatever brought them`() async throws {
    let twice = #"{"items": [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}, {"id": "a", "name": "C"}]}"#
    let layout = """
      {"vitrine": 1, "id": "s", "sources": {"x": {"file": "x.json"}}, "modules": [
        {"id": "inline", "type": "grid", "data": \(twice)},
        {"id": "fetched", "type": "ranking", "source": "x"},
        {"id": "fine", "type": "grid", "data": {"items": [{"id": "a", "name": "A"}]}}]}
      """
    let stage = try await LayoutStage(layout, ["x.json": twice])
    let found = stage.page.html().diagnostics
    #expect(found.map(\.rule) == [.duplicateItem, .duplicateItem])
    #expect(found.map(\.pointer) == ["/modules/0", "/modules/1"])
    #expect(found.allSatisfy { $0.severity == .warning && $0.message.contains("\"a\"") })
    #expect(stage.page.text().diagnostics == found && stage.page.outline().diagnostics == found)
    #expect(stage.html.contains("m-inline"))
  }

  @Test func `are a warning in what stands in for a module as well`() async throws {
    var catalog = Catalog.builtIn
    catalog.add(Wall())
    let many = (0...1_000).map { #"{"id": "i\#($0)", "name": "x"}"# }.joined(separator: ",")
    let layout = """
      {"vitrine": 1, "id": "s", "modules": [{"id": "m", "type": "test:wall", "data": {"items": [\(many)]},
        "fallback": {"type": "grid", "data": {"items": [{"id": "a", "name": "A"}, {"id": "a", "name": "B"}]}}}]}
      """
    let stage = try await LayoutStage(layout, catalog: catalog)
    #expect(stage.page.html().diagnostics.map(\.rule) == [.budget, .duplicateItem])
  }
}
