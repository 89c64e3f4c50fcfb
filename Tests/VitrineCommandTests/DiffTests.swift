import Testing
import Vitrine
import VitrineTesting

/// Two pages side by side, by the front door.
@Suite struct DiffTests {
  private static func notice(_ id: String, _ text: String) -> String {
    "{ \"id\": \"\(id)\", \"type\": \"notice\", \"data\": { \"text\": \"\(text)\" } }"
  }

  private static func layout(_ modules: [String], title: String = "Shop") -> String {
    """
    { "vitrine": 1, "id": "home", "title": "\(title)", "locale": "en", "tabs": [
      { "id": "all", "title": "All", "modules": [ \(modules.joined(separator: ", ")) ] },
      { "id": "few", "title": "Few", "modules": [ \(notice("z", "Omega")) ] } ] }
    """
  }

  private func terminal(_ left: [String], _ right: [String], title: String = "Shop") throws -> Terminal {
    let terminal = try Terminal()
    try terminal.write(Self.layout(left), to: "left.json")
    try terminal.write(Self.layout(right, title: title), to: "right.json")
    return terminal
  }

  private static let left = [
    notice("a", "Alpha"), notice("b", "Beta"), notice("c", "Gamma"), notice("d", "Delta"),
    notice("e", "Epsilon"),
  ]
  private static let right = [
    notice("a", "Alpha"), notice("d", "Delta"), notice("b", "Beta, now longer than half of the screen"),
    notice("f", "Zeta"), notice("e", "Epsilon"),
  ]

