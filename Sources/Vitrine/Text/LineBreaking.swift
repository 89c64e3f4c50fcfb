/// How a sign behaves at the end of a line.
///
/// A part of UAX #14 with the marks that Japanese keeps off the start and the end of a line (JIS X 4051): lines
/// break after spaces, after hyphens between words, and on both sides of signs that take two cells.
enum LineBreaking: Sendable, Equatable {
  case letter, digit, space, hyphen, ideograph
  /// Never at the end of a line.
  case opening
  /// Never at the start of a line: of one cell, and of two.
  case closing, wideClosing
  /// Holds what stands beside it.
  case glue

  init(ascii byte: UInt8) {
    switch byte {
    case 0x20: self = .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "-"): self = .hyphen
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "%"):
      self = .closing
    default: self = .letter
    }
  }

  init(_ scalar: Unicode.Scalar, cells: Int) {
    switch scalar.value {
    case 0x20...0x7E: self = LineBreaking(ascii: UInt8(scalar.value))
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
    case 0xA0, 0x2007, 0x2011, 0x202F: self = .glue
    case 0x2010, 0x2012, 0x2013: self = .hyphen
    case _ where Self.openings.contains(scalar): self = .opening
    case 0x31F0...0x31FF: self = .wideClosing
    case 0xFF61, 0xFF63...0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F: self = .wideClosing
    case _ where Self.closings.contains(scalar): self = cells > 1 ? .wideClosing : .closing
    case 0xFF66...0xFF9D: self = .ideograph
    default: self = cells > 1 ? .ideograph : .letter
    }
  }

  /// Whether a line may end after one sign and the next begin with another.
  static func allowed(after one: LineBreaking, before next: LineBreaking) -> Bool {
    switch (one, next) {
    case (_, .space), (_, .closing), (_, .wideClosing), (_, .glue), (.glue, _), (.opening, _): false
    case (.space, _): true
    case (_, .hyphen): false
    case (.hyphen, .letter): true
    case (.ideograph, _), (.wideClosing, _), (_, .ideograph): true
    default: false
    }
  }

  private static let openings = Set("‘“«‹\u{2329}「『（［｛〈《【〔〖〘〝｢｟￥＄￡¿¡".unicodeScalars)
  private static let closings = Set(
    ("’”»›\u{232A}、。，．・：；？！゛゜ヽヾゝゞ々〻ー」』）］｝〉》】〕〗〙〟｠‼⁇⁈⁉…‥–—〜～％℃‰°′″"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ").unicodeScalars)
}
