/// A line of the terminal: what stands in its cells.
///
/// Only ``TerminalText`` and marks of our own get in.
package struct TextLine: Sendable, Equatable {
  package private(set) var bytes: [UInt8] = []
  /// How many cells are taken.
  package private(set) var cells = 0

  package init() {}

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
      return
    }
    for offset in range {
      if text.clusters[offset].cells > width {
        append("…")
      } else {
        bytes += text.bytes(of: offset..<offset + 1)
        cells += text.clusters[offset].cells
      }
    }
  }

  /// A whole text.
  mutating func append(_ text: TerminalText, within width: Int) {
    append(text, 0..<text.clusters.count, within: width)
  }

  mutating func append(_ mark: TextMark) { append(mark, times: 1) }

  mutating func append(_ mark: TextMark, times: Int) {
    for _ in 0..<max(0, times) {
      bytes += mark.bytes
      cells += mark.cells
    }
  }

  mutating func append(_ line: TextLine) {
    bytes += line.bytes
    cells += line.cells
  }

  /// Spaces up to a cell.
  mutating func pad(to cells: Int) { append(" ", times: cells - self.cells) }

  /// The line with spaces before it, so that it ends at a cell.
  func moved(to cell: Int) -> TextLine {
    var line = TextLine()
    line.pad(to: cell - cells)
    line.append(self)
    return line
  }

  /// The line without spaces at its end.
  var trimmed: ArraySlice<UInt8> { bytes[..<((bytes.lastIndex { $0 != 0x20 } ?? -1) + 1)] }
}

/// A mark of our own, in source; every scalar of it takes one cell.
struct TextMark: ExpressibleByStringLiteral, Sendable {
  let bytes: [UInt8]
  let cells: Int

  init(_ scalar: Unicode.Scalar) {
    bytes = Array(String(scalar).utf8)
    cells = 1
  }

  init(stringLiteral value: StaticString) {
    let string = value.description
    bytes = Array(string.utf8)
    cells = string.unicodeScalars.count
  }
}
