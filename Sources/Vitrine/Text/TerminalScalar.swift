/// What happens to a scalar at the terminal's door, and how many cells it takes.
enum TerminalScalar {
  /// What the door does with a scalar.
  enum Verdict {
    case kept, replaced, space, dropped
  }

  static let replacement: Unicode.Scalar = "\u{FFFD}"
  static let joiner: Unicode.Scalar = "\u{200D}"
  static let textStyle: Unicode.Scalar = "\u{FE0E}"
  static let pictureStyle: Unicode.Scalar = "\u{FE0F}"
  static let keycap: Unicode.Scalar = "\u{20E3}"
  /// Carries a mark that has nothing to stand on.
  static let dottedCircle: Unicode.Scalar = "\u{25CC}"

  /// The verdict on a scalar, whatever stands beside it.
  ///
  /// Every control is replaced, so that nothing can be put together again behind the door. What is
  /// invisible or turns the order of what follows is dropped; what breaks lines is a space.
  static func verdict(_ scalar: Unicode.Scalar) -> Verdict {
    switch scalar.value {
    case 0x20...0x7E: .kept
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: .space
    case 0x00...0x1F, 0x7F...0x9F: .replaced
    case 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: .dropped
    case 0x200B...0x200C, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x206F: .dropped
    case 0x3164, 0xFE00...0xFE0D, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB: .dropped
    case 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: .dropped
    case 0xFDD0...0xFDEF: .replaced
    case let value where value & 0xFFFE == 0xFFFE: .replaced
    default: .kept
    }
  }

  /// The cells of a scalar by itself: 0 for a mark, 2 for a wide one, else 1; ambiguous ones count 1.
  static func cells(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if scalar == joiner || scalar == textStyle || scalar == pictureStyle { return 0 }
    if isMark(scalar) { return 0 }
    if isRegional(scalar) { return 2 }
    return contains(CellWidths.wide, scalar.value) ? 2 : 1
  }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool { contains(CellWidths.marks, scalar.value) }

  /// Whether U+FE0F makes a picture of the scalar.
  static func canBePicture(_ scalar: Unicode.Scalar) -> Bool { contains(CellWidths.pictures, scalar.value) }

  /// Letters that make a flag, two by two; one alone is drawn as wide as a flag.
  static func isRegional(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

  /// Skin tones.
  static func isModifier(_ scalar: Unicode.Scalar) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar.value) }

  /// Looks a value up in pairs of first and last.
  private static func contains(_ table: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = table.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > table[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return 2 * low < table.count && table[2 * low] <= value
  }
}
