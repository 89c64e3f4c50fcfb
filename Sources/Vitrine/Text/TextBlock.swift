import VitrineUI

/// A piece of the terminal's page before its width is known: what stands in it, and how wide it would be.
struct TextBlock: Sendable {
  /// How the piece is made of text and of smaller pieces.
  indirect enum Shape: Sendable {
    /// Text in lines.
    case words(TerminalText)
    /// Short texts in a line, as many as fit.
    case units([TerminalText])
    /// One below the other.
    case column([TextBlock])
    /// Side by side, or one below the other where that does not fit.
    case row([TextBlock])
    case grid(columns: Int, [TextBlock])
    /// Side by side as far as there is room; the words say how many follow.
    case carousel([TextBlock], Words)
    case list([Entry])
    /// A piece after a few words that say what it is, below them where it does not fit beside.
    case labelled(TerminalText, TextBlock)
    /// A piece with a bar at its side.
    case aside(TextBlock, Tone)
    /// The place of a picture, of at most so many lines, with words in it if there are any.
    case box(TerminalText, TextPicture, rows: Int)
    /// A picture and what is said about it: a box with words beside it, or another one with words below it.
    case figure(beside: TextBlock, above: TextBlock, words: TextBlock)
    case rule
    /// A field to write in.
    case field(label: TerminalText, placeholder: TerminalText)
  }

  /// An entry of a list, and the mark before it.
  struct Entry: Sendable {
    let mark: TerminalText
    let block: TextBlock
  }

  /// How much room a piece wants above and below.
  enum Spacing: Sendable {
    case tight
    /// A line between two of this kind.
    case paragraph
    /// A line above.
    case heading
    /// A line above and below.
    case roomy
  }

  let shape: Shape
  let spacing: Spacing
  /// Fewer cells than these spoil the piece; it is drawn all the same.
  let least: Int
  /// With these cells nothing needs to be broken.
  let ideal: Int
  /// Whether a picture stands beside words in it, so that pieces of its kind may stand side by side.
  let hasFigure: Bool

  init(_ shape: Shape, _ spacing: Spacing = .tight) {
    self.shape = shape
    self.spacing = spacing
    switch shape {
    case .figure: hasFigure = true
    case .column(let blocks): hasFigure = blocks.contains(where: \.hasFigure)
    case .words, .units, .row, .grid, .carousel, .list, .labelled, .aside, .box, .rule, .field:
      hasFigure = false
    }
    (least, ideal) = Self.measured(shape)
  }

  private init(_ block: TextBlock, _ spacing: Spacing) {
    (shape, least, ideal, hasFigure) = (block.shape, block.least, block.ideal, block.hasFigure)
    self.spacing = spacing
  }

  /// The same piece in other surroundings.
  func spaced(_ spacing: Spacing) -> TextBlock { TextBlock(self, spacing) }

  /// Whether the piece is text in one line where there is room for it.
  var isOneLine: Bool {
    switch shape {
    case .words, .units, .rule, .field: true
    case .column, .row, .grid, .carousel, .list, .labelled, .aside, .box, .figure: false
    }
  }

  /// Cells between pieces that stand side by side.
  static let gap = 2
  /// The cells below which an entry of a grid or a carousel gets no column of its own.
  static let narrowestColumn = 18
  /// Text is not squeezed into fewer cells than these for the sake of what stands beside it.
  static let readable = 12
  static let fieldCells = 40
  /// The cells below which an entry of a list, a picture beside its words, gets no column of its own.
  static let narrowestFigure = 36
  /// Words stand beside a picture where they get at least so many cells.
  static let figureWords = 20

  private static func measured(_ shape: Shape) -> (least: Int, ideal: Int) {
    switch shape {
    case .words(let text):
      return (min(text.cells, max(readable, min(text.longestPart, 2 * readable))), text.cells)
    case .units(let texts):
      let widest = texts.reduce(0) { max($0, $1.cells) }
      return (min(widest, 2 * readable), texts.reduce(-gap) { $0 + gap + $1.cells })
    case .column(let blocks): return (widestLeast(blocks), widestIdeal(blocks))
    case .row(let blocks): return (widestLeast(blocks), blocks.reduce(-gap) { $0 + gap + $1.ideal })
    case .grid(let columns, let blocks):
      let count = max(1, min(columns, blocks.count))
      return (min(widestIdeal(blocks), narrowestColumn), count * (widestIdeal(blocks) + gap) - gap)
    case .carousel(let blocks, _):
      return (min(widestIdeal(blocks), narrowestColumn), blocks.count * (widestIdeal(blocks) + gap) - gap)
    case .list(let entries):
      let blocks = entries.map(\.block)
      let (_, indent) = room(beside: entries)
      return (indent + widestLeast(blocks), indent + widestIdeal(blocks))
    case .labelled(let label, let block):
      return (max(2 + block.least, readable), label.cells + 1 + block.ideal)
    case .aside(let block, _): return (2 + block.least, 2 + block.ideal)
    case .figure(let beside, let above, let words):
      return (max(above.least, words.least), beside.ideal + gap + max(words.ideal, figureWords))
    case .box(let text, let picture, let rows):
      let ideal = PictureBox(text, picture, rows: rows, within: TextMedium.widest).columns
      return (min(readable, ideal), ideal)
    case .rule: return (1, 1)
    case .field: return (readable, fieldCells)
    }
  }

  /// The cells of the widest mark of a list, and those before its entries.
  static func room(beside entries: [Entry]) -> (mark: Int, indent: Int) {
    let mark = entries.reduce(0) { max($0, $1.mark.cells) }
    return (mark, mark == 0 ? 0 : mark + 1)
  }

  private static func widestLeast(_ blocks: [TextBlock]) -> Int { blocks.reduce(0) { max($0, $1.least) } }
  private static func widestIdeal(_ blocks: [TextBlock]) -> Int { blocks.reduce(0) { max($0, $1.ideal) } }
}
