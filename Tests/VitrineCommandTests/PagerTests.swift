import Foundation
import Testing
import Vitrine
import VitrineTesting

@testable import VitrineCommand

/// When a page is shown in a pager, and how.
@Suite struct PagerTests {
  private func terminal(height: Int = 5, _ environment: [String: String] = ["TERM": "xterm"]) throws
    -> Terminal
  {
    let terminal = try Terminal()
    (terminal.width, terminal.height, terminal.environment) = (40, height, environment)
    let goods = (1...6).map {
      "{ \"id\": \"g\($0)\", \"name\": \"Knit \($0) 👍🏽!\", \"link\": \"https://shop.example/\($0)\" }"
    }
    try terminal.write(
      """
      { "vitrine": 1, "id": "home", "modules": [
        { "id": "gone", "type": "nothing" },
        { "id": "goods", "type": "ranking", "data": { "items": [ \(goods.joined(separator: ", ")) ] } } ] }
      """, to: "home.json")
    return terminal
  }

  @Test
  func `a page that is longer than the terminal is shown in a pager, and what is wrong with it after that`()
    async throws
  {
    let terminal = try terminal()
    let ending = await terminal.run("preview", "home.json")
    #expect(ending.code == 0 && ending.out == "")
    let paged = try #require(terminal.paged.first)
    #expect(
      paged.command == "LESS=FRX; export LESS; command -v less >/dev/null 2>&1 || exit 127; exec less -R")
    #expect(ending.lines.first == "(pager)" && ending.lines.count > 1)
    let judged = PaintedText(paged.bytes, at: .sixteen)
    #expect(judged.findings == [] && judged.links.contains("https://shop.example/6"))
    // Columns are the pager's business.
    #expect(!String(decoding: paged.bytes, as: UTF8.self).contains("\u{1B}[1") || judged.rows.count > 5)
    let plain = await terminal.run("preview", "home.json", "--no-pager", "--color", "never")
    #expect(PaintedText(Array(plain.out.utf8), at: .none).plain == judged.plain)
    #expect(terminal.paged.count == 1)
  }

  @Test func `a page that fits is written at once, unless a pager is asked for`() async throws {
    let terminal = try terminal(height: 100)
    #expect(await terminal.run("preview", "home.json").out != "")
    #expect(terminal.paged.isEmpty)
    #expect(await terminal.run("preview", "home.json", "--pager").out == "")
    #expect(terminal.paged.count == 1)
  }

  @Test func `a page that fills the terminal leaves no line for the prompt`() async throws {
    let lines =
      await (try terminal(height: 100)).run("preview", "home.json").out.split(
        separator: "\n", omittingEmptySubsequences: false
      ).count - 1
    for (height, isPaged) in [(lines, true), (lines + 1, false)] {
      let terminal = try terminal(height: height)
      _ = await terminal.run("preview", "home.json")
      #expect(terminal.paged.count == (isPaged ? 1 : 0))
    }
  }

  @Test func `no pager comes between the program and a pipe, a dumb terminal or a reader who wants none`()
    async throws
  {
    for options in [[], ["--pager"]] {
      let pipe = try terminal()
      pipe.width = nil
      #expect(await pipe.run(["preview", "home.json"] + options).out.contains("Knit 6"))
      let dumb = try terminal(["TERM": "dumb"])
      #expect(await dumb.run(["preview", "home.json"] + options).out.contains("Knit 6"))
      for name in ["VITRINE_PAGER", "PAGER"] {
        for value in ["", "cat", " cat "] {
          let none = try terminal(["TERM": "xterm", name: value])
          #expect(await none.run(["preview", "home.json"] + options).out.contains("Knit 6"))
          #expect(none.paged.isEmpty)
        }
      }
      #expect(pipe.paged.isEmpty && dumb.paged.isEmpty)
    }
    let terminal = try terminal()
    #expect(await terminal.run("preview", "home.json", "--no-pager").out.contains("Knit 6"))
    #expect(await terminal.run("preview", "home.json", "--no-pager", "--pager").code == 64)
  }

  private func terminal(_ environment: [String: String]) throws -> Terminal {
    try terminal(height: 5, environment)
  }

  @Test func `where there is no pager the page is written`() async throws {
    let terminal = try terminal()
    terminal.hasPager = false
    let ending = await terminal.run("preview", "home.json")
    #expect(ending.code == 0 && ending.out.contains("Knit 6"))
    #expect(ending.lines.count == 1 && ending.err.contains("unknown-type"))
  }

  @Test(
    arguments: [
      ([:], "LESS=FRX; export LESS; command -v less >/dev/null 2>&1 || exit 127; exec less -R", true),
      (["LESS": "-S"], "command -v less >/dev/null 2>&1 || exit 127; exec less -R", true),
      (["PAGER": "more"], "LESS=FRX; export LESS; more", false),
      (["PAGER": "/usr/bin/less -S", "LESS": ""], "/usr/bin/less -S", true),
      (["PAGER": "more", "VITRINE_PAGER": "less"], "LESS=FRX; export LESS; less", true),
      (["PAGER": "more", "VITRINE_PAGER": "cat -v"], "LESS=FRX; export LESS; cat -v", false),
    ] as [([String: String], String, Bool)])
  func `the environment names the pager`(_ environment: [String: String], _ command: String, _ isLess: Bool) {
    let pager = PagerChoice(Environment(environment))
    #expect(pager?.command == command)
    #expect(pager?.isLess == isLess)
  }

  @Test func `only less is given links`() async throws {
    let terminal = try terminal(["TERM": "xterm", "PAGER": "more"])
    _ = await terminal.run("preview", "home.json")
    #expect(PaintedText(terminal.paged[0].bytes, at: .sixteen).links == [])
  }
}
