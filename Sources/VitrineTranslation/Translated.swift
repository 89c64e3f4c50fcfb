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
  /// What was left out, and why.
  public var dropped: [ShapeError]

  /// A model with what goes beside it.
  public init(
    _ model: Model, log: LogRecord = LogRecord(), itemLogs: [ItemID: LogRecord] = [:],
    dropped: [ShapeError] = []
  ) {
    self.model = model
    self.log = log
    self.itemLogs = itemLogs
    self.dropped = dropped
  }
}
