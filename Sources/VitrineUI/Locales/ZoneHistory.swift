/// How the clocks of one zone have been set, and the rule that they are set by from then on.
///
/// Source: RFC 8536 (TZif), of which ``ZoneTable`` holds what moves clocks.
struct ZoneHistory: Sendable {
  private struct Change: Sendable {
    let moment: Int
    let offset: Int
  }

  private let first: Int
  private let changes: [Change]
  private let rule: ZoneRule

  /// The history that goes by a name; nil when the database has no such name.
  init?(of name: String) {
    guard let entry = Self.entry(of: Array(name.utf8)) else { return nil }
    var reader = TableReader(ZoneTable.histories, at: entry.place)
    first = reader.number(3) - ZoneTable.bias
    rule = ZoneRule(number: reader.number(2))
    var moment = ZoneTable.beginning
    var offset = first
    var changes: [Change] = []
    changes.reserveCapacity(entry.count)
    for _ in 0..<entry.count {
      var step = TableReader(ZoneTable.steps, at: reader.number(2) * 9)
      moment += step.number(6)
      offset += step.number(3) - ZoneTable.bias
      changes.append(Change(moment: moment, offset: offset))
    }
    self.changes = changes
  }

  /// Seconds east of Greenwich.
  func offset(at moment: Int) -> Int {
    guard let last = changes.last, moment < last.moment else { return rule.offset(at: moment) }
    var (low, high) = (0, changes.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].moment <= moment { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : changes[low - 1].offset
  }

  /// Every name, in the order of their bytes.
  static var names: [String] {
    ZoneTable.names.withUTF8Buffer { table in
      table.split(separator: UInt8(ascii: "\n")).map { line in
        String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      }
    }
  }

  private static func entry(of name: [UInt8]) -> (place: Int, count: Int)? {
    ZoneTable.names.withUTF8Buffer { table in
      for line in table.split(separator: UInt8(ascii: "\n"))
      where line.count == name.count + 6 && line[line.startIndex + name.count] == UInt8(ascii: " ")
        && line.starts(with: name)
      {
        let digits = line.suffix(5)
        return (TableReader.number(digits.prefix(3)), TableReader.number(digits.suffix(2)))
      }
      return nil
    }
  }
}

/// The rule that clocks are set by for ever: one offset, or another one in summer.
///
/// Source: POSIX.1, the environment variable TZ, days of the form `Mm.w.d`.
struct ZoneRule: Sendable {
  private struct Day: Sendable {
    let month: Int
    let week: Int
    let weekday: Int
    let second: Int

    /// The seconds of the clock since 1970, in a year.
    func clock(in year: Int) -> Int {
      let first = CivilDay(year: year, month: month, day: 1).daysSinceEpoch
      // 1970-01-01 was a Thursday.
      let weekdayOfFirst = ((first + 4) % 7 + 7) % 7
      var day = (weekday - weekdayOfFirst + 7) % 7 + (week - 1) * 7
      while day >= CivilDay.length(ofMonth: month, in: year) { day -= 7 }
      return (first + day) * 86_400 + second
    }
  }

  private let standard: Int
  private let summer: (offset: Int, start: Day, end: Day)?

  /// The rule of a line of the table.
  init(number: Int) {
    let numbers = ZoneTable.rules.withUTF8Buffer { table in
      let lines = table.split(separator: UInt8(ascii: "\n"))
      return lines[number].split(separator: UInt8(ascii: " ")).compactMap {
        Int(String(decoding: $0, as: UTF8.self))
      }
    }
    func day(_ at: Int) -> Day {
      Day(month: numbers[at], week: numbers[at + 1], weekday: numbers[at + 2], second: numbers[at + 3])
    }
    standard = numbers[0]
    summer = numbers.count == 10 ? (numbers[1], day(2), day(6)) : nil
  }

  /// Seconds east of Greenwich.
  func offset(at moment: Int) -> Int {
    guard let summer else { return standard }
    let clock = moment + standard
    let days = clock >= 0 ? clock / 86_400 : (clock - 86_399) / 86_400
    let year = CivilDay(daysSinceEpoch: days).year
    let start = summer.start.clock(in: year) - standard
    let end = summer.end.clock(in: year) - summer.offset
    let isSummer =
      start < end ? start <= moment && moment < end : !(end <= moment && moment < start)
    return isSummer ? summer.offset : standard
  }
}

/// Reads the digits of a table.
private struct TableReader {
  private let table: StaticString
  private var place: Int

  init(_ table: StaticString, at place: Int) {
    self.table = table
    self.place = place
  }

  mutating func number(_ digits: Int) -> Int {
    defer { place += digits }
    return table.withUTF8Buffer { Self.number($0[place..<place + digits]) }
  }

  static func number(_ digits: some Sequence<UInt8>) -> Int {
    digits.reduce(0) { number, digit in
      let value: UInt8
      switch digit {
      case 0x30...0x39: value = digit - 0x30
      case 0x41...0x5A: value = digit - 0x41 + 10
      case 0x61...0x7A: value = digit - 0x61 + 36
      case UInt8(ascii: "-"): value = 62
      default: value = 63
      }
      return number << 6 | Int(value)
    }
  }
}
