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
}
