public import struct VitrineJSON.Field
public import struct VitrineJSON.ShapeError
public import VitrineUI

/// What a translator made of a response.
public struct Translated<Model: Sendable>: Sendable {
  /// The model, complete.
  public var model: Model
  /// What logs want to know of the module.
  public var log: LogRecord
  /// What logs want to know of its items.
  public var itemLogs: [ItemID: LogRecord]
  /// What was left out, and why.
  public var dropped: [ShapeError]

  /// A model with what goes beside it.
  public init(
    _ model: Model, log: LogRecord = LogRecord(), itemLogs: [ItemID: LogRecord] = [:], dropped: [ShapeError] = []
  ) {
    self.model = model
    self.log = log
    self.itemLogs = itemLogs
    self.dropped = dropped
  }
}

/// Reads the elements of a list one by one: those that do not read are dropped with their reason.
///
/// ```swift
/// var reader = ElementReader()
/// let items = try reader.read(response["items"]) { (field) throws(ShapeError) in try Item(shop: field) }
/// return Translated(ItemList(items: items), dropped: reader.dropped)
/// ```
public struct ElementReader: Sendable {
  /// What was left out, and why.
  public private(set) var dropped: [ShapeError] = []

  /// A reader that has dropped nothing yet.
  public init() {}

  /// Reads a list. Throws only when the field is no list.
  public mutating func read<Element>(
    _ field: Field, _ element: (Field) throws(ShapeError) -> Element
  ) throws(ShapeError) -> [Element] {
    read(try field.elements(), element)
  }

  /// Reads the elements of a list that was found already.
  public mutating func read<Element>(
    _ fields: [Field], _ element: (Field) throws(ShapeError) -> Element
  ) -> [Element] {
    var elements: [Element] = []
    for field in fields {
      do { elements.append(try element(field)) } catch { dropped.append(error) }
    }
    return elements
  }
}
