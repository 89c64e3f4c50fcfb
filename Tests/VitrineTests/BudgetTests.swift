import Foundation
import Testing
import Vitrine
import VitrineBuiltIn
import VitrineUI

/// Each limit of the walk at one below, at the limit and one above.
///
/// The limits of texts are VitrineJSON's tests'.
@Suite struct `The limits of modules, items and output` {
  static let catalog: Catalog = {
    var catalog = Catalog.builtIn
    catalog.add(Wall())
    return catalog
  }()

  static func wall(_ count: Int, fallback: String = "") -> String {
    let items = (0..<count).map { #"{"id": "i\#($0)", "name": "x"}"# }.joined(separator: ",")
    return """
      {"vitrine": 1, "id": "s", "modules": [
        {"id": "wall", "type": "test:wall", "data": {"items": [\(items)]}\(fallback)},
        {"id": "after", "type": "notice", "data": {"text": "after"}}]}
      """
  }

  @Test(arguments: [999, 1_000, 1_001]) func `a module draws up to a thousand items`(count: Int) async throws
  {
    let stage = try await LayoutStage(Self.wall(count), catalog: Self.catalog)
    let isOver = count > 1_000
    #expect(stage.diagnostics.map(\.rule) == (isOver ? [.budget] : []))
    #expect(try stage.modules.map { $0["state"] as? String } == [isOver ? "hole" : "shown", "shown"])
    if isOver {
      #expect(stage.diagnostics[0].message.contains("1000 items"))
      #expect(!stage.html.contains("m-wall"))
      #expect(stage.page.textFragment("wall")?.bytes == [])
    }
  }

  @Test func `a module over a limit gives way to its fallback`() async throws {
    let fallback = #", "fallback": {"type": "notice", "data": {"text": "instead"}}"#
    let stage = try await LayoutStage(Self.wall(1_001, fallback: fallback), catalog: Self.catalog)
    #expect(stage.html.contains("instead") && stage.text().contains("instead"))
    #expect(try stage.modules[0]["data_status"] as? String == "fallback")
    #expect(try (stage.modules[0]["why"] as? [String: Any])?["rule"] as? String == "budget")
  }

  @Test func `a module draws up to so many bytes`() async throws {
    let layout = Self.wall(20)
    let size = try await LayoutStage(layout, catalog: Self.catalog).page.drawnHTML(
      LayoutStage(layout, catalog: Self.catalog).page.modules
    ).map { drawn -> Int in
      if case .shown(let bytes, _) = drawn.outcome { bytes.count } else { 0 }
    }[0]
    for (limit, isOver) in [(size - 1, true), (size, false), (size + 1, false)] {
      var limits = Limits()
      limits.outputBytes = limit
      let stage = try await LayoutStage(layout, catalog: Self.catalog, limits: limits)
      #expect(stage.page.html().diagnostics.map(\.rule) == (isOver ? [.budget] : []))
    }
  }

  @Test(arguments: [199, 200, 201]) func `a tab shows up to two hundred modules`(count: Int) async throws {
    let modules = (0..<count).map { #"{"id": "n\#($0)", "type": "notice", "data": {"text": "x"}}"# }
    let layout = "{\"vitrine\": 1, \"id\": \"s\", \"modules\": [\(modules.joined(separator: ",\n"))]}"
    let stage = try await LayoutStage(layout)
    #expect(try stage.modules.count == min(count, 200))
    #expect(stage.diagnostics.map(\.rule) == (count > 200 ? [.budget] : []))
    if count > 200 {
      #expect(stage.diagnostics[0].line == 201 && stage.diagnostics[0].pointer == "/modules/200")
    }
  }

  @Test(arguments: [99, 100, 101]) func `a screen has up to a hundred tabs`(count: Int) async throws {
    let tabs = (0..<count).map { "{\"id\": \"t\($0)\", \"modules\": [\(notice("n\($0)"))]}" }
    let stage = try await LayoutStage(
      "{\"vitrine\": 1, \"id\": \"s\", \"tabs\": [\(tabs.joined(separator: ","))]}")
    #expect(stage.plan.tabIDs.count == min(count, 100))
    #expect(stage.diagnostics.said == (count > 100 ? ["error budget /tabs/100"] : []))
  }

  @Test(arguments: [("header", "/header/200"), ("lists", "/lists/l/200")])
  func `a header and a list have as many modules as a tab`(part: String, pointer: String) async throws {
    let modules = (0...200).map { notice("n\($0)") }.joined(separator: ",")
    let rest = part == "header" ? "\"header\": [\(modules)]" : "\"lists\": {\"l\": [\(modules)]}"
    let stage = try await LayoutStage(
      column("{\"use\": \"l\"}", rest: rest + (part == "header" ? ", \"lists\": {\"l\": []}" : "")))
    #expect(stage.diagnostics.said == ["error budget \(pointer)"])
    #expect(stage.page.moduleIDs.count == 200)
  }

  @Test func `several lists make a tab as its own modules do`() async throws {
    let lists = (0..<3).map { list in
      "\"l\(list)\": [" + (0..<80).map { notice("n\(list)-\($0)") }.joined(separator: ",") + "]"
    }
    let uses = (0..<3).map { "{\"use\": \"l\($0)\"}" }.joined(separator: ",")
    let stage = try await LayoutStage(column(uses, rest: "\"lists\": {\(lists.joined(separator: ","))}"))
    #expect(stage.diagnostics.said == ["error budget /modules/2"])
    #expect(stage.diagnostics[0].message.contains("up to 200 modules, found 240"))
    #expect(stage.page.moduleIDs.count == 200)
  }

  @Test(arguments: [0, -1]) func `limits that make no sense leave nothing, and stop nothing`(limit: Int)
    async throws
  {
    var limits = Limits()
    (limits.modules, limits.requests, limits.items) = (limit, limit, limit)
    let stage = try await LayoutStage(column(notice("n")), limits: limits)
    #expect(stage.diagnostics.map(\.rule) == [.budget])
    limits.tabs = limit
    #expect(
      try refusal(#"{"vitrine": 1, "id": "s", "tabs": [{"id": "a", "modules": []}]}"#, limits: limits).map(
        \.rule) == [.budget])
  }

  /// The text of a layout and of a response, each of its five limits, at one below, at the limit and one above.
  @Test(arguments: ["bytes", "depth", "values", "string", "number"], [-1, 0, 1])
  func `the text of a layout and of a response has limits that an engine may change`(
    name: String, more: Int
  ) async throws {
    let response = #"{"items": [{"id": "a", "name": "123456789", "stock": 12345}]}"#
    let layout = column(
      #"{"id": "m", "type": "grid", "source": "x"}"#, rest: #""sources": {"x": {"file": "x.json"}}"#)
    for isLayout in [true, false] {
      let text =
        isLayout
        ? layout.replacing("\"id\": \"s\"", with: "\"id\": \"s\", \"meta\": [[[\(response)]]]") : response
      var limits = Limits()
      var changed = isLayout ? limits.layout : limits.response
      switch name {
      case "bytes": changed.bytes = text.utf8.count - more
      case "depth": changed.depth = (isLayout ? 7 : 3) - more
      case "values": changed.values = (isLayout ? 20 : 6) - more
      case "string": changed.stringBytes = 9 - more
      default: changed.numberBytes = 5 - more
      }
      if isLayout { limits.layout = changed } else { limits.response = changed }
      var said: [Diagnostic]
      do {
        said = try await LayoutStage(isLayout ? text : layout, ["x.json": response], limits: limits)
          .diagnostics.errors
      } catch let refused as LayoutRefused { said = refused.diagnostics }
      #expect(said.map(\.rule) == (more > 0 ? [.budget] : []), "\(name), \(isLayout ? "layout" : "response")")
    }
  }

  /// What could be made to cost more than its size; each took minutes or gigabytes where something was multiplied.
  enum Multiplied: String, CaseIterable, Sendable {
    case marksWithoutEnd, unknownListsAmongMany, oneListInManyTabs, mistakesBelowAnEndlessKey

    var layout: String {
      func many(_ count: Int, _ one: (Int) -> String) -> String {
        (0..<count).map(one).joined(separator: ",")
      }
      switch self {
      case .marksWithoutEnd:
        let title = String(repeating: "{tab.", count: 100_000)
        return column(notice("n", "\"title\": \"\(title)\""))
      case .unknownListsAmongMany:
        let lists = many(3_000) { "\"l\($0)\": []" }
        return column(many(3_000) { "{\"use\": \"x\($0)\"}" }, rest: "\"lists\": {\(lists)}")
      case .oneListInManyTabs:
        let list = many(200) { notice("n\($0)") }
        let tabs = many(3_000) { "{\"id\": \"t\($0)\", \"modules\": [{\"use\": \"l\"}]}" }
        return "{\"vitrine\": 1, \"id\": \"s\", \"lists\": {\"l\": [\(list)]}, \"tabs\": [\(tabs)]}"
      case .mistakesBelowAnEndlessKey:
        let key = String(repeating: "k", count: 1_000_000)
        let list = many(20_000) { "\($0)" }
        return column(rest: "\"lists\": {\"\(key)\": [\(list)]}")
      }
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: Multiplied.allCases)
  func `what a layout costs grows as its size does`(what: Multiplied) async throws {
    let plan = try Engine(.builtIn).plan(Array(what.layout.utf8), named: "layout.json")
    #expect(plan.diagnostics.allSatisfy { $0.message.utf8.count < 1_000 && $0.pointer.utf8.count <= 1_024 })
  }
}
