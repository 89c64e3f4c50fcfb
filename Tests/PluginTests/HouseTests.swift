import Foundation
import Testing
import Vitrine
import VitrineBuiltIn
import VitrineTesting
import VitrineUI

/// The three places that name the plugins: the folders, Package.swift and the catalog.
@Suite struct HouseTests {
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  @Test func `Package swift names the folders of plugins`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Plugins").path)
    let manifest = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let list = try #require(
      manifest.components(separatedBy: "let plugins = [").last?.components(separatedBy: "]").first)
    #expect(names.sorted() == list.split(whereSeparator: { " \n,\"".contains($0) }).map(String.init))
  }

  @Test func `a folder of a plugin holds one file, named after it, that imports the vocabulary alone`() throws
  {
    for (folder, plugin) in everyPlugin {
      let path = Self.root.appending(path: "Plugins/\(folder)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: path.path) == ["\(folder)Module.swift"])
      let text = try String(contentsOf: path.appending(path: "\(folder)Module.swift"), encoding: .utf8)
      #expect(text.split(separator: "\n").filter { $0.contains("import ") } == ["public import VitrineUI"])
      #expect(type(of: plugin).moduleType.description == folder.lowercased())
    }
  }

  @Test func `the catalog draws the plugin of every folder`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Plugins").path)
    let types = Catalog.builtIn.plugins.map(\.type.description)
    #expect(types.map { $0.filter { $0 != "-" } }.sorted() == folders.map { $0.lowercased() }.sorted())
    #expect(Set(types).isSuperset(of: everyPlugin.map { type(of: $0.plugin).moduleType.description }))
  }

  @Test func `a summary is one sentence`() {
    for (_, plugin) in everyPlugin {
      let summary = type(of: plugin).summary
      #expect(summary.hasSuffix(".") && summary.filter { $0 == "." }.count == 1, "\(summary)")
      #expect(summary.first?.isUppercase == true)
    }
  }

  @Test func `every stored drawing is an example's`() throws {
    let folder = Self.root.appending(path: "Tests/PluginTests/Snapshots")
    let stored = try #require(FileManager.default.subpaths(atPath: folder.path)).filter { $0.contains(".") }
    for (folder, plugin) in everyPlugin {
      let ours = stored.filter { $0.hasPrefix(folder.lowercased() + "/") }
      #expect(ours.sorted() == names(of: plugin).sorted())
    }
  }

  private func names<P: Plugin>(of plugin: P) -> [String] {
    P.examples.flatMap { example in
      ["html", "40.txt", "80.txt", "120.txt"].map {
        "\(P.moduleType)/\(Snapshots.fileName(for: example.name)).\($0)"
      }
    }
  }
}
