import Testing
import Vitrine
import VitrineViewer

@Suite struct FrameTests {
  private static let tours = [
    "", "JJJ Tab Tab", "?", "d", "/ t i t l e", "G", "JJJJ Tab o", "9", "/ x x x Enter",
  ]

  @Test(arguments: [
    (0, 0), (1, 1), (2, 2), (5, 3), (19, 4), (20, 3), (20, 4), (40, 1), (3, 24), (80, 24), (200, 60),
  ])
  func `a frame has the rows of the screen, and none is wider`(_ columns: Int, _ rows: Int) async throws {
    let layout = Stage.layout.replacing("\"type\": \"choice\"", with: "\"type\": \"choic\"")
      .replacing("two text", with: "冬の👩‍👩‍👧コート ⌚︎ e\u{301} いろはにほへとちりぬるを")
    for tour in Self.tours {
      var viewer = try await Stage.viewer(layout, columns, rows)
      viewer.press(tour)
      for isFaulty in [false, true] {
        if isFaulty {
          viewer.show(Sight(page: nil, faults: viewer.diagnostics))
        }
        let frame = viewer.frame()
        #expect(frame.rows.count == (columns == 0 ? 0 : rows), "\(tour)")
        for row in frame.rows {
          #expect(row.line.cells <= columns)
          for mark in row.marks {
            #expect(mark.cells.upperBound <= columns)
          }
        }
        _ = viewer.handle(.click(column: columns, row: rows))
        _ = viewer.handle(.pageDown)
      }
    }
  }

  @Test func `the same frame is not painted twice, and only rows that changed are`() async throws {
    var viewer = try await Stage.viewer()
    var painter = FramePainter(paint: TextPaint())
    let first = painter.bytes(of: viewer.frame())
    #expect(first.starts(with: "\u{1B}[?2026h\u{1B}[1;1H\u{1B}[KShop".utf8))
    #expect(first.suffix(8).elementsEqual("\u{1B}[?2026l".utf8))
    #expect(painter.bytes(of: viewer.frame()).isEmpty)
    viewer.press("Tab")
    let focus = String(decoding: painter.bytes(of: viewer.frame()), as: UTF8.self)
    #expect(
      focus
        == "\u{1B}[?2026h\u{1B}[2;1H\u{1B}[K\u{1B}[1G\u{1B}[7m[All]\u{1B}[0m\u{1B}[6G  New  Old\u{1B}[?2026l"
    )
    painter.forget()
    #expect(painter.bytes(of: viewer.frame()).count > first.count)
  }

  @Test(arguments: ColourLevel.allCases)
  func `what is painted is seen as the frame says, at every level`(_ level: ColourLevel) async throws {
    var viewer = try await Stage.viewer(
      Stage.layout.replacing("two text", with: "冬の👩‍👩‍👧コート title"), 40, 12)
    var painter = FramePainter(paint: TextPaint(colours: level, hasLinks: true, isAnchored: true))
    var screen = Screen(columns: 40, rows: 12)
    for keys in ["", "j", "JJ Tab", "/", "t", "i", "t", "Enter", "n", "G", "?", "q", "Tab o", "K"] {
      viewer.press(keys)
      screen.write(painter.bytes(of: viewer.frame()))
      #expect(screen.text == viewer.frame().text, "after \(keys)")
      #expect(screen.faults.isEmpty)
    }
  }

  @Test(arguments: ColourLevel.allCases)
  func `colours that are not the terminal's own come with their ground`(_ level: ColourLevel) async throws {
    let viewer = try await Stage.viewer()
    var painter = FramePainter(paint: TextPaint(colours: level))
    painter.turn(to: .light, isGrounded: true)
    var screen = Screen(columns: 40, rows: 12)
    let bytes = painter.bytes(of: viewer.frame())
    screen.write(bytes)
    #expect(screen.text == viewer.frame().text)
    #expect(screen.faults.isEmpty)
    let ground = ["", "", "48;5;", "48;2;251;248;245"][level.rawValue]
    let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}[K")
    for row in rows.dropLast() where !ground.isEmpty { #expect(row.contains(ground)) }
    if level < .indexed { #expect(!String(decoding: bytes, as: UTF8.self).contains("48;")) }
    painter.turn(to: .dark)
    #expect(!String(decoding: painter.bytes(of: viewer.frame()), as: UTF8.self).contains("48;"))
  }

  @Test func `hostile text stands in no frame as it came`() async throws {
    let hostile = "\\u001b]0;title\\u0007\\u009b31m\\u202e\\u0000"
    let layout = """
      { "vitrine": 1, "id": "s", "title": "\(hostile)", "tabs": [ { "id": "a", "title": "\(hostile)", "modules": [
        { "id": "m", "type": "notice", "title": "\(hostile)", "data": { "title": "\(hostile)" } },
        { "id": "h", "type": "\(hostile)" } ] } ] }
      """
    for tour in Self.tours {
      var viewer = try await Stage.viewer(layout, 60, 20)
      viewer.press(tour)
      var painter = FramePainter(paint: TextPaint(colours: .truecolor, hasLinks: true, isAnchored: true))
      var screen = Screen(columns: 60, rows: 20)
      screen.write(painter.bytes(of: viewer.frame()))
      #expect(screen.faults.isEmpty)
      #expect(screen.text == viewer.frame().text)
    }
  }
}
