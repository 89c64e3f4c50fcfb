import Testing

/// Themes and policies on the command line.
@Suite struct ThemeCommandTests {
  private static let plum = ##"{ "light": { "accent": { "$type": "color", "$value": "#5c244f" } } }"##
  private static let moss = ##"{ "light": { "accent": { "$type": "color", "$value": "#2f5130" } } }"##

  private func shop(theme: String = #", "theme": "Themes/plum.json""#) throws -> Terminal {
    let terminal = try Terminal()
    try terminal.write(
      #"{ "vitrine": 1, "id": "home"\#(theme), "modules": [ { "id": "n", "type": "notice", "data": { "text": "x" } } ] }"#,
      to: "shop/home.json")
    try terminal.write(Self.plum, to: "shop/Themes/plum.json")
    try terminal.write(Self.moss, to: "shop/Themes/moss.json")
    return terminal
  }

  @Test(arguments: [
    ([], "--accent: #5c244f;"), (["--theme", "moss"], "--accent: #2f5130;"),
    (["--theme", "shop/Themes/moss.json"], "--accent: #2f5130;"),
    (["--theme", "standard"], "--accent: #8a2f3c;"),
    (["--theme", "moss", "--stylesheet", "/v.css"], "--accent: #2f5130;"),
  ]) func `the layout chooses its theme, and --theme wins`(options: [String], colour: String) async throws {
    let ending = try await shop().run(["render", "shop/home.json"] + options)
    #expect(ending.code == 0 && ending.err == "")
    #expect(ending.out.contains(colour))
  }

  @Test func `the terminal's colours are the theme's`() async throws {
    let terminal = try shop()
    let plain = ["preview", "shop/home.json", "--color", "truecolor", "--theme"]
    // A soft word is there in no theme; the frame is, in the colour of edges.
    try terminal.write(
      ##"{ "dark": { "edge": { "$type": "color", "$value": "#010203" }, "soft": { "$type": "color", "$value": "#010203" }, "accent": { "$type": "color", "$value": "#010203" } } }"##,
      to: "dark.json")
    let (own, standard) = (
      await terminal.run(plain + ["./dark.json"]), await terminal.run(plain + ["standard"])
    )
    #expect(own.out.contains("38;2;1;2;3") && !standard.out.contains("38;2;1;2;3"))
  }

