extension Conventions {
  /// A day: `Nov 30, 2026`, `30.11.2026`.
  func date(_ clock: ClockReading) -> String { written(date, clock) }

  /// A day and the time of a clock on the wall.
  func dateTime(_ clock: ClockReading) -> String {
    filled(dateTime, written(time, clock), written(date, clock))
  }

  /// The distance from now in whole units: minutes, hours, days.
  func distance(seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    let (number, unit): (Int, DistanceUnit) =
      minutes < 60
      ? (minutes, .minute) : minutes < 1_440 ? (minutes / 60, .hour) : (minutes / 1_440, .day)
    if number == 0 { return now }
    return filled(distance(unit, isPast: seconds >= 0, number), count(number))
  }

  /// A pattern with words for `{0}` and `{1}`.
  private func filled(_ pattern: String, _ words: String...) -> String {
    var out: [UInt8] = []
    var rest = Self.unquoted(pattern)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "{"), rest.count >= 2, let digit = rest.popFirst() {
        rest.removeFirst()
        let number = Int(digit) - 0x30
        if words.indices.contains(number) { out += words[number].utf8 }
      } else {
        out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Source: UTS #35, part 4: an apostrophe stands around letters that mean themselves.
  private static func unquoted(_ pattern: String) -> [UInt8] {
    pattern.utf8.filter { $0 != UInt8(ascii: "'") }
  }

  /// A pattern of UTS #35, part 4, with what the clock shows for its letters.
  private func written(_ pattern: String, _ clock: ClockReading) -> String {
    var out = ""
    var isQuoted = false
    var rest = Substring(pattern).unicodeScalars
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest[run.endIndex...]
      // An apostrophe stands around letters that mean themselves; two are one.
      if letter.value == 0x27 {
        if run.count % 2 == 1 { isQuoted.toggle() }
        if run.count > 1 { out += String(repeating: "'", count: run.count / 2) }
      } else if isQuoted || !(("A"..."Z").contains(letter) || ("a"..."z").contains(letter)) {
        out.unicodeScalars.append(contentsOf: run)
      } else {
        out += field(letter, run.count, clock)
      }
    }
    return out
  }

  private func field(_ letter: Unicode.Scalar, _ length: Int, _ clock: ClockReading) -> String {
    func number(_ value: Int) -> String { length >= 2 ? twoDigits(value) : String(value) }
    switch letter {
    case "y": return length == 2 ? twoDigits(clock.day.year % 100) : String(clock.day.year)
    case "M": return length <= 2 ? number(clock.day.month) : word(clock.day.month - 1, of: months)
    case "d": return number(clock.day.day)
    case "H": return number(clock.hour)
    case "h": return number((clock.hour + 11) % 12 + 1)
    case "m": return number(clock.minute)
    case "a": return word(clock.hour / 12, of: halves)
    case "B": return word(clock.hour, of: hours)
    default: return String(repeating: String(letter), count: length)
    }
  }

  private func word(_ place: Int, of words: [String]) -> String {
    words.indices.contains(place) ? words[place] : ""
  }
}
