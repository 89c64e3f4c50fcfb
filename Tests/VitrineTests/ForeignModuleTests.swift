import Foundation
import Testing
import Vitrine
import VitrineBuiltIn

/// Responses that real APIs sent, each as a module, in every medium.
enum ForeignCorpora {
  static let root: URL =
    if let folder = ProcessInfo.processInfo.environment["VITRINE_CORPORA"] {
      URL(fileURLWithPath: folder)
    } else {
      URL(fileURLWithPath: #filePath).appending(path: "../../../../shared/corpora").standardized
    }

  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}

@Suite(.enabled(if: ForeignCorpora.has("rakuten"), "no corpora beside the package; set VITRINE_CORPORA"))
struct `Responses that nobody here wrote, as modules` {
  static func stage(
    _ type: String, _ translator: String, _ file: String, _ change: (inout PageRequest) -> Void = { _ in }
  )
    async throws -> LayoutStage
  {
    let limit = type == "grid" ? 1_000 : 100
    return try await LayoutStage(
      column(
        "{\"id\": \"m\", \"type\": \"\(type)\", \"title\": \"M\", \"source\": \"x\", \"translator\": \(translator), \"settings\": {\"limit\": \(limit)}}",
        notice("n"), rest: "\"sources\": {\"x\": {\"file\": \"\(file)\"}}"),
      source: FileSource(folder: ForeignCorpora.root.path), change)
  }

  @Test(arguments: [
    ("ranking", #""rakuten.ranking""#, "rakuten/ichiba/ranking_search.json", 30),
    (
      "grid", #"{"name": "shopify.products", "options": {"currency": "USD"}}"#,
      "shopify-api/test/fixtures/products.json", 4
    ),
    ("grid", #""dummyjson.products""#, "dummyjson/database/products.json", 194),
  ])
  func `every item is drawn and stamped, in both media and the outline`(
    type: String, translator: String, file: String, count: Int
  ) async throws {
    let stage = try await Self.stage(type, translator, file)
    #expect(stage.diagnostics.errors.map(\.lines) == [])
    let entry = try stage.modules[0]
    #expect(entry["state"] as? String == "shown" && entry["item_count"] as? Int == count)
    let items = try #require(entry["items"] as? [[String: Any]])
    #expect(items.compactMap { $0["item_position"] as? Int } == Array(1...count))
    #expect(Set(items.compactMap { $0["id"] as? String }).count == count)
    let outline = String(decoding: stage.page.outline().bytes, as: UTF8.self)
    let text = stage.text()
    // Not every API gives items an address: what does not lead anywhere has no stamp.
    if type == "ranking" {
      for number in [1, count] {
        #expect(stage.html.contains("@\(number)\"") && outline.contains("@\(number)\""))
      }
    }
    for item in items {
      let id = try #require(item["id"] as? String)
      #expect(outline.contains("\"\(id)\""), "\(id)")
    }
    #expect(text.split(separator: "\n").count > count && !text.utf8.contains { $0 < 0x20 && $0 != 0x0A })
    #expect(stage.page.html().diagnostics.isEmpty && stage.page.text().diagnostics.isEmpty)
    let again = try await Self.stage(type, translator, file)
    #expect(again.page.html().bytes == stage.page.html().bytes)
  }

  @Test func `a search that found nothing collapses, and moves nothing`() async throws {
    let stage = try await Self.stage(
      "grid", #""rakuten.items""#, "rakuten/ichiba/item_search_with_no_items.json")
    #expect(stage.diagnostics.map(\.lines) == [])
    #expect(try stage.modules.map { $0["state"] as? String } == ["collapsed", "shown"])
    #expect(!stage.html.contains("m-m") && !stage.text().contains("M\n"))
    #expect(try stage.modules[1]["module_slot"] as? String == "2")
  }

  @Test(arguments: [
    ("grid", #""rakuten.items""#, "dummyjson/database/products.json"),
    ("article", #""shop.articles""#, "rakuten/ichiba/ranking_search.json"),
    (
      "grid", #"{"name": "shopify.products", "options": {"currency": "USD"}}"#,
      "rakuten/ichiba/ranking_search.json"
    ),
    ("ranking", #""rakuten.ranking""#, "shopify-api/test/fixtures/products.json"),
  ])
  func `a translator of another API leaves one hole`(type: String, translator: String, file: String)
    async throws
  {
    let stage = try await Self.stage(type, translator, file)
    #expect(stage.html.contains("I am n") && !stage.html.contains("id=\"m-m\""))
    #expect(!stage.diagnostics.errors.isEmpty)
    #expect(
      stage.diagnostics.errors.allSatisfy { $0.file == "layout.json" && $0.pointer.hasPrefix("/modules/0") })
  }
}
