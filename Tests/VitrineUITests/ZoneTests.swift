import Testing
import VitrineUI

@Suite struct ZoneTests {
  @Test(arguments: [
    ("Asia/Tokyo", "2026-11-30T00:00:00Z", 32_400), ("Japan", "2026-11-30T00:00:00Z", 32_400),
    ("Asia/Tokyo", "1950-06-01T00:00:00Z", 36_000), ("Asia/Tokyo", "1800-01-01T00:00:00Z", 33_539),
    ("Europe/Berlin", "2026-03-29T00:59:59Z", 3_600), ("Europe/Berlin", "2026-03-29T01:00:00Z", 7_200),
    ("Europe/Berlin", "2026-10-25T00:59:59Z", 7_200), ("Europe/Berlin", "2026-10-25T01:00:00Z", 3_600),
    ("Europe/Berlin", "9999-07-01T00:00:00Z", 7_200), ("America/New_York", "2026-11-01T05:59:59Z", -14_400),
    ("America/New_York", "2026-11-01T06:00:00Z", -18_000),
    ("America/St_Johns", "2026-01-01T00:00:00Z", -12_600),
    ("Australia/Lord_Howe", "2026-01-01T00:00:00Z", 39_600),
    ("Asia/Kathmandu", "2026-01-01T00:00:00Z", 20_700),
    ("Africa/Casablanca", "2026-03-01T00:00:00Z", 0), ("Africa/Casablanca", "2026-06-01T00:00:00Z", 3_600),
    ("Europe/Dublin", "2026-07-01T00:00:00Z", 3_600), ("Europe/Dublin", "2026-12-01T00:00:00Z", 0),
    ("Pacific/Apia", "2011-12-30T09:59:59Z", -36_000), ("Pacific/Apia", "2011-12-30T10:00:00Z", 50_400),
    ("Etc/GMT-9", "2026-01-01T00:00:00Z", 32_400), ("GMT", "2026-01-01T00:00:00Z", 0),
    ("EST5EDT", "2026-07-01T00:00:00Z", -14_400), ("UTC", "2026-01-01T00:00:00Z", 0),
    ("-03:30", "2026-01-01T00:00:00Z", -12_600),
  ])
  func `a zone knows how far its clocks are from UTC`(_ name: String, _ moment: String, _ offset: Int) throws
  {
    let zone = try #require(Zone(name))
    #expect(zone.offset(at: try #require(Moment(moment))).seconds == offset)
  }

  @Test(arguments: [
    "", "Tokyo", "asia/tokyo", "Asia/Tokyo ", "Asia", "Asia/", "A", "JST", "Asia/Toky\u{301}o", "Factory",
    "+9",
    "Africa/Abidjan 4", "Africa/Abidjan 4fc01", "Africa/Abidjan\nAfrica/Accra",
  ])
  func `anything else is no zone`(_ name: String) {
    #expect(Zone(name) == nil)
  }

  @Test func `every name of the database is a zone, and zones are told apart by their names`() {
    let names = Zone.names
    #expect(names.count == 597 && names.contains("Europe/Berlin") && names.contains("UTC"))
    let zones = Set(names.compactMap { Zone($0) })
    // The names of fixed distances read as such are the same wherever they stand.
    #expect(zones.count == names.count)
    #expect(Zone("+00:00") == .utc && Zone("Z") == .utc)
    #expect(Zone("Japan") != Zone("Asia/Tokyo"))
    #expect(Zone.databaseVersion == "2025b")
  }

  /// What Python's zoneinfo says of the same version of the database.
  @Test func `another reader of the database sees the same changes to the second`() throws {
    let fixture = try Fixture("zoneinfo.txt").lines
    #expect(fixture.count == Zone.names.count)
    for line in fixture {
      let words = line.split(separator: " ")
      let zone = try #require(Zone(String(words[0])))
      var sum = CheckSum()
      let changes = zone.changes(upTo: 2_208_988_800)
      for (moment, offset) in changes { sum.add("\(moment) \(offset);") }
      var state: UInt64 = 1
      for _ in 0..<100 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        sum.add("\(zone.offset(at: Moment(seconds: Int(state >> 33) * 2)).seconds);")
      }
      #expect(changes.count == Int(words[1]) && sum.value == UInt64(words[2], radix: 16), "\(words[0])")
    }
  }

  @Test func `a moment is found again from what the clock on the wall shows`() throws {
    let fields = DrawingContext(moduleID: "m", slot: ModuleSlot(region: .tab, entry: 1))
    var state: UInt64 = 7
    for name in Zone.names {
      var context = fields
      context.zone = try #require(Zone(name))
      let formats = Formats(context)
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // From 1838 to 2110: the years of which the database says anything, and some more.
        let moment = Moment(seconds: Int(state >> 31) - 4_165_000_000)
        #expect(Moment(formats.machineTime(moment)) == moment, "\(name) at \(moment.seconds)")
      }
    }
  }
}

extension Zone {
  /// When the offset changes, and to what; changes that are undone within two weeks are not seen.
  fileprivate func changes(upTo end: Int) -> [(moment: Int, offset: Int)] {
    func offset(_ moment: Int) -> Int { self.offset(at: Moment(seconds: moment)).seconds }
    var changes: [(Int, Int)] = []
    let step = 14 * 86_400
    var last = offset(0)
    for after in stride(from: step, to: end, by: step) {
      let now = offset(after)
      if now == last { continue }
      var (low, high) = (after - step, after)
      while high - low > 1 {
        let middle = (low + high) / 2
        if offset(middle) == last { low = middle } else { high = middle }
      }
      changes.append((high, offset(high)))
      last = now
    }
    return changes
  }
}

/// FNV-1a of 64 bits.
private struct CheckSum {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
