import Foundation
import Testing

/// The interactive preview in a real terminal.
@Suite(.serialized, .enabled(if: Tmux.isThere, "tmux is not installed")) struct ViewingTests {
  /// The first rows of a layout as plain text.
  private func plain(_ layout: String, _ width: Int, _ count: Int, tab: String? = nil) async throws
    -> [String]
  {
    let path = layout.hasPrefix("/") ? layout : Package.root.appending(path: "Layouts/\(layout)").path
    let ending = try await Terminal().run(
      ["preview", path, "--width", "\(width)"] + (tab.map { ["--tab", $0] } ?? []))
    return ending.out.split(separator: "\n", omittingEmptySubsequences: false).prefix(count).map(String.init)
  }

  @Test(arguments: [40, 80, 120])
  func `home is seen as it is printed, in every width`(_ columns: Int) async throws {
    let tmux = try Tmux(columns, 30)
    try tmux.enter("$V preview --interactive --pictures off $L/home.json")
    try await tmux.see("line 1 of")
    #expect(try tmux.asks("alternate_on", "cursor_flag", "mouse_sgr_flag") == "1 0 1")
    let rows = try tmux.rows()
    #expect(Array(rows.dropLast()) == (try await plain("home.json", columns, 29)))
    #expect(rows.last?.contains("line 1 of ") == true)
    try tmux.press("2")
    try await tmux.see("[コスメ]")
    #expect(Array(try tmux.rows().dropLast()) == (try await plain("home.json", columns, 29, tab: "cosme")))
    try tmux.press("q")
    try await tmux.wait(for: "shell") { try tmux.asks("alternate_on") == "0" }
  }

  @Test func `keys, the wheel, clicks and pastes do what the help says`() async throws {
    let tmux = try Tmux(80, 24)
    try tmux.enter("$V preview -i --pictures off $L/home.json")
    try await tmux.see("line 1 of")
    try tmux.press("J", "J")
    try await tmux.see("すべて · news")
    try tmux.press("g", "/")
    try tmux.enter("ranking")
    try await tmux.see("not found")
    try tmux.press("Escape", "/")
    try tmux.send("ニット")
    try await tmux.see("1 of ")
    try tmux.press("Enter", "n")
    try await tmux.see("2 of ")
    try tmux.press("Escape", "g")
    try await tmux.see("line 1 of")
    try tmux.send("\u{1B}[<65;5;5M")
    try await tmux.see("line 4 of")
    try tmux.press("Down", "PageDown", "PageUp", "Up", "Home")
    try await tmux.see("line 1 of")
    // What is pasted is data: no q quits.
    try tmux.press("/")
    try tmux.send("\u{1B}[200~q\u{1B}]0;x\u{7}\u{1B}[201~")
    try await tmux.see("/q")
    try tmux.press("Escape", "?")
    try await tmux.see("── keys ──")
    try tmux.press("q")
    try await tmux.see("オリマチ · すべて")
    // The second tab, by the mouse.
    try tmux.send("\u{1B}[<0;12;2M\u{1B}[<0;12;2m")
    try await tmux.see("[コスメ]")
    try tmux.press("Left")
    try await tmux.see("[すべて]")
    #expect(try tmux.asks("pane_title") == (try tmux.asks("host")))
    try tmux.press("q")
    try await tmux.wait(for: "shell") { try tmux.asks("alternate_on") == "0" }
  }

  private static let choice = """
    { "vitrine": 1, "id": "s", "modules": [
      { "id": "who", "type": "choice", "data": { "name": "who", "label": "For whom", "options": [
        { "value": "a", "label": "Adults", "selected": true }, { "value": "k", "label": "Kids" } ] } } ] }
    """

  @Test func `an option that is chosen shows, and stays when all is read again`() async throws {
    let tmux = try Tmux(80, 24)
    try tmux.write(Self.choice, to: "s.json")
    try tmux.enter("$V preview -i s.json")
    try await tmux.see("line 1 of")
    let before = try tmux.rows()
    let options = try #require(before.first { $0.contains("(•)") })
    try tmux.press("Tab", "Tab", "Enter")
    try await tmux.wait(for: "another choice") {
      try tmux.rows().contains { $0.contains("(•)") && $0 != options }
    }
    let chosen = try tmux.rows()
    try tmux.press("r")
    try tmux.press("j", "k", "C-l")
    try await tmux.wait(for: "the same choice") { try tmux.rows() == chosen }
  }

  @Test func `another size of the window is drawn at once`() async throws {
    let tmux = try Tmux(100, 24)
    try tmux.enter("$V preview -i --pictures off $L/home.json")
    try await tmux.see("line 1 of")
    for (columns, rows) in [(60, 20), (130, 40), (20, 4), (10, 2), (80, 24)] {
      try tmux.tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
      let plain = try await plain("home.json", columns, rows - 1)
      try await tmux.wait(for: "page of \(columns) columns") {
        let seen = try tmux.rows()
        return seen.count == rows && Array(seen.dropLast()) == plain
      }
    }
    try tmux.press("q")
    try await tmux.wait(for: "shell") { try tmux.asks("alternate_on") == "0" }
  }

  // What happens to the terminal

  /// What ends the viewer, and the exit code that the shell then sees.
  private static let endings: [(how: String, code: Int)] = [
    ("q", 0), ("C-c", 130), ("C-\\", 131), ("TERM", 143), ("HUP", 129), ("QUIT", 131), ("INT", 130),
    ("SEGV", 139), ("BUS", 135), ("ILL", 132), ("FPE", 136), ("ABRT", 134), ("TRAP", 133),
  ]

  @Test(arguments: endings)
  func `the terminal is as it was, however the viewer ends`(_ how: String, _ code: Int) async throws {
    let tmux = try Tmux(80, 24)
    try tmux.enter("ulimit -c 0; for n in $(seq 40); do echo line $n; done; stty -a >before")
    _ = try await tmux.file("before")
    let history = try tmux.history()
    try tmux.start("$V preview -i --pictures off $L/home.json")
    try await tmux.see("line 1 of")
    if how.count > 2, !how.hasPrefix("C-") {
      try await tmux.kill(how)
    } else {
      try tmux.press(how)
    }
    #expect(try await tmux.code() == "\(code)\n")
    try tmux.enter("stty -a >after")
    #expect(try await tmux.file("after") == (try await tmux.file("before")))
    #expect(
      try tmux.asks("alternate_on", "cursor_flag", "mouse_any_flag", "mouse_sgr_flag", "wrap_flag")
        == "0 1 0 0 1")
    #expect(try tmux.history().hasPrefix(history))
    #expect(try !tmux.history().contains("? help"))
  }

  private static func layout(overflows: Bool) -> String {
    """
    { "vitrine": 1, "id": "s", "tabs": [
      { "id": "a", "modules": [ { "id": "m", "type": "notice", "data": { "text": "all is well" } } ] },
      { "id": "b", "modules": [ { "id": "t", "type": "trap", "data": { "overflows": \(overflows) } } ] } ] }
    """
  }

  @Test(arguments: [false, true])
  func `the terminal is as it was after a crash in drawing`(_ overflows: Bool) async throws {
    let tmux = try Tmux(80, 24)
    try tmux.write(Self.layout(overflows: overflows), to: "s.json")
    try tmux.enter("ulimit -c 0; stty -a >before")
    _ = try await tmux.file("before")
    try tmux.start("$T preview -i s.json")
    try await tmux.see("all is well")
    try tmux.press("2")
    #expect(["132\n", "133\n", "139\n"].contains(try await tmux.code()))
    try tmux.enter("stty -a >after")
    #expect(try await tmux.file("after") == (try await tmux.file("before")))
    #expect(try tmux.asks("alternate_on", "cursor_flag", "mouse_any_flag") == "0 1 0")
    // Its last words are not gone with the screen.
    if !overflows { #expect(try tmux.history().contains("a module crashed while it was drawn")) }
  }

  @Test(arguments: ["C-z", "STOP"])
  func `a viewer that was suspended comes back as it was`(_ how: String) async throws {
    let tmux = try Tmux(80, 24)
    try tmux.enter("stty -a >before")
    _ = try await tmux.file("before")
    try tmux.start("$V preview -i --pictures off $L/home.json")
    try await tmux.see("line 1 of")
    try tmux.press("J", "J", "J")
    try await tmux.see("すべて · hero")
    let seen = try tmux.rows()
    if how == "C-z" {
      try tmux.press("C-z")
      try await tmux.wait(for: "shell") { try tmux.asks("alternate_on") == "0" }
      try tmux.enter("stty -a >during")
      #expect(try await tmux.file("during") == (try await tmux.file("before")))
      try tmux.press("Enter")
      try tmux.enter("fg")
    } else {
      // Nobody sees this one coming.
      try await tmux.kill("STOP")
      try await tmux.wait(for: "shell") { try tmux.asks("pane_current_command") == "sh" }
      // The shell reads as the viewer left it: a line ends with LF.
      try tmux.tmux("send-keys", "-l", "fg")
      try tmux.press("C-j")
    }
    try await tmux.wait(for: "the same rows") {
      try tmux.rows() == seen && tmux.asks("alternate_on", "cursor_flag", "mouse_sgr_flag") == "1 0 1"
    }
    try tmux.press("j")
    try await tmux.wait(for: "the next line") { try tmux.rows().first == seen[1] }
    try tmux.press("q")
    _ = try await tmux.code()
    try tmux.enter("stty -a >after")
    #expect(try await tmux.file("after") == (try await tmux.file("before")))
  }
}
