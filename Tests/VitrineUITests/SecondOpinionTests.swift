import Testing
import VitrineUI

/// What ICU writes by way of ECMA-402's `Intl`, recorded by Scripts/intl.
@Suite struct SecondOpinionTests {
  /// Where its newer CLDR says something else than ours, which was looked up in ours line by line.
  @Test func `another implementation of the CLDR writes the same, but for what a newer one changed`() throws {
    var differences: [String] = []
    for line in try Fixture("intl.txt").lines {
      let parts = line.split(separator: "\t").map(String.init)
      let ours = try written(parts)
      if !ours.utf8.elementsEqual(parts[3].utf8) { differences.append("\(line)\t\(ours)") }
    }
    let known = try Fixture("intl-newer.txt").lines
    #expect(differences == known, "\(differences.filter { !known.contains($0) })")
  }

  private func written(_ parts: [String]) throws -> String {
    let words = parts[2].split(separator: " ").map(String.init)
    let now = Moment(seconds: 1_796_000_400)
    let formats = Formats(
      DrawingContext(
        moduleID: "m", slot: ModuleSlot(region: .tab, entry: 1),
        language: try #require(LanguageTag(checking: parts[0])), now: now))
    switch parts[1] {
    case "money":
      return formats.money(Money(minorUnits: try #require(Int(words[0])), try #require(Currency(words[1]))))
    case "count": return formats.count(try #require(Int(words[0])))
    case "date": return formats.time(try #require(Moment(words[0])), .date)
    case "dateTime": return formats.time(try #require(Moment(words[0])), .dateTime)
    default:
      let seconds = ["minute": 60, "hour": 3_600, "day": 86_400][words[1]] ?? 0
      return formats.time(Moment(seconds: now.seconds + (Int(words[0]) ?? 0) * seconds), .relative)
    }
  }
}
