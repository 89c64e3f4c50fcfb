/// Where a reader's clocks stand: a fixed distance from UTC, or a zone of the IANA time zone database.
///
/// The database is a table in the program, of the version ``databaseVersion``: the machine's own is never read.
public struct Zone: Hashable, Sendable, CustomStringConvertible {
  private enum Clock: Sendable {
    case fixed(TimeOffset)
    case moving(ZoneHistory)
  }

  /// The zone as it is written: `UTC`, `+09:00`, `Asia/Tokyo`.
  public let description: String
  private let clock: Clock

  /// Coordinated Universal Time.
  public static let utc = Zone(.utc)

  /// The version of the IANA time zone database that names are looked up in: `2025b`.
  public static let databaseVersion = ZoneTable.version

  /// A clock that is always at the same distance from UTC.
  public init(_ offset: TimeOffset) {
    self.init(offset.description, .fixed(offset))
  }

  /// Reads a distance from UTC (`Z`, `UTC`, `+09:00`), or a name of the IANA time zone database as it is written
  /// there (`Europe/Berlin`; links as `Japan` too); nil for anything else.
  public init?(_ name: String) {
    if let offset = TimeOffset(name) {
      self.init(offset)
      return
    }
    guard let history = ZoneHistory(of: name) else { return nil }
    self.init(name, .moving(history))
  }

  private init(_ description: String, _ clock: Clock) {
    self.description = description
    self.clock = clock
  }

  /// How far clocks are from UTC at a moment.
  public func offset(at moment: Moment) -> TimeOffset {
    switch clock {
    case .fixed(let offset): offset
    case .moving(let history): TimeOffset(seconds: history.offset(at: moment.seconds))
    }
  }

  /// Every name that is read beside the distances from UTC, in the order of their bytes.
  package static var names: [String] { ZoneHistory.names }

  public static func == (one: Zone, other: Zone) -> Bool {
    one.description.utf8.elementsEqual(other.description.utf8)
  }

  public func hash(into hasher: inout Hasher) { for byte in description.utf8 { hasher.combine(byte) } }
}
