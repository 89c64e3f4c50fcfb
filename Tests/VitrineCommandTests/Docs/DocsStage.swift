import Foundation
import Vitrine
import VitrineBuiltIn
import VitrineCommand

/// A copy of the package in which a page's commands run, one after the other, as its reader runs them.
final class DocsStage {
  let folder: URL
  private var catalog = Catalog.builtIn

  /// What the catalog is once the plugin that README.md writes is compiled.
  static var grown: Catalog {
    var catalog = Catalog.builtIn
    catalog.add(CountdownModule())
    return catalog
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-docs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Package.swift", "Makefile", "Docs", "Sources", "Plugins", "Tests", "Layouts"] {
      let path = DocsTests.root.appending(path: name)
      try FileManager.default.copyItem(at: path, to: folder.appending(path: name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// What a command prints, on either stream; nil when it is none that a test can run.
  func output(of command: String) async throws -> String? {
    let words = command.prefix { $0 != "#" }.split(separator: " ").map(String.init)
    switch words.first {
    case "vitrine", ".build/debug/vitrine": return await run(Array(words.dropFirst()), catalog).output
    case "alias": return words.dropFirst() == ["vitrine=.build/debug/vitrine"] ? "" : nil
    case "make":
      let targets = words.dropFirst().allSatisfy { target in
        (try? read("Makefile").contains("\n\(target):")) ?? false
      }
      return targets ? "" : nil
    case "swift" where words.last == "build":
      catalog = Self.grown
      return ""
    default: return nil
    }
  }

  /// Runs `vitrine` here.
  func run(_ arguments: [String], _ catalog: Catalog) async -> (code: Int32, output: String) {
    var bytes: [UInt8] = []
    let streams = Streams(
      output: { written throws(StreamFault) in bytes += written }, errors: { bytes += $0 },
      workingDirectory: folder.path)
    let code = await VitrineCommand.run(arguments, catalog: catalog, streams: streams)
    return (code, String(decoding: bytes, as: UTF8.self))
  }
}
