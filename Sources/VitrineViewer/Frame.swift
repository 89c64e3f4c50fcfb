package import Vitrine

/// What stands on the screen: as many rows as it has, none wider than it is.
package struct Frame: Sendable {
  /// One row of the screen.
  package struct Row: Sendable {
    package var line: TextLine
    /// Cells that stand out from the others: they don't overlap, and the first comes first.
    package var marks: [Mark] = []
    /// Whether the whole row stands out.
    package var isBar = false
  }

  /// Cells that stand out.
  package struct Mark: Sendable, Equatable {
    package enum Kind: Sendable { case focus, hit, currentHit, cursor }
    package let cells: Range<Int>
    package let kind: Kind
  }

  package var rows: [Row] = []
  /// How many cells a row has.
  package let columns: Int

  /// The rows as plain text, for a test or a look at it.
  package var text: [String] { rows.map { String(decoding: $0.line.trimmed, as: UTF8.self) } }
}

extension Viewer {
  /// What stands on the screen now.
  package func frame() -> Frame {
    var frame = Frame(columns: columns)
    guard columns > 0 else { return frame }
    switch overlay {
    case .help(let top): frame.rows += part(of: helpLines, from: top)
    case .allDiagnostics(let top): frame.rows += part(of: diagnosticLines, from: top)
    case .nothing, .diagnostics:
      frame.rows += bannerLines.prefix(bannerRows).map { Frame.Row(line: $0) }
      frame.rows += pagePart()
      frame.rows += panelLines.prefix(panelRows).map { Frame.Row(line: $0) }
    }
    frame.rows += noticeLines.prefix(noticeRows).map { Frame.Row(line: $0) }
    if statusRows > 0 { frame.rows.append(statusRow) }
    return frame
  }

  // How the rows are shared out

  var statusRows: Int { rows > 1 ? 1 : 0 }
  /// What is left for the page and what is laid over it.
  var viewRows: Int { max(0, rows - statusRows - noticeRows) }
  var noticeRows: Int { min(noticeLines.count, max(0, rows - 2)) }
  /// The last good page stays in view: what is over it takes a part only.
  var bannerRows: Int { min(bannerLines.count, min(4, viewRows / 2)) }
  var panelRows: Int {
    guard overlay == .diagnostics else { return 0 }
    return min(panelLines.count, max(0, viewRows - bannerRows) / 2)
  }
  package var pageRows: Int { max(0, viewRows - bannerRows - panelRows) }

  private func pagePart() -> [Frame.Row] {
    guard let page else { return Array(repeating: Frame.Row(line: TextLine()), count: pageRows) }
    return (top..<top + pageRows).map { number in
      guard page.lines.indices.contains(number) else { return Frame.Row(line: TextLine()) }
      return Frame.Row(line: page.lines[number], marks: marks(at: number))
    }
  }

  private func part(of lines: [TextLine], from top: Int) -> [Frame.Row] {
    (top..<top + viewRows).map { Frame.Row(line: lines.indices.contains($0) ? lines[$0] : TextLine()) }
  }

  /// What stands out on a line of the page: hits, and where none is, the focus.
  private func marks(at number: Int) -> [Frame.Mark] {
    var marks: [Frame.Mark] = []
    if let search {
      for (offset, hit) in search.hits.enumerated() where hit.line == number {
        marks.append(Frame.Mark(cells: hit.cells, kind: offset == search.current ? .currentHit : .hit))
      }
    }
    guard let focus, targets[focus].lines.contains(number), let line = page?.lines[number] else {
      return marks
    }
    let target = targets[focus].thing
    var cell = 0
    for span in line.spans {
      let cells = cell..<span.endCell
      cell = span.endCell
      if span.look.target === target, !marks.contains(where: { $0.cells.overlaps(cells) }) {
        marks.append(Frame.Mark(cells: cells, kind: .focus))
      }
    }
    return marks.sorted { $0.cells.lowerBound < $1.cells.lowerBound }
  }
}
