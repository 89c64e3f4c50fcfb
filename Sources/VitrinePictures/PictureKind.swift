/// The kinds of pictures that are read; all others are refused by their first bytes.
enum PictureKind: String, CaseIterable, Sendable {
  case png, jpeg, webp, svg

  /// The kind of a file, by its first bytes alone; nil for all that is none of them.
  ///
  /// Source: the formats' signatures, as the WHATWG's MIME Sniffing Standard lists them.
  init?(_ bytes: [UInt8]) {
    func starts(_ signature: [UInt8], at offset: Int = 0) -> Bool {
      bytes.count >= offset + signature.count && bytes[offset...].starts(with: signature)
    }
    if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if starts([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if starts(Array("RIFF".utf8)), starts(Array("WEBPVP".utf8), at: 8) {
      self = .webp
    } else {
      let start = starts([0xEF, 0xBB, 0xBF]) ? 3 : 0
      let text = bytes[start...].drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      let marks = ["<svg", "<?xml", "<!DOCTYPE svg", "<!--"]
      guard marks.contains(where: { text.starts(with: $0.utf8) }) else { return nil }
      self = .svg
    }
  }

  /// Whether a file has the end that its kind has; what was cut off would otherwise be drawn as far as it goes.
  func isWhole(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.suffix(8).starts(with: [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    case .jpeg:
      zip(bytes.suffix(1_024), bytes.suffix(1_024).dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
    case .webp, .svg: true
    }
  }

  var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webp: "image/webp"
    case .svg: "image/svg+xml"
    }
  }
}
