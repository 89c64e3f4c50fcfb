package import Vitrine

/// What a picture is drawn as.
package enum PictureForm: UInt32, CaseIterable, Sendable {
  case cells = 1
  case pixels = 2
  case sixel = 3
}

/// A picture's file and the cells that it is drawn for.
package struct PictureOrder: Sendable {
  package var bytes: [UInt8]
  package var form: PictureForm
  package var columns: Int
  package var rows: Int
  /// How many pixels a cell has across and down.
  package var cell: CellSize
  /// What is seen where a picture is transparent.
  package var ground: Colour

  package init(
    _ bytes: [UInt8], as form: PictureForm, columns: Int, rows: Int, cell: CellSize = .usual,
    ground: Colour
  ) {
    self.bytes = bytes
    self.form = form
    self.columns = columns
    self.rows = rows
    self.cell = cell
    self.ground = ground
  }

  /// The largest file that is read, in bytes.
  package static let mostBytes = 16 << 20
  /// The most pixels that a picture may have.
  package static let mostPixels = 16_000_000
  /// The most cells and the most pixels that one is drawn in.
  static let mostCells = 1_000 * 100
  static let mostDrawn = 4_000_000

  /// How many pixels it is drawn in.
  ///
  /// For cells that is eight by eight for each half of one.
  var width: Int { columns * size.width }
  var height: Int { rows * size.height }
  private var size: CellSize { form == .cells ? CellSize(width: 8, height: 16) : cell }

  /// Whether it keeps to all bounds.
  var isSound: Bool { bytes.count <= Self.mostBytes && hasSoundPlace }

  /// Whether its cells are as many as are drawn, and the pixels in them.
  var hasSoundPlace: Bool {
    (1...1_000).contains(columns) && (1...1_000).contains(rows) && columns * rows <= Self.mostCells
      && cell.isSound && width * height <= (form == .cells ? Self.mostCells * 128 : Self.mostDrawn)
  }
}

/// The pixels of one cell.
package struct CellSize: Sendable, Equatable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// What a cell has where nobody says.
  package static let usual = CellSize(width: 10, height: 20)

  /// Whether a terminal may have such cells.
  package var isSound: Bool { (2...200).contains(width) && (2...200).contains(height) }
}

/// Why a picture is not drawn.
package enum PictureRefusal: UInt32, Error, CaseIterable, Sendable {
  case noLibrary = 1
  case noLoader = 2
  case tooLarge = 3
  case broken = 4
  case unknownKind = 5
  /// The worker gave no answer in time.
  case late = 6
  /// The worker ended, or its answer is none.
  case failed = 7
  case tooManyCells = 8

  /// Why, in words for a reader.
  package var words: String {
    switch self {
    case .noLibrary: "the library that draws it is not installed"
    case .noLoader: "nothing that reads this kind of picture is installed"
    case .tooLarge:
      "it is larger than \(PictureOrder.mostPixels / 1_000_000) million pixels or "
        + "\(PictureOrder.mostBytes >> 20) MiB"
    case .broken: "it is broken"
    case .unknownKind: "it is no PNG, JPEG, WebP or SVG"
    case .late: "drawing it took too long"
    case .failed: "drawing it failed"
    case .tooManyCells: "its place on the screen is too large"
    }
  }
}

extension Colour {
  /// The colour as one word: 0xRRGGBB.
  var word: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
