import Foundation
import Testing

@testable import Vitrine

/// A mistake of a theme: its text, and what is said of it.
struct ThemeMistake: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String
  let said: [String]
  var testDescription: String { name }

  init(_ name: String, _ text: String, _ said: String...) {
    (self.name, self.text, self.said) = (name, text, said)
  }
}

private func colour(_ value: String) -> String {
  #"{ "$type": "color", "light": { "ink": { "$value": \#(value) } } }"#
}

@Suite struct `Reading a theme` {
  private func read(_ text: String) -> (theme: Theme, diagnostics: [Diagnostic]) {
    Theme.read(Array(text.utf8), named: "Themes/t.json")
  }

  // What is read

  @Test(arguments: [
    ##""#102030""##, ##""#102030""##.uppercased(),
    #"{ "colorSpace": "srgb", "components": [0.063, 0.125, 0.188] }"#,
    ##"{ "colorSpace": "srgb", "components": [0.063, 0.125, 0.188], "alpha": 1, "hex": "#102030" }"##,
    ##"{ "colorSpace": "oklch", "components": [0.24, 0.04, 250], "hex": "#102030" }"##,
  ]) func `takes a colour in each form of the format`(value: String) {
    let (theme, diagnostics) = read(colour(value))
    #expect(theme.colour(.ink, .light) == Colour(0x102030))
    #expect(diagnostics == [])
    #expect(theme.name == "t")
  }

