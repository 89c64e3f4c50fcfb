import Vitrine

// What passes between the program and its worker: words of four bytes, the lowest first, and bytes.

extension [UInt8] {
  mutating func append(word: UInt32) {
    for shift in [0, 8, 16, 24] as [UInt32] { append(UInt8(truncatingIfNeeded: word >> shift)) }
  }

  /// The word at a place; 0 where the bytes end before it does.
  func word(at offset: Int) -> UInt32 {
    guard offset >= 0, offset + 4 <= count else { return 0 }
    return (0..<4).reduce(0) { $0 | UInt32(self[offset + $1]) << UInt32(8 * $1) }
  }
}

extension PictureOrder {
  static let headBytes = 8 * 4

  /// The order as the worker reads it.
  var wire: [UInt8] {
    var wire: [UInt8] = []
    wire.reserveCapacity(Self.headBytes + bytes.count)
    for word in [form.rawValue, UInt32(columns), UInt32(rows), UInt32(cell.width), UInt32(cell.height)] {
      wire.append(word: word)
    }
    wire.append(word: ground.word)
    wire.append(word: 0)
    wire.append(word: UInt32(bytes.count))
    wire += bytes
    return wire
  }

  /// An order without its bytes, and how many there are; nil for what is none.
  static func head(_ head: [UInt8]) -> (order: PictureOrder, count: Int)? {
    guard let form = PictureForm(rawValue: head.word(at: 0)) else { return nil }
    let order = PictureOrder(
      [], as: form, columns: Int(head.word(at: 4)), rows: Int(head.word(at: 8)),
      cell: CellSize(width: Int(head.word(at: 12)), height: Int(head.word(at: 16))),
      ground: Colour(word: head.word(at: 20)))
    let count = Int(head.word(at: 28))
    return order.isSound && count <= mostBytes ? (order, count) : nil
  }

  /// How long the answer to this order may be.
  var mostAnswered: Int {
    switch form {
    case .cells: columns * rows * 12
    case .pixels: width * height * 3
    case .sixel: Sixel.most + 64
    }
  }

  /// What the worker drew, with nothing believed that it says; nil when it is not what was asked for.
  func drawing(_ answer: [UInt8]) -> PictureDrawing? {
    switch form {
    case .cells:
      guard answer.count == mostAnswered else { return nil }
      var cells: [PictureCells.Cell] = []
      cells.reserveCapacity(columns * rows)
      for offset in stride(from: 0, to: answer.count, by: 12) {
        let front = Colour(word: answer.word(at: offset + 4))
        let back = Colour(word: answer.word(at: offset + 8))
        guard let cell = PictureCells.Cell(answer.word(at: offset), front: front, back: back) else {
          return nil
        }
        cells.append(cell)
      }
      return PictureCells(columns: columns, rows: rows, cells).map(PictureDrawing.cells)
    case .pixels:
      return PicturePixels(width: width, height: height, rgb: answer).map(PictureDrawing.pixels)
    case .sixel:
      return Sixel(answer, width: width, height: height).map(PictureDrawing.sixel)
    }
  }
}

extension Colour {
  init(word: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: word >> 16), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word))
  }
}
