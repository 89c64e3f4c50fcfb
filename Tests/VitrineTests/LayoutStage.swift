import Foundation
import Vitrine
import VitrineBuiltIn
import VitrineJSON
import VitrineUI

/// Responses that a test wrote, by file name.
struct CannedResponses: DataSource {
  var files: [String: String]
  /// How long each response takes, to shuffle their completion; none at once.
  var delay: @Sendable (String) -> Duration = { _ in .zero }

  func fault(of request: SourceRequest) -> SourceFault? {
    files[request.file] == nil ? SourceFault(.noFile, "there is no file \"\(request.file)\"") : nil
  }

  func response(to request: SourceRequest) async throws(SourceFault) -> [UInt8] {
    let delay = delay(request.file)
    if delay > .zero { try? await Task.sleep(for: delay) }
    guard let text = files[request.file] else { throw SourceFault(.noFile, "there is no file") }
    return Array(text.utf8)
  }
}

/// A layout on a stage: planned, fetched and ready to be drawn.
struct LayoutStage {
  let plan: Plan
  let page: Page

  init(
    _ layout: String, _ files: [String: String] = [:], tab: String? = nil, locale: String? = nil,
    catalog: Catalog = .builtIn, limits: Limits = Limits(), source: (any DataSource)? = nil,
    _ change: (inout PageRequest) -> Void = { _ in }
  ) async throws {
    plan = try Engine(catalog, limits: limits).plan(
      Array(layout.utf8), named: "layout.json", language: locale,
      source: source ?? CannedResponses(files: files))
    var request = PageRequest(tab: tab)
    change(&request)
    page = await plan.page(request)
  }

  var diagnostics: [Diagnostic] { plan.diagnostics + page.diagnostics + page.html().diagnostics }
  var html: String { String(decoding: page.html().bytes, as: UTF8.self) }
  func text(_ width: Int = 80) -> String { String(decoding: page.text(width: width).bytes, as: UTF8.self) }
  func fragment(_ id: String) -> String? {
    page.fragment(id).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The manifest as values.
  var manifest: [String: Any] {
    get throws {
      let object = try JSONSerialization.jsonObject(with: Data(page.manifest().bytes))
      return object as? [String: Any] ?? [:]
    }
  }

  var modules: [[String: Any]] { get throws { try manifest["modules"] as? [[String: Any]] ?? [] } }
}

/// The layouts that come with the project.
enum Shelf {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Layouts")

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".json") && $0 != "layout.schema.json" }.sorted()
  }()

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  static var source: FileSource { FileSource(folder: folder.path) }
}
