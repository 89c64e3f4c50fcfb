import Foundation
import Testing
import VitrineCommand

/// Who holds the terminal, and what may come in between.
@Suite(.serialized, .enabled(if: Tmux.isThere, "tmux is not installed")) struct HoldingTests {
  private static let layout = """
    { "vitrine": 1, "id": "s", "title": "Shop", "modules": [
      { "id": "m", "type": "notice", "data": { "text": "all is well" } } ] }
    """

  private func terminal() async throws -> Tmux {
    let tmux = try Tmux(60, 12)
    try tmux.write(Self.layout, to: "s.json")
    try tmux.enter("stty -a >before")
    _ = try await tmux.file("before")
    return tmux
  }

  private func isAsBefore(_ tmux: Tmux) async throws {
    #expect(try tmux.asks("alternate_on", "cursor_flag", "mouse_any_flag") == "0 1 0")
    try tmux.enter("stty -a >after")
    #expect(try await tmux.file("after") == (try await tmux.file("before")))
  }

  /// How a process is: `T` when it is stopped, `Z` when nobody has asked how it ended.
  private static func state(of process: String) -> Character? {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.split(separator: ") ").last?.first
  }

  #if os(Linux)
    @Test func `a viewer in the background leaves the terminal alone until it is in front`() async throws {
      let tmux = try await terminal()
      try tmux.enter("$V preview -i s.json & echo $! >pid")
      let process = try await tmux.file("pid").trimmingCharacters(in: .newlines)
      try await tmux.wait(for: "stop") { Self.state(of: process) == "T" }
      try tmux.enter("echo mine; stty -a >during")
      #expect(try await tmux.file("during") == (try await tmux.file("before")))
      try await tmux.see("mine")
      #expect(try tmux.asks("alternate_on") == "0")
      try tmux.enter("fg")
      try await tmux.see("all is well")
      try tmux.press("q")
      #expect(try await tmux.code() == "0\n")
      try await isAsBefore(tmux)
    }

    @Test(arguments: ["in the background", "C-z", "STOP"])
    func `a viewer that is not in front ends when it is told to`(_ how: String) async throws {
      let tmux = try await terminal()
      if how == "in the background" {
        try tmux.enter("$V preview -i s.json & echo $! >pid")
      } else {
        try tmux.start("$V preview -i s.json")
        try await tmux.see("all is well")
        if how == "C-z" { try tmux.press("C-z") } else { try await tmux.kill("STOP") }
      }
      let process = try await tmux.file("pid").trimmingCharacters(in: .newlines)
      try await tmux.wait(for: "stop") { Self.state(of: process) == "T" }
      try await tmux.wait(for: "shell") { try tmux.asks("pane_current_command") == "sh" }
      // A shell tells a stopped job to go on, too, so that it hears.
      try tmux.tmux("send-keys", "-l", "kill -TERM \(process); kill -CONT \(process)")
      try tmux.press("C-j")
      try await tmux.wait(for: "end") { [nil, "Z"].contains(Self.state(of: process)) }
      if how == "STOP" { try tmux.tmux("send-keys", "-l", "stty sane; cp before after") }
      if how == "STOP" { try tmux.press("C-j") }
      try await tmux.wait(for: "shell") { try tmux.asks("alternate_on", "cursor_flag") == "0 1" }
      if how != "STOP" { try await isAsBefore(tmux) }
    }
  #endif

  @Test func `keys are read from the terminal where stdin is a pipe and stderr is closed`() async throws {
    let tmux = try await terminal()
    try tmux.enter("cat s.json | $V preview -i - 2>&-; echo $? >ended")
    try await tmux.see("all is well")
    try tmux.press("?")
    try await tmux.see("── keys ──")
    try tmux.press("q", "q")
    #expect(try await tmux.file("ended") == "0\n")
    try await isAsBefore(tmux)
  }

  #if canImport(Glibc)
    @Test func `a window that changes while its ground is asked for is seen in its new size`() throws {
      let terminal = try Terminal()
      try terminal.write(Self.layout, to: "s.json")
      let viewer = try PseudoTerminal(
        ["preview", "-i", terminal.folder.appending(path: "s.json").path], rows: 24)
      #expect(viewer.read(until: "\u{1B}]11;?"))
      viewer.resize(columns: 40, rows: 10)
      #expect(viewer.read(until: "? help"))
      #expect(viewer.output.contains("\u{1B}[10;1H"))
      #expect(!viewer.output.contains("\u{1B}[11;1H"))
      viewer.type("q")
      #expect(viewer.end() == 0)
      #expect(viewer.isAsBefore)
    }

    @Test func `a key that is pressed while the ground is asked for does what it does later`() throws {
      let terminal = try Terminal()
      try terminal.write(Self.layout, to: "s.json")
      let viewer = try PseudoTerminal(["preview", "-i", terminal.folder.appending(path: "s.json").path])
      #expect(viewer.read(until: "\u{1B}]11;?"))
      viewer.type("q\u{1B}[?62c")
      #expect(viewer.end() == 0)
      #expect(viewer.isAsBefore)
    }
  #endif
}
