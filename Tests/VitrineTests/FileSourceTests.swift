import Foundation
import Testing
import Vitrine
import VitrineBuiltIn

/// A folder of its own, with a layout's folder `in` and what lies beside it.
struct Folder: ~Copyable {
  let root: URL
  var inside: URL { root.appending(path: "in") }

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID())")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(
      at: root.appending(path: "in/Data/deep"), withIntermediateDirectories: true)
    try write("in/Data/banners.json", #"{"items": [{"id": "a", "name": "Alder coat"}]}"#)
    try write("in/b.json", #"{"items": []}"#)
    try write("in/empty.json", "")
    try write("in/text.json", "{\"items\": [\n  nope]}")
    try write("out.json", #"{"items": []}"#)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: root.appending(path: name))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: name).path, withDestinationPath: target)
  }

  var source: FileSource { FileSource(folder: inside.path) }

  func stage(_ file: String, limit: Int = 8 << 20) async throws -> LayoutStage {
    let quoted = String(decoding: try JSONEncoder().encode(file), as: UTF8.self)
    return try await LayoutStage(
      column(
        #"{"id": "m", "type": "grid", "title": "M", "owner": "team-m", "source": "x"}"#, notice("n"),
        rest: "\"sources\": {\"x\": {\"file\": \(quoted)}}"),
      source: FileSource(folder: inside.path, limit: limit))
  }
}

@Suite struct `Files as sources` {
  @Test(arguments: [
    "Data/banners.json", "./Data/banners.json", "Data/../Data//banners.json", "Data/deep/../banners.json",
  ])
  func `a regular file under the layout's folder is read`(file: String) async throws {
    let folder = try Folder()
    let stage = try await folder.stage(file)
    #expect(stage.diagnostics.map(\.lines) == [])
    #expect(stage.html.contains("Alder coat"))
  }

  @Test(
    arguments: [
      ("Data/baners.json", "no-file", "Data/banners.json"),
      ("Data/BANNERS.json", "no-file", "Data/banners.json"),
      ("dta/banners.json", "no-file", nil), ("Data/zzz.json", "no-file", nil), ("b.json/c", "no-file", nil),
      ("Data/\u{0301}banners.json", "no-file", "Data/banners.json"), ("b.json\u{0}", "no-file", nil),
      ("../out.json", "outside-folder", nil), ("../nothing.json", "outside-folder", nil),
      ("Data/../../out.json", "outside-folder", nil), ("..", "outside-folder", nil),
      ("/etc/passwd", "outside-folder", nil), ("Data", "unreadable-file", nil), (".", "unreadable-file", nil),
    ] as [(String, String, String?)])
  func `any other name is one hole, placed at the source, before anything is fetched`(
    file: String, rule: String, near: String?
  ) async throws {
    let folder = try Folder()
    let stage = try await folder.stage(file)
    #expect(stage.plan.diagnostics.said == ["error \(rule) /sources/x/file"])
    #expect(stage.plan.diagnostics[0].suggestion == near)
    #expect(stage.page.diagnostics.isEmpty)
    #expect(try stage.modules.map { $0["state"] as? String } == ["hole", "shown"])
    #expect(!stage.diagnostics[0].lines[0].contains(folder.root.path))
  }

  @Test func `nobody learns what lies outside the folder`() throws {
    let folder = try Folder()
    let there = folder.source.fault(of: SourceRequest(source: "x", file: "../out.json"))
    let missing = folder.source.fault(of: SourceRequest(source: "x", file: "../not.json"))
    #expect(there?.message.replacing("out.json", with: "not.json") == missing?.message)
    #expect(there?.rule == missing?.rule && missing?.suggestion == nil)
  }

  @Test func `links lead inside, but not out`() async throws {
    let folder = try Folder()
    try folder.link("in/good.json", to: "Data/banners.json")
    try folder.link("in/shelf", to: "Data")
    try folder.link("in/bad.json", to: "../out.json")
    try folder.link("in/away", to: "..")
    try folder.link("in/lost.json", to: "nowhere.json")
    try folder.link("in/round.json", to: "round.json")
    for file in ["good.json", "shelf/banners.json"] {
      #expect(try await folder.stage(file).html.contains("Alder coat"))
    }
    for (file, rule) in [
      ("bad.json", Rule.outsideFolder), ("away/out.json", .outsideFolder), ("lost.json", .noFile),
      ("round.json", .unreadableFile),
    ] {
      let stage = try await folder.stage(file)
      #expect(stage.diagnostics.map(\.rule) == [rule], "\(file)")
      #expect(stage.diagnostics.first?.suggestion != file)
    }
  }

  @Test(.timeLimit(.minutes(1))) func `a pipe, a socket and a device are not waited for`() async throws {
    let folder = try Folder()
    #expect(mkfifo(folder.inside.appending(path: "pipe.json").path, 0o600) == 0)
    try folder.link("in/zero.json", to: "/dev/zero")
    let pipe = try await folder.stage("pipe.json")
    #expect(pipe.diagnostics.map(\.rule) == [.unreadableFile])
    #expect(pipe.diagnostics[0].message == "\"pipe.json\" is a pipe; a source's file is a regular file")
    #expect(try await folder.stage("zero.json").diagnostics.map(\.rule) == [.outsideFolder])
    let devices = FileSource(folder: "/dev")
    #expect(devices.fault(of: SourceRequest(source: "x", file: "zero"))?.rule == .unreadableFile)
  }

  @Test(.enabled(if: geteuid() != 0, "everything is readable for root"))
  func `a file that may not be read is one hole`() async throws {
    let folder = try Folder()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.inside.appending(path: "b.json").path)
    #expect(try await folder.stage("b.json").diagnostics.map(\.rule) == [.unreadableFile])
  }

  @Test(arguments: [("empty.json", 1, 1), ("text.json", 2, 3)])
  func `a file that is not JSON is one hole, placed at its module with the place in the file`(
    file: String, line: Int, at: Int
  ) async throws {
    let folder = try Folder()
    let stage = try await folder.stage(file)
    #expect(stage.diagnostics.said == ["error syntax /modules/0"])
    let one = try #require(stage.diagnostics.first)
    #expect(one.owner == "team-m" && one.message.hasPrefix("\"m\": the response \"\(file)\" does not read: "))
    #expect(one.related.map { "\($0.file):\($0.line):\($0.column)" } == ["\(file):\(line):\(at)"])
    #expect(stage.html.contains("I am n"))
  }

  @Test(arguments: [-1, 0, 1]) func `a response has a budget of bytes`(more: Int) async throws {
    let folder = try Folder()
    let shell = #"{"items": [], "x": ""}"#
    let limit = 8 << 20
    // Strings have a limit of their own, so that blanks fill the file.
    try folder.write("in/large.json", shell + String(repeating: " ", count: limit + more - shell.utf8.count))
    let stage = try await folder.stage("large.json")
    #expect(stage.diagnostics.map(\.rule) == (more > 0 ? [.budget] : []))
    if more > 0 { #expect(stage.diagnostics[0].message.contains("8388608 bytes")) }
  }

  @Test func `a source of smaller files says its own limit`() async throws {
    let folder = try Folder()
    let stage = try await folder.stage("Data/banners.json", limit: 8)
    #expect(stage.diagnostics.map(\.rule) == [.budget])
    #expect(stage.diagnostics[0].message.contains("is larger than 8 bytes"))
  }
}
