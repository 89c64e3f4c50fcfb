/// What reading one text may cost; each limit is named in the error of a text that goes beyond it.
package struct Budget: Sendable, Equatable {
  /// The bytes of the whole text.
  package var bytes: Int
  /// How deep arrays and objects may stand in each other; jansson itself ends at 2,047.
  package var depth: Int
  /// How many values there may be; a key is not one.
  package var nodes: Int
  /// The bytes of a string or a key as it is written, without its quotes.
  package var stringBytes: Int
  /// The bytes of a number as it is written.
  package var numberBytes: Int

  package init(bytes: Int, depth: Int, nodes: Int, stringBytes: Int, numberBytes: Int) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
    self.stringBytes = stringBytes
    self.numberBytes = numberBytes
  }

  /// The bytes of the largest text that is read whatever a budget says: with the sizes of its strings between them, its
  /// texts have the room of one buffer.
  package static let mostBytes = 512 << 20

  /// What a layout may cost.
  package static let layout = Budget(
    bytes: 2 << 20, depth: 64, nodes: 100_000, stringBytes: 1 << 20, numberBytes: 1024)
  /// What a response may cost.
  package static let response = Budget(
    bytes: 8 << 20, depth: 128, nodes: 250_000, stringBytes: 1 << 20, numberBytes: 1024)
}
