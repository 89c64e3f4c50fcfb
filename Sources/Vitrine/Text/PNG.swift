/// Pixels as a PNG file: RGB, eight bits a channel, no filter.
enum PNG {
  static func encoded(_ pixels: PicturePixels) -> [UInt8] {
    let row = pixels.width * 3
    var filtered: [UInt8] = []
    filtered.reserveCapacity((row + 1) * pixels.height)
    for start in stride(from: 0, to: pixels.rgb.count, by: row) {
      filtered.append(0)
      filtered += pixels.rgb[start..<start + row]
    }
    let size = Checksum.bigEndian(UInt32(pixels.width)) + Checksum.bigEndian(UInt32(pixels.height))
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", size + [8, 2, 0, 0, 0]) + chunk("IDAT", Deflate.zlib(filtered, rows: row + 1))
      + chunk("IEND", [])
  }

  private static func chunk(_ type: StaticString, _ data: [UInt8]) -> [UInt8] {
    let named = Array(type.description.utf8) + data
    return Checksum.bigEndian(UInt32(data.count)) + named + Checksum.bigEndian(Checksum.crc32(named))
  }
}

/// RFC 4648, section 4.
enum Base64 {
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let left = min(3, bytes.count - start)
      var word: UInt32 = 0
      for offset in 0..<3 { word = word << 8 | (offset < left ? UInt32(bytes[start + offset]) : 0) }
      for place in 0..<4 {
        text.append(place <= left ? alphabet[Int(word >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
      }
    }
    return text
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
