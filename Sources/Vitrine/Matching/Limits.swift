package import VitrineJSON
package import VitrineUI

/// How much a layout, a response and a module may be; what goes beyond names the limit in its error.
public struct Limits: Sendable, Equatable {
  /// Tabs of a screen.
  public var tabs = 100
  /// Modules in a tab, and in a run that an API sends.
  public var modules = 200
  /// Responses that a tab asks for.
  public var requests = 200
  /// Items that one module draws.
  public var items = 1_000
  /// Bytes that one module draws.
  public var outputBytes = 4 << 20
  /// How much a layout's text may be.
  public var layout = TextLimits(.layout)
  /// How much a response's text may be.
  public var response = TextLimits(.response)

  /// The limits of this engine unless told otherwise.
  public init() {}

  package var drawing: DrawingLimits { DrawingLimits(items: items, bytes: outputBytes) }
}

/// How much one JSON text may be.
public struct TextLimits: Sendable, Equatable {
  /// Bytes of the whole text; no more than 536,870,912 are read whatever it says.
  public var bytes: Int
  /// How deep arrays and objects stand in each other; no more than 2,047 are read whatever it says.
  public var depth: Int
  /// Values, keys not counted.
  public var values: Int
  /// Bytes of a string or a key as it is written.
  public var stringBytes: Int
  /// Bytes of a number as it is written.
  public var numberBytes: Int

  package init(_ budget: Budget) {
    bytes = budget.bytes
    depth = budget.depth
    values = budget.nodes
    stringBytes = budget.stringBytes
    numberBytes = budget.numberBytes
  }

  package var budget: Budget {
    Budget(bytes: bytes, depth: depth, nodes: values, stringBytes: stringBytes, numberBytes: numberBytes)
  }
}
