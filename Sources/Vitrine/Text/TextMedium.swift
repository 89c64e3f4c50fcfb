package import VitrineUI

/// The terminal: a drawing laid out in columns of cells. Nothing here knows colours, terminals or the machine.
package struct TextMedium: Sendable {
  /// How many cells a line has at most; at least 1.
  package let width: Int
  let formats: Formats

  package init(width: Int, formats: Formats) {
    self.width = max(1, width)
    self.formats = formats
  }

  /// A module's content.
  package func lines(of nodes: [DrawingNode]) -> [TextLine] { [] }

  /// A module in its frame: a line with the title and where more is to be found, the control in its header, the
  /// content.
  package func module(
    title: String?, hasMore: Bool = false, control: [DrawingNode] = [], _ content: [TextLine]
  ) -> [TextLine] { content }

  /// The head of a page: the screen's title, and its tabs with the shown one marked.
  package func header(title: String, tabs: [(title: String, isShown: Bool)]) -> [TextLine] { [] }

  /// A box where a module should be.
  package func hole(_ words: String) -> [TextLine] { [] }

  /// The bytes of lines: UTF-8, each line ended by LF and without spaces at its end.
  package static func bytes(of lines: [TextLine]) -> [UInt8] { [] }
}
