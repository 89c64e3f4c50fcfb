import Testing
import VitrineUI

@testable import Vitrine

/// Where lines may break, held to Unicode's own cases and to a table of ours.
@Suite struct LineBreakTests {
  /// A piece of Unicode's LineBreakTest 15.0, a case or two for every rule; `÷` is where a line may end.
  static let rules: [(rule: String, text: String)] = [
    ("LB4", "× 0023 × 000B ÷ 0023 ÷"), ("LB5", "× 0023 × 000D × 000A ÷ 0023 ÷"),
    ("LB5", "× 0023 × 0085 ÷ 0023 ÷"), ("LB6", "× 0023 × 0020 × 000A ÷"), ("LB7", "× 0023 × 0020 × 200B ÷"),
    ("LB8", "× 0023 × 200B × 0020 ÷ 00A0 ÷"), ("LB8a", "× 200D × 231A ÷"),
    ("LB9", "× 0023 × 0308 × 0023 ÷"), ("LB10", "× 0023 × 0020 ÷ 0308 × 0023 ÷"),
    ("LB11", "× 0023 × 2060 × 231A ÷"), ("LB11", "× 0023 × 0020 × 2060 ÷"), ("LB12", "× 00A0 × 231A ÷"),
    ("LB12a", "× 0023 × 00A0 ÷"), ("LB12a", "× 002D ÷ 00A0 ÷"), ("LB13", "× 0023 × 0020 × 007D ÷"),
    ("LB13", "× 231A × 0021 ÷"), ("LB14", "× 0028 × 0020 × 231A ÷"), ("LB15", "× 0022 × 0020 × 0028 ÷"),
    ("LB16", "× 007D × 0020 × 17D6 ÷"), ("LB17", "× 2014 × 0020 × 2014 ÷"),
    ("LB18", "× 0023 × 0020 ÷ 0023 ÷"),
    ("LB19", "× 231A × 0022 × 231A ÷"), ("LB20", "× 0023 ÷ FFFC ÷ 0023 ÷"),
    ("LB21", "× 231A × 002D ÷ 231A ÷"),
    ("LB21", "× 231A × 17D6 ÷"), ("LB21", "× 00B4 × 231A ÷"), ("LB21a", "× 05D0 × 002D × 231A ÷"),
    ("LB21b", "× 002F × 05D0 ÷"), ("LB22", "× 231A × 2024 ÷ 231A ÷"), ("LB23", "× 0023 × 0030 × 0023 ÷"),
    ("LB23a", "× 0024 × 231A × 0025 ÷"), ("LB24", "× 0024 × 0023 × 0025 ÷"),
    ("LB25", "× 0025 × 0028 × 0030 ÷"), ("LB25", "× 0030 × 002C × 0030 × 007D × 0025 ÷ 231A ÷"),
    ("LB25", "× 002D × 0030 ÷"), ("LB25", "× 0025 ÷ 0028 × 0023 ÷"),
    ("LB26", "× 1100 × 1160 × 11A8 ÷ 1100 ÷"),
    ("LB26", "× AC00 × 11A8 ÷ AC01 × 11A8 ÷"), ("LB27", "× AC00 × 0025 ÷"),
    ("LB28", "× 0023 × 05D0 × 0023 ÷"),
    ("LB29", "× 002C × 0023 ÷"), ("LB30", "× 0023 × 0028 ÷"), ("LB30", "× 0029 × 0023 ÷"),
    ("LB30", "× 0023 ÷ 2329 ÷"), ("LB30a", "× 1F1F7 × 1F1FA ÷ 1F1F8 ÷"), ("LB30b", "× 261D × 1F3FF ÷"),
    ("LB30b", "× 1FAFF × 1F3FF ÷"), ("LB31", "× 231A ÷ 231A ÷ 0023 ÷"),
  ]

  @Test(arguments: rules)
  func `each rule of Unicode's holds`(_ rule: String, _ text: String) {
    #expect(broken(text, .unicode) == text, "\(rule)")
  }

  @Test(.enabled(if: TextCorpora.has("unicode/15.0.0"), "no Unicode 15.0 beside the package"))
  func `lines break where Unicode breaks them, in every one of its cases`() throws {
    let cases = try TextCorpora.unicode("LineBreakTest.txt").map { $0.fields[0] }
    #expect(cases.count == 7_654)
    #expect(cases.filter { broken($0, .unicode) != $0 } == [])
  }

  @Test(.enabled(if: TextCorpora.has("unicode/15.0.0"), "no Unicode 15.0 beside the package"))
  func `what pages do otherwise is a short list`() throws {
    let cases = try TextCorpora.unicode("LineBreakTest.txt").map { $0.fields[0] }
    // A space after a quotation mark that does not open ends a line even before a bracket.
    #expect(
      cases.filter { broken($0, .tailored) != $0 } == [
        "× 0022 × 0020 × 2329 ÷", "× 0022 × 0308 × 0020 × 2329 ÷", "× 0022 × 0020 × 0028 ÷",
        "× 0022 × 0308 × 0020 × 0028 ÷",
      ])
  }

  static let pages: [(text: String, unicode: String, page: String)] = [
    ("白い“犬”と", "白÷い“犬”と", "白÷い÷“犬”÷と"), ("a“b”c", "a“b”c", "a“b”c"), ("白“b", "白“b", "白“b"),
    ("「“犬”」", "「“犬”」", "「“犬”」"), ("犬”。", "犬”。", "犬”。"), ("犬\"と", "犬\"と", "犬\"と"),
    ("‘犬’と“猫”", "‘犬’と“猫”", "‘犬’÷と÷“猫”"), ("\"a\" (b)", "\"a\" (b)", "\"a\" ÷(b)"),
    ("a “ (b", "a ÷“ (b", "a ÷“ (b"), ("10時～5時", "10÷時÷～÷5÷時", "10÷時～÷5÷時"),
  ]

  @Test(arguments: pages)
  func `quotation marks and the wave dash break as Japanese wants them`(
    _ text: String, _ unicode: String, _ page: String
  ) {
    #expect(cut(text, .unicode) == unicode)
    #expect(cut(text, .tailored) == page)
  }

  /// Unicode's way to write a text with its breaks.
  private func broken(_ text: String, _ manner: LineBreaking.Manner) -> String {
    let signs = marked(TextCorpora.scalars(text), manner)
    return signs.map { sign in
      let hexadecimal = String(sign.scalar.value, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: max(0, 4 - hexadecimal.count))
      return (sign.mayBreakBefore ? "÷ " : "× ") + padding + hexadecimal + " "
    }.joined() + "÷"
  }

  private func cut(_ text: String, _ manner: LineBreaking.Manner) -> String {
    marked(text, manner).map { ($0.mayBreakBefore ? "÷" : "") + String($0.scalar) }.joined()
  }

  private func marked(_ text: String, _ manner: LineBreaking.Manner) -> [LineBreaking.Sign] {
    var signs = text.unicodeScalars.map { LineBreaking.Sign($0) }
    LineBreaking.mark(&signs, manner)
    return signs
  }
}
