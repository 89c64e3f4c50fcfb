import VitrineUI

/// The cells that a page keeps for a picture, whether or not it is drawn: the picture's shape, as far as there is room.
///
/// A cell counts as twice as high as wide. What is not drawn is a frame with the picture's words in it, or the corners
/// of one when the picture only decorates.
struct PictureBox {
  let columns: Int
  let rows: Int
  private let words: TerminalText
  private let picture: TextPicture

  /// The lines of a picture that its words stand beside.
  static let rowsBeside = 5
  /// Too few cells for a frame with something in it.
  private static let narrowest = 6

  /// Whether a picture is so wide that words only stand below it.
  static func isWide(_ aspect: AspectRatio) -> Bool { aspect.width * 9 >= aspect.height * 16 }

  /// The most lines of a picture that stands above its words or alone.
  static func rows(above aspect: AspectRatio) -> Int {
    isWide(aspect) ? 9 : aspect.width * 3 >= aspect.height * 4 ? 7 : 5
  }

  /// The largest box of the picture's shape within so many lines and cells; words make it wider or higher if they need
  /// that, as far as it goes.
  init(_ words: TerminalText, _ picture: TextPicture, rows most: Int, within width: Int) {
    let (across, down) = (picture.aspect.width, picture.aspect.height)
    let shaped = (2 * most * across + down / 2) / down
    let worded = words.cells == 0 ? 8 : min(max(TextBlock.readable, words.cells / (most - 2) + 6), 16)
    columns = min(max(shaped, worded), max(1, width))
    let needed = words.cells == 0 ? 0 : words.lines(max(1, columns - 4), atMost: most).count + 2
    rows = min(most, max(3, needed, (columns * down + across) / (2 * across)))
    self.words = words
    self.picture = picture
  }

  /// The box with the words in its middle, as far as they fit.
  var lines: [TextLine] {
    let inner = columns - 4
    guard columns >= Self.narrowest else {
      return marked(words.lines(columns, atMost: 3))
    }
    guard words.cells > 0 else { return marked(corners) }
    let said = words.lines(inner, atMost: rows - 2)
    let above = (rows - 2 - said.count) / 2
    let content =
      Array(repeating: TextLine(), count: above) + said
      + Array(repeating: TextLine(), count: rows - 2 - said.count - above)
    return marked(
      TextBlock.framed(
        content, columns, top: .init("┌", "─", "┐"), side: "│",
        bottom: .init("└", "─", "┘")
      ) { (inner - $0.cells) / 2 })
  }

  private var corners: [TextLine] {
    let empty = Array(repeating: TextLine(), count: rows - 2)
    return TextBlock.framed(
      empty, columns, top: .init("┌", " ", "┐"), side: " ",
      bottom: .init("└", " ", "┘"))
  }

  private func marked(_ lines: consuming [TextLine]) -> [TextLine] {
    for place in lines.indices { lines[place].mark(picture, words.look.target) }
    return lines
  }
}
