/// The data of a sixel picture between its introducer and its end, checked byte for byte.
///
/// Source: DEC VT330/VT340 Programmer Reference Manual, chapter 14. Only what paints is let through: pixels, repeats,
/// colours, the ends of rows, and one line of raster attributes at the start. So it holds no control byte, and it
/// paints within the pixels that it was checked for.
package struct Sixel: Sendable, Equatable {
  package let data: [UInt8]

  /// Checks data for a picture of so many pixels; nil when a byte of it may not be there, or it paints outside.
  package init?(_ data: [UInt8], width: Int, height: Int) {
    guard width > 0, height > 0, data.count <= Self.most else { return nil }
    var at = 0
    var column = 0
    var row = 0
    func number() -> Int? {
      var value: Int?
      while at < data.count, (0x30...0x39).contains(data[at]), (value ?? 0) < 100_000 {
        value = (value ?? 0) * 10 + Int(data[at] - 0x30)
        at += 1
      }
      return value
    }
    while at < data.count {
      let byte = data[at]
      at += 1
      switch byte {
      case UInt8(ascii: "$"): column = 0
      case UInt8(ascii: "-"):
        column = 0
        row += 6
        // Rows below the picture would scroll the terminal, even empty ones.
        guard row < height + 6 else { return nil }
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        // Raster attributes may only be at the start; there are at most five numbers.
        let isRaster = byte == UInt8(ascii: "\"")
        if isRaster, at != 1 { return nil }
        var numbers: [Int] = []
        for _ in 0..<5 {
          numbers.append(number() ?? 0)
          guard at < data.count, data[at] == UInt8(ascii: ";") else { break }
          at += 1
        }
        // The third and the fourth say how large the picture is.
        if isRaster, !zip(numbers.dropFirst(2), [width, height]).allSatisfy({ $0 <= $1 }) { return nil }
      case UInt8(ascii: "!"):
        guard let times = number(), at < data.count, Self.isPixels(data[at]) else { return nil }
        column += times
        at += 1
        guard column <= width, row < height else { return nil }
      case 0x3F...0x7E:
        column += 1
        guard column <= width, row < height else { return nil }
      default: return nil
      }
    }
    self.data = data
  }

  /// Six pixels one below the other.
  private static func isPixels(_ byte: UInt8) -> Bool { (0x3F...0x7E).contains(byte) }

  /// The largest data that is let through, in bytes.
  package static let most = 4 << 20
}
