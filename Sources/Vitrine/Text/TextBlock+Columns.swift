import VitrineUI

extension TextBlock {
  /// Side by side in the cells that each wants, or squeezed as far as it stays readable; else one below the other.
  static func beside(_ blocks: [TextBlock], _ width: Int) -> [TextLine] {
    let room = width - gap * (blocks.count - 1)
    guard blocks.count > 1, blocks.reduce(0, { $0 + $1.least }) <= room else { return stacked(blocks, width) }
    return joined(zip(blocks, shared(room, among: blocks)).map { ($0.lines($1), $1) })
  }

  /// Gives each piece the cells that it wants, and takes what is missing from those that want most.
  static func shared(_ room: Int, among blocks: [TextBlock]) -> [Int] {
    var widths = blocks.map(\.ideal)
    var missing = widths.reduce(0, +) - room
    // The widest are cut down to a common level; a piece never gets less than its least.
    while missing > 0 {
      let shrinkable = widths.indices.filter { widths[$0] > blocks[$0].least }
      guard let level = shrinkable.map({ widths[$0] }).max() else { break }
      let widest = shrinkable.filter { widths[$0] == level }
      let below = shrinkable.map { widths[$0] }.filter { $0 < level }.max() ?? 0
      let floor = widest.reduce(below) { max($0, blocks[$1].least) }
      let share = max(1, min(level - floor, missing / widest.count))
      for column in widest where missing > 0 {
        widths[column] -= share
        missing -= share
      }
    }
    return widths
  }

  /// As many columns as were asked for and fit.
  static func gridded(_ blocks: [TextBlock], columns: Int, _ width: Int) -> [TextLine] {
    let count = min(max(1, columns), max(1, (width + gap) / (narrowestColumn + gap)))
    guard count > 1 else { return stacked(blocks, width) }
    return inColumns(blocks, evenly(width, in: count)) { $0.lines($1) }
  }

  /// Pieces in rows, from the left; a line apart unless all of a row are one line.
  static func inColumns<Piece>(
    _ pieces: [Piece], _ widths: [Int], _ lines: (Piece, Int) -> [TextLine]
  ) -> [TextLine] {
    var all: [TextLine] = []
    for start in stride(from: 0, to: pieces.count, by: widths.count) {
      let row = joined(zip(pieces[start...], widths).map { (lines($0, $1), $1) })
      if !all.isEmpty, row.count > 1 { all.append(TextLine()) }
      all += row
    }
    return all
  }

  /// The first entries side by side, cut where the page ends, with how many follow.
  static func carried(_ blocks: [TextBlock], _ width: Int, _ words: Words) -> [TextLine] {
    let fitting = max(1, (width + gap) / (narrowestColumn + gap))
    let shown = Array(blocks.prefix(fitting))
    var lines = joined(zip(shown, evenly(width, in: max(1, shown.count))).map { ($0.lines($1), $1) })
    let rest = blocks.count - shown.count
    if rest > 0 {
      lines += TerminalText(words.following(rest)).lines(width).map { $0.moved(to: width) }
    }
    return lines
  }

  /// A picture beside its words, or above them where there is no room.
  static func figured(_ beside: TextBlock, _ above: TextBlock, _ words: TextBlock, _ width: Int) -> [TextLine]
  {
    guard beside.least + gap + figureWords <= width else { return stacked([above, words], width) }
    let picture = min(beside.ideal, width - gap - figureWords)
    let rest = width - gap - picture
    return joined([(beside.lines(picture), picture), (words.lines(rest), rest)])
  }

  /// Divides cells among columns of one width, so that pictures side by side are of one size; a few cells at the end
  /// may stay empty.
  static func evenly(_ width: Int, in count: Int) -> [Int] {
    Array(repeating: max(1, (width - gap * (count - 1)) / count), count: count)
  }

  /// Sets pieces side by side, each line of a piece in the piece's own cells.
  private static func joined(_ pieces: [(lines: [TextLine], width: Int)]) -> [TextLine] {
    let height = pieces.reduce(0) { max($0, $1.lines.count) }
    return (0..<height).map { row in
      var (byteCount, spanCount) = (0, 0)
      for piece in pieces where row < piece.lines.count {
        byteCount += piece.lines[row].bytes.count + piece.width + gap
        spanCount += piece.lines[row].spans.count + 1
      }
      var line = TextLine(bytes: byteCount, spans: spanCount)
      var start = 0
      for piece in pieces {
        if row < piece.lines.count {
          line.pad(to: start)
          line.append(piece.lines[row])
        }
        start += piece.width + gap
      }
      return line
    }
  }
}
