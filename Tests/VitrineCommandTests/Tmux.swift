import Foundation
import Testing

/// A terminal in a tmux server of its own: what is typed goes in, and what is seen comes out.
///
/// Nothing depends on how long anything takes: whoever waits for something looks until it is there, or gives up.
final class Tmux {
  /// The server's socket; no other test and no other program has it.
  private let socket = "vt-view-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString.prefix(8))"
  /// A folder of its own, in which the shell runs.
  let folder: URL

  static let isThere =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")
    || FileManager.default.isExecutableFile(atPath: "/usr/local/bin/tmux")

  /// A shell in a terminal of so many cells; `V`, `T` and `L` are the program, the one that crashes, and our layouts.
  init(_ columns: Int = 80, _ rows: Int = 24) throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appending(path: "vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try tmux(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", folder.path,
      "env", "PS1=% ", "SWIFT_BACKTRACE=enable=no", "V=\(Self.program("vitrine"))",
      "T=\(Self.program("VitrineTrap"))",
      "L=\(Package.root.appending(path: "Layouts").path)", "NO_COLOR=", "sh", "-i")
  }

  deinit {
    _ = try? tmux("kill-server")
    try? FileManager.default.removeItem(at: folder)
  }

  private static func program(_ name: String) -> String {
    Bundle.main.executableURL?.deletingLastPathComponent().appending(path: name).path ?? name
  }

  @discardableResult func tmux(_ words: String...) throws -> String { try tmux(words) }

  private func tmux(_ words: [String]) throws -> String {
    let said = folder.appending(path: ".tmux-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: said) }
    CleanProcess.run(["tmux", "-u", "-L", socket] + words, output: said.path)
    return String(decoding: try Data(contentsOf: said), as: UTF8.self)
  }

  /// Types a command in such a way that its process is in a file.
  func start(_ command: String) throws { try enter("sh -c 'echo $$ >pid; exec \(command)'") }

  /// The exit code of what was started, when the shell is back.
  func code(sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
    let process = try await file("pid", sourceLocation: sourceLocation)
    // What is typed before the process has gone is thrown away with what its mouse may have sent.
    try await wait(for: "end of the viewer", sourceLocation: sourceLocation) {
      CleanProcess.run(["sh", "-c", "kill -0 \(process)"]) != 0
    }
    try enter("echo $? >code")
    return try await file("code", sourceLocation: sourceLocation)
  }

  /// Sends a signal to what was started.
  func kill(_ signal: String) async throws {
    let process = try await file("pid")
    CleanProcess.run(["sh", "-c", "kill -\(signal) \(process)"])
  }

  /// What is asked of the pane: `alternate_on`, `cursor_flag`.
  func asks(_ names: String...) throws -> String {
    let format = names.map { "#{\($0)}" }.joined(separator: " ")
    return String(try tmux("display-message", "-p", format).dropLast())
  }

  /// The rows of the screen, without spaces at their ends.
  func rows() throws -> [String] {
    var rows = try tmux("capture-pane", "-p").split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    rows.removeLast()
    return rows
  }

  /// All that was ever written and scrolled away, and what is seen, down to the last words.
  func history() throws -> String {
    var text = try tmux("capture-pane", "-p", "-S", "-")
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  /// Types a line of shell.
  func enter(_ line: String) throws {
    try tmux("send-keys", "-l", line)
    try tmux("send-keys", "Enter")
  }

  /// Presses keys by tmux's names.
  func press(_ keys: String...) throws {
    for key in keys { try tmux("send-keys", key) }
  }

  /// Sends bytes as a terminal would: a mouse, a paste.
  func send(_ bytes: String) throws {
    _ = try tmux(["send-keys", "-H"] + bytes.utf8.map { String($0, radix: 16) })
  }

  /// Looks until something is so; a test that waits in vain fails with what is seen instead.
  func wait(
    for what: String, sourceLocation: SourceLocation = #_sourceLocation, _ isSo: () throws -> Bool
  ) async throws {
    // On a busy machine this test itself may sleep for a minute: it looks often as well as long.
    let end = ContinuousClock.now + .seconds(60)
    var looks = 0
    while looks < 100 || ContinuousClock.now < end {
      if try isSo() { return }
      looks += 1
      try await Task.sleep(for: .milliseconds(40))
    }
    let seen = try rows().joined(separator: "\n")
    Issue.record("there is still no \(what); what is seen:\n\(seen)", sourceLocation: sourceLocation)
    throw Missed(what: what)
  }

  struct Missed: Error { let what: String }

  /// Waits for words on the screen.
  func see(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await wait(for: "\"\(words)\"", sourceLocation: sourceLocation) {
      try rows().contains { $0.contains(words) }
    }
  }

  /// Waits for the first row of the screen to begin with words.
  func seeFirst(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await wait(for: "\"\(words)\" at the top", sourceLocation: sourceLocation) {
      try rows().first?.hasPrefix(words) ?? false
    }
  }

  /// Waits for a file of the folder to have something in it.
  func file(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
    var text = ""
    try await wait(for: "file \(name)", sourceLocation: sourceLocation) {
      text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      return text.hasSuffix("\n")
    }
    return text
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
