import Testing
import VitrineUI

@testable import Vitrine

/// What counts as one sign, held to Unicode's own cases and to a table of ours.
@Suite struct ClusterTests {
  /// A piece of Unicode's GraphemeBreakTest 15.0, a case or two for every rule; `÷` is where a sign ends.
  static let rules: [(rule: String, text: String)] = [
    ("GB3", "÷ 000D × 000A ÷"), ("GB4", "÷ 000A ÷ 0308 ÷"), ("GB5", "÷ 0020 ÷ 0001 ÷ 0020 ÷"),
    ("GB6", "÷ 1100 × 1100 × 1160 ÷"), ("GB6", "÷ 1100 × AC01 ÷ 1100 ÷"), ("GB7", "÷ AC00 × 1160 × 11A8 ÷"),
    ("GB8", "÷ AC01 × 11A8 ÷ AC00 ÷"), ("GB9", "÷ 0061 × 0308 × 200D ÷ 0062 ÷"), ("GB9a", "÷ 0915 × 0903 ÷"),
    ("GB9b", "÷ 0600 × 0061 ÷"), ("GB9b", "÷ 0600 ÷ 0001 ÷"), ("GB11", "÷ 1F476 × 1F3FF × 200D × 1F6D1 ÷"),
    ("GB11", "÷ 2701 × 200D × 2701 ÷"), ("GB11", "÷ 0061 × 200D ÷ 1F6D1 ÷"),
    ("GB12", "÷ 1F1E6 × 1F1E7 ÷ 1F1E8 × 1F1E9 ÷"), ("GB12", "÷ 1F1E6 × 1F1E7 × 200D ÷ 1F1E8 ÷"),
    ("GB13", "÷ 0061 ÷ 1F1E6 × 1F1E7 ÷ 1F1E8 ÷ 0062 ÷"), ("GB999", "÷ 3042 ÷ 0061 ÷"),
  ]

  @Test(arguments: rules)
  func `each rule of Unicode's holds`(_ rule: String, _ text: String) {
    #expect(cut(text) == text, "\(rule)")
  }

  static let conjuncts: [String] = [
    "÷ 0915 × 094D × 0937 × 093F ÷", "÷ 0915 × 094D × 200D × 0937 ÷", "÷ 0915 × 093C × 094D × 0937 ÷",
    "÷ 0915 ÷ 0937 ÷", "÷ 0061 × 094D ÷ 0937 ÷", "÷ 0915 × 094D ÷ 0061 ÷ 0937 ÷", "÷ 0B95 × 0BCD ÷ 0BB7 ÷",
  ]

  @Test(arguments: conjuncts)
  func `conjuncts of six scripts hold together`(_ text: String) {
    #expect(cut(text) == text)
  }

  @Test(.enabled(if: TextCorpora.has("unicode/15.0.0"), "no Unicode 15.0 beside the package"))
  func `signs are cut where Unicode cuts them, in every one of its cases`() throws {
    let cases = try TextCorpora.unicode("GraphemeBreakTest.txt").map { $0.fields[0] }
    #expect(cases.count == 602)
    #expect(cases.filter { cut($0) != $0 } == [])
  }

  /// Unicode's way to write a text with the ends of its signs.
  private func cut(_ text: String) -> String {
    var joining = ClusterJoining()
    return TextCorpora.scalars(text).unicodeScalars.map { scalar in
      let hexadecimal = String(scalar.value, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: max(0, 4 - hexadecimal.count))
      return (joining.joins(ScalarTraits(scalar).joining) ? "× " : "÷ ") + padding + hexadecimal + " "
    }.joined() + "÷"
  }
}
