package import VitrineUI

/// The terminal: a drawing laid out in columns of cells.
///
/// Nothing here knows colours, terminals or the machine. The drawing becomes blocks (``TextBlock``), which know how
/// wide they would be; blocks become lines, from the page's width down. The work is proportional to the words and
/// their text.
package struct TextMedium: Sendable {
  /// The widest page; a wider one is drawn in so many cells.
  package static let widest = 1_000

  /// How many cells a line has at most: 1 to ``widest``.
  package let width: Int
  let formats: Formats
  /// What was picked instead of what the data says: a choice's stamp and an option's value.
  let selections: [String: String]
  /// The link that holds what is drawn.
  private var link: TextTarget?

  package init(width: Int, formats: Formats, selections: [String: String] = [:]) {
    self.width = min(max(1, width), Self.widest)
    self.formats = formats
    self.selections = selections
  }

  /// The medium inside a link.
  func inside(_ link: TextTarget) -> TextMedium {
    var inner = self
    inner.link = link
    return inner
  }

  /// Text in a style, and in the link that holds it.
  func said(_ text: String, _ style: TextStyle = .plain) -> TerminalText {
    TerminalText(text, TextLook(style: style, target: link))
  }

  /// A module's content.
  package func lines(of nodes: [DrawingNode]) -> [TextLine] {
    TextBlock.stacked(blocks(of: nodes), width)
  }

  /// The bytes of lines: UTF-8, each line ended by LF and without spaces at its end.
  package static func bytes(of lines: [TextLine]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.bytes.count + 1 })
    for line in lines {
      bytes += line.trimmed
      bytes.append(0x0A)
    }
    return bytes
  }
}
