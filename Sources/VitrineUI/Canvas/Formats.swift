// `rounded` calls the C library's mathematics, which is linked for those who import it.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Numbers, money and moments as a reader reads them, from explicit inputs alone.
package struct Formats: Sendable {
  package let words: Words
  private let offset: TimeOffset
  private let now: Moment?

  package init(_ context: DrawingContext) {
    words = Words(context.language)
    offset = context.offset
    now = context.now
  }

  /// `¥1,980`, `$19.80`, `CHF 19.80`.
  package func money(_ money: Money) -> String {
    let digits = money.currency.minorUnitDigits
    let magnitude = String(money.minorUnits.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - magnitude.utf8.count)) + magnitude
    let bytes = Array(padded.utf8)
    let whole = Self.grouped(bytes.dropLast(digits))
    let amount = digits == 0 ? whole : whole + "." + String(decoding: bytes.suffix(digits), as: UTF8.self)
    let sign = money.minorUnits < 0 ? "-" : ""
    switch money.currency.description {
    case "JPY": return sign + "¥" + amount
    case "USD": return sign + "$" + amount
    case "EUR": return sign + "€" + amount
    case "GBP": return sign + "£" + amount
    default: return sign + money.currency.description + " " + amount
    }
  }

  /// `12,345`.
  package static func count(_ number: Int) -> String {
    (number < 0 ? "-" : "") + grouped(ArraySlice(String(number.magnitude).utf8))
  }

  /// `4.5`, with one decimal, ties to even.
  package func stars(_ rating: Rating) -> String {
    let tenths = Int((rating.stars * 10).rounded(.toNearestOrEven))
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// A moment in a style.
  ///
  /// Without a clock, the distance from now becomes the day.
  package func time(_ moment: Moment, _ style: TimeStyle) -> String {
    if style == .relative, let now { return words.distance(seconds: now.seconds - moment.seconds) }
    let (day, seconds) = local(moment)
    let date = words.date(day)
    guard style == .dateTime else { return date }
    return date + " " + twoDigits(seconds / 3_600) + ":" + twoDigits(seconds / 60 % 60)
  }

  /// `2026-11-30T10:00:00+09:00`, for machines.
  package func machineTime(_ moment: Moment) -> String {
    let (day, seconds) = local(moment)
    let year = String(day.year)
    let date =
      String(repeating: "0", count: max(0, 4 - year.utf8.count)) + year + "-" + twoDigits(day.month) + "-"
      + twoDigits(day.day)
    let time = twoDigits(seconds / 3_600) + ":" + twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60)
    return date + "T" + time + (offset.seconds == 0 ? "Z" : offset.description)
  }

  private func local(_ moment: Moment) -> (CivilDay, Int) {
    // No year is 0: time begins at the same second of the clock everywhere.
    let seconds = max(moment.seconds + offset.seconds, Moment(seconds: .min).seconds)
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    return (CivilDay(daysSinceEpoch: days), seconds - days * 86_400)
  }

  private static func grouped(_ digits: ArraySlice<UInt8>) -> String {
    var out: [UInt8] = []
    for (offset, digit) in digits.enumerated() {
      if offset > 0, (digits.count - offset) % 3 == 0 { out.append(UInt8(ascii: ",")) }
      out.append(digit)
    }
    return String(decoding: out, as: UTF8.self)
  }
}
