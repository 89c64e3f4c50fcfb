import Foundation
import Testing
import Vitrine
import VitrineTesting

/// What `preview` and `render --text` paint, by the front door.
@Suite struct PaintTests {
  private static let layout = """
    { "vitrine": 1, "id": "home", "locale": "en", "tabs": [ { "id": "all", "title": "All", "modules": [
      { "id": "goods", "type": "grid", "title": "Goods 👍🏽 of winter", "more": "https://shop.example/all",
        "data": { "items": [ { "id": "a", "name": "Knit", "link": "https://shop.example/a",
          "price": { "minorUnits": 1980, "currency": "JPY" }, "was": { "minorUnits": 2980, "currency": "JPY" } },
          { "id": "b", "name": "Scarf", "link": "goods/b" } ] } },
      { "id": "gone", "type": "nothing" } ] } ] }
    """

  private func terminal(_ environment: [String: String] = [:], isTerminal: Bool = true) throws -> Terminal {
    let terminal = try Terminal()
    terminal.environment = environment
    if isTerminal { (terminal.width, terminal.showsErrors) = (60, true) }
    try terminal.write(Self.layout, to: "home.json")
    return terminal
  }

  private func judged(_ text: String, _ level: ColourLevel) -> PaintedText {
    PaintedText(Array(text.utf8), at: level)
  }

  @Test(arguments: [
    ("xterm", ColourLevel.sixteen), ("xterm-256color", .indexed), ("xterm-kitty", .truecolor),
    ("dumb", .none),
  ])
  func `a terminal gets the colours that it has`(_ name: String, _ level: ColourLevel) async throws {
    let plain = await (try terminal()).run("preview", "home.json")
    let ending = await (try terminal(["TERM": name])).run("preview", "home.json")
    #expect(judged(ending.out, level).findings == [])
    #expect(judged(ending.out, level).plain == Array(plain.out.utf8))
    #expect(ending.out.contains("\u{1B}[") == (level > .none))
    #expect(judged(ending.out, level).links.contains("https://shop.example/all") == (level > .none))
    #expect(ending.err.contains("\u{1B}[1;31merror:") == (level > .none))
    #expect(ending.out.contains("👍🏽\u{1B}[12G") == (level > .none))
  }

  @Test func `a pipe gets plain text, whatever the terminal is`() async throws {
    let ending = await (try terminal(["TERM": "xterm-kitty"], isTerminal: false)).run("preview", "home.json")
    #expect(!(ending.out + ending.err).contains("\u{1B}"))
  }

  @Test func `a pipe that is to be painted gets colours and nothing that only a terminal understands`()
    async throws
  {
    let ending = await (try terminal(["TERM": "xterm"], isTerminal: false)).run(
      "preview", "home.json", "--color", "always")
    #expect(judged(ending.out, .sixteen).findings == [])
    #expect(ending.out.contains("\u{1B}[1m") && !ending.out.contains("G of winter"))
    #expect(judged(ending.out, .sixteen).links == [])
  }

  @Test func `without colours a terminal still keeps its columns`() async throws {
    let ending = await (try terminal(["TERM": "xterm", "NO_COLOR": "1"])).run("preview", "home.json")
    #expect(judged(ending.out, .none).findings == [])
    #expect(ending.out.contains("👍🏽\u{1B}[12G"))
  }

  @Test func `links are written when they are wanted`() async throws {
    let terminal = try terminal(["TERM": "xterm"])
    #expect(judged(await terminal.run("preview", "home.json", "--links", "never").out, .sixteen).links == [])
    let piped = try self.terminal(["TERM": "xterm"], isTerminal: false)
    let ending = await piped.run("preview", "home.json", "--links", "always", "--color", "always")
    #expect(judged(ending.out, .sixteen).links.contains("https://shop.example/a"))
    #expect(await terminal.run("preview", "home.json", "--links", "yes").code == 64)
  }

  @Test func `a relative address is linked when it is said what it is relative to`() async throws {
    let terminal = try terminal(["TERM": "xterm"])
    let address = "https://assets.shop.example/goods/b"
    #expect(!judged(await terminal.run("preview", "home.json").out, .sixteen).links.contains(address))
    let ending = await terminal.run("preview", "home.json", "--assets", "https://assets.shop.example")
    #expect(judged(ending.out, .sixteen).links.contains(address))
    #expect(await terminal.run("preview", "home.json", "--assets", "file:///").code == 64)
  }

  @Test func `the ground decides which colours are taken`() async throws {
    let terminal = try terminal(["TERM": "xterm-kitty"])
    let dark = await terminal.run("preview", "home.json").out
    #expect(dark.contains("38;2;255;147;139"))
    terminal.environment["COLORFGBG"] = "0;15"
    let light = await terminal.run("preview", "home.json").out
    #expect(light.contains("38;2;189;30;45"))
    #expect(await terminal.run("preview", "home.json", "--ground", "dark").out == dark)
    terminal.environment["COLORFGBG"] = nil
    #expect(await terminal.run("preview", "home.json", "--ground", "light").out == light)
    #expect(await terminal.run("preview", "home.json", "--ground", "auto").out == dark)
    #expect(await terminal.run("preview", "home.json", "--ground", "grey").code == 64)
  }

  @Test func `text that is rendered is plain unless colours are asked for`() async throws {
    let terminal = try terminal(["TERM": "xterm"])
    let plain = await terminal.run("render", "home.json", "--text")
    #expect(!plain.out.contains("\u{1B}"))
    let painted = await terminal.run("render", "home.json", "--text", "--color", "256", "--fragment", "goods")
    #expect(judged(painted.out, .indexed).findings == [] && painted.out.contains("\u{1B}[38;5;"))
    _ = await terminal.run("render", "home.json", "--text", "--color", "auto", "-o", "home.txt")
    #expect(try terminal.read("home.txt") == plain.out)
    _ = await terminal.run("render", "home.json", "--text", "--color", "16", "-o", "home.txt")
    let file = try terminal.read("home.txt")
    #expect(file.contains("\u{1B}[1m") && judged(file, .sixteen).plain == Array(plain.out.utf8))
    #expect(judged(file, .sixteen).links == [])
  }
}
