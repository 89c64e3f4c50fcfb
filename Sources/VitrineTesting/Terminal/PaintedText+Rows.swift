internal import Vitrine

extension PaintedText {
  /// What a terminal shows in one cell.
  package struct Cell: Equatable, Sendable {
    /// The sign that begins here; empty in the second cell of a wide one.
    package var sign = " "
    /// The parameters of SGR that it was written with.
    package var codes: [UInt8] = []
    /// The address that it leads to.
    package var link: String?
  }

  /// The cells of each line, as a terminal shows them that counts cells as this project does.
  ///
  /// A move to a column is carried out, so that what was written before may be written over.
  package var rows: [[Cell]] {
    var rows: [[Cell]] = []
    var row: [Cell] = []
    var column = 0
    var style = Cell()
    for piece in pieces {
      switch piece {
      case .text(let bytes):
        for character in String(decoding: bytes, as: UTF8.self) {
          style.sign = String(character)
          for offset in 0..<max(1, character == " " ? 1 : TerminalText(style.sign).cells) {
            while row.count <= column { row.append(Cell()) }
            row[column] = style
            if offset > 0 { row[column].sign = "" }
            column += 1
          }
        }
      case .control(0x0A):
        rows.append(row)
        (row, column) = ([], 0)
      case .sequence(let parameters, _, UInt8(ascii: "m")):
        style.codes = parameters.starts(with: "0;".utf8) ? Array(parameters.dropFirst(2)) : parameters
        if style.codes == [UInt8(ascii: "0")] { style.codes = [] }
      case .sequence(let parameters, _, UInt8(ascii: "G")):
        column = (Self.codes(parameters)?.first ?? 1) - 1
      case .command(let content, _): style.link = Self.link(content).flatMap { $0.isEmpty ? nil : $0 }
      default: break
      }
    }
    return row.isEmpty ? rows : rows + [row]
  }
}
