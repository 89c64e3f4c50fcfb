import Testing
import Vitrine
import VitrineBuiltIn
import VitrineViewer

/// What stays when the page is drawn anew: the place, the selections, the last good page.
@Suite struct KeepingTests {
  private func edited(_ edit: (String) -> String) async throws -> Sight {
    try await Stage.sight(edit(Stage.layout))
  }

  private static let edits: [(what: String, find: String, put: String, keys: String, line: String)] = [
    ("a module before it is gone", Stage.notice("one") + ",", "", "JJJJJ j", "▌ three title"),
    (
      "a module before it is new", Stage.notice("one"), Stage.notice("zero") + "," + Stage.notice("one"),
      "JJJJJ j", "▌ three title"
    ),
    ("the module itself is gone", Stage.notice("two") + ",", "", "JJ", "For whom: (•) Adults  ( ) Kids"),
    (
      "a hole is where it was", "\"three\", \"type\": \"notice\"", "\"three\", \"type\": \"notic\"", "JJJJJ",
      "┌┄"
    ),
    ("nothing changed", "", "", "JJ j j", "▌ two text"),
    ("the text is another", "two text", "other text", "JJ j j", "▌ other text"),
  ]

  @Test(arguments: edits)
  func `a page that is read again stays where it was`(
    _ what: String, _ find: String, _ put: String, _ keys: String, _ line: String
  ) async throws {
    var viewer = try await Stage.viewer(isWatching: true)
    viewer.press(keys)
    viewer.show(try await edited { find.isEmpty ? $0 : $0.replacing(find, with: put) })
    #expect(viewer.frame().text[0].hasPrefix(line), "\(what)")
  }

  @Test(arguments: [(80, 24), (20, 12), (40, 5), (200, 12), (120, 50)])
  func `another size keeps the module at the top`(_ columns: Int, _ rows: Int) async throws {
    var viewer = try await Stage.viewer()
    viewer.press("JJJJ")
    #expect(viewer.moduleID == "hero")
    viewer.resize(columns: columns, rows: rows)
    #expect(viewer.moduleID == "hero")
    #expect(viewer.frame().rows.count == rows)
    #expect(viewer.text.contains("Hero"))
    viewer.resize(columns: 40, rows: 12)
    #expect(viewer.moduleID == "hero")
  }

  @Test func `a layout that cannot be read any more leaves the last good page, and says why above it`()
    async throws
  {
    var viewer = try await Stage.viewer(isWatching: true)
    viewer.press("JJ")
    let fault: [Diagnostic]
    do throws(LayoutRefused) {
      _ = try Engine(.builtIn).plan(Array("{ \"vitrine\": 1,, }".utf8), named: "shop.json")
      fault = []
    } catch { fault = error.diagnostics }
    #expect(!fault.isEmpty)
    viewer.show(Sight(page: nil, faults: fault))
    let text = viewer.frame().text
    #expect(text[0].hasPrefix("this is the last good page;"))
    #expect(viewer.text.contains("1:16: error"))
    #expect(viewer.text.contains("two title"))
    #expect(viewer.status.contains("1 error"))
    // A click still meets the line that is seen there.
    let row = try #require(viewer.frame().text.firstIndex { $0.contains("Kids") })
    _ = viewer.handle(.click(column: 26, row: row))
    #expect(viewer.text.contains("(•) Kids"))
    viewer.show(try await Stage.sight())
    #expect(viewer.frame().text[0].hasPrefix("── The two"))
    #expect(!viewer.status.contains("error"))
    #expect(viewer.status.contains("8 of") || viewer.status.contains("line 9"))
  }

  @Test func `diagnostics stand below the page, then instead of it, then nowhere`() async throws {
    let holes = (1...9).map { "{ \"id\": \"hole-\($0)\", \"type\": \"bannr\" }" }.joined(separator: ", ")
    var viewer = try await Stage.viewer(
      Stage.layout.replacing(Stage.notice("six"), with: holes), 80, 12)
    #expect(viewer.status.contains("9 errors"))
    viewer.press("d")
    #expect(viewer.text.contains("── 9 errors ──"))
    #expect(viewer.text.contains("one title"))
    #expect(viewer.text.contains("did you mean \"banner\"?"))
    viewer.press("j")
    #expect(viewer.top == 1)
    viewer.press("d")
    #expect(!viewer.text.contains("one title"))
    let first = viewer.text
    viewer.press("j")
    #expect(viewer.text != first)
    viewer.press("d")
    #expect(viewer.text.contains("one title"))
    #expect(!viewer.text.contains("did you mean"))
  }
}
