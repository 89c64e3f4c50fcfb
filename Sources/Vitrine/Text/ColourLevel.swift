/// How many colours a terminal is written with.
///
/// The words are the same at every level; only what they are painted with differs.
public enum ColourLevel: Int, CaseIterable, Comparable, Sendable {
  /// No colours and no other looks: plain text.
  case none
  /// The sixteen colours that a terminal's own palette names, and bold, dim, underline and the like.
  case sixteen
  /// The 256 colours of xterm: the sixteen, a cube of 6×6×6 and 24 greys.
  case indexed
  /// Every colour of sRGB, three bytes each.
  case truecolor

  /// Whether one level has fewer colours than another.
  public static func < (one: ColourLevel, other: ColourLevel) -> Bool { one.rawValue < other.rawValue }
}
