import Foundation
import Testing

/// The same inputs give the same bytes, of the program as a user runs it: nothing of the machine gets into the bytes.
@Suite struct `The program's bytes` {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The program beside the tests.
  private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "vitrine")
  private static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: program.path) }

  private struct Surroundings {
    var name: String
    var environment: [String: String] = [:]
    var folder = root
  }

  private static let surroundings: [Surroundings] =
    (1...20).map { Surroundings(name: "run \($0)") } + [
      Surroundings(name: "C", environment: ["LANG": "C", "LC_ALL": "C"]),
      Surroundings(name: "Japanese", environment: ["LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.UTF-8"]),
      Surroundings(name: "Tokyo", environment: ["TZ": "Asia/Tokyo"]),
      Surroundings(name: "another folder", folder: FileManager.default.temporaryDirectory),
      Surroundings(name: "a wide terminal", environment: ["COLUMNS": "200", "TERM": "xterm-256color"]),
    ]

  @Test(
    .enabled(if: isBuilt, "the program is not beside the tests"),
    arguments: [
      ["render"], ["render", "--tab", "cosme"], ["preview"], ["render", "--outline"],
      ["render", "--manifest"],
    ])
  func `are the same in every run, language, time zone and folder`(command: [String]) throws {
    let layout = Self.root.appending(path: "Layouts/home.json").path
    let first = try Self.output(command + [layout], Self.surroundings[0])
    #expect(first.count > 1_000)
    for around in Self.surroundings.dropFirst() {
      #expect(try Self.output(command + [layout], around) == first, "\(command) differs: \(around.name)")
    }
  }

  private static func output(_ arguments: [String], _ around: Surroundings) throws -> Data {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = around.environment
    process.currentDirectoryURL = around.folder
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return data
  }
}
