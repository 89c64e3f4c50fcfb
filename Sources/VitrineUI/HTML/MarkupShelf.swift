/// Pieces of markup that do not change from card to card: written once, and copied from here wherever they stand.
///
/// It owns memory of its own, so that a piece is copied from where it lies, and never by way of the stack.
struct MarkupShelf: ~Copyable {
  /// Where a piece lies on its shelf.
  struct Piece {
    fileprivate let start: UInt32
    let count: UInt32

    /// Nothing.
    static var empty: Piece { Piece(start: 0, count: 0) }
  }

  /// How many bytes a piece may have; a word of up to three pieces has room for them as markup.
  static var longest: Int { 128 }

  /// Up to eight pieces of up to 32 bytes, which are found by their ordinals.
  ///
  /// No processor can tell which tone or role comes next: whatever branches on it often goes the wrong way.
  struct Row {
    fileprivate let start: UInt32
    /// How many bytes each has, the first lowest.
    fileprivate let counts: UInt64

    /// A piece of the row.
    @inline(__always) subscript(ordinal: Int) -> Piece {
      let number = UInt32(truncatingIfNeeded: ordinal & 7)
      return Piece(
        start: start &+ number &* 32,
        count: UInt32(truncatingIfNeeded: counts &>> UInt64(number &* 8) & 0xFF))
    }
  }

  private var writer = HTMLWriter()
  /// Whether a piece has more bytes than it may: such a shelf is not to be used.
  private(set) var isTooLong = false

  /// Writes a piece.
  mutating func add(_ write: (inout HTMLWriter) -> Void) -> Piece {
    let start = writer.count
    write(&writer)
    let count = writer.count - start
    if count > Self.longest { isTooLong = true }
    return Piece(start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: count))
  }

  /// Writes a row of pieces.
  mutating func add(_ pieces: [StaticString]) -> Row {
    precondition(pieces.count <= 8, "a row of too many pieces")
    let start = writer.count
    var counts: UInt64 = 0
    for (ordinal, piece) in pieces.enumerated() {
      let count = piece.utf8CodeUnitCount
      precondition(count <= 32, "a piece that is too long for a row")
      writer.raw(piece)
      for _ in count..<32 { writer.raw(" ") }
      counts |= UInt64(count) << UInt64(ordinal * 8)
    }
    return Row(start: UInt32(truncatingIfNeeded: start), counts: counts)
  }

  /// Forgets all pieces and keeps the memory.
  mutating func clear() {
    writer.truncate(to: 0)
    isTooLong = false
  }
}

extension HTMLPen {
  /// A piece from the shelf that it was written on.
  @inline(__always) mutating func piece(_ piece: MarkupShelf.Piece, of shelf: borrowing MarkupShelf) {
    shelf.copy(piece, to: next)
    move(Int(piece.count))
  }
}

extension MarkupShelf {
  @inline(__always) fileprivate borrowing func copy(_ piece: Piece, to place: UnsafeMutablePointer<UInt8>) {
    // Behind the last piece lies the slack of the buffer.
    place.copy(
      short: UnsafeBufferPointer(start: writer.output.start + Int(piece.start), count: Int(piece.count))
    )
  }
}
