import Vitrine
import VitrineTesting

/// A screen that understands what the viewer may write, and calls everything else a fault.
struct Screen {
  private var cells: [[String]]
  private var (row, column) = (0, 0)
  private(set) var faults: [String] = []
  private let columns: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// What stands in the rows, without spaces at their ends.
  var text: [String] {
    cells.map { row in
      var text = row.joined()
      while text.utf8.last == 0x20 { text.removeLast() }
      return text
    }
  }

  mutating func write(_ bytes: [UInt8]) {
    for piece in ControlReader.pieces(of: bytes) {
      switch piece {
      case .text(let text): show(String(decoding: text, as: UTF8.self))
      case .sequence(let parameters, [], let last): move(String(decoding: parameters, as: UTF8.self), last)
      case .command(let text, .terminator) where text.starts(with: "8;".utf8): break
      default: faults.append("\(piece)")
      }
    }
  }

  private mutating func show(_ text: String) {
    for sign in text {
      let width = sign == " " ? 1 : TerminalText(String(sign)).cells
      guard cells.indices.contains(row), column + width <= columns else {
        faults.append("\(sign) at \(row), \(column)")
        continue
      }
      cells[row][column] = String(sign)
      for next in 1..<max(1, width) + 0 where next < width { cells[row][column + next] = "" }
      column += width
    }
  }

  private mutating func move(_ parameters: String, _ last: UInt8) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (last, numbers.count) {
    case (UInt8(ascii: "H"), 2): (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case (UInt8(ascii: "G"), 1): column = numbers[0] - 1
    case (UInt8(ascii: "K"), 0): for cell in column..<columns { cells[row][cell] = " " }
    case (UInt8(ascii: "m"), _): break
    case (UInt8(ascii: "h"), 0) where parameters == "?2026": break
    case (UInt8(ascii: "l"), 0) where parameters == "?2026": break
    default: faults.append("CSI \(parameters) \(Unicode.Scalar(last))")
    }
  }
}
