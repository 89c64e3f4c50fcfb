import Foundation
import Testing
import Vitrine
import VitrineTesting

/// A page as a tree, by the front door.
@Suite struct TreeTests {
  static let layout = """
    { "vitrine": 1, "id": "home", "title": "Shop", "locale": "en", "tabs": [ { "id": "all", "title": "All", "modules": [
      { "id": "news", "type": "notice", "data": { "text": "Late parcels", "tone": "warning" } },
      { "id": "goods", "type": "ranking", "title": "Best", "data": { "items": [
        { "id": "a", "name": "Knit", "link": "https://shop.example/a", "badges": [ { "text": "SALE", "tone": "sale" } ],
          "price": { "minorUnits": 1980, "currency": "JPY" }, "was": { "minorUnits": 2980, "currency": "JPY" },
          "picture": { "url": "knit.png", "alt": "A knit" } } ] } },
      { "id": "none", "type": "grid", "data": { "items": [] } },
      { "id": "secret", "type": "nothing", "fallback": "hide" },
      { "id": "gone", "type": "nothing" } ] } ] }
    """

  private func tree(_ options: String..., width: Int = 80) async throws -> String {
    let terminal = try Terminal()
    try terminal.write(Self.layout, to: "home.json")
    return await terminal.run(["preview", "home.json", "--tree", "--width", "\(width)"] + options).out
  }

  @Test func `a tree has the modules and the words that they draw`() async throws {
    #expect(
      try await tree() == """
        screen Shop  [All]
        ├─ notice news  slot 1  line 5
        │  └─ group callout
        │     └─ text Late parcels
        ├─ ranking goods  slot 2  lines 7–12  Best
        │  └─ list ordered  1 entry
        │     └─ item 1.  a
        │        └─ group card
        │           └─ link https://shop.example/a  goods@2/a@1
        │              └─ stack horizontal
        │                 ├─ ordinal 1.
        │                 ├─ image A knit  3:4
        │                 └─ group details
        │                    ├─ name Knit
        │                    ├─ price ¥1,980  (was ¥2,980)
        │                    └─ group facts
        │                       └─ badge [SALE]
        ├─ grid none  slot 3  collapsed: it has no items
        ├─ nothing secret  slot 4  hidden: no plugin draws "nothing"; there are "articl…
        └─ nothing gone  slot 5  hole: no plugin draws "nothing"; there are "article",…

        """)
  }

  @Test func `what a depth cuts says what it is about`() async throws {
    let cut = try await tree("--depth", "3").split(separator: "\n").map(String.init)
    #expect(cut.contains("│     └─ item 1.  a  Knit"))
    #expect(try await tree("--depth", "2").contains("└─ group callout  Late parcels"))
    #expect(
      try await tree("--depth", "5").contains("link https://shop.example/a  goods@2/a@1  Knit\n"))
    #expect(try await tree("--depth", "4").contains("item 1.  a\n"))
  }

  @Test func `a depth cuts the tree`() async throws {
    let whole = try await tree().split(separator: "\n")
    #expect(try await tree("--depth", "1").split(separator: "\n").count == 6)
    #expect(try await tree("--depth", "99").split(separator: "\n") == whole)
    let terminal = try Terminal()
    try terminal.write(Self.layout, to: "home.json")
    for words in [
      ["--tree", "--depth", "0"], ["--tree", "--depth", "x"], ["--depth", "2"],
      ["--tree", "--diff", "home.json"], ["--tree", "--pictures", "crayons"],
    ] {
      #expect(await terminal.run(["preview", "home.json"] + words).code == 64)
    }
  }

  @Test(arguments: [1, 2, 3, 10, 20, 40, 80])
  func `no line of a tree is wider than asked`(_ width: Int) async throws {
    for row in PaintedText(Array(try await tree(width: width).utf8), at: .none).rows {
      #expect(row.count <= width)
    }
    #expect(try await tree("--color", "256", width: width).contains("\u{1B}[38;5;"))
  }

  @Test(arguments: ["home", "jobs", "feed"])
  func `every layout of ours has a tree`(_ name: String) async throws {
    let terminal = try Terminal()
    for width in [20, 80] {
      for level in [ColourLevel.none, .truecolor] {
        let ending = await terminal.run(
          "preview", Package.root.appending(path: "Layouts/\(name).json").path, "--tree", "--width",
          "\(width)", "--color",
          level == .none ? "never" : "truecolor")
        #expect(ending.code == 0)
        let judged = PaintedText(Array(ending.out.utf8), at: level)
        #expect(judged.findings == [])
        #expect(judged.rows.allSatisfy { $0.count <= width })
      }
    }
  }
}
