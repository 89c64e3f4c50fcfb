package import Vitrine

/// Makes the bytes that turn one frame into the next: only rows that changed are written, each at its place.
///
/// Source: ECMA-48 for CUP, EL and SGR; the synchronized output of mode 2026, so that no half of a frame is seen.
package struct FramePainter: Sendable {
  private var paint: TextPaint
  /// The rows as they stand on the screen.
  private var shown: [[UInt8]] = []

  package init(paint: TextPaint) { self.paint = paint }

  /// Paints in another mode from now on; one that is not the terminal's own comes with its ground.
  package mutating func turn(to mode: ThemeMode, isGrounded: Bool = false) {
    paint.mode = mode
    paint.isGrounded = isGrounded
    forget()
  }

  /// Paints in another theme from now on.
  package mutating func turn(to theme: Theme) {
    guard paint.theme != theme else { return }
    paint.theme = theme
    forget()
  }

  /// Nothing is known of what stands on the screen: the next frame is written whole.
  package mutating func forget() { shown = [] }

  /// The bytes of a frame; none when nothing changed.
  package mutating func bytes(of frame: Frame) -> [UInt8] {
    var changed: [UInt8] = []
    var rows: [[UInt8]] = []
    rows.reserveCapacity(frame.rows.count)
    let ground = paint.groundCodes
    // What is erased takes the ground that is set.
    let erase =
      Array("\u{1B}[".utf8) + (ground.isEmpty ? Array("K".utf8) : ground + Array("m\u{1B}[K\u{1B}[0m".utf8))
    for (number, row) in frame.rows.enumerated() {
      var bytes: [UInt8] = []
      append(row, frame.columns, to: &bytes)
      if number >= shown.count || shown[number] != bytes {
        changed += "\u{1B}[\(number + 1);1H".utf8
        changed += erase
        changed += bytes
      }
      rows.append(bytes)
    }
    shown = rows
    return changed.isEmpty ? [] : Self.begin + changed + Self.end
  }

  private static let begin = Array("\u{1B}[?2026h".utf8)
  private static let end = Array("\u{1B}[?2026l".utf8)

  private mutating func append(_ row: Frame.Row, _ columns: Int, to bytes: inout [UInt8]) {
    if row.isBar { return append(row.line, "7", to: &bytes) }
    var cell = 0
    // What marks words would only hide a picture.
    let marks = row.marks.filter { !row.line.showsPicture(in: $0.cells) }
    for mark in marks where mark.cells.lowerBound >= cell {
      if cell < mark.cells.lowerBound {
        paint.append(row.line.part(cell..<mark.cells.lowerBound), at: cell, to: &bytes)
      }
      bytes += "\u{1B}[\(mark.cells.lowerBound + 1)G".utf8
      append(row.line.part(mark.cells), Self.codes(of: mark.kind), to: &bytes)
      cell = mark.cells.upperBound
      bytes += "\u{1B}[\(cell + 1)G".utf8
    }
    if marks.isEmpty {
      paint.append(row.line, to: &bytes)
    } else if cell < row.line.cells {
      paint.append(row.line.part(cell..<row.line.cells), at: cell, to: &bytes)
    }
  }

  /// Words in one look, without the colours of their own.
  private func append(_ line: TextLine, _ codes: String, to bytes: inout [UInt8]) {
    bytes += "\u{1B}[\(codes)m".utf8
    bytes += line.bytes
    bytes += "\u{1B}[0m".utf8
  }

  /// The parameters of SGR; none of them is a colour, so that they are seen without colours too.
  private static func codes(of kind: Frame.Mark.Kind) -> String {
    switch kind {
    case .focus, .cursor: "7"
    case .currentHit: "1;7"
    case .hit: "1;4"
    }
  }
}
