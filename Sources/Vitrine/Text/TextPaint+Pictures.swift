extension TextPaint {
  /// What is drawn of a picture on a line; at its end nothing is painted any more.
  func append(_ row: PictureRow, to bytes: inout [UInt8]) {
    var painted: [UInt8] = []
    for cell in row.cells {
      let wanted = cell.map { codes(of: $0) } ?? []
      if wanted != painted {
        bytes += "\u{1B}[".utf8
        bytes += wanted.isEmpty ? [UInt8(ascii: "0")] : wanted
        bytes.append(UInt8(ascii: "m"))
        painted = wanted
      }
      bytes += String(cell?.symbol ?? " ").utf8
    }
    if !painted.isEmpty { bytes += "\u{1B}[0m".utf8 }
  }

  /// The parameters of SGR for a symbol in a colour on a colour.
  private func codes(of cell: PictureCells.Cell) -> [UInt8] {
    Array((code(of: cell.front, 38) + ";" + code(of: cell.back, 48)).utf8)
  }

  /// A colour's parameters: 38 is in front, 48 behind.
  private func code(of colour: Colour, _ ground: Int) -> String {
    let (red, green, blue) = (Int(colour.red), Int(colour.green), Int(colour.blue))
    switch colours {
    case .none: return ""
    case .sixteen:
      let number = TerminalPalette.nearestOfSixteen(red: red, green: green, blue: blue)
      return String(ground - 8 + (number < 8 ? number : 60 + number - 8))
    case .indexed:
      return "\(ground);5;\(TerminalPalette.nearest(red: red, green: green, blue: blue))"
    case .truecolor: return "\(ground);2;\(red);\(green);\(blue)"
    }
  }
}
