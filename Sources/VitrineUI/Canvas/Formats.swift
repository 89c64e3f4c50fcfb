/// Numbers, money and moments as a reader reads them, from explicit inputs alone.
package struct Formats: Sendable {
  package let words: Words
  private let conventions: Conventions
  private let zone: Zone
  private let now: Moment?

  package init(_ context: DrawingContext) {
    words = Words(context.language)
    conventions = context.conventions
    zone = context.zone
    now = context.now
  }

  /// `¥1,980`, `19,80 €`, `CHF 19.80`.
  ///
  /// The digits after the decimal sign are those of ISO 4217, the rest is the locale's.
  package func money(_ money: Money) -> String { form(of: money.currency).written(money.minorUnits) }

  /// How amounts of a currency are written.
  func form(of currency: Currency) -> AmountForm { AmountForm(currency, conventions) }

  /// `12,345`, `12.345`.
  package func count(_ number: Int) -> String { conventions.count(number) }

  /// `4.5`, `4,5`: one decimal, ties to even.
  package func stars(_ rating: Rating) -> String { stars(rating, conventions) }

  /// The stars of a rating in words, with numbers as the language of the words has them.
  package func starsInWords(_ rating: Rating) -> String { words.stars(stars(rating, ofWords)) }

  /// How many ratings there are in words, with numbers as the language of the words has them.
  package func ratings(_ count: Int) -> String { words.ratings(ofWords.count(count)) }

  /// English words in a German page count in English: `1,234 ratings`.
  private var ofWords: Conventions { words.areForeign ? .english : conventions }

  /// What stands between whole numbers and decimals.
  var decimal: String { conventions.decimal }

  /// The same in the language of the words.
  var decimalOfWords: String { ofWords.decimal }

  private func stars(_ rating: Rating, _ conventions: Conventions) -> String {
    let tenths = rating.tenths
    return "\(tenths / 10)\(conventions.decimal)\(tenths % 10)"
  }

  /// A moment in a style.
  ///
  /// Without a clock, the distance from now becomes the day.
  package func time(_ moment: Moment, _ style: TimeStyle) -> String {
    if style == .relative, let now { return conventions.distance(seconds: now.seconds - moment.seconds) }
    let clock = ClockReading(moment, zone.offset(at: moment))
    return style == .dateTime ? conventions.dateTime(clock) : conventions.date(clock)
  }

  /// `2026-11-30T10:00:00+09:00`, for machines.
  ///
  /// RFC 3339 knows no seconds in offsets: clocks that were set to a place's own noon are read to the minute.
  package func machineTime(_ moment: Moment) -> String {
    let offset = TimeOffset(seconds: zone.offset(at: moment).seconds / 60 * 60)
    let clock = ClockReading(moment, offset)
    let year = String(clock.day.year)
    let date =
      String(repeating: "0", count: max(0, 4 - year.utf8.count)) + year + "-" + twoDigits(clock.day.month)
      + "-" + twoDigits(clock.day.day)
    let time = twoDigits(clock.hour) + ":" + twoDigits(clock.minute) + ":" + twoDigits(clock.second)
    return date + "T" + time + (offset.seconds == 0 ? "Z" : offset.description)
  }
}

extension Rating {
  /// The tenths of its stars, ties to even.
  var tenths: UInt32 {
    // A number of this size has no room for bits below one: adding it rounds, and its lowest bits are what was added.
    UInt32(truncatingIfNeeded: (stars * 10 + 0x1p52).bitPattern)
  }
}

/// What a calendar and a clock on the wall show at a moment.
struct ClockReading {
  let day: CivilDay
  private let secondOfDay: Int

  init(_ moment: Moment, _ offset: TimeOffset) {
    // No year is 0: time begins at the same second of the clock everywhere.
    let seconds = max(moment.seconds + offset.seconds, Moment(seconds: .min).seconds)
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    day = CivilDay(daysSinceEpoch: days)
    secondOfDay = seconds - days * 86_400
  }

  var hour: Int { secondOfDay / 3_600 }
  var minute: Int { secondOfDay / 60 % 60 }
  var second: Int { secondOfDay % 60 }
}
