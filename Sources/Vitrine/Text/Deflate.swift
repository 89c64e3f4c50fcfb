/// Bytes made shorter, for what reads zlib (RFC 1950) and deflate (RFC 1951).
///
/// One block with the fixed codes; what repeats is looked for at two distances alone: the pixel and the row before.
/// Drawn pictures are mostly flat, so that this is enough, and it is linear.
enum Deflate {
  /// Pixels of three bytes each, in rows of so many bytes.
  static func zlib(_ bytes: [UInt8], rows: Int) -> [UInt8] {
    var bits = Bits()
    // One block, the last, of fixed codes.
    bits.append(0b011, 3)
    var at = 0
    while at < bytes.count {
      var best = (length: 0, distance: 0)
      for distance in [3, rows] where distance <= at && distance <= 32_768 {
        var length = 0
        while length < 258, at + length < bytes.count, bytes[at + length] == bytes[at + length - distance] {
          length += 1
        }
        if length > best.length { best = (length, distance) }
      }
      if best.length >= 4 {
        bits.append(length: best.length)
        bits.append(distance: best.distance)
        at += best.length
      } else {
        bits.append(literal: Int(bytes[at]))
        at += 1
      }
    }
    bits.append(literal: 256)
    return [0x78, 0x01] + bits.bytes + Checksum.bigEndian(Checksum.adler32(bytes))
  }

  /// Bits, the lowest of a byte first.
  private struct Bits {
    private(set) var whole: [UInt8] = []
    private var rest: UInt64 = 0
    private var count = 0

    var bytes: [UInt8] { count > 0 ? whole + [UInt8(truncatingIfNeeded: rest)] : whole }

    mutating func append(_ bits: Int, _ width: Int) {
      rest |= UInt64(bits) << UInt64(count)
      count += width
      while count >= 8 {
        whole.append(UInt8(truncatingIfNeeded: rest))
        rest >>= 8
        count -= 8
      }
    }

    /// A Huffman code, whose highest bit comes first.
    private mutating func append(code: Int, _ width: Int) {
      var turned = 0
      for bit in 0..<width where code >> bit & 1 == 1 { turned |= 1 << (width - 1 - bit) }
      append(turned, width)
    }

    mutating func append(literal: Int) {
      switch literal {
      case 0...143: append(code: 0x30 + literal, 8)
      case 144...255: append(code: 0x190 + literal - 144, 9)
      case 256...279: append(code: literal - 256, 7)
      default: append(code: 0xC0 + literal - 280, 8)
      }
    }

    mutating func append(length: Int) {
      let code = Deflate.code(of: length, in: Deflate.lengths)
      append(literal: 257 + code)
      append(length - Deflate.lengths[code].start, Deflate.lengths[code].bits)
    }

    mutating func append(distance: Int) {
      let code = Deflate.code(of: distance, in: Deflate.distances)
      append(code: code, 5)
      append(distance - Deflate.distances[code].start, Deflate.distances[code].bits)
    }
  }

  private static func code(of value: Int, in table: [(start: Int, bits: Int)]) -> Int {
    (table.lastIndex { $0.start <= value }) ?? 0
  }

  /// RFC 1951, 3.2.5: where each code starts, and how many bits follow it.
  private static let lengths: [(start: Int, bits: Int)] =
    table(
      start: 3, [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]) + [
      (258, 0)
    ]
  private static let distances = table(
    start: 1, [0, 0, 0, 0] + (1...13).flatMap { [$0, $0] })

  private static func table(start: Int, _ bits: [Int]) -> [(start: Int, bits: Int)] {
    var next = start
    return bits.map { bits in
      defer { next += 1 << bits }
      return (next, bits)
    }
  }
}

/// Sums that tell whether bytes arrived whole.
enum Checksum {
  /// RFC 1950, 8.2.
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (one, two): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      one = (one + UInt32(byte)) % 65_521
      two = (two + one) % 65_521
    }
    return two << 16 | one
  }

  /// The one that PNG takes (ISO 3309).
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = crcTable[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    return ~sum
  }

  private static let crcTable: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  static func bigEndian(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }
}
