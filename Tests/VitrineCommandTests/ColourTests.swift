import Testing
import Vitrine

@testable import VitrineCommand

/// How many colours a stream gets, and what the ground of the terminal is.
@Suite struct ColourTests {
  /// One line of the table: what was asked, the environment, whether a terminal is there, what follows.
  struct Case: CustomTestStringConvertible {
    let wish: String
    let environment: [String: String]
    let isTerminal: Bool
    let level: ColourLevel

    init(_ wish: String, _ environment: [String: String], isTerminal: Bool = true, _ level: ColourLevel) {
      self.wish = wish
      self.environment = environment
      self.isTerminal = isTerminal
      self.level = level
    }

    var testDescription: String {
      let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return (["--color \(wish)"] + variables + [isTerminal ? "terminal" : "pipe"]).joined(separator: " ")
    }
  }

  private static let modern = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
  private static func modern(_ more: [String: String]) -> [String: String] {
    modern.merging(more) { $1 }
  }

  static let table: [Case] = [
    // The command line comes first.
    Case("never", modern, .none), Case("never", ["FORCE_COLOR": "3"], .none),
    Case("16", modern, .sixteen), Case("256", modern, .indexed),
    Case("truecolor", ["NO_COLOR": "1", "TERM": "dumb"], isTerminal: false, .truecolor),
    Case("always", modern(["NO_COLOR": "1"]), isTerminal: false, .truecolor),
    Case("always", [:], isTerminal: false, .sixteen), Case("always", ["TERM": "dumb"], .sixteen),
    Case("always", ["TERM": "screen-256color"], isTerminal: false, .indexed),
    // Then NO_COLOR, if it says anything.
    Case("auto", modern(["NO_COLOR": "1"]), .none), Case("auto", modern(["NO_COLOR": "0"]), .none),
    Case("auto", modern(["NO_COLOR": ""]), .truecolor),
    Case("auto", modern(["NO_COLOR": "1", "FORCE_COLOR": "3", "CLICOLOR_FORCE": "1"]), .none),
    // Then what forces colours, or none.
    Case("auto", modern(["FORCE_COLOR": "0"]), .none), Case("auto", modern(["FORCE_COLOR": "false"]), .none),
    Case("auto", modern(["FORCE_COLOR": "1"]), .sixteen),
    Case("auto", modern(["FORCE_COLOR": "2"]), .indexed),
    Case("auto", ["FORCE_COLOR": "3"], isTerminal: false, .truecolor),
    Case("auto", ["FORCE_COLOR": "9"], isTerminal: false, .truecolor),
    Case("auto", ["FORCE_COLOR": "true"], isTerminal: false, .sixteen),
    Case("auto", modern(["FORCE_COLOR": "true"]), isTerminal: false, .truecolor),
    Case("auto", ["FORCE_COLOR": "yes", "TERM": "dumb"], .sixteen),
    Case("auto", modern(["FORCE_COLOR": "-1"]), isTerminal: false, .truecolor),
    Case("auto", modern(["FORCE_COLOR": ""]), isTerminal: false, .none),
    Case("auto", ["CLICOLOR_FORCE": "1"], isTerminal: false, .sixteen),
    Case("auto", ["CLICOLOR_FORCE": "2"], isTerminal: false, .indexed),
    Case("auto", modern(["CLICOLOR_FORCE": "0"]), .none),
    Case("auto", modern(["CLICOLOR_FORCE": ""]), .truecolor),
    Case("auto", ["FORCE_COLOR": "2", "CLICOLOR_FORCE": "0"], isTerminal: false, .indexed),
    // Then whether anyone looks.
    Case("auto", modern, isTerminal: false, .none), Case("auto", [:], isTerminal: false, .none),
    // Then what cannot show colours, whatever else is said of it.
    Case("auto", [:], .none), Case("auto", ["TERM": ""], .none), Case("auto", ["TERM": "dumb"], .none),
    Case("auto", ["COLORTERM": "truecolor"], .none),
    Case("auto", ["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    // Then COLORTERM, inside a multiplexer as well.
    Case("auto", ["TERM": "xterm", "COLORTERM": "truecolor"], .truecolor),
    Case("auto", ["TERM": "screen", "COLORTERM": "24bit"], .truecolor),
    Case("auto", ["TERM": "tmux-256color", "COLORTERM": "yes"], .indexed),
    // Then the name.
    Case("auto", ["TERM": "xterm-direct"], .truecolor), Case("auto", ["TERM": "xterm-kitty"], .truecolor),
    Case("auto", ["TERM": "xterm-ghostty"], .truecolor), Case("auto", ["TERM": "wezterm"], .truecolor),
    Case("auto", ["TERM": "foot"], .truecolor), Case("auto", ["TERM": "foot-extra"], .truecolor),
    Case("auto", ["TERM": "alacritty"], .truecolor), Case("auto", ["TERM": "alacritty-direct"], .truecolor),
    Case("auto", ["TERM": "xterm-256color"], .indexed), Case("auto", ["TERM": "tmux-256color"], .indexed),
    Case("auto", ["TERM": "xterm"], .sixteen), Case("auto", ["TERM": "linux"], .sixteen),
    Case("auto", ["TERM": "vt220"], .sixteen), Case("auto", ["TERM": "footer"], .sixteen),
    Case("auto", ["TERM": "-"], .sixteen),
  ]

  @Test(arguments: table)
  func `a stream has as many colours as the first of the signs says`(_ one: Case) throws {
    let wish = try #require(ColourWish(one.wish))
    #expect(
      ColourLevel(wish: wish, environment: Environment(one.environment), isTerminal: one.isTerminal)
        == one.level)
  }

  @Test func `only the words of the option are wishes`() {
    for word in ["", "Auto", "yes", "8", "24bit", "none", "25 6"] { #expect(ColourWish(word) == nil) }
  }

  @Test(arguments: [
    ("15;0", TerminalGround.dark), ("0;15", .light), ("0;7", .light), ("7;8", .dark),
    ("0;default;15", .light),
    ("12;6", .dark), ("0;9", .light),
  ])
  func `the ground is the last colour that COLORFGBG names`(_ value: String, _ ground: TerminalGround) {
    #expect(TerminalGround(environment: ["COLORFGBG": value]) == ground)
  }

  @Test(arguments: ["", ";", "default;default", "0;16", "0;-1", "0;7x"])
  func `a COLORFGBG that names no colour says nothing`(_ value: String) {
    #expect(TerminalGround(environment: ["COLORFGBG": value]) == nil)
    #expect(TerminalGround(environment: [:]) == nil)
  }

  @Test func `a level that is none is a mistake of the command line`() async throws {
    let terminal = try Terminal()
    try terminal.write(ArgumentTests.small, to: "small.json")
    let ending = await terminal.run("preview", "small.json", "--color", "yes")
    #expect(ending.code == 64)
    #expect(
      ending.lines.first?.hasSuffix(
        "--color takes \"auto\", \"always\", \"never\", \"16\", \"256\" or \"truecolor\"; found \"yes\"")
        == true)
  }
}
