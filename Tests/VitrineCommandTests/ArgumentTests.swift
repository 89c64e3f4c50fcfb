import Testing

/// A command line, and what is said of it.
struct Line: CustomTestStringConvertible, Sendable {
  let words: String
  let message: String
  init(_ words: String, _ message: String) { (self.words, self.message) = (words, message) }
  var testDescription: String { words }
}

@Suite struct ArgumentTests {
  static let small =
    #"{ "vitrine": 1, "id": "small", "modules": [ { "id": "a", "type": "notice", "data": { "text": "Hello" } } ] }"#
  static let tabbed = """
    { "vitrine": 1, "id": "home", "tabs": [
      { "id": "all", "modules": [ { "id": "a", "type": "notice", "data": { "text": "Hello" } } ] },
      { "id": "cosme", "modules": [ { "id": "b", "type": "notice", "data": { "text": "Lips" } } ] } ] }
    """

  @Test(arguments: [
    Line("rendr home.json", #"vitrine: there is no command "rendr"; did you mean "render"?"#),
    Line(
      "zzz",
      #"vitrine: there is no command "zzz"; there are "render", "preview", "validate", "stylesheet", "schema", "reference", "plugins", "plugin", "translator""#
    ),
    Line(
      "--strict render home.json", #"vitrine: the command comes first, then its options; found "--strict""#),
    Line("plugin", #"vitrine: say what to do with a plugin: "plugin new""#),
    Line("render", "vitrine render: LAYOUT is missing"),
    Line("render a.json b.json", #"vitrine render: it takes one LAYOUT; found "b.json" as well"#),
    Line("schema home.json", #"vitrine schema: it takes options only; found "home.json""#),
    Line(
      "render home.json --tabb all", #"vitrine render: there is no option "--tabb"; did you mean "--tab"?"#),
    Line("render home.json -x", #"vitrine render: there is no option "-x""#),
    Line("render home.json --tab", "vitrine render: --tab needs a value: --tab ID"),
    Line(
      "render home.json --tab --strict",
      "vitrine render: --tab needs a value: --tab ID; if --strict is one, write --tab=--strict"),
    Line(
      "render home.json --tab --text=\u{1B}[31m",
      "vitrine render: --tab needs a value: --tab ID; if --text=\\u{1b}[31m is one, write --tab=--text=\\u{1b}[31m"
    ),
    Line(
      "render home.json -o --strict",
      "vitrine render: -o needs a value: -o, --output FILE|DIR/; if --strict is one, write --output=--strict"),
    Line("render home.json --strict=yes", #"vitrine render: --strict takes no value; found "yes""#),
    Line("render home.json --text --outline", "vitrine render: --text and --outline don't go together"),
    Line(
      "render home.json --fragment a --manifest",
      "vitrine render: --fragment and --manifest don't go together"),
    Line("render home.json --width 40", "vitrine render: --width goes with --text"),
    Line(
      "render home.json --text --width 0",
      #"vitrine render: --width takes a whole number from 1 to 1000; found "0""#),
    Line(
      "preview home.json --width wide",
      #"vitrine preview: --width takes a whole number from 1 to 1000; found "wide""#),
    Line(
      "render home.json --locale ja_JP",
      #"vitrine render: --locale takes a language tag as ja-JP; found "ja_JP"; did you mean "ja-JP"?"#),
    Line(
      "validate home.json --locale de_DE.UTF-8",
      #"vitrine validate: --locale takes a language tag as ja-JP; found "de_DE.UTF-8"; did you mean "de-DE"?"#
    ),
    Line(
      "validate home.json --locale german-",
      #"vitrine validate: --locale takes a language tag as ja-JP; found "german-""#),
    Line(
      "render home.json --time-zone Asia/Tokio",
      #"vitrine render: --time-zone takes a time zone as Asia/Tokyo, or a distance from UTC as +09:00; found "Asia/Tokio"; did you mean "Asia/Tokyo"?"#
    ),
    Line(
      "render home.json --now tomorrow",
      #"vitrine render: --now takes an RFC 3339 time as 2026-11-30T10:00:00+09:00; found "tomorrow""#),
    Line(
      "render home.json --assets javascript:x",
      #"vitrine render: --assets takes an http or https address, or a relative one; found "javascript:x""#),
    Line(
      "render home.json --tab-links javascript:{tab}",
      #"vitrine render: --tab-links takes an http or https address, or a relative one; found "javascript:{tab}""#
    ),
    Line(
      "validate home.json --format xml", #"vitrine validate: --format takes "text" or "json"; found "xml""#),
    Line(
      "plugins rankin",
      #"vitrine plugins: there is no module type or translator "rankin"; did you mean "ranking"?"#),
  ])
  func `what makes no sense is said with what would, and exits 64`(_ line: Line) async throws {
    let terminal = try Terminal()
    try terminal.write(Self.small, to: "home.json")
    let ending = await terminal.run(line.words.split(separator: " ").map(String.init))
    #expect(ending.lines.first == line.message)
    #expect(ending.code == 64)
    #expect(ending.out.isEmpty)
  }

  @Test(arguments: [
    (
      "render home.json --tab cosm",
      #"home.json:1:1: error: there is no tab "cosm"; did you mean "cosme"? [unknown-tab]"#
    ),
    (
      "render home.json --fragment b",
      #"home.json:1:1: error: the module "b" is on the tab "cosme", not on "all" [unknown-module]"#
    ),
    (
      "render home.json --fragment zz",
      #"home.json:1:1: error: there is no module "zz"; there is "a" [unknown-module]"#
    ),
  ])
  func `a tab or a module that is not there is wrong use`(_ words: String, _ message: String) async throws {
    let terminal = try Terminal()
    try terminal.write(Self.tabbed, to: "home.json")
    let ending = await terminal.run(words.split(separator: " ").map(String.init))
    #expect(ending.err == message + "\n")
    #expect(ending.code == 64)
  }

  @Test(arguments: [
    "render --tab cosme home.json", "render home.json --tab cosme", "render home.json --tab=cosme",
    "render --tab=all home.json --tab cosme", "render --tab cosme -- home.json",
  ])
  func `options and operands come in any order`(_ words: String) async throws {
    let terminal = try Terminal()
    try terminal.write(Self.tabbed, to: "home.json")
    let ending = await terminal.run(words.split(separator: " ").map(String.init))
    #expect(ending.code == 0)
    #expect(ending.out.contains("Lips"))
  }

  @Test func `after two hyphens a word is an operand`() async throws {
    let terminal = try Terminal()
    try terminal.write(Self.small, to: "--strict")
    #expect(await terminal.run("preview", "--", "--strict").out.contains("Hello"))
  }

  @Test func `every command says what it does`() async throws {
    let terminal = try Terminal()
    let overview = await terminal.run("--help")
    #expect(overview.code == 0)
    let commands = [
      "render", "preview", "validate", "stylesheet", "schema", "reference", "plugins", "plugin new",
      "translator new",
    ]
    for command in commands {
      #expect(overview.out.contains("\n  \(command) "))
      let page = await terminal.run(command.split(separator: " ").map(String.init) + ["--help"])
      #expect(page.code == 0)
      #expect(page.out.hasPrefix("vitrine \(command): "))
      #expect(await terminal.run(["help"] + command.split(separator: " ").map(String.init)) == page)
    }
    #expect(await terminal.run().code == 64)
    #expect(await terminal.run().err == overview.out)
    #expect(await terminal.run("--version").out.hasPrefix("vitrine "))
  }
}
