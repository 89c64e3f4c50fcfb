import Testing
import VitrineUI

@Suite struct FormatTests {
  private func formats(
    _ tag: String = "ja", _ offset: String = "+09:00", now: String? = nil
  ) throws -> Formats {
    Formats(
      DrawingContext(
        moduleID: "m", slot: ModuleSlot(region: .tab, entry: 1),
        language: try #require(LanguageTag(checking: tag)),
        zone: try #require(Zone(offset)), now: now.flatMap { Moment($0) }))
  }

  @Test(arguments: [
    (1_980, "JPY", "￥1,980"), (0, "JPY", "￥0"), (999, "JPY", "￥999"), (-1_980, "JPY", "-￥1,980"),
    (1_980, "USD", "$19.80"), (5, "USD", "$0.05"), (0, "EUR", "€0.00"), (123_456_789, "GBP", "£1,234,567.89"),
    (1_980, "CHF", "CHF\u{A0}19.80"), (1_234, "KWD", "KWD\u{A0}1.234"), (1_234, "KRW", "₩1,234"),
    (12_345, "CLF", "CLF\u{A0}1.2345"),
    (Int.max, "JPY", "￥9,223,372,036,854,775,807"), (Int.min, "USD", "-$92,233,720,368,547,758.08"),
  ])
  func `money has the digits of its currency`(_ units: Int, _ code: String, _ text: String) throws {
    #expect(try formats().money(Money(minorUnits: units, try #require(Currency(code)))) == text)
  }

  @Test(arguments: ["", "JP", "jpy", "JPYX", "¥", "ＪＰＹ", "J\u{301}P"])
  func `a currency is three capital letters`(_ code: String) {
    #expect(Currency(code) == nil)
  }

  @Test(arguments: [
    (0.0, "0.0"), (5, "5.0"), (4.5, "4.5"), (4.25, "4.2"), (4.75, "4.8"), (4.96, "5.0"), (0.04, "0.0"),
    (3.333, "3.3"),
  ])
  func `stars have one decimal`(_ stars: Double, _ text: String) throws {
    #expect(try formats().stars(try #require(Rating(stars: stars))) == text)
  }

  @Test(arguments: [-0.1, 5.1, .nan, .infinity])
  func `stars outside 0 to 5 are no rating`(_ stars: Double) {
    #expect(Rating(stars: stars) == nil)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"), (-1_000, "-1,000")])
  func `counts are grouped by thousands`(_ count: Int, _ text: String) throws {
    #expect(try formats().count(count) == text)
  }

  @Test(arguments: [
    ("ja", "+09:00", "2026/11/30", "2026/11/30 8:05", "2026-11-30T08:05:00+09:00"),
    ("ja", "Asia/Tokyo", "2026/11/30", "2026/11/30 8:05", "2026-11-30T08:05:00+09:00"),
    ("en", "+09:00", "Nov 30, 2026", "Nov 30, 2026, 8:05 AM", "2026-11-30T08:05:00+09:00"),
    ("en", "Z", "Nov 29, 2026", "Nov 29, 2026, 11:05 PM", "2026-11-29T23:05:00Z"),
    ("en-GB", "Europe/London", "29 Nov 2026", "29 Nov 2026, 23:05", "2026-11-29T23:05:00Z"),
    ("de", "Europe/Berlin", "30.11.2026", "30.11.2026, 00:05", "2026-11-30T00:05:00+01:00"),
    ("fr", "-03:30", "29 nov. 2026", "29 nov. 2026, 19:35", "2026-11-29T19:35:00-03:30"),
    ("sw", "Z", "Nov 29, 2026", "Nov 29, 2026, 11:05 PM", "2026-11-29T23:05:00Z"),
  ])
  func `a moment is written where the reader is`(
    _ tag: String, _ offset: String, _ date: String, _ dateTime: String, _ machine: String
  ) throws {
    let moment = try #require(Moment("2026-11-30T08:05:00+09:00"))
    let formats = try formats(tag, offset)
    #expect(formats.time(moment, .date) == date && formats.time(moment, .dateTime) == dateTime)
    #expect(formats.time(moment, .relative) == date && formats.machineTime(moment) == machine)
  }

  @Test(arguments: [
    ("2026-11-30T00:00:30Z", "now", "今"), ("2026-11-29T23:59:00Z", "1 minute ago", "1 分前"),
    ("2026-11-29T22:00:00Z", "2 hours ago", "2 時間前"), ("2026-11-29T00:00:00Z", "1 day ago", "1 日前"),
    ("2026-12-02T00:00:00Z", "in 2 days", "2 日後"), ("0001-01-01T00:00:00Z", "739,949 days ago", "739,949 日前"),
  ])
  func `a distance from now is in words`(_ moment: String, _ english: String, _ japanese: String) throws {
    let moment = try #require(Moment(moment))
    #expect(try formats("en", now: "2026-11-30T00:00:00Z").time(moment, .relative) == english)
    #expect(try formats("ja", now: "2026-11-30T00:00:00Z").time(moment, .relative) == japanese)
  }

  @Test func `the last moment is written without a trap`() throws {
    let last = try formats("en", "+23:59").machineTime(Moment(seconds: .max))
    #expect(last == "10000-01-01T23:58:59+23:59")
  }

  @Test func `the first moment is written in a year that there is`() throws {
    let first = try formats("en", "-12:00").machineTime(Moment(seconds: .min))
    #expect(first == "0001-01-01T00:00:00-12:00")
  }
}
