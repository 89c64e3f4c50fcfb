import Foundation
import Testing
import Vitrine

/// Everything that the README and the guides show is real.
///
/// Layouts are sound, code stands in a file that is compiled, commands print what is printed here. `VITRINE_RECORD=1`
/// writes what commands print into the pages, and fails.
@Suite struct DocsTests {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
  static let pages = [
    "README.md", "Docs/Plugins.md", "Docs/Layouts.md", "Docs/Themes.md", "Docs/Terminal.md",
    "Docs/Embedding.md",
  ]
  static let countdown = "Plugins/Countdown/CountdownModule.swift"
  /// Whether someone followed the README here: then its plugin is there already.
  static let isFollowed = FileManager.default.fileExists(atPath: root.appending(path: countdown).path)
  static let isRecording = ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1"

  @Test(arguments: pages + ["Docs/Translators.md", "Docs/Decisions/0005-shapes.md"])
  func `code stands in a file that is compiled`(_ path: String) throws {
    // The other code of Translators.md is held by the tests of translators.
    for block in try DocsPage(path).blocks
    where block.words.first == "swift" && (block.file != nil || Self.pages.contains(path)) {
      let file = try #require(block.file, "\(path):\(block.line): say which file this is from")
      let source = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
      #expect(source.contains(block.text), "\(path):\(block.line): this is not in \(file)")
    }
  }

  @Test(.enabled(if: !isFollowed, "the README was followed here"), arguments: pages)
  func `layouts are sound`(_ path: String) async throws {
    let stage = try DocsStage()
    for block in try DocsPage(path).blocks where block.words.first == "json" && !block.words.contains("theme")
    {
      let isModule = block.words.contains("module")
      #expect(isModule || block.words.contains("layout"), "\(path):\(block.line): say what this JSON is")
      let text =
        isModule ? "{ \"vitrine\": 1, \"id\": \"docs\", \"modules\": [\n\(block.text)] }" : block.text
      let name = "Layouts/of-docs.json"
      try stage.write(text, to: name)
      let (code, output) = await stage.run(["validate", "--data", name], DocsStage.grown)
      #expect(code == 0 && output == "\(name): fine\n", "\(path):\(block.line): \(output)")
    }
  }

  @Test func `themes read, save for contrasts that a page shows on purpose`() throws {
    var count = 0
    for page in Self.pages {
      for block in try DocsPage(page).blocks where block.words.contains("theme") {
        count += 1
        let diagnostics = Theme.read(Array(block.text.utf8), named: page).diagnostics
        #expect(diagnostics.allSatisfy { $0.rule == .contrast }, "\(page):\(block.line)")
      }
    }
    #expect(count >= 2)
  }

  @Test(.enabled(if: !isFollowed, "the README was followed here"), arguments: pages)
  func `commands print what the page shows`(_ path: String) async throws {
    let page = try DocsPage(path)
    let stage = try DocsStage()
    var drawn: [(block: DocsPage.Block, lines: [String])] = []
    for block in page.blocks {
      switch block.words.first {
      case "json": if let file = block.file { try stage.write(block.text, to: file) }
      case "diff": try edit(block, on: stage)
      case "sh", "console": drawn.append((block, try await lines(of: block, in: path, on: stage)))
      default: break
      }
    }
    let real = page.replacing(drawn)
    guard real != page.lines.joined(separator: "\n") else { return }
    for (block, lines) in drawn where lines != block.lines {
      Issue.record("\(path):\(block.line): it prints\n\(lines.joined(separator: "\n"))")
    }
    if Self.isRecording { try Data(real.utf8).write(to: Self.root.appending(path: path)) }
  }

  @Test(.enabled(if: !isFollowed, "the README was followed here"))
  func `the plugin that the README writes is the one that these tests compile`() async throws {
    let stage = try DocsStage()
    _ = try await stage.output(of: "vitrine plugin new countdown")
    for block in try DocsPage("README.md").blocks where block.file == Self.countdown {
      try edit(block, on: stage)
    }
    let written = try stage.read(Self.countdown)
    let compiled = Self.root.appending(path: "Tests/VitrineCommandTests/Docs/CountdownModule.swift")
    guard try written != String(contentsOf: compiled, encoding: .utf8) else { return }
    if Self.isRecording { try Data(written.utf8).write(to: compiled) }
    Issue.record("\(compiled.path) is another; VITRINE_RECORD=1 writes it anew")
  }

  /// Links to files of the package lead somewhere.
  @Test(
    arguments: pages + [
      "AGENTS.md", "Docs/Performance.md", "Docs/Standards.md", "Docs/Translators.md",
      "Docs/Decisions/README.md",
    ])
  func `links lead to files that are there`(_ path: String) throws {
    let page = try DocsPage(path)
    let text = page.lines.joined(separator: "\n")
    let folder = Self.root.appending(path: path).deletingLastPathComponent()
    let targets =
      text.components(separatedBy: "](").dropFirst().compactMap { $0.split(separator: ")").first }
      + text.components(separatedBy: "src=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
    for target in targets.map(String.init) where !target.contains(":") && !target.hasPrefix("#") {
      let file = folder.appending(path: target.prefix { $0 != "#" }.description).standardized
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path): nothing is at \(target)")
    }
  }

  /// A block's commands with what they print; `…` stands for what is left out.
  private func lines(of block: DocsPage.Block, in path: String, on stage: DocsStage) async throws -> [String]
  {
    var lines: [String] = []
    let isSession = block.words.first == "console"
    let commands = block.lines.indices.filter { !isSession || block.lines[$0].hasPrefix("$ ") }
    for (number, start) in commands.enumerated() {
      let line = block.lines[start]
      lines.append(line)
      let command = isSession ? String(line.dropFirst(2)) : line
      guard let output = try await stage.output(of: command) else {
        Issue.record("\(path):\(block.line): no test can run \"\(command)\"")
        continue
      }
      guard isSession else { continue }
      let end = number + 1 < commands.count ? commands[number + 1] : block.lines.count
      let shown = Array(block.lines[(start + 1)..<end])
      var real = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if real.last == "" { real.removeLast() }
      let isCut = shown.last == "…" && real.starts(with: shown.dropLast()) && real.count >= shown.count
      lines += isCut ? shown : real
    }
    return lines
  }

  /// Replaces the lines that a block takes away by those that it gives.
  private func edit(_ block: DocsPage.Block, on stage: DocsStage) throws {
    let file = try #require(block.file)
    func lines(_ mark: String) -> String {
      block.lines.filter { $0.hasPrefix(mark) }.map { $0.dropFirst() + "\n" }.joined()
    }
    let (old, new) = (lines("-"), lines("+"))
    let text = try stage.read(file)
    #expect(text.contains(old), "line \(block.line): \(file) has no such line")
    try stage.write(text.replacingOccurrences(of: old, with: new), to: file)
  }
}
