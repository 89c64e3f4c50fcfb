/// A line of the terminal: what stands in its cells. Only ``TerminalText`` and marks of our own get in.
package struct TextLine: Sendable, Equatable {
  package private(set) var bytes: [UInt8] = []
  /// How many cells are taken.
  package private(set) var cells = 0

  package init() {}
}
