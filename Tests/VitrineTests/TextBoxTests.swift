import Testing
import VitrineUI

@testable import Vitrine

/// Who gets which cells: columns, boxes and their borders.
@Suite struct TextBoxTests {
  let stage = Stage()

  private func lines(_ seed: Int, _ kind: TreeMaker.Kind, _ width: Int) -> [TextLine] {
    let nodes = stage.recorded { $0.play(TreeMaker.tree(UInt64(seed), words: 40, kind)) }.nodes
    return stage.medium(width).lines(of: nodes)
  }

  @Test func `columns of a grid are alike and leave less than one cell each empty`() {
    for width in 1...200 {
      for count in 1...12 where count + TextBlock.gap * (count - 1) <= width {
        let widths = TextBlock.evenly(width, in: count)
        #expect(widths.count == count && Set(widths).count == 1)
        #expect((0..<count).contains(width - widths.reduce(0, +) - TextBlock.gap * (count - 1)))
      }
    }
  }

  static let shares: [(room: Int, cells: [Int], shares: [Int])] = [
    (40, [10, 20], [10, 20]), (30, [10, 20], [10, 20]), (29, [10, 20], [10, 19]), (26, [14, 40], [13, 13]),
    (50, [40, 40], [25, 25]), (51, [40, 40], [25, 26]), (52, [13, 60, 60], [13, 19, 20]),
    (70, [20, 30, 60], [20, 25, 25]), (36, [30, 30, 30], [12, 12, 12]), (1, [], []),
  ]

  @Test(arguments: shares)
  func `what is missing is taken from those that want most`(_ room: Int, _ cells: [Int], _ shares: [Int]) {
    // Text that may break anywhere is readable in twelve cells.
    let blocks = cells.map { cells in
      TextBlock(.words(TerminalText(String(repeating: "ｱ", count: cells))))
    }
    #expect(TextBlock.shared(room, among: blocks) == shares)
  }

  @Test(arguments: 1...40)
  func `pieces side by side get all the room, and none more than it wants`(_ seed: Int) {
    let blocks = (0..<1 + seed % 5).map { entry in
      TextBlock(.words(TerminalText(TreeMaker.text(UInt64(seed * 10 + entry)).description)))
    }
    let least = blocks.reduce(0) { $0 + $1.least }
    let ideal = blocks.reduce(0) { $0 + $1.ideal }
    for room in least...max(least, 200) {
      let widths = TextBlock.shared(room, among: blocks)
      #expect(widths.reduce(0, +) == min(room, ideal))
      #expect(zip(widths, blocks).allSatisfy { $0 >= $1.least && $0 <= $1.ideal })
    }
  }

  @Test(arguments: 61...70)
  func `neighbours never share a cell`(_ seed: Int) {
    for width in 1...200 {
      let lines = lines(seed, .shelves, width)
      let page = TextPage(width: width, lines: lines, sections: [], diagnostics: [])
      let spots = page.targets
      for (number, one) in spots.enumerated() {
        #expect(one.cells.upperBound <= width)
        for other in spots[(number + 1)...] {
          #expect(
            !one.lines.overlaps(other.lines) || !one.cells.overlaps(other.cells),
            "\(width): \(one.lines) \(one.cells) and \(other.lines) \(other.cells)")
        }
      }
    }
  }

  @Test func `shelves have neighbours to speak of`() {
    let pages = (61...80).map { seed in
      TextPage(width: 120, lines: lines(seed, .shelves, 120), sections: [], diagnostics: [])
    }
    #expect(pages.allSatisfy { $0.targets.count > 10 })
    let beside = pages.filter { page in page.targets.contains { $0.cells.lowerBound > 20 } }
    #expect(beside.count > 10)
  }

  @Test(arguments: 81...92)
  func `no border ends at the side of another`(_ seed: Int) {
    for width in [1, 2, 5, 6, 7, 8, 17, 18, 30, 40, 57, 80, 120, 200] {
      let lines = lines(seed, .any, width)
      #expect(halfJoined(lines) == [], "\(width)")
    }
  }

  @Test func `a border that ends at another would be seen`() {
    var lines = [TextLine(), TextLine()]
    lines[0].append("│ ")
    lines[1].append("──")
    #expect(halfJoined(lines) == ["0:0"])
    lines[1] = TextLine()
    lines[1].append("┴─")
    #expect(halfJoined(lines) == [])
  }

  /// Where a border's arm meets a border that has no arm towards it.
  private func halfJoined(_ lines: [TextLine]) -> [String] {
    let cells = lines.map { signs(in: $0) }
    var found: [String] = []
    for (row, line) in cells.enumerated() {
      for (column, sign) in line.enumerated() {
        guard let arms = Self.arms[sign] else { continue }
        if column + 1 < line.count, let beside = Self.arms[line[column + 1]],
          arms.contains("r") != beside.contains("l")
        {
          found.append("\(row):\(column)")
        }
        if row + 1 < cells.count, column < cells[row + 1].count,
          let under = Self.arms[cells[row + 1][column]],
          arms.contains("d") != under.contains("u")
        {
          found.append("\(row):\(column)")
        }
      }
    }
    return found
  }

  private static let arms: [Unicode.Scalar: Set<Character>] = [
    "─": ["l", "r"], "┄": ["l", "r"], "━": ["l", "r"], "│": ["u", "d"], "┆": ["u", "d"], "┌": ["r", "d"],
    "┐": ["l", "d"], "└": ["u", "r"], "┘": ["u", "l"], "├": ["u", "d", "r"], "┤": ["u", "d", "l"],
    "┬": ["l", "r", "d"], "┴": ["l", "r", "u"], "┼": ["l", "r", "u", "d"],
  ]

  /// The first scalar of what stands in each cell of a line.
  private func signs(in line: TextLine) -> [Unicode.Scalar] {
    String(decoding: line.bytes, as: UTF8.self).flatMap { character in
      let scalar = character.unicodeScalars.first ?? " "
      return Array(repeating: scalar, count: scalar == " " ? 1 : TerminalText(String(character)).cells)
    }
  }
}
