public import VitrineUI

public import struct VitrineJSON.Field
public import struct VitrineJSON.ShapeError

/// What a translator made of a response.
public struct Translated<Model: Sendable>: Sendable {
  /// The model, complete.
  public var model: Model
  /// What logs want to know of the module.
  public var log: LogRecord
  /// What logs want to know of its items.
  public var itemLogs: [ItemID: LogRecord]
  /// The elements that were left out, and why.
  public var dropped: [ShapeError]
  /// What its elements, or the whole, had to do without, and why: a link, a picture, a log field.
  public var partsLeftOut: [ShapeError]

  /// A model with what goes beside it.
  public init(
    _ model: Model, log: LogRecord = LogRecord(), itemLogs: [ItemID: LogRecord] = [:],
    dropped: [ShapeError] = [], partsLeftOut: [ShapeError] = []
  ) {
    self.model = model
    self.log = log
    self.itemLogs = itemLogs
    self.dropped = dropped
    self.partsLeftOut = partsLeftOut
  }
}
