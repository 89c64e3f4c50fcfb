// HTML as APIs send it in their text fields, read for its words alone. Works on bytes. It is no parser of pages:
// what it gives is text, and text is escaped when it is written.

enum Markup {
  /// Character references become characters, once: `&amp;lt;` becomes `&lt;`. Unknown ones stay as they are.
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "&")) else { return bytes }
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      let tail = bytes[at...].prefix(12)
      if bytes[at] == UInt8(ascii: "&"), let end = tail.firstIndex(of: UInt8(ascii: ";")),
        let scalar = reference(bytes[(at + 1)..<end])
      {
        out += UTF8.encode(scalar).map(Array.init) ?? []
        at = end + 1
      } else {
        out.append(bytes[at])
        at += 1
      }
    }
    return out
  }

  /// The pieces of text between block tags, tags dropped, references decoded, blanks joined. Empty ones are left out.
  static func paragraphs(_ bytes: [UInt8]) -> [String] {
    var found: [String] = []
    var piece: [UInt8] = []
    func close() {
      let text = trimmed(decoded(joined(piece)))
      if !text.utf8.isEmpty { found.append(text) }
      piece = []
    }
    let lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
    var at = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "<"), at < lastEnd, let name = tagName(bytes[(at + 1)...]),
        let end = bytes[at...].firstIndex(of: UInt8(ascii: ">"))
      {
        if blocks.contains(where: { $0.utf8.elementsEqual(name) }) { close() }
        at = end + 1
      } else {
        piece.append(bytes[at])
        at += 1
      }
    }
    close()
    return found
  }

  /// Text without blanks at its ends, no-break and ideographic ones included.
  static func trimmed(_ bytes: [UInt8]) -> String {
    var scalars = Substring(String(decoding: bytes, as: UTF8.self)).unicodeScalars
    while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(scalars)
  }

  private static let blocks = ["p", "br", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "tr", "blockquote"]

  /// The lower-case name of the tag that starts here, opening or closing; empty for a comment, nil where `<`
  /// is only a sign.
  private static func tagName(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    let rest = bytes.first == UInt8(ascii: "/") ? bytes.dropFirst() : bytes
    let name = rest.prefix { isLetter($0) || (0x30...0x39).contains($0) }
    if bytes.first == UInt8(ascii: "!") { return [] }
    guard let first = name.first, isLetter(first) else { return nil }
    return name.map { isLetter($0) ? $0 | 0x20 : $0 }
  }

  private static func joined(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    for byte in bytes {
      let isBlank = byte == 0x20 || (0x09...0x0D).contains(byte)
      if isBlank, out.last == 0x20 { continue }
      out.append(isBlank ? 0x20 : byte)
    }
    return out
  }

  private static func reference(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if name.first == UInt8(ascii: "#") { return numbered(name.dropFirst()) }
    return named.first { $0.name.utf8.elementsEqual(name) }?.scalar
  }

  private static func numbered(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHex = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let text = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
    guard !text.utf8.contains(UInt8(ascii: "+")), let number = UInt32(text, radix: isHex ? 16 : 10) else { return nil }
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  /// The named references that shops' texts have. Source: HTML, named character references.
  private static let named: [(name: String, scalar: Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("nbsp", "\u{A0}"), ("yen", "¥"),
    ("copy", "©"), ("reg", "®"), ("trade", "™"), ("deg", "°"), ("times", "×"), ("middot", "·"), ("bull", "•"),
    ("hellip", "…"), ("ndash", "–"), ("mdash", "—"), ("lsquo", "‘"), ("rsquo", "’"), ("ldquo", "“"),
    ("rdquo", "”"), ("eacute", "é"), ("egrave", "è"), ("uuml", "ü"), ("ouml", "ö"), ("auml", "ä"), ("euro", "€"),
    ("pound", "£"), ("hearts", "♥"), ("star", "☆"),
  ]

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{A0}" || scalar == "\u{3000}" || scalar.properties.isWhitespace
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
