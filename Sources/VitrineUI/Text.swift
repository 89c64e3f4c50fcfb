/// Text that a reader sees.
///
/// Opaque on purpose: how the bytes are held is private to this room and may change. Two texts are equal when
/// their bytes are.
public struct Text: Sendable, ExpressibleByStringLiteral {
  private let storage: String

  /// Text from a string.
  public init(_ string: String) { storage = string }
  /// Text in source.
  public init(stringLiteral value: String) { storage = value }

  /// Whether there is nothing to read.
  public var isEmpty: Bool { storage.utf8.isEmpty }

  /// The text as a string, for rooms that measure and cut it.
  package var string: String { storage }
}

extension Text: Hashable {
  public static func == (one: Text, other: Text) -> Bool {
    one.storage.utf8.elementsEqual(other.storage.utf8)
  }
  public func hash(into hasher: inout Hasher) {
    for byte in storage.utf8 { hasher.combine(byte) }
  }
}

extension Text: CustomStringConvertible {
  public var description: String { storage }
}
