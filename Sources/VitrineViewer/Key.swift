// VitrineViewer is the interactive preview without a terminal: bytes become keys, keys change what is seen, and what
// is seen becomes bytes. All of it is values, so that a test is a table.

/// What a reader did at the terminal.
package enum Key: Hashable, Sendable {
  /// A sign that was typed.
  case typed(Unicode.Scalar)
  /// A letter with Control: `control("l")`.
  case control(Unicode.Scalar)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right, pageUp, pageDown, home, end
  /// Text that was pasted; it is data and no keys.
  case pasted(String)
  case wheelUp, wheelDown
  /// The left button, pressed at a cell; both count from 0.
  case click(column: Int, row: Int)
}
