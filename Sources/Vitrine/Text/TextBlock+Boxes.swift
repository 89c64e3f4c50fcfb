extension TextBlock {
  /// Lines in a box; each is moved to the right by as many cells as asked.
  static func framed(
    _ content: [TextLine], _ width: Int, top: EdgeMarks, side: TextMark, bottom: EdgeMarks,
    indent: (TextLine) -> Int = { _ in 0 }
  ) -> [TextLine] {
    var lines = [top.line(width)]
    for piece in content {
      var line = TextLine(bytes: piece.bytes.count + width + 4, spans: piece.spans.count + 4)
      line.append(side, .frame)
      line.pad(to: 2 + indent(piece))
      line.append(piece)
      line.pad(to: width - 1)
      line.append(side, .frame)
      lines.append(line)
    }
    lines.append(bottom.line(width))
    return lines
  }

  /// `[ label: placeholder____ ]`; just its words where there is no room for a field.
  static func field(_ label: TerminalText, _ placeholder: TerminalText, _ width: Int) -> [TextLine] {
    let whole = min(width, max(fieldCells, label.cells + placeholder.cells + 7))
    // "[ ", ": ", " ]" and at least six cells of the field.
    guard label.cells + 12 <= whole else { return flowing([label, placeholder], width) }
    let words = placeholder.cut(to: whole - label.cells - 7)
    var line = TextLine()
    line.append("[ ", label.look)
    line.append(label, within: width)
    line.append(": ", label.look)
    line.append(words)
    line.append("_", times: whole - 2 - line.cells, placeholder.look)
    line.append(" ]", label.look)
    return [line]
  }

  /// The three marks of a box's upper or lower edge: left, middle, right.
  struct EdgeMarks {
    private let left: TextMark
    private let middle: TextMark
    private let right: TextMark

    init(_ left: TextMark, _ middle: TextMark, _ right: TextMark) {
      (self.left, self.middle, self.right) = (left, middle, right)
    }

    func line(_ width: Int) -> TextLine {
      var line = TextLine(bytes: 3 * width, spans: 1)
      line.append(left, .frame)
      line.append(middle, times: width - 2, .frame)
      line.append(right, .frame)
      return line
    }
  }
}
