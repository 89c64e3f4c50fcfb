import VitrineUI

extension TextBlock {
  /// The piece in lines of at most so many cells.
  func lines(_ width: Int) -> [TextLine] {
    switch shape {
    case .words(let text): text.lines(width)
    case .units(let texts): Self.flowing(texts, width)
    case .column(let blocks): Self.stacked(blocks, width)
    case .row(let blocks): Self.beside(blocks, width)
    case .grid(let columns, let blocks): Self.gridded(blocks, columns: columns, width)
    case .carousel(let blocks, let words): Self.carried(blocks, width, words)
    case .list(let entries): Self.listed(entries, width)
    case .labelled(let label, let block): Self.labelled(label, block, width)
    case .aside(let block, let tone): Self.barred(block, tone, width)
    case .box(let text, let picture, let rows):
      PictureBox(text, picture, rows: rows, within: width).lines
    case .figure(let beside, let above, let words): Self.figured(beside, above, words, width)
    case .rule: Self.ruled(width)
    case .field(let label, let placeholder): Self.field(label, placeholder, width)
    }
  }

  /// One below the other, with the room between them that they want.
  static func stacked(_ blocks: [TextBlock], _ width: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var above: Spacing?
    for block in blocks {
      let piece = block.lines(width)
      guard !piece.isEmpty else { continue }
      if let above, wantsLine(between: above, block.spacing) { lines.append(TextLine()) }
      lines += piece
      above = block.spacing
    }
    return lines
  }

  private static func wantsLine(between above: Spacing, _ below: Spacing) -> Bool {
    switch (above, below) {
    case (_, .heading), (_, .roomy), (.roomy, _), (.paragraph, .paragraph): true
    default: false
    }
  }

  /// Short texts in lines; one that is longer than a line is broken by itself.
  static func flowing(_ texts: [TerminalText], _ width: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var line = TextLine()
    for text in texts where !text.clusters.isEmpty {
      if line.cells > 0, line.cells + gap + text.cells > width {
        lines.append(line)
        line = TextLine()
      }
      if text.cells > width {
        lines += text.lines(width)
        continue
      }
      if line.cells > 0 { line.append(" ", times: gap) }
      line.append(text, within: width)
    }
    if line.cells > 0 { lines.append(line) }
    return lines
  }

  /// Entries below each other, beside their marks; above each other where there is no room beside.
  ///
  /// Pictures with words beside them stand in as many columns as there is room for, as on a wide page.
  private static func listed(_ entries: [Entry], _ width: Int) -> [TextLine] {
    let (mark, indent) = room(beside: entries)
    let fitting = min(entries.count, (width + gap) / (narrowestFigure + gap))
    if fitting > 1, entries.contains(where: \.block.hasFigure) {
      return inColumns(entries, evenly(width, in: fitting)) { Self.lines(of: $0, mark, indent, $1) }
    }
    var lines: [TextLine] = []
    var above: Spacing?
    for entry in entries {
      let piece = Self.lines(of: entry, mark, indent, width)
      guard !piece.isEmpty else { continue }
      if let above, wantsLine(between: above, entry.block.spacing) { lines.append(TextLine()) }
      above = entry.block.spacing
      lines += piece
    }
    return lines
  }

  /// An entry beside its mark, which ends where the longest one does.
  private static func lines(of entry: Entry, _ mark: Int, _ indent: Int, _ width: Int) -> [TextLine] {
    let isNarrow = width < indent + narrowestColumn / 3
    let piece = entry.block.lines(isNarrow ? width : width - indent)
    guard !piece.isEmpty || !entry.mark.clusters.isEmpty else { return [] }
    if isNarrow { return entry.mark.lines(width) + piece }
    return (piece.isEmpty ? [TextLine()] : piece).enumerated().map { offset, content in
      var line = TextLine(
        bytes: indent + entry.mark.bytes.count + content.bytes.count, spans: content.spans.count + 3)
      if offset == 0, mark > 0 {
        line.pad(to: mark - entry.mark.cells)
        line.append(entry.mark, within: width)
      }
      line.pad(to: indent)
      line.append(content)
      return line
    }
  }

  private static func labelled(_ label: TerminalText, _ block: TextBlock, _ width: Int) -> [TextLine] {
    if label.cells + 1 + block.ideal <= width { return listed([Entry(mark: label, block: block)], width) }
    return label.lines(width)
      + (width < narrowestColumn ? block.lines(width) : moved(block, "  ", .plain, width))
  }

  private static func barred(_ block: TextBlock, _ tone: Tone, _ width: Int) -> [TextLine] {
    width < 4 ? block.lines(width) : moved(block, "▌ ", TextStyle(tone), width)
  }

  /// A piece with a mark before each of its lines.
  private static func moved(_ block: TextBlock, _ mark: TextMark, _ style: TextStyle, _ width: Int)
    -> [TextLine]
  {
    block.lines(width - mark.cells).map { content in
      var line = TextLine()
      line.append(mark, style)
      line.append(content)
      return line
    }
  }

  static func ruled(_ width: Int) -> [TextLine] {
    var line = TextLine()
    line.append("─", times: width, .frame)
    return [line]
  }
}