  @Test(arguments: [
    (
      "Themes/plom.json",
      #"shop/home.json:1:40: error: there is no file "Themes/plom.json"; did you mean "Themes/plum.json"? [no-file] /theme"#
    ),
    (
      "../plum.json",
      #"shop/home.json:1:40: error: "../plum.json" lies outside the layout's folder; move it in [outside-folder] /theme"#
    ),
    (
      "Themes/broken.json",
      "shop/Themes/broken.json:1:2: error: the text ends before the '{' of 1:1 is closed [syntax]\nshop/home.json:1:40: note: the layout names it here /theme"
    ),
    (
      "Themes/faint.json",
      "shop/Themes/faint.json:1:42: warning: light.danger on light.ground is 2.69:1, on light.surface 2.84:1 and on a callout of light.danger 2.53:1, and text needs 4.5:1; #6c6c6c would do [contrast] /light/danger"
    ),
  ]) func `a theme that is wrong costs no page and is named`(file: String, lines: String) async throws {
    let terminal = try shop(theme: #", "theme": "\#(file)""#)
    try terminal.write("{", to: "shop/Themes/broken.json")
    try terminal.write(
      ##"{ "$type": "color", "light": { "danger": { "$value": "#999999" } } }"##, to: "shop/Themes/faint.json"
    )
    for words in [["render", "shop/home.json"], ["validate", "shop/home.json"]] {
      let ending = await terminal.run(words)
      #expect(ending.err.hasPrefix(lines + "\n"))
      if words[0] == "render" { #expect(ending.code == 0 && ending.out.contains("--ground: #fbf8f5")) }
    }
  }

  @Test func `a theme in the layout that is no name is named`() async throws {
    let ending = try await shop(theme: #", "theme": 3"#).run(["validate", "shop/home.json"])
    #expect(
      ending.lines.first
        == #"shop/home.json:1:40: error: expected the name of a theme's file, as "Themes/night-market.json", found the number 3 [shape] /theme"#
    )
  }

  @Test(arguments: [
    (
      "plom", 64,
      "vitrine render: there is no theme \"plom\" in shop/Themes/ beside the layout; did you mean \"plum\"?\ntry \"vitrine render --help\"\n"
    ),
    (
      "tea-house", 64,
      "vitrine render: there is no theme \"tea-house\" in shop/Themes/ beside the layout; there are \"standard\", \"moss\", \"plum\"; the path of a file does as well\ntry \"vitrine render --help\"\n"
    ),
    (
      "shop/plum.json", 2, "shop/plum.json:1:1: error: there is no such file [unreadable]\n"
    ),
  ]) func `--theme that leads nowhere stops`(word: String, code: Int32, err: String) async throws {
    let ending = try await shop().run(["render", "shop/home.json", "--theme", word])
    #expect(ending.code == code && ending.err == err && ending.out == "")
  }

  @Test func `the one theme that there is is offered`() async throws {
    let terminal = try Terminal()
    try terminal.write(ArgumentTests.tabbed, to: "home.json")
    let ending = await terminal.run("render", "home.json", "--theme", "tea-house")
    #expect(
      ending.lines.first
        == #"vitrine render: there is no theme "tea-house" in Themes/ beside the layout; there is "standard"; the path of a file does as well"#
    )
  }

  @Test func `a schema beside layouts is left alone`() async throws {
    let terminal = try shop()
    for (option, path) in [("--theme", "theme.schema.json"), ("--output", "layout.schema.json")] {
      let words = option == "--theme" ? ["schema", "--theme", "-o", path] : ["schema", "-o", path]
      #expect(await terminal.run(words).code == 0)
    }
    try terminal.write(#"{ "$defs": {}, "type": "object" }"#, to: "own.json")
    let ending = await terminal.run(
      "validate", "layout.schema.json", "theme.schema.json", "own.json", "shop/home.json")
    #expect(ending.code == 0)
    #expect(
      ending.lines == [
        "layout.schema.json: a JSON Schema, left alone", "theme.schema.json: a JSON Schema, left alone",
        "own.json: a JSON Schema, left alone", "shop/home.json: fine",
      ])
    #expect(await terminal.run("validate", "own.json", "--format", "json").err == "")
    // A layout that says the wrong schema is still a layout.
    try terminal.write(
      #"{ "$schema": "https://json-schema.org/draft/2020-12/schema", "vitrine": 1 }"#, to: "l.json")
    #expect(await terminal.run("validate", "l.json").code == 1)
  }

  @Test func `a linked stylesheet in the standard theme serves pages of all`() async throws {
    let terminal = try shop()
    let words = ["render", "shop/home.json", "--stylesheet", "/v.css", "--theme"]
    #expect(await terminal.run(words + ["standard"]).out.contains("<style>") == false)
    #expect(await terminal.run(words + ["moss"]).out.contains("--accent: #2f5130;"))
  }

  @Test func `validate judges themes, those of layouts and those of --theme`() async throws {
    let terminal = try shop()
    let both = await terminal.run("validate", "shop/Themes/plum.json", "shop/home.json")
    #expect(both.code == 0)
    #expect(both.lines == ["shop/Themes/plum.json: fine", "shop/home.json: fine"])
    try terminal.write(##"{ "$type": "color", "light": { "inc": { "$value": "#000000" } } }"##, to: "t.json")
    let other = await terminal.run("validate", "shop/home.json", "--theme", "t.json")
    #expect(
      other.lines == [
        #"t.json:1:32: warning: nothing reads the token "inc"; did you mean "ink"? [unknown-key] /light/inc"#,
        "shop/home.json: 1 warning",
      ])
    // A layout that only forgot its version is no theme.
    try terminal.write(#"{ "id": "home", "modules": [] }"#, to: "l.json")
    #expect(await terminal.run("validate", "l.json").err.contains("a layout says its format version first"))
  }

  @Test func `the stylesheet is a file of its own, in the theme that is asked for`() async throws {
    let terminal = try shop()
    let standard = await terminal.run("stylesheet")
    #expect(standard.out.hasPrefix(":root { color-scheme: light; --ground: #fbf8f5;"))
    #expect(standard.out.contains(".vt-main"))
    let page = await terminal.run("render", "shop/home.json", "--theme", "standard").out
    #expect(page.contains("<style>\n" + standard.out + "</style>"))
    #expect(await terminal.run("stylesheet", "shop/home.json").out.contains("--accent: #5c244f;"))
    #expect(
      await terminal.run("stylesheet", "shop/home.json", "--theme", "moss", "-o", "out/v.css").out == "")
    #expect(try terminal.read("out/v.css").contains("--accent: #2f5130;"))
  }

  @Test func `--csp prints the page's header, and with -o writes the page`() async throws {
    let terminal = try shop()
    let header = await terminal.run("render", "shop/home.json", "--csp")
    #expect(header.out.hasPrefix("Content-Security-Policy: default-src 'none'; style-src 'sha256-"))
    #expect(header.lines == [] && header.out.split(separator: "\n").count == 1)
    let written = await terminal.run("render", "shop/home.json", "--csp", "-o", "out/home.html")
    #expect(written.out == header.out)
    #expect(try terminal.read("out/home.html").hasPrefix("<!doctype html>"))
    try terminal.write(ArgumentTests.tabbed, to: "tabs.json")
    let several = await terminal.run("render", "tabs.json", "--csp", "-o", "out/")
    let lines = several.out.split(separator: "\n")
    #expect(lines.count > 1)
    #expect(
      lines.allSatisfy { $0.hasPrefix("out/tabs") && $0.contains(".html: Content-Security-Policy: default") })
    for other in ["--text", "--outline", "--manifest"] {
      #expect(await terminal.run("render", "shop/home.json", "--csp", other).code == 64)
    }
    // No stylesheet comes by mail.
    for address in ["mailto:a@b.example", "tel:1"] {
      #expect(await terminal.run("render", "shop/home.json", "--stylesheet", address).code == 64)
    }
  }
}