  @Test func `takes a component that is none as 0`() {
    let theme = read(colour(#"{ "colorSpace": "srgb", "components": ["none", 0.125, 0.188] }"#)).theme
    #expect(theme.colour(.ink, .light) == Colour(0x002030))
  }

  @Test func `takes what a mode does not say from its base, then from the standard theme`() {
    let theme = read(
      """
      { "$type": "color",
        "light": { "accent": { "$value": "#102030" }, "sale": { "$value": "#700010" } },
        "light-contrast": { "accent": { "$value": "#000010" } } }
      """
    ).theme
    #expect(theme.colour(.accent, .light) == Colour(0x102030))
    #expect(theme.colour(.accent, .lightContrast) == Colour(0x000010))
    #expect(theme.colour(.sale, .lightContrast) == Colour(0x700010))
    for mode in ThemeMode.allCases {
      #expect(theme.colour(.ink, mode) == Theme.standard.colour(.ink, mode))
    }
    #expect(theme.colour(.accent, .dark) == Theme.standard.colour(.accent, .dark))
    #expect(theme.colour(.accent, .darkContrast) == Theme.standard.colour(.accent, .darkContrast))
  }

  @Test func `follows aliases into groups of one's own, and their types`() {
    let (theme, diagnostics) = read(
      """
      { "plum": { "$type": "color", "deep": { "dark": { "$value": "#45293f" } } },
        "brand": { "$value": "{plum.deep.dark}" },
        "light": { "ink": { "$value": "{brand}" }, "accent": { "$value": "{light.ink}" } } }
      """)
    #expect(theme.colour(.accent, .light) == Colour(0x45293F))
    #expect(diagnostics == [])
  }

  @Test func `gives a group what it extends, save what it says itself`() {
    let (theme, diagnostics) = read(
      """
      { "$type": "color",
        "light": { "ground": { "$value": "#fffff0" }, "ink": { "$value": "#101010" } },
        "dark": { "$extends": "{light}", "ink": { "$value": "#202020" } } }
      """)
    #expect(theme.colour(.ground, .dark) == Colour(0xFFFFF0))
    #expect(theme.colour(.ground, .darkContrast) == Colour(0xFFFFF0))
    #expect(theme.colour(.ink, .dark) == Colour(0x202020))
    #expect(!diagnostics.contains { $0.rule == .missingKey })
  }

  @Test func `takes fonts, corners, width and room`() {
    let (theme, diagnostics) = read(
      """
      { "font": { "$type": "fontFamily", "text": { "$value": "Verdana" }, "heading": { "$value": ["Yu Mincho", "serif"] } },
        "page": { "$type": "dimension", "radius": { "$value": { "value": 2, "unit": "px" } },
          "width": { "$value": { "value": 64.5, "unit": "rem" } }, "space": { "$type": "number", "$value": 1.25 } } }
      """)
    #expect(diagnostics == [])
    let css = String(decoding: theme.stylesheet, as: UTF8.self)
    #expect(
      css.contains(
        #"--font: "Verdana"; --heading: "Yu Mincho", serif; --round: 2px; --width: 64.5rem; --space: 1.25; }"#
      ))
    #expect(css.hasSuffix(Stylesheet.rules.description))
    // Headings are the text's without fonts of their own.
    let one = read(#"{ "font": { "text": { "$type": "fontFamily", "$value": "Verdana" } } }"#).theme
    #expect(String(decoding: one.css, as: UTF8.self).contains(#"--font: "Verdana"; --heading: "Verdana";"#))
  }

  @Test func `calls a theme after its file`() {
    for (path, name) in [
      ("Layouts/Themes/night-market.json", "night-market"), ("a.tokens.json", "a"), ("x", "x"),
      (".json", ".json"),
    ] { #expect(Theme.read(Array("{}".utf8), named: path).theme.name == name) }
  }

  @Test func `is the standard theme when nothing is said`() {
    let (theme, diagnostics) = read("{}")
    #expect(theme.css == Theme.standard.css)
    #expect(diagnostics == [])
  }

  // Mistakes

  @Test(arguments: themeMistakes) func `each mistake has its line`(mistake: ThemeMistake) {
    let (theme, diagnostics) = read(mistake.text)
    #expect(diagnostics.flatMap(\.lines) == mistake.said)
    #expect(diagnostics.allSatisfy { $0.severity == .warning } || theme.css == Theme.standard.css)
  }

  @Test func `names all mistakes at once and takes the rest`() {
    let (theme, diagnostics) = read(
      """
      { "$type": "color",
        "light": { "ink": { "$value": "#102030" }, "soft": { "$value": "grey" }, "edge": { "$value": 3 } },
        "drak": { "ink": { "$value": "#ffffff" } } }
      """)
    #expect(diagnostics.map { "\($0.line) \($0.rule.rawValue)" } == ["2 shape", "2 shape", "3 unknown-key"])
    #expect(theme.colour(.ink, .light) == Colour(0x102030))
  }

  @Test(arguments: [
    ("size", "{\"a\": \"\(String(repeating: "x", count: 2 << 20))\"}"),
    ("depth", String(repeating: "{\"a\": ", count: 65) + "1" + String(repeating: "}", count: 65)),
  ]) func `holds a theme to the budgets of a layout`(name: String, text: String) {
    let (theme, diagnostics) = read(text)
    #expect(diagnostics.map(\.rule) == [.budget])
    #expect(theme == .standard)
  }

  /// What a hostile file must not buy: more time than its size.
  @Test func `ends on aliases and groups that lead on and on`() {
    let chain = (0..<5_000).map { #""t\#($0)": { "$value": "{t\#($0 + 1)}" }"# }.joined(separator: ", ")
    #expect(read("{ \(chain) }").diagnostics.count >= 5_000)
    let groups = (0..<5_000).map { #""g\#($0)": { "$extends": "{g\#(($0 + 1) % 5_000)}" }"# }
    let (theme, diagnostics) = read(
      "{ \(groups.joined(separator: ", ")), \"light\": { \"$extends\": \"{g0}\" } }")
    #expect(theme.css == Theme.standard.css)
    #expect(diagnostics.contains { $0.severity == .error })
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["$value", "$extends"])
  func `follows no alias that is longer than any text is deep`(key: String) {
    let long = "{" + [String](repeating: "a", count: 250_000).joined(separator: ".") + "}"
    let (theme, diagnostics) = read(
      ##"{ "$type": "color", "light": { "ink": { "\##(key)": "\##(long)" } } }"##)
    #expect(diagnostics.map(\.rule) == [.shape])
    #expect(theme.css == Theme.standard.css)
  }

  @Test(.timeLimit(.minutes(1))) func `follows a token once, however many lead to it`() {
    let chain = (0..<30).map { #""c\#($0)": { "$value": "{p.c\#($0 + 1)}" }"# }.joined(separator: ", ")
    let many = (0..<4_000).map { #""k\#($0)": { "$value": "{p.c0}" }"# }.joined(separator: ", ")
    let groups = (0..<20).map { #""g\#($0)": { "$extends": "{g\#($0 + 1)}" }"# }.joined(separator: ", ")
    let (theme, diagnostics) = read(
      ##"""
      { "$type": "color", "g20": { \##(chain), "c30": { "$value": "#102030" } },
        \##(groups), "p": { "$extends": "{g0}" }, "q": { \##(many) },
        "light": { "ink": { "$value": "{q.k9}" } } }
      """##)
    #expect(theme.colour(.ink, .light) == Colour(0x102030))
    #expect(diagnostics == [])
  }

  @Test func `leads through 32 aliases and no further, whichever is asked first`() {
    let chain = (0..<40).map { #""c\#($0)": { "$value": "{p.c\#($0 + 1)}" }"# }.joined(separator: ", ")
    for (start, isRead) in [(8, true), (7, false), (9, true)] {
      let (theme, diagnostics) = read(
        ##"""
        { "$type": "color", "p": { \##(chain), "c40": { "$value": "#102030" } },
          "light": { "ink": { "$value": "{p.c\##(start + 1)}" } } }
        """##)
      #expect((theme.colour(.ink, .light) == Colour(0x102030)) == isRead)
      #expect(diagnostics.filter { $0.rule == .budget }.count == (isRead ? 8 : 9))
    }
  }

  @Test func `finds no token in what a group says of itself`() {
    let (theme, diagnostics) = read(
      ##"""
      { "$type": "color", "p": { "$extensions": { "x": { "$value": "#102030" } } },
        "light": { "ink": { "$value": "{p.$extensions.x}" } } }
      """##)
    #expect(theme.css == Theme.standard.css)
    #expect(diagnostics.contains { $0.rule == .unknownToken })
  }

  /// A shade that is offered mends what it is offered for, and breaks nothing that was sound.
  @Test func `offers only shades that do`() throws {
    var state: UInt64 = 7
    func random() -> Colour {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Colour(UInt32(state >> 40))
    }
    for round in 0..<12 {
      let tokens = ThemeToken.allCases.filter { _ in round % 3 == 0 || random().red < 128 }
      var colours = tokens.map { (name: $0.rawValue, colour: random()) }
      func faults() -> [Diagnostic] {
        let said = colours.map { ##""\##($0.name)": { "$value": "\##($0.colour)" }"## }
        return read(##"{ "$type": "color", "dark": { \##(said.joined(separator: ", ")) } }"##).diagnostics
          .filter { $0.rule == .contrast && $0.message.hasPrefix("dark.") }
      }
      func pairs(_ faults: [Diagnostic]) -> Int {
        faults.reduce(0) { $0 + $1.message.components(separatedBy: ":1").count - 1 }
      }
      let before = faults()
      for fault in before where fault.pointer.hasPrefix("/dark/") {
        guard let shade = fault.suggestion.flatMap(Colour.init(hex:)) else { continue }
        let place = try #require(colours.firstIndex { "/dark/\($0.name)" == fault.pointer })
        let old = colours[place].colour
        colours[place].colour = shade
        let after = faults()
        #expect(pairs(after) < pairs(before), "\(fault.message)")
        let front = fault.message.prefix { $0 != " " }
        #expect(!after.contains { $0.pointer == fault.pointer && $0.message.hasPrefix("\(front) ") })
        colours[place].colour = old
      }
    }
  }
}

private let themeMistakes = [
  ThemeMistake(
    "no object", "[]",
    #"Themes/t.json:1:1: error: expected a theme, an object with groups of design tokens as "light" and "dark", found an empty array [shape]"#
  ),
  ThemeMistake(
    "no JSON", "{", "Themes/t.json:1:2: error: the text ends before the '{' of 1:1 is closed [syntax]"),
  ThemeMistake(
    "short colour", colour(##""#fff""##),
    ##"Themes/t.json:1:51: error: expected a colour as "#2b1d2a", or an object with "colorSpace" and "components", found the string "#fff"; did you mean "#ffffff"? [shape] /light/ink/$value"##
  ),
  ThemeMistake(
    "colour that lets through", colour(##""#10203080""##),
    ##"Themes/t.json:1:51: error: expected a colour as "#2b1d2a", or an object with "colorSpace" and "components", found the string "#10203080" [shape] /light/ink/$value"##
  ),
  ThemeMistake(
    "alpha", colour(#"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 }"#),
    "Themes/t.json:1:109: error: expected 1, since the colours of a theme let nothing through, found the number 0.5 [shape] /light/ink/$value/alpha"
  ),
  ThemeMistake(
    "channels to 255", colour(#"{ "colorSpace": "srgb", "components": [0, 128, 0] }"#),
    "Themes/t.json:1:93: error: expected a number from 0 to 1, found the number 128 [shape] /light/ink/$value/components/1"
  ),
  ThemeMistake(
    "two channels", colour(#"{ "colorSpace": "srgb", "components": [0, 1] }"#),
    "Themes/t.json:1:89: error: expected three numbers from 0 to 1: red, green and blue, found an array of 2 [shape] /light/ink/$value/components"
  ),
  ThemeMistake(
    "unknown space", colour(#"{ "colorSpace": "sRBG", "components": [0, 1, 0] }"#),
    #"Themes/t.json:1:67: error: expected a colour space as "srgb", found the string "sRBG"; did you mean "srgb"? [shape] /light/ink/$value/colorSpace"#
  ),
  ThemeMistake(
    "another space", colour(#"{ "colorSpace": "lab", "components": [0, 1, 0] }"#),
    #"Themes/t.json:1:67: error: this engine reads the colour space "srgb"; give a "hex" beside the "lab", and it is read instead [unsupported] /light/ink/$value/colorSpace"#
  ),
  ThemeMistake(
    "hex that says another colour",
    colour(##"{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000001" }"##),
    ##"Themes/t.json:1:107: warning: the components say #000000, and they count; found the string "#000001" [shape] /light/ink/$value/hex"##
  ),
  ThemeMistake(
    "no type", ##"{ "light": { "ink": { "$value": "#000000" } } }"##,
    #"Themes/t.json:1:21: error: a token says its type: write "$type", as "color", on it or on a group around it [missing-key] /light/ink"#
  ),
  ThemeMistake(
    "unknown type", ##"{ "light": { "ink": { "$type": "colour", "$value": "#000000" } } }"##,
    #"Themes/t.json:1:32: error: expected a type of design tokens as "color", found the string "colour"; did you mean "color"? [shape] /light/ink/$type"#
  ),
  ThemeMistake(
    "another type", ##"{ "light": { "ink": { "$type": "number", "$value": 1 } } }"##,
    #"Themes/t.json:1:52: error: expected "light.ink" to be of the type "color", found one of the type "number" [shape] /light/ink/$value"#
  ),
  ThemeMistake(
    "misspelt token", ##"{ "$type": "color", "light": { "inc": { "$value": "#000000" } } }"##,
    #"Themes/t.json:1:32: warning: nothing reads the token "inc"; did you mean "ink"? [unknown-key] /light/inc"#
  ),
  ThemeMistake(
    "group that nothing reads", ##"{ "$type": "color", "palette": { "one": { "$value": "#000000" } } }"##,
    #"Themes/t.json:1:21: warning: nothing reads the group "palette"; one of your own is read when an alias leads into it [unknown-key] /palette"#
  ),
  ThemeMistake(
    "misspelt key", ##"{ "$type": "color", "light": { "ink": { "$vaule": "#000000" } } }"##,
    #"Themes/t.json:1:41: warning: nothing reads the key "$vaule"; did you mean "$value"? [unknown-key] /light/ink/$vaule"#
  ),
  ThemeMistake(
    "alias to nothing", colour(#""{light.onk}""#),
    #"Themes/t.json:1:51: error: there is no token "light.onk"; did you mean "light.ink"? [unknown-token] /light/ink/$value"#
  ),
  ThemeMistake(
    "alias to a group", colour(#""{light}""#),
    #"Themes/t.json:1:51: error: there is no token "light"; there is "light.ink" [unknown-token] /light/ink/$value"#
  ),
  ThemeMistake(
    "alias to itself", colour(#""{light.ink}""#),
    #"Themes/t.json:1:51: error: the alias leads back to "light.ink" and to no value [shape] /light/ink/$value"#
  ),
  ThemeMistake(
    "reference", colour(##"{ "$ref": "#/light/soft/$value" }"##),
    #"Themes/t.json:1:53: error: this engine follows no "$ref"; an alias as "{light.ink}" leads to a token too [unsupported] /light/ink/$value/$ref"#
  ),
  ThemeMistake(
    "group that extends nothing", #"{ "dark": { "$extends": "{lihgt}" }, "light": {} }"#,
    #"Themes/t.json:1:25: error: there is no group "lihgt"; did you mean "light"? [unknown-token] /dark/$extends"#
  ),
  ThemeMistake(
    "group that extends itself", #"{ "dark": { "$extends": "{light}" }, "light": { "$extends": "{dark}" } }"#,
    #"Themes/t.json:1:25: error: the group extends itself; what it leaves out stays unsaid [shape] /dark/$extends"#,
    #"Themes/t.json:1:61: error: the group extends itself; what it leaves out stays unsaid [shape] /light/$extends"#
  ),
  ThemeMistake(
    "name with a full stop", ##"{ "$type": "color", "light": { "in.k": { "$value": "#000000" } } }"##,
    #"Themes/t.json:1:32: error: the name "in.k" has a brace or a full stop in it, which aliases are written with [shape] /light/in.k"#,
    #"Themes/t.json:1:32: warning: nothing reads the token "in.k"; did you mean "ink"? [unknown-key] /light/in.k"#
  ),
  ThemeMistake(
    "value where a group is due", ##"{ "light": "#000000" }"##,
    ##"Themes/t.json:1:12: error: expected a token, an object with "$value", or a group of tokens, found the string "#000000" [shape] /light"##
  ),
  ThemeMistake(
    "corners too round",
    #"{ "page": { "$type": "dimension", "radius": { "$value": { "value": 2.5, "unit": "rem" } } } }"#,
    "Themes/t.json:1:57: error: expected a length from 0px to 32px, a rem being 16px, found 2.5rem [shape] /page/radius/$value"
  ),
  ThemeMistake(
    "length as a string", #"{ "page": { "$type": "dimension", "radius": { "$value": "2px" } } }"#,
    #"Themes/t.json:1:57: error: expected an object with "value", "unit", found the string "2px" [shape] /page/radius/$value"#
  ),
  ThemeMistake(
    "unit that no page takes",
    #"{ "page": { "$type": "dimension", "radius": { "$value": { "value": 2, "unit": "vw" } } } }"#,
    #"Themes/t.json:1:79: error: expected one of "px", "rem", found the string "vw" [shape] /page/radius/$value/unit"#
  ),
  ThemeMistake(
    "no room", #"{ "page": { "$type": "number", "space": { "$value": -1e300 } } }"#,
    "Themes/t.json:1:53: error: expected a number from 0.5 to 2, found the number -1e+300 [shape] /page/space/$value"
  ),
  ThemeMistake(
    "font that ends its string",
    #"{ "font": { "$type": "fontFamily", "text": { "$value": ["a", "b\"; } *"] } } }"#,
    #"Themes/t.json:1:62: error: expected a font's name of letters, digits, blanks and - _ . +, up to 64, found the string "b"; } *" [shape] /font/text/$value/1"#
  ),
  ThemeMistake(
    "no font", #"{ "font": { "$type": "fontFamily", "text": { "$value": [] } } }"#,
    "Themes/t.json:1:56: error: expected 1 to 12 names of fonts, found an empty array [shape] /font/text/$value"
  ),
  ThemeMistake(
    "half a theme",
    ##"{ "$type": "color", "dark": { "ground": { "$value": "#101010" }, "surface": { "$value": "#181818" } } }"##,
    #"Themes/t.json:1:41: warning: the theme has a dark ground and says nothing of light pages, which keep the standard colours; "light": {"$extends": "{dark}"} gives them these [missing-key] /dark/ground"#
  ),
  ThemeMistake(
    "faint words", ##"{ "$type": "color", "light": { "soft": { "$value": "#888888" } } }"##,
    "Themes/t.json:1:40: warning: light.soft on light.ground is 3.35:1, on light.surface 3.54:1 and on a callout of light.soft 3.12:1, and text needs 4.5:1; #6c6c6c would do [contrast] /light/soft"
  ),
  ThemeMistake(
    "ground that the standard words are faint on",
    ##"{ "$type": "color", "light": { "line": { "$value": "#000000" } } }"##,
    "Themes/t.json:1:40: warning: light.ink on a picture's place is 3.84:1, and text needs 4.5:1; light.line as #181818 would do [contrast] /light/line"
  ),
]

/// The themes that come with the project.
@Suite struct `The themes on the shelf` {
  static let names = ["night-market", "tea-house", "signal"]

  private func read(_ name: String) throws -> (theme: Theme, diagnostics: [Diagnostic]) {
    Theme.read(Array(try Shelf.text("Themes/\(name).json").utf8), named: "\(name).json")
  }

  @Test func `are those in the folder`() throws {
    let folder = Shelf.folder.appending(path: "Themes").path
    let found = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(found.sorted() == (Self.names.map { $0 + ".json" } + ["theme.schema.json"]).sorted())
  }

  @Test(arguments: names) func `read without a mistake and are readable in every mode, WCAG AA`(name: String)
    throws
  {
    let (theme, diagnostics) = try read(name)
    #expect(diagnostics.flatMap(\.lines) == [])
    #expect(theme.css != Theme.standard.css)
    for mode in ThemeMode.allCases {
      for pair in ContrastPair.all {
        let ratio = pair.ratio(in: theme, mode)
        #expect(ratio >= pair.need.ratio, "\(pair.front) on \(pair.ground) in \(mode): \(ratio)")
      }
    }
  }

  @Test(arguments: ThemeMode.allCases) func `one has every word at WCAG AAA`(mode: ThemeMode) throws {
    let theme = try read("signal").theme
    for pair in ContrastPair.all where pair.need == .text && pair.ground != .mixed(.line, ContrastPair.veil) {
      #expect(pair.ratio(in: theme, mode) >= 7, "\(pair.front) on \(pair.ground) in \(mode)")
    }
  }
}