  @Test func `modules are laid side by side by their ids, with signs for what became of them`() async throws {
    let ending = await (try terminal(Self.left, Self.right)).run(
      "preview", "left.json", "--diff", "right.json", "--width", "60")
    #expect(ending.code == 0)
    #expect(
      ending.out == """
        left.json [all]              │ right.json [all]
        Shop                         │ Shop
        [All]  Few                   │ [All]  Few
        ━━━━━━━━━━━━━━━━━━━━━━━━━━━━ │ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━

        = a (notice): the same
        ▌ Alpha                      │ ▌ Alpha

        > d (notice): moved from slot 4 to slot 2
        ▌ Delta                      │ ▌ Delta

        ~ b (notice): changed
        ▌ Beta                       ~ ▌ Beta, now longer than half
                                     ~ ▌ of the screen

        + f (notice): only right
                                     │ ▌ Zeta

        - c (notice): only left
        ▌ Gamma                      │

        = e (notice): the same
        ▌ Epsilon                    │ ▌ Epsilon

        1 changed, 1 only left, 1 only right, 1 moved, 2 the same

        """)
  }

  @Test func `each side is named with its tab where its own layout has tabs`() async throws {
    let terminal = try terminal(Self.left, Self.right)
    try terminal.write(
      "{ \"vitrine\": 1, \"id\": \"one\", \"modules\": [ \(Self.notice("a", "Alpha")) ] }", to: "one.json")
    let out = await terminal.run("preview", "one.json", "--diff", "left.json", "--width", "60").out
    #expect(out.hasPrefix("one.json                     │ left.json [all]\n"))
    let back = await terminal.run("preview", "left.json", "--diff", "one.json", "--width", "60").out
    #expect(back.hasPrefix("left.json [all]              │ one.json\n"))
  }

  @Test func `on a narrow terminal they stand one below the other`() async throws {
    let ending = await (try terminal(Self.left, Self.right)).run(
      "preview", "left.json", "--diff", "right.json", "--width", "40", "--changed")
    #expect(
      ending.out == """
        left.json [all]
        ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄
        right.json [all]

        = a (notice): the same

        > d (notice): moved from slot 4 to slot
        2
        ▌ Delta

        ~ b (notice): changed
        ▌ Beta
        ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄
        ▌ Beta, now longer than half of the
        ▌ screen

        + f (notice): only right
        ▌ Zeta

        - c (notice): only left
        ▌ Gamma

        = e (notice): the same

        1 changed, 1 only left, 1 only right, 1
        moved, 2 the same

        """)
  }

  @Test func `a layout is the same as itself, and strict takes every difference for an error`() async throws {
    let terminal = try terminal(Self.left, Self.right)
    let same = await terminal.run("preview", "left.json", "--diff", "left.json", "--strict")
    #expect(same.code == 0)
    #expect(same.out.hasSuffix("\n5 the same\n"))
    #expect(await terminal.run("preview", "left.json", "--diff", "right.json", "--strict").code == 1)
    #expect(await terminal.run("preview", "left.json", "--diff-tab", "few", "--strict").code == 1)
    let framed = try self.terminal(Self.left, Self.left, title: "Other")
    let ending = await framed.run("preview", "left.json", "--diff", "right.json", "--strict", "--changed")
    #expect(ending.code == 1 && ending.out.hasSuffix("\nanother frame, 5 the same\n"))
  }

  @Test func `two tabs are compared, of one layout or of two`() async throws {
    let terminal = try terminal(Self.left, Self.right)
    let tabs = await terminal.run("preview", "left.json", "--diff-tab", "few", "--changed")
    #expect(tabs.out.contains("left.json [all]") && tabs.out.contains("left.json [few]"))
    #expect(tabs.out.hasSuffix("\nanother frame, 5 only left, 1 only right\n"))
    let both = await terminal.run("preview", "left.json", "--tab", "few", "--diff", "right.json")
    #expect(both.out.hasSuffix("\n1 the same\n"))
    let unknown = await terminal.run("preview", "left.json", "--diff", "right.json", "--diff-tab", "fews")
    #expect(unknown.code == 64 && unknown.err.contains("did you mean \"few\"?"))
    #expect(await terminal.run("preview", "left.json", "--diff", "none.json").code == 2)
    #expect(await terminal.run("preview", "left.json", "--changed").code == 64)
  }

  private static func titles(_ count: Int, but other: [Int: String] = [:]) -> String {
    let items = (1...count).map { "{ \"id\": \"i\($0)\", \"name\": \"\(other[$0] ?? "Title \($0)")\" }" }
    return
      "{ \"id\": \"g\", \"type\": \"ranking\", \"data\": { \"items\": [\(items.joined(separator: ","))] } }"
  }

  private func diff(_ left: String, _ right: String, _ options: String...) async throws -> [String] {
    let out = await (try terminal([left], [right])).run(
      ["preview", "left.json", "--diff", "right.json", "--width", "60"] + options
    ).out
    return out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `in a changed module the lines that differ are marked, and no others`() async throws {
    let lines = try await diff(Self.titles(12), Self.titles(12, but: [7: "Other"]))
    let marked = lines.filter { $0.contains(" ~ ") }
    #expect(marked.count == 1 && marked[0].contains("Title 7") && marked[0].contains("Other"))
    #expect(lines.filter { $0.contains(" │ ") && $0.contains("Title") }.count == 11)
  }

  @Test func `lines are joined around one that is only on one side`() async throws {
    let (short, long) = (Self.titles(12), Self.titles(12, but: [5: "Title 5 that takes more than a line"]))
    for (left, right) in [(short, long), (long, short)] {
      let lines = try await diff(left, right)
      #expect(lines.filter { $0.contains(" ~") }.count == 2)
      #expect(lines.filter { $0.contains(" │ ") && $0.contains("Title") }.count == 11)
    }
  }

  @Test func `with --changed what is the same inside a changed module is folded`() async throws {
    let lines = try await diff(Self.titles(12), Self.titles(12, but: [7: "Other"]), "--changed")
    #expect(lines.filter { $0.hasPrefix("… ") && $0.hasSuffix(" lines the same") }.count == 2)
    #expect(lines.filter { $0.contains(" │ ") && $0.contains("Title") }.count <= 4)
    #expect(!lines.contains { $0.contains("Title 1 ") })
  }

  @Test func `a link that leads elsewhere is a change that is not seen`() async throws {
    func linked(_ address: String) -> String {
      "{ \"id\": \"n\", \"type\": \"notice\", \"data\": { \"text\": \"Sale\", \"link\": \"\(address)\" } }"
    }
    let terminal = try terminal([linked("/a")], [linked("/b")])
    #expect(await terminal.run("preview", "left.json", "--diff", "right.json").out.hasSuffix("\n1 changed\n"))
  }

  @Test func `mistakes of both layouts are told, each once`() async throws {
    let gone = "{ \"id\": \"x\", \"type\": \"nothing\" }"
    let terminal = try terminal([gone], [gone])
    let two = await terminal.run("preview", "left.json", "--diff", "right.json")
    #expect(two.lines.count { $0.contains("[unknown-type]") && $0.hasPrefix("left.json:") } == 1)
    #expect(two.lines.count { $0.contains("[unknown-type]") && $0.hasPrefix("right.json:") } == 1)
    #expect(await terminal.run("preview", "left.json", "--diff-tab", "few").lines.count == 1)
  }

  @Test(arguments: [1, 2, 20, 59, 60, 61, 80, 120])
  func `no line is wider than asked, and colours change no words`(_ width: Int) async throws {
    let terminal = try terminal(Self.left, Self.right)
    let words = ["preview", "left.json", "--diff", "right.json", "--width", "\(width)"]
    let plain = await terminal.run(words).out
    for row in PaintedText(Array(plain.utf8), at: .none).rows { #expect(row.count <= width) }
    let painted = PaintedText(
      Array(await terminal.run(words + ["--color", "truecolor"]).out.utf8), at: .truecolor)
    #expect(painted.findings == [] && painted.plain == Array(plain.utf8))
  }
}
