import VitrineUI

/// HTML's character references in a text from outside: `R&amp;D` is R&D, `&#8226;` is a bullet.
///
/// Each is decoded once: `&amp;lt;` is the text `&lt;`. What is no reference stays as it is. Numbers are read as HTML
/// reads them, windows-1252 included. Source: WHATWG HTML, 13.2.5.72 and on; two deviations: the names are those of
/// HTML 4.01 and a few that shops like, and a name needs its semicolon, so that `AT&copy` stays `AT&copy`.
enum Entities {
  /// The longest name that HTML 4.01 has is `thetasym`.
  private static let longestName = 8

  /// The text with its references decoded; one without any shares its bytes.
  static func decoded(_ text: Text) -> Text {
    guard text.contains(UInt8(ascii: "&")) else { return text }
    return Text(utf8: text.withBytes { decoded(Array($0)) })
  }

  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    var out: [UInt8] = []
    out.reserveCapacity(rest.count)
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      out += rest[..<ampersand]
      rest = rest[(ampersand + 1)...]
      if let scalar = scalar(from: &rest) {
        out += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      } else {
        out.append(UInt8(ascii: "&"))
      }
    }
    return out + rest
  }

  /// The scalar of the reference whose ampersand was just read; nil, and nothing taken, when it is none.
  private static func scalar(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    if rest.first == UInt8(ascii: "#") { return number(from: &rest) }
    let name = rest.prefix(longestName).prefix { isLetter($0) || isDigit($0) }
    guard rest.dropFirst(name.count).first == UInt8(ascii: ";") else { return nil }
    guard let scalar = scalars[String(decoding: name, as: UTF8.self)] else { return nil }
    rest = rest.dropFirst(name.count + 1)
    return scalar
  }

  /// `#8226;`, `#x2022;` or the same without semicolon.
  private static func number(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    var tail = rest.dropFirst()
    let isHexadecimal = tail.first == UInt8(ascii: "x") || tail.first == UInt8(ascii: "X")
    if isHexadecimal { tail = tail.dropFirst() }
    let digits = tail.prefix { isDigit($0) || (isHexadecimal && isHexLetter($0)) }
    guard !digits.isEmpty else { return nil }
    tail = tail.dropFirst(digits.count)
    rest = tail.first == UInt8(ascii: ";") ? tail.dropFirst() : tail

    var value: UInt32 = 0
    for digit in digits where value <= 0x10_FFFF {
      value =
        value * (isHexadecimal ? 16 : 10) + UInt32(isDigit(digit) ? digit - 0x30 : (digit | 0x20) - 0x57)
    }
    if (0x80...0x9F).contains(value), windows1252[Int(value - 0x80)] != 0 {
      value = windows1252[Int(value - 0x80)]
    }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isHexLetter(_ byte: UInt8) -> Bool { (0x61...0x66).contains(byte | 0x20) }
}
