/// Where something stands in a text: line and column from 1, columns counted in Unicode scalars.
package struct Place: Sendable, Equatable, Hashable, Comparable, CustomStringConvertible {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first place of any text.
  package static let start = Place(line: 1, column: 1)

  package static func < (one: Place, other: Place) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }

  package var description: String { "\(line):\(column)" }
}

extension Place {
  /// The place of an offset in valid UTF-8, found by reading the text up to it.
  init(of offset: Int, in text: [UInt8]) {
    self = .start
    advance(over: text[..<min(offset, text.count)])
  }

  /// Moves on over the bytes that follow.
  mutating func advance(over bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
