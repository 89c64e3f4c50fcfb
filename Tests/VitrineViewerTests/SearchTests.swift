import Testing
import Vitrine
import VitrineViewer

@Suite struct SearchTests {
  private func typed(_ text: String) -> [Key] { text.unicodeScalars.map { .typed($0) } }

  @Test(arguments: [
    ("title", 6, 5), ("TITLE", 6, 5), ("the one", 1, 4), ("nothing like it", 0, 0), ("", 0, 0), ("三", 0, 0),
    ("[all]", 1, 1), ("─ the", 6, 4), ("k", 1, 12), (" ", 0, 0),
  ])
  func `a search finds what is seen, whatever its case`(_ words: String, _ count: Int, _ line: Int)
    async throws
  {
    var viewer = try await Stage.viewer()
    viewer.press("/")
    for key in typed(words) { _ = viewer.handle(key) }
    let search = try #require(viewer.search)
    #expect(search.hits.count == count)
    #expect(search.hits.first?.line ?? 0 == line)
    if count > 0 {
      #expect(viewer.status.contains("1 of \(count) found"))
    } else if words.contains(where: { $0 != " " }) {
      #expect(viewer.status.contains("not found"))
    }
  }

  @Test func `hits are ranges of cells, not of bytes`() async throws {
    let layout = """
      { "vitrine": 1, "id": "s", "modules": [ { "id": "a", "type": "notice", "data": { "text": "冬のコート ÄRMEL 👍🏽x" } } ] }
      """
    for (words, cells) in [("コート", 6..<12), ("ärmel", 13..<18), ("x", 21..<22), ("👍🏽", 19..<21)] {
      var viewer = try await Stage.viewer(layout)
      viewer.press("/")
      for key in typed(words) { _ = viewer.handle(key) }
      #expect(viewer.search?.hits.map(\.cells) == [cells], "\(words)")
    }
  }

  @Test func `the view follows the search as it is typed, and comes back when it ends`() async throws {
    var viewer = try await Stage.viewer()
    viewer.press("/")
    for key in typed("five t") { _ = viewer.handle(key) }
    #expect(viewer.search?.current == 0)
    #expect(viewer.text.contains("five title"))
    #expect(viewer.top == 27)
    for _ in "five t" { _ = viewer.handle(.backspace) }
    #expect(viewer.top == 0)
    _ = viewer.handle(.backspace)
    #expect(viewer.search == nil)
    viewer.press("/")
    for key in typed("five") { _ = viewer.handle(key) }
    _ = viewer.handle(.escape)
    #expect(viewer.top == 0)
    #expect(viewer.search == nil)
  }

  @Test func `n and N go from hit to hit, round and round`() async throws {
    var viewer = try await Stage.viewer()
    viewer.press("/")
    for key in typed("title") + [.enter] { _ = viewer.handle(key) }
    var lines: [Int] = []
    for _ in 0..<7 {
      viewer.press("n")
      lines.append(viewer.search.flatMap { search in search.current.map { search.hits[$0].line } } ?? -1)
    }
    #expect(lines == [9, 27, 31, 35, 39, 5, 9])
    viewer.press("N N")
    #expect(viewer.search?.current == 5)
    // After scrolling away, n finds the next one below the top.
    viewer.press("g n")
    #expect(viewer.search?.current == 0)
    viewer.press("Esc n")
    #expect(viewer.text.contains("nothing is searched for"))
  }

  @Test func `keys are words while a search is typed, and pasted text too`() async throws {
    var viewer = try await Stage.viewer()
    #expect(viewer.press("/q r t") == .nothing)
    #expect(viewer.handle(.pasted("\u{1B}[31m\nx")) == .nothing)
    #expect(viewer.search?.words == "qrt\u{1B}[31m\nx")
    #expect(viewer.status.utf8.allSatisfy { $0 >= 0x20 })
    _ = viewer.handle(.control("u"))
    #expect(viewer.search?.words == "")
    for key in typed("one two") + [.control("w")] { _ = viewer.handle(key) }
    #expect(viewer.search?.words == "one ")
    _ = viewer.handle(.pasted(String(repeating: "long ", count: 1_000)))
    #expect(viewer.search?.words.unicodeScalars.count == 200)
    for row in viewer.frame().rows { #expect(row.line.cells <= 40) }
    #expect(viewer.handle(.control("c")) == .nothing)
    #expect(viewer.search == nil)
    #expect(viewer.handle(.control("c")) == .quit)
  }
}
