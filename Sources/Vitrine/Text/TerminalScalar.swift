/// What happens to a scalar at the terminal's door.
enum TerminalScalar {
  /// What the door does with a scalar.
  enum Verdict {
    case kept, replaced, space, dropped
    /// Dropped as well, but it says where lines may break and where not.
    case unseen
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
    case 0x20...0x7E, 0x3165...0xFDCF: .kept
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: .space
    case 0x00...0x1F, 0x7F...0x9F: .replaced
    case 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: .dropped
    case 0x200B, 0x2060, 0xFEFF: .unseen
    case 0x200C, 0x200E...0x200F, 0x202A...0x202E, 0x2061...0x206F: .dropped
    case 0x3164, 0xFE00...0xFE0D, 0xFFA0, 0xFFF0...0xFFFB: .dropped
    case 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: .dropped
    case 0xFDD0...0xFDEF: .replaced
    case let value where value & 0xFFFE == 0xFFFE: .replaced
    default: .kept
    }
  }

  /// Skin tones.
  static func isModifier(_ scalar: Unicode.Scalar) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar.value) }
}
