import Testing
import Vitrine
import VitrineViewer

/// Keys change what is seen: the state machine as tables.
@Suite struct ViewerTests {
  // 41 lines of page on 12 rows: 11 lines are seen, the last row says where one is.
  private static let moves: [(keys: String, top: Int, module: String?)] = [
    ("", 0, "one"), ("j", 1, "one"), ("Down Down", 2, "one"), ("k", 0, "one"), ("jjjk", 2, "one"),
    ("Space", 10, "two"), ("PgDn PgDn", 20, "hero"), ("PgDn PgUp", 0, "one"), ("f b", 0, "one"),
    ("G", 30, "four"), ("End Home", 0, "one"), ("G g", 0, "one"), ("G j PgDn", 30, "four"),
    ("WheelDown", 3, "one"), ("WheelDown WheelUp WheelUp", 0, "one"),
    // The first module is not at the top yet; after that each step is a module.
    ("J", 4, "one"), ("JJ", 8, "two"), ("]]]", 12, "who"), ("JJJJ", 14, "hero"), ("JJJJK", 12, "who"),
    ("JJ[", 4, "one"), ("K", 4, "one"),
    // The last ones cannot come to the top; they are gone to all the same.
    ("JJJJJJJJ", 30, "six"), ("JJJJJJJJJJJ", 30, "six"), ("JJJJJJJJK", 30, "five"),
    // Back from the middle of a module is its start.
    ("JJ j K", 8, "two"), ("JJ j J", 12, "who"),
    // Scrolling forgets the module that was gone to.
    ("JJJJJJJJ k", 29, "four"),
  ]

  @Test(arguments: moves)
  func `keys scroll and go to modules`(_ keys: String, _ top: Int, _ module: String?) async throws {
    var viewer = try await Stage.viewer()
    #expect(viewer.press(keys) == .nothing)
    #expect(viewer.top == top)
    #expect(viewer.moduleID == module)
    #expect(viewer.status.contains(" · \(module ?? "") "))
    #expect(viewer.status.contains("line \(top + 1) of 41"))
  }

  private static let effects: [(keys: String, effect: Effect)] = [
    ("q", .quit), ("r", .reload), ("Right", .tab("new")), ("L", .tab("new")), ("Left", .nothing),
    ("H", .nothing),
    ("2", .tab("new")), ("3", .tab("old")), ("1", .nothing), ("4", .nothing), ("9", .nothing),
    ("0", .nothing),
    ("?q", .nothing), ("?q q", .quit), ("/q", .nothing), ("/q Esc q", .quit), ("x", .nothing),
    ("t", .repaint),
    ("Tab Enter", .nothing), ("Tab Tab Enter", .tab("new")), ("Tab Tab Tab Enter", .tab("old")),
  ]

  @Test(arguments: effects)
  func `keys ask others for what a viewer cannot do`(_ keys: String, _ effect: Effect) async throws {
    var viewer = try await Stage.viewer()
    #expect(viewer.press(keys) == effect)
    #expect(viewer.handle(.control("l")) == .repaint)
  }

  private static let focuses: [(keys: String, label: String?, top: Int)] = [
    ("", nil, 0), ("Tab", "All", 0), ("Tab Tab", "New", 0), ("Tab BackTab", "Snow", 14),
    ("Tab BackTab BackTab", "Hero", 13),
    ("Tab Tab Tab Tab", "Adults", 3), ("JJ Tab", "Adults", 8), ("G Tab", "All", 0), ("G BackTab", "Snow", 15),
    ("Tab Esc", nil, 0), ("BackTab", "Old", 0), ("Tab G Tab", "All", 0),
  ]

  @Test(arguments: focuses)
  func `tab goes from link to choice and shows them`(_ keys: String, _ label: String?, _ top: Int)
    async throws
  {
    var viewer = try await Stage.viewer()
    viewer.press(keys)
    #expect(viewer.focusLabel == label)
    #expect(viewer.top == top)
  }

