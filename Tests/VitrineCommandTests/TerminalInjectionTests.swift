import Foundation
import Testing
import Vitrine
import VitrineTesting

/// Attacks on a terminal through the texts of a layout, by the front door.
@Suite(.serialized) struct TerminalInjectionTests {
  /// Attacks of our own; the list beside the package has more.
  private static let own = [
    "x\u{1B}[31my", "\u{9B}2J", "\u{1B}]2;PWNED\u{7}", "\u{1B}]52;c;QQ==\u{1B}\\", "\u{1B}[?1049h",
    "\u{1B}[c\u{1B}[6n", "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;QQ==\u{7}\u{1B}\\",
    "\u{1B}kPWNED\u{1B}\\", "\u{1B}[?25l\u{1B}[?1000h\u{1B}[4h", "a\rb\u{8}\u{7F}", "\u{1B}c",
    "\u{90}q\u{9C}", "\u{1B}[2;5r\u{1B}(0",
  ]

  private static func cases() throws -> [String] {
    struct File: Decodable {
      struct Case: Decodable { let text: String }
      let cases: [Case]
    }
    guard Package.hasCorpora else { return own }
    let data = try Data(contentsOf: Package.corpora.appending(path: "terminal_injection/cases.json"))
    let listed = try JSONDecoder().decode(File.self, from: data).cases.map { String($0.text.prefix(2_000)) }
    #expect(listed.count == 374)
    return own + listed
  }

  /// A layout that says the words wherever a layout may say something.
  private static func layout(_ words: String) throws -> String {
    let notice: [String: Any] = ["text": words, "link": "https://shop.example/" + words]
    let choice: [String: Any] = [
      "name": "n", "label": words,
      "options": [["value": words, "label": words, "selected": true], ["value": "b", "label": "B"]],
    ]
    let layout: [String: Any] = [
      "vitrine": 1, "id": "home", "title": words, "locale": "en",
      "tabs": [
        [
          "id": "all", "title": words,
          "modules": [
            ["id": "a", "type": "notice", "title": words, "more": "/all" + words, "data": notice],
            ["id": "b", "type": "choice", "data": choice],
            ["id": "c", "type": words],
            ["id": "d" + words, "type": "notice", words: words, "data": [words: words]],
          ],
        ], ["id": "other", "title": words, "modules": [Any]()],
      ],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: layout), as: UTF8.self)
  }

  private static let names = ["dumb", "xterm", "xterm-256color", "xterm-kitty"]

  @Test func `no text of a layout reaches a terminal as anything but text, at any level`() async throws {
    let terminal = try Terminal()
    (terminal.width, terminal.showsErrors) = (50, true)
    for words in try Self.cases() {
      try terminal.write(try Self.layout(words), to: "home.json")
      for (name, level) in zip(Self.names, ColourLevel.allCases) {
        terminal.environment = ["TERM": name]
        // The tree and the comparison are painted by the same hand; once is enough.
        let forms = level == .sixteen ? [[], ["--tree"], ["--diff-tab", "other"]] : [[]]
        for options in forms {
          let ending = await terminal.run(["preview", "home.json"] + options)
          #expect(PaintedText(Array(ending.out.utf8), at: level).findings == [], "\(words.debugDescription)")
          let remarks = PaintedText(Array(ending.err.utf8), at: level == .none ? .none : .sixteen)
          #expect(remarks.findings == [], "\(words.debugDescription)")
        }
      }
    }
  }

  /// What a terminal is like after it was shown something.
  private func state(after bytes: [UInt8]) throws -> [String] {
    let terminal = try Terminal()
    try Data(bytes).write(to: terminal.folder.appending(path: "shown"))
    let tmux = try RealTerminal(
      width: 80, height: 40,
      "stty -icanon -echo; cat shown; timeout --foreground 1 cat >answers", folder: terminal.folder)
    #expect(tmux.waitForEnd())
    let flags = [
      "pane_title", "window_name", "alternate_on", "cursor_flag", "insert_flag", "keypad_cursor_flag",
      "keypad_flag", "mouse_any_flag",
      "origin_flag", "wrap_flag", "scroll_region_upper", "scroll_region_lower", "cursor_x",
    ]
    let values = try tmux.value(flags.map { "\($0)=#{\($0)}" }.joined(separator: " ")).split(separator: " ")
      .map(String.init)
    #expect(values.count >= flags.count)
    let answers = try terminal.read("answers")
    return values + ["buffers=" + (try tmux.buffers()), "answers=\(answers.debugDescription)"]
  }

  @Test(.enabled(if: RealTerminal.isHere, "no tmux"))
  func `a real terminal is as it was after it has shown every attack`() async throws {
    let untouched = try state(after: Array("plain\n".utf8))
    #expect(untouched.contains("answers=\"\"") && untouched.contains("buffers="))
    let terminal = try Terminal()
    (terminal.width, terminal.environment) = (80, ["TERM": "xterm-kitty"])
    var shown: [UInt8] = []
    for words in try Self.cases() {
      try terminal.write(try Self.layout(words), to: "home.json")
      shown += await terminal.run("preview", "home.json").out.utf8
    }
    #expect(shown.count > 10_000)
    #expect(try state(after: shown) == untouched)
  }

  @Test(.enabled(if: RealTerminal.isHere, "no tmux"))
  func `a real terminal shows what a leak would have done`() throws {
    let untouched = try state(after: Array("plain\n".utf8))
    for leak in [
      "\u{1B}]2;PWNED\u{7}", "\u{1B}]52;c;QQ==\u{7}", "\u{1B}[?1049h", "\u{1B}[c",
      "\u{1B}[?25l\u{1B}[?1000h\u{1B}[2;5r", "abc",
    ] {
      #expect(try state(after: Array("plain\n\(leak)".utf8)) != untouched, "\(leak.debugDescription)")
    }
  }

  @Test(.enabled(if: RealTerminal.isHere, "no tmux"))
  func `the pager shows a long page on a real terminal, and leaving it is no error`() throws {
    let terminal = try Terminal()
    let program = try #require(ProcessTests.program?.path)
    let layout = Package.root.appending(path: "Layouts/home.json").path
    let tmux = try RealTerminal(
      width: 80, height: 24,
      "unset PAGER VITRINE_PAGER LESS NO_COLOR; '\(program)' preview '\(layout)'; echo code $? >code",
      folder: terminal.folder)
    // The pager waits for a key at the end of the first screen.
    var screen = ""
    for _ in 0..<200 where !screen.hasSuffix(":") {
      usleep(50_000)
      screen = try tmux.screen()
    }
    #expect(screen.contains("オリマチ") && screen.hasSuffix(":"))
    try tmux.press("q")
    #expect(tmux.waitForEnd())
    #expect(try terminal.read("code") == "code 0\n")
  }
}
