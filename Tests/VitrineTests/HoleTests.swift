import Foundation
import Testing
import Vitrine
import VitrineBuiltIn
import VitrineJSON

/// One failure makes one hole, and nothing else changes.
@Suite struct `One failure makes one hole` {
  /// The ways to break a module; each gives the module's text and the files.
  enum Breakage: String, CaseIterable, Sendable {
    case unknownType, missingSource, malformedResponse, textThatIsNotJSON, overBudget, reservedWord,
      wrongSettings
  }

  @Test(arguments: Breakage.allCases) func `every module of home in turn, in every medium`(breakage: Breakage)
    async throws
  {
    let layout = try #require(
      try JSONSerialization.jsonObject(with: Data(try Shelf.text("home.json").utf8)) as? [String: Any])
    let whole = try await LayoutStage(Shelf.text("home.json"), source: Shelf.source)
    let before = Sections(whole)
    #expect(before.ids.count >= 14)
    for id in whole.page.moduleIDs {
      let broken = try #require(
        String(
          data: JSONSerialization.data(withJSONObject: Self.broken(layout, id, breakage)), encoding: .utf8))
      var limits = Limits()
      if breakage == .overBudget { limits.items = 1_000 }
      let stage = try await LayoutStage(broken, limits: limits, source: BrokenSource())
      let after = Sections(stage)
      for other in before.ids where other != id {
        #expect(after.html[other] == before.html[other], "\(breakage) of \(id) changed the HTML of \(other)")
        #expect(after.text[other] == before.text[other], "\(breakage) of \(id) changed the text of \(other)")
      }
      #expect(
        after.outlines(without: id) == before.outlines(without: id), "\(breakage) of \(id) changed an outline"
      )
      #expect(after.html[id] != before.html[id], "\(breakage) of \(id) broke nothing")
      let named = stage.diagnostics.filter { $0.severity == .error }
      #expect(!named.isEmpty, "\(breakage) of \(id) is not reported")
    }
  }

  /// The bytes of every module in every medium.
  struct Sections {
    let ids: [String]
    var html: [String: [UInt8]] = [:]
    var text: [String: [UInt8]] = [:]
    private let outline: [String: Data]

    init(_ stage: LayoutStage) {
      ids = stage.page.moduleIDs
      var outline: [String: Data] = [:]
      for id in ids {
        html[id] = stage.page.fragment(id)?.bytes
        text[id] = stage.page.textFragment(id)?.bytes
      }
      let root = try? JSONSerialization.jsonObject(with: Data(stage.page.outline().bytes)) as? [String: Any]
      for part in ["header", "modules"] {
        for module in root?[part] as? [[String: Any]] ?? [] {
          guard let id = module["id"] as? String else { continue }
          outline[id] = try? JSONSerialization.data(withJSONObject: module, options: .sortedKeys)
        }
      }
      self.outline = outline
    }

    func outlines(without id: String) -> [String: Data] { outline.filter { $0.key != id } }
  }

  /// The shop's files, and some that are broken on purpose.
  struct BrokenSource: DataSource {
    func fault(of request: SourceRequest) -> SourceFault? {
      request.file.hasPrefix("Broken/") ? nil : Shelf.source.fault(of: request)
    }
    func response(to request: SourceRequest) async throws(SourceFault) -> [UInt8] {
      switch request.file {
      case "Broken/shape.json": Array(#"{"result": 3, "items": 4}"#.utf8)
      case "Broken/text.json": Array("{\"items\": [".utf8)
      case "Broken/large.json":
        Array(("[" + String(repeating: "{},", count: 300_000) + "{}]").utf8)
      default: try await Shelf.source.response(to: request)
      }
    }
  }

  static func broken(_ layout: [String: Any], _ id: String, _ breakage: Breakage) -> [String: Any] {
    var layout = layout
    if breakage == .malformedResponse || breakage == .textThatIsNotJSON || breakage == .overBudget {
      var sources = layout["sources"] as? [String: Any] ?? [:]
      sources["broken-shape"] = ["file": "Broken/shape.json"]
      sources["broken-text"] = ["file": "Broken/text.json"]
      sources["broken-large"] = ["file": "Broken/large.json"]
      layout["sources"] = sources
    }
    return mapModules(layout) { module in
      guard module["id"] as? String == id else { return module }
      var module = module
      module["fallback"] = nil
      switch breakage {
      case .unknownType: module["type"] = "no-such-type"
      case .reservedWord: module["when"] = ["from": "2026-12-01"]
      case .wrongSettings: module["settings"] = ["no-such-setting": true]
      case .missingSource:
        module["data"] = nil
        module["source"] = "no-such-source"
      case .malformedResponse, .textThatIsNotJSON, .overBudget:
        module["data"] = nil
        module["translator"] = nil
        module["source"] =
          breakage == .malformedResponse
          ? "broken-shape" : breakage == .textThatIsNotJSON ? "broken-text" : "broken-large"
        // A search box has no required field, so that any object would do: an item run has.
        module["type"] = "grid"
        module["settings"] = nil
      }
      return module
    }
  }

  static func mapModules(_ layout: [String: Any], _ change: ([String: Any]) -> [String: Any]) -> [String: Any]
  {
    var layout = layout
    func mapped(_ value: Any?) -> Any? { (value as? [[String: Any]])?.map(change) }
    layout["header"] = mapped(layout["header"])
    layout["lists"] = (layout["lists"] as? [String: Any])?.mapValues { mapped($0) ?? $0 }
    layout["modules"] = mapped(layout["modules"])
    layout["tabs"] = (layout["tabs"] as? [[String: Any]])?.map { tab -> [String: Any] in
      var tab = tab
      tab["modules"] = mapped(tab["modules"])
      return tab
    }
    return layout
  }
}
