import Foundation

/// A real terminal of a test's own: a tmux server with its own socket, which ends with it.
final class RealTerminal {
  static let isHere = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private let socket = "vt-test-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString.prefix(8))"
  /// A folder that what runs in it may write to.
  let folder: URL

  /// A terminal in which a line of shell runs.
  init(width: Int, height: Int, _ line: String, folder: URL) throws {
    self.folder = folder
    let script = folder.appending(path: "run.sh")
    try Data((line + "\ntouch done\nsleep 60\n").utf8).write(to: script)
    let options = folder.appending(path: "tmux.conf")
    try Data("set -g set-clipboard on\nset -g allow-rename on\nset -g allow-passthrough on\n".utf8).write(
      to: options)
    try call(
      "-f", options.path, "new-session", "-d", "-x", "\(width)", "-y", "\(height)", "-c", folder.path,
      "sh run.sh")
  }

  deinit {
    _ = system(
      "tmux -L '\(socket)' kill-server >/dev/null 2>&1; rm -f \"${TMUX_TMPDIR:-/tmp}/tmux-$(id -u)/\(socket)\""
    )
  }

  /// Waits until the line has run, ten seconds at most; false when it has not.
  func waitForEnd() -> Bool {
    for _ in 0..<200 {
      if FileManager.default.fileExists(atPath: folder.appending(path: "done").path) { return true }
      usleep(50_000)
    }
    return false
  }

  /// What tmux says of the terminal: a format of its own.
  func value(_ format: String) throws -> String { try call("display-message", "-p", format) }

  /// What the screen shows.
  func screen() throws -> String { try call("capture-pane", "-p") }

  /// Presses a key.
  func press(_ key: String) throws { try call("send-keys", key) }

  /// What lies in the clipboard.
  func buffers() throws -> String { try call("list-buffers") }

  @discardableResult
  private func call(_ words: String...) throws -> String {
    // Not Foundation's Process: it waits until the server, which inherits its socket, has ended.
    let file = folder.appending(path: ".tmux").path
    let quoted = (["tmux", "-L", socket, "-u"] + words).map { "'\($0)'" }.joined(separator: " ")
    _ = system("TMUX= TERM=xterm-256color \(quoted) >'\(file)' 2>/dev/null </dev/null")
    let output = try Data(contentsOf: URL(filePath: file))
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
