import VitrineUI

/// A page of text with its pictures drawn; lines, cells and plain text are those of the page without.
package struct TextGallery: Sendable {
  /// A picture as pixels, which goes over the empty cells of lines that are written already.
  package struct Overlay: Sendable {
    package let drawing: PictureDrawing
    /// The lines and cells that it covers.
    package let lines: Range<Int>
    package let cells: Range<Int>
  }

  /// The page; where a picture is drawn as cells its lines say so.
  package let page: TextPage
  private let overlays: [Int: [Overlay]]

  /// A page whose pictures are not drawn.
  package init(_ page: TextPage) {
    self.page = page
    overlays = [:]
  }

  /// Draws the pictures of a page, each for so many columns and rows; where there is no drawing the words stay.
  package init(_ page: TextPage, draw: (TextPicture, _ columns: Int, _ rows: Int) -> PictureDrawing?) {
    var lines = page.lines
    var overlays: [Int: [Overlay]] = [:]
    for spot in page.pictures {
      let frame = PictureFrame(spot)
      guard let drawing = draw(spot.thing, frame.cells.count, frame.lines.count) else { continue }
      for number in spot.lines {
        let row = frame.row(number, of: drawing, in: spot)
        lines[number] = lines[number].drawing(PictureRow(row), of: spot.thing)
      }
      if case .cells = drawing { continue }
      overlays[frame.lines.upperBound - 1, default: []].append(
        Overlay(drawing: drawing, lines: frame.lines, cells: frame.cells))
    }
    self.page = TextPage(
      width: page.width, lines: lines, sections: page.sections, diagnostics: page.diagnostics)
    self.overlays = overlays
  }

  /// The pixels to paint once a line and all before it are written, from the left.
  package func overlays(after line: Int) -> [Overlay] { overlays[line] ?? [] }
}

/// The part of a picture's place that the picture fills: all of it, or as much as its shape allows in the middle.
private struct PictureFrame {
  let lines: Range<Int>
  let cells: Range<Int>

  init(_ spot: TextSpot<TextPicture>) {
    let (across, down) = (spot.thing.aspect.width, spot.thing.aspect.height)
    var columns = (2 * spot.lines.count * across + down / 2) / down
    var rows = (spot.cells.count * down + across) / (2 * across)
    // What little the shapes differ is cut off the picture.
    if columns * 5 >= spot.cells.count * 4 { columns = spot.cells.count }
    if rows * 5 >= spot.lines.count * 4 { rows = spot.lines.count }
    columns = min(max(1, columns), spot.cells.count)
    rows = min(max(1, rows), spot.lines.count)
    let left = spot.cells.lowerBound + (spot.cells.count - columns) / 2
    let top = spot.lines.lowerBound + (spot.lines.count - rows) / 2
    cells = left..<left + columns
    lines = top..<top + rows
  }

  /// What is drawn on a line of the picture's place.
  func row(
    _ line: Int, of drawing: PictureDrawing, in spot: TextSpot<TextPicture>
  ) -> [PictureCells.Cell?] {
    var row = [PictureCells.Cell?](repeating: nil, count: spot.cells.count)
    guard case .cells(let picture) = drawing else { return row }
    let start = cells.lowerBound - spot.cells.lowerBound
    for (offset, cell) in picture.row(line - lines.lowerBound).enumerated() { row[start + offset] = cell }
    // A film is told from a still picture.
    if spot.thing.isFilm, line == lines.lowerBound + lines.count / 2 {
      row[start + cells.count / 2] = row[start + cells.count / 2]?.played
    }
    return row
  }
}
