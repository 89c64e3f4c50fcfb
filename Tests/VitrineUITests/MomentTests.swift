import Testing
import VitrineUI

@Suite struct MomentTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-11-30T10:00:00+09:00", 1_796_000_400),
    ("2026-11-30T01:00:00Z", 1_796_000_400),
    ("2026-11-30t01:00:00.999z", 1_796_000_400), ("2026-11-30 01:00:00Z", 1_796_000_400),
    ("2000-02-29T00:00:00Z", 951_782_400), ("1969-12-31T23:59:59Z", -1),
    ("2016-12-31T23:59:60Z", 1_483_228_799),
    ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("2026-11-30T00:00:00-09:30", 1_796_031_000),
  ])
  func `a moment is read as RFC 3339`(_ text: String, _ seconds: Int) {
    #expect(Moment(text)?.seconds == seconds)
  }

  @Test(arguments: [
    "", "2026-11-30", "2026-11-30T10:00:00", "2026-11-30T10:00Z", "2026-13-01T00:00:00Z",
    "2026-00-01T00:00:00Z",
    "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-04-31T00:00:00Z", "2026-11-30T24:00:00Z",
    "2026-11-30T10:60:00Z", "2026-11-30T10:00:61Z", "2026-11-30T10:00:00.Z", "2026-11-30T10:00:00+9:00",
    "2026-11-30T10:00:00+09:60", "2026-11-30T10:00:00+24:00", "2026-11-30T10:00:00Z ",
    " 2026-11-30T10:00:00Z",
    "0000-01-01T00:00:00Z", "２０２６-11-30T10:00:00Z", "2026-11-3\u{301}0T10:00:00Z", "1796000400",
  ])
  func `anything else is no moment`(_ text: String) {
    #expect(Moment(text) == nil)
  }

  @Test func `moments far away become the first and the last`() {
    #expect(Moment(seconds: .max) == Moment("9999-12-31T23:59:59Z"))
    #expect(Moment(seconds: .min) == Moment("0001-01-01T00:00:00Z"))
    #expect(Moment("0001-01-01T00:00:00+23:59") == Moment(seconds: .min))
    #expect(Moment("9999-12-31T23:59:59-23:59") == Moment(seconds: .max))
    #expect(Moment(seconds: 1) < Moment(seconds: 2))
  }

  @Test(arguments: [("Z", 0), ("z", 0), ("UTC", 0), ("+09:00", 32_400), ("-03:30", -12_600), ("+00:00", 0)])
  func `an offset is read`(_ name: String, _ seconds: Int) {
    #expect(TimeOffset(name)?.seconds == seconds)
  }

  @Test(arguments: ["", "Asia/Tokyo", "JST", "+9", "+0900", "+09:0", "09:00", "+24:00", "+09:60", "utc"])
  func `the name of a zone is no offset`(_ name: String) {
    #expect(TimeOffset(name) == nil)
  }

  @Test func `days and dates are each other's inverse`() {
    for days in stride(from: -719_162, through: 2_932_896, by: 97) {
      let day = CivilDay(daysSinceEpoch: days)
      #expect(day.daysSinceEpoch == days && day.day <= CivilDay.length(ofMonth: day.month, in: day.year))
    }
  }
}
