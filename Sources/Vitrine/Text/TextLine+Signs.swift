extension TextLine {
  /// One sign of a line; its bytes and cells begin where those of the sign before end.
  package struct Sign: Sendable, Equatable {
    package let end: Int
    package let endCell: Int
  }

  /// The signs of the line, as they came through the door.
  package var signs: [Sign] {
    var signs: [Sign] = []
    var (start, cell) = (0, 0)
    for offset in 0...bytes.count where offset == bytes.count || bytes[offset] == 0x20 {
      if offset > start {
        let word = TerminalText(String(decoding: bytes[start..<offset], as: UTF8.self))
        for cluster in word.clusters {
          cell += cluster.cells
          signs.append(Sign(end: start + cluster.end, endCell: cell))
        }
        guard word.bytes.count == offset - start else { return wholeSpans }
      }
      guard offset < bytes.count else { break }
      cell += 1
      signs.append(Sign(end: offset + 1, endCell: cell))
      start = offset + 1
    }
    return cell == cells ? signs : wholeSpans
  }

  /// Each span as one sign: for a line whose neighbours became one sign where they met.
  private var wholeSpans: [Sign] { spans.map { Sign(end: $0.end, endCell: $0.endCell) } }
}
