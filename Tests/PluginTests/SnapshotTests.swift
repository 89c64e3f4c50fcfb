import Foundation
import NoticePlugin
import Testing
import VitrineTesting

@Suite struct SnapshotTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  @Test func `a drawing without a stored one is a finding`() {
    let finding = Snapshots(folder: folder, isRecording: false).finding("a\n", named: "grid/one.html")
    #expect(finding?.message == "nothing is stored as grid/one.html; VITRINE_RECORD=1 records what was drawn")
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `recording stores the drawing and fails the run`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let recorded = Snapshots(folder: folder, isRecording: true).finding("a\n", named: "grid/one.html")
    #expect(recorded?.rule == .snapshot)
    #expect(try String(contentsOfFile: folder + "/grid/one.html", encoding: .utf8) == "a\n")
    #expect(Snapshots(folder: folder, isRecording: true).finding("a\n", named: "grid/one.html") == nil)
    #expect(Snapshots(folder: folder, isRecording: false).finding("a\n", named: "grid/one.html") == nil)
  }

  @Test(arguments: [[:], ["VITRINE_RECORD": ""], ["VITRINE_RECORD": "0"], ["VITRINE_RECORD": "true"]])
  func `only VITRINE_RECORD=1 records`(_ environment: [String: String]) {
    let finding = Snapshots(folder: folder, environment: environment).finding("a\n", named: "one.html")
    #expect(finding?.message.utf8.starts(with: "nothing is stored".utf8) == true)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `a plugin whose drawings are recorded fails, whatever it draws`() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let recording = Snapshots(folder: folder, environment: ["VITRINE_RECORD": "1"])
    let check = PluginCheck()
    let files = NoticeModule.examples.count * 4
    #expect(check.findings(for: NoticeModule(), in: recording).count == files)
    #expect(FileManager.default.subpaths(atPath: folder)?.filter { $0.contains(".") }.count == files)
    #expect(check.findings(for: NoticeModule(), in: Snapshots(folder: folder, environment: [:])) == [])
  }

  @Test(arguments: [
    ("a\nb\n", "a\nc\n", "line 2: stored \"b\", drawn \"c\""),
    ("a\n", "a\nc\n", "line 2: stored \"\", drawn \"c\""),
    ("a\nb", "a", "line 2: stored \"b\", drawn the end"),
    ("\u{E9}", "e\u{301}", "line 1: stored \"\u{E9}\", drawn \"e\u{301}\""),
  ])
  func `a difference is named by its line`(_ stored: String, _ drawn: String, _ message: String) {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = Snapshots(folder: folder, isRecording: true).finding(stored, named: "one.txt")
    let finding = Snapshots(folder: folder, isRecording: false).finding(drawn, named: "one.txt")
    #expect(finding?.message == "one.txt, " + message)
  }

  @Test(arguments: [
    ("A list, long", "a-list-long"), ("  two  words!", "two-words"), ("日本 one", "one"), ("", ""),
  ])
  func `a name becomes a file's name`(_ name: String, _ file: String) {
    #expect(Snapshots.fileName(for: name) == file)
  }
}
