/// A moment in time: seconds since 1970-01-01T00:00:00Z, written as RFC 3339.
public struct Moment: Hashable, Sendable, Comparable {
  /// Seconds since the epoch, leap seconds not counted.
  public let seconds: Int

  /// A moment by its seconds since the epoch; one outside the years 1 to 9999 becomes the first or the last of them.
  public init(seconds: Int) { self.seconds = min(max(seconds, -62_135_596_800), 253_402_300_799) }

  /// Reads an RFC 3339 date and time with an offset (`2026-11-30T10:00:00+09:00`); fractions are dropped.
  public init?(_ rfc3339: String) {
    let bytes = Array(rfc3339.utf8)
    func digits(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[range] {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    func mark(_ offset: Int, _ allowed: String) -> Bool {
      offset < bytes.count && allowed.utf8.contains(bytes[offset])
    }
    guard let year = digits(0..<4), mark(4, "-"), let month = digits(5..<7), mark(7, "-"),
      let day = digits(8..<10),
      mark(10, "Tt "), let hour = digits(11..<13), mark(13, ":"), let minute = digits(14..<16), mark(16, ":"),
      let second = digits(17..<19), year >= 1, (1...12).contains(month), hour < 24, minute < 60, second <= 60,
      day >= 1, day <= CivilDay.length(ofMonth: month, in: year)
    else { return nil }
    var at = 19
    if mark(at, ".") {
      at += 1
      let first = at
      while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
      guard at > first else { return nil }
    }
    guard let offset = TimeOffset(String(decoding: bytes[at...], as: UTF8.self)) else { return nil }
    let days = CivilDay(year: year, month: month, day: day).daysSinceEpoch
    self.init(seconds: days * 86_400 + hour * 3_600 + minute * 60 + min(second, 59) - offset.seconds)
  }

  public static func < (one: Moment, other: Moment) -> Bool { one.seconds < other.seconds }

  static let form = StringForm(
    "an RFC 3339 date and time, as \"2026-11-30T10:00:00+09:00\"",
    pattern:
      "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|UTC|[+-][0-9]{2}:[0-9]{2})$"
  ) {
    Moment($0) != nil
  }
}

extension Moment: Shaped {
  public init(_ shape: inout some Shape & ~Copyable) {
    self = Moment(shape.string(Self.form)) ?? Moment(seconds: 0)
  }
}

/// A fixed distance from UTC: `Z`, `UTC`, `+09:00`.
public struct TimeOffset: Hashable, Sendable, CustomStringConvertible {
  /// Seconds east of Greenwich.
  public let seconds: Int

  /// Coordinated Universal Time.
  public static let utc = TimeOffset(seconds: 0)

  /// A distance of so many seconds.
  init(seconds: Int) { self.seconds = seconds }

  /// Reads `Z`, `UTC` or `±HH:MM`; nil for anything else, names of zones included.
  public init?(_ name: String) {
    let bytes = Array(name.utf8)
    if bytes == Array("Z".utf8) || bytes == Array("z".utf8) || bytes == Array("UTC".utf8) {
      self = .utc
      return
    }
    guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      bytes[3] == UInt8(ascii: ":"), [1, 2, 4, 5].allSatisfy({ (0x30...0x39).contains(bytes[$0]) })
    else { return nil }
    let hours = Int(bytes[1] - 0x30) * 10 + Int(bytes[2] - 0x30)
    let minutes = Int(bytes[4] - 0x30) * 10 + Int(bytes[5] - 0x30)
    guard hours < 24, minutes < 60 else { return nil }
    seconds = (bytes[0] == UInt8(ascii: "-") ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }

  /// `UTC` or `+09:00`.
  public var description: String {
    guard seconds != 0 else { return "UTC" }
    let minutes = abs(seconds) / 60
    return (seconds < 0 ? "-" : "+") + twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60)
  }
}

/// A number below 100 as clocks and dates write it: `08`.
func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

/// A day of the proleptic Gregorian calendar.
///
/// Source: Howard Hinnant, "chrono-compatible low-level date algorithms".
package struct CivilDay: Sendable, Equatable {
  package let year: Int
  package let month: Int
  package let day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that lies so many days after 1970-01-01.
  package init(daysSinceEpoch days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  package var daysSinceEpoch: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  package static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
