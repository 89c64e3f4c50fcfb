/// A line of the terminal: what stands in its cells.
///
/// Only ``TerminalText`` and marks of our own get in.
package struct TextLine: Sendable, Equatable {
  /// Cells that look alike, side by side; they begin where the span before ends.
  package struct Span: Sendable, Equatable {
    /// Where its bytes end.
    package fileprivate(set) var end: Int
    /// Where its cells end.
    package fileprivate(set) var endCell: Int
    package fileprivate(set) var look: TextLook
  }

  package private(set) var bytes: [UInt8] = []
  /// How many cells are taken.
  package private(set) var cells = 0
  /// How the cells look; they cover the line.
  package private(set) var spans: [Span] = []

  package init() {}

  /// A line that will take so many bytes and spans.
  init(bytes byteCount: Int, spans spanCount: Int) {
    bytes.reserveCapacity(byteCount)
    spans.reserveCapacity(spanCount)
  }

  /// Some signs of a text.
  ///
  /// A sign that is wider than the line may be becomes one cell of `…`.
  mutating func append(_ text: TerminalText, _ range: Range<Int>, within width: Int) {
    var taken = 0
    var isWhole = true
    for cluster in text.clusters[range] {
      taken += cluster.cells
      if cluster.cells > width { isWhole = false }
    }
    if isWhole {
      bytes += text.bytes(of: range)
      cells += taken
    } else {
      for offset in range {
        if text.clusters[offset].cells > width {
          TextMark.more.append(to: &bytes, times: 1)
          cells += TextMark.more.cells
        } else {
          bytes += text.bytes(of: offset..<offset + 1)
          cells += text.clusters[offset].cells
        }
      }
    }
    close(text.look)
  }

  /// A whole text.
  package mutating func append(_ text: TerminalText, within width: Int) {
    append(text, 0..<text.clusters.count, within: width)
  }

  package mutating func append(_ mark: TextMark, times: Int = 1, _ style: TextStyle = .plain) {
    append(mark, times: times, TextLook(style: style))
  }

  mutating func append(_ mark: TextMark, times: Int = 1, _ look: TextLook) {
    guard times > 0 else { return }
    mark.append(to: &bytes, times: times)
    cells += mark.cells * times
    close(look)
  }

  package mutating func append(_ line: TextLine) {
    let (end, endCell) = (bytes.count, cells)
    bytes += line.bytes
    cells += line.cells
    for span in line.spans {
      close(span.look, at: end + span.end, cell: endCell + span.endCell)
    }
  }

  /// Ends what was just written in a look.
  private mutating func close(_ look: TextLook) { close(look, at: bytes.count, cell: cells) }

  private mutating func close(_ look: TextLook, at end: Int, cell: Int) {
    let last = spans.count - 1
    guard last >= 0 else {
      if end > 0 { spans.append(Span(end: end, endCell: cell, look: look)) }
      return
    }
    guard end > spans[last].end else { return }
    if spans[last].look == look {
      spans[last].end = end
      spans[last].endCell = cell
    } else {
      spans.append(Span(end: end, endCell: cell, look: look))
    }
  }

  /// Spaces up to a cell.
  package mutating func pad(to cells: Int, _ style: TextStyle = .plain) {
    append(" ", times: cells - self.cells, style)
  }

  /// Some cells of the line; a sign that is only partly among them comes whole.
  package func part(_ cells: Range<Int>) -> TextLine {
    var part = TextLine()
    var (start, startCell) = (0, 0)
    var looks = spans[...]
    var look = looks.first?.look.part(cells, from: 0)
    for sign in signs {
      while let first = looks.first, first.end <= start {
        looks.removeFirst()
        look = looks.first?.look.part(cells, from: first.endCell)
      }
      if startCell < cells.upperBound, sign.endCell > cells.lowerBound || sign.endCell == startCell {
        part.bytes += bytes[start..<sign.end]
        part.cells += sign.endCell - startCell
        part.close(look ?? TextLook())
      }
      (start, startCell) = (sign.end, sign.endCell)
    }
    return part
  }

  /// The line with spaces before it, so that it ends at a cell.
  func moved(to cell: Int) -> TextLine {
    var line = TextLine()
    line.pad(to: cell - cells)
    line.append(self)
    return line
  }

  /// Makes the line the place of a picture, all of it in the link that holds the picture.
  mutating func mark(_ picture: TextPicture, _ target: TextTarget?) {
    for offset in spans.indices {
      spans[offset].look.picture = picture
      spans[offset].look.target = target
    }
  }

  /// The line with what is drawn of a picture in the picture's cells; its bytes stay what they are.
  func drawing(_ row: PictureRow, of picture: TextPicture) -> TextLine {
    var line = self
    line.spans = []
    for span in spans {
      guard span.look.picture === picture else {
        line.spans.append(span)
        continue
      }
      var whole = span
      whole.look = TextLook(style: .picture, target: span.look.target, picture: picture, drawn: row)
      if line.spans.last?.look.picture === picture { line.spans.removeLast() }
      line.spans.append(whole)
    }
    return line
  }

  /// Whether a picture is drawn in some of its cells.
  package func showsPicture(in cells: Range<Int>) -> Bool {
    var start = 0
    for span in spans {
      if span.look.drawn != nil, cells.overlaps(start..<span.endCell) { return true }
      start = span.endCell
    }
    return false
  }

  /// The line without spaces at its end.
  package var trimmed: ArraySlice<UInt8> { bytes[..<((bytes.lastIndex { $0 != 0x20 } ?? -1) + 1)] }
}

/// A mark of our own, in source and of at most eight bytes; every scalar of it takes one cell.
///
/// It allocates nothing, for there are some in every line.
package struct TextMark: ExpressibleByStringLiteral, Sendable {
  /// The bytes, the first of them lowest.
  private var packed: UInt64 = 0
  private var count = 0
  private(set) var cells = 0

  init(_ scalar: Unicode.Scalar) {
    for byte in String(scalar).utf8 { add(byte) }
  }

  package init(stringLiteral value: StaticString) {
    value.withUTF8Buffer { for byte in $0 { add(byte) } }
  }

  private mutating func add(_ byte: UInt8) {
    precondition(count < 8, "a mark of more than eight bytes")
    packed |= UInt64(byte) << (8 * UInt64(count))
    count += 1
    if byte & 0xC0 != 0x80 { cells += 1 }
  }

  fileprivate func append(to bytes: inout [UInt8], times: Int) {
    if count == 1 {
      bytes.append(contentsOf: repeatElement(UInt8(truncatingIfNeeded: packed), count: times))
      return
    }
    for _ in 0..<times {
      for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: packed >> (8 * UInt64(place)))) }
    }
  }

  /// Stands for what there is no room for.
  static let more: TextMark = "…"
}
