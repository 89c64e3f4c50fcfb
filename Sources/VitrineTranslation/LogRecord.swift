/// A field that a translator hands to the logs: it goes to the page's manifest, and no plugin sees it.
public struct LogField<Value: LogValue>: Sendable {
  /// The field's name in the manifest, in snake_case.
  public let name: String
  /// What it says, for the reference.
  public let about: String

  /// A field with a name and a meaning.
  public init(_ name: String, _ about: String) {
    self.name = name
    self.about = about
  }

  /// The field as a translator declares it.
  public var declaration: LogFieldDeclaration {
    LogFieldDeclaration(name: name, kind: Value.logKind, about: about)
  }
}

/// A log field's name, type and meaning.
public struct LogFieldDeclaration: Sendable, Hashable {
  /// The field's name in the manifest.
  public let name: String
  /// The type of its value.
  public let kind: LogKind
  /// What it says.
  public let about: String
}

/// The types that a log field may have.
public enum LogKind: String, Sendable { case text, integer, number, flag }

/// The value of a log field.
public enum LogScalar: Sendable, Equatable {
  case text(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
}

/// A type that log fields can have: `String`, `Int`, `Double`, `Bool`.
public protocol LogValue: Sendable {
  /// The type's name in the reference.
  static var logKind: LogKind { get }
  /// The value as it is written.
  var logScalar: LogScalar { get }
}

extension String: LogValue {
  public static var logKind: LogKind { .text }
  public var logScalar: LogScalar { .text(self) }
}

extension Int: LogValue {
  public static var logKind: LogKind { .integer }
  public var logScalar: LogScalar { .integer(self) }
}

extension Double: LogValue {
  public static var logKind: LogKind { .number }
  public var logScalar: LogScalar { .number(self) }
}

extension Bool: LogValue {
  public static var logKind: LogKind { .flag }
  public var logScalar: LogScalar { .flag(self) }
}

/// Log fields and their values, in the order in which they were set.
///
/// Flat on purpose.
public struct LogRecord: Sendable, Equatable {
  /// One field and its value.
  public struct Entry: Sendable, Equatable {
    /// The field's name.
    public let name: String
    /// Its value.
    public let value: LogScalar

    /// Whether it is the field of a name.
    package func isNamed(_ name: String) -> Bool {
      self.name.utf8.count == name.utf8.count && self.name.utf8.elementsEqual(name.utf8)
    }
  }

  /// The fields that were set.
  public private(set) var entries: [Entry] = []

  /// A record without fields.
  public init() {}

  /// Whether nothing was set.
  public var isEmpty: Bool { entries.isEmpty }

  /// Sets a field; nil leaves it unset.
  public mutating func set<Value: LogValue>(_ field: LogField<Value>, to value: Value?) {
    let here = entries.firstIndex { $0.isNamed(field.name) }
    if let here { entries.remove(at: here) }
    guard let value else { return }
    if entries.isEmpty { entries.reserveCapacity(8) }
    entries.append(Entry(name: field.name, value: value.logScalar))
  }
}

extension LogRecord {
  /// The record with the fields that are kept.
  package func filtered(_ keep: (Entry) -> Bool) -> LogRecord {
    var record = self
    record.entries = entries.filter(keep)
    return record
  }
}