  @Test func `a choice shows what was picked, and keeps it when the page is read again`() async throws {
    var viewer = try await Stage.viewer()
    #expect(viewer.press("JJJ Tab Tab Enter") == .nothing)
    #expect(viewer.text.contains("For whom: ( ) Adults  (•) Kids"))
    #expect(viewer.focusLabel == "Kids")
    viewer.show(try await Stage.sight())
    #expect(viewer.text.contains("For whom: ( ) Adults  (•) Kids"))
    #expect(viewer.focusLabel == "Kids")
    #expect(viewer.top == 11)
    // A module that comes before it moves it; what was picked stays picked.
    viewer.show(
      try await Stage.sight(
        Stage.layout.replacing(Stage.notice("one"), with: Stage.notice("zero") + "," + Stage.notice("one"))))
    #expect(viewer.text.contains("For whom: ( ) Adults  (•) Kids"))
    #expect(viewer.focusLabel == "Kids")
    viewer.press("BackTab Enter")
    #expect(viewer.text.contains("For whom: (•) Adults  ( ) Kids"))
  }

  @Test(arguments: [
    ("JJJJ Tab o", "/all"), ("JJJJ Tab Tab Enter", "/snow"), ("JJJ Tab o", "picks who = a"),
    ("Tab o", "shows the tab all"),
    ("o", "Tab goes to the next link"), ("Enter", "Tab goes to the next link"), ("9", "there are 3 tabs"),
    ("n", "nothing is searched for"), ("d", "no errors, no warnings"), ("t", "colours: light"),
  ])
  func `the viewer says what was asked for until the next key`(_ keys: String, _ words: String) async throws {
    var viewer = try await Stage.viewer()
    viewer.press(keys)
    #expect(viewer.text.contains(words))
    viewer.press("x")
    #expect(!viewer.text.contains(words))
  }

  @Test func `that there are no errors is said by a key, and taken away by the same`() async throws {
    var viewer = try await Stage.viewer()
    for isSaid in [true, false, true] {
      viewer.press("d")
      #expect(viewer.text.contains("no errors, no warnings") == isSaid)
    }
  }

  @Test func `a click follows what stands under it`() async throws {
    var viewer = try await Stage.viewer()
    #expect(viewer.handle(.click(column: 8, row: 1)) == .tab("new"))
    #expect(viewer.handle(.click(column: 30, row: 0)) == .nothing)
    viewer.press("JJJ")
    #expect(viewer.handle(.click(column: 26, row: 0)) == .nothing)
    #expect(viewer.text.contains("(•) Kids"))
    #expect(viewer.handle(.click(column: 2, row: 8)) == .nothing)
    #expect(viewer.text.contains("/snow"))
    for (column, row) in [(0, 11), (39, 11), (40, 0), (10_000, 10_000)] {
      #expect(viewer.handle(.click(column: column, row: row)) == .nothing)
    }
  }

  @Test func `another tab begins at its first line`() async throws {
    var viewer = try await Stage.viewer()
    viewer.press("G Tab")
    viewer.show(try await Stage.sight(tab: "new"))
    #expect(viewer.top == 0)
    #expect(viewer.focusLabel == nil)
    #expect(viewer.status.contains("New · fresh"))
    #expect(viewer.press("L") == .tab("old"))
    #expect(viewer.press("H") == .tab("all"))
  }

  @Test func `the help is laid over and taken away`() async throws {
    var viewer = try await Stage.viewer()
    viewer.press("JJ ?")
    #expect(viewer.text.contains("── keys ──"))
    #expect(!viewer.text.contains("two title"))
    viewer.press("G")
    #expect(viewer.text.contains("quit"))
    viewer.press("Esc")
    #expect(viewer.text.contains("two title"))
    #expect(viewer.top == 8)
  }
}

extension Viewer {
  var moduleID: String? {
    currentModule.flatMap { number in page?.sections.filter { !$0.lines.isEmpty }[number].id }
  }

  var focusLabel: String? {
    guard let page, let focus else { return nil }
    return String(decoding: page.targets[focus].thing.label.bytes, as: UTF8.self)
  }
}
