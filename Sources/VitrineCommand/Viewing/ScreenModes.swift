/// What is written to a terminal when the interactive preview begins and ends.
///
/// Source: xterm's control sequences for private modes.
enum ScreenModes {
  /// The alternate screen, no wrapping at the edge, no cursor, the mouse's buttons and wheel, pasting as data.
  static let entering = bytes("?1049h", "?7l", "?25l", "?1000h", "?1006h", "?2004h")

  /// All of it back, in the other order; what was cut off in the middle is ended first (ST).
  static let leaving =
    [0x1B, UInt8(ascii: "\\")]
    + bytes("?2026l", "0m", "?2004l", "?1006l", "?1000l", "?7h", "?25h", "?1049l")

  private static func bytes(_ sequences: String...) -> [UInt8] {
    sequences.flatMap { Array("\u{1B}[\($0)".utf8) }
  }
}
