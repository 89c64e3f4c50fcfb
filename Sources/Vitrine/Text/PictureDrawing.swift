/// A picture drawn for the cells that a page reserves for it.
package enum PictureDrawing: Sendable, Equatable {
  /// Block elements in two colours a cell: every terminal with colours shows them.
  case cells(PictureCells)
  /// The picture's own pixels: for kitty and for iTerm2.
  case pixels(PicturePixels)
  /// A sixel sequence, checked.
  case sixel(Sixel)
}

/// A picture as cells, row after row.
package struct PictureCells: Sendable, Equatable {
  /// One cell: a symbol in a colour on a colour.
  package struct Cell: Sendable, Equatable {
    package let symbol: Unicode.Scalar
    package let front: Colour
    package let back: Colour

    /// A cell; nil when the symbol is none of those that pictures are made of.
    package init?(_ symbol: UInt32, front: Colour, back: Colour) {
      guard PictureCells.allows(symbol), let scalar = Unicode.Scalar(symbol) else { return nil }
      self.symbol = scalar
      self.front = front
      self.back = back
    }

    private init(mark: Unicode.Scalar, on back: Colour) {
      symbol = mark
      front = back.isLight ? Colour(0) : Colour(0xFFFFFF)
      self.back = back
    }

    /// The cell with the mark of a film in it.
    var played: Cell { Cell(mark: "▶", on: back) }
  }

  /// How many cells a row has.
  package let columns: Int
  package let rows: Int
  private let cells: [Cell]

  /// A picture; nil unless there are as many cells as columns and rows say.
  package init?(columns: Int, rows: Int, _ cells: [Cell]) {
    guard columns > 0, rows > 0, cells.count == columns * rows else { return nil }
    self.columns = columns
    self.rows = rows
    self.cells = cells
  }

  /// The cells of a row from the left; none where there is no such row.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    (0..<rows).contains(row) ? cells[row * columns..<(row + 1) * columns] : []
  }

  /// Whether a scalar may stand in a picture: a space, or a block element, which takes one cell.
  package static func allows(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || (0x2580...0x259F).contains(scalar)
  }
}

/// A picture's pixels: three bytes each, red, green, blue, row after row.
package struct PicturePixels: Sendable, Equatable {
  package let width: Int
  package let height: Int
  package let rgb: [UInt8]

  /// Pixels; nil unless there are as many bytes as width and height say.
  package init?(width: Int, height: Int, rgb: [UInt8]) {
    guard width > 0, height > 0, rgb.count == width * height * 3 else { return nil }
    self.width = width
    self.height = height
    self.rgb = rgb
  }
}

/// What is drawn of a picture on one line: as many cells as the picture takes there; nil is an empty one.
package final class PictureRow: Sendable {
  package let cells: [PictureCells.Cell?]

  init(_ cells: [PictureCells.Cell?]) { self.cells = cells }

  /// The row of some of its cells.
  func part(_ part: Range<Int>) -> PictureRow { PictureRow(Array(cells[part])) }
}
