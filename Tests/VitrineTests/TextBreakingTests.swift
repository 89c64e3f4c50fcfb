import Testing
import Vitrine
import VitrineUI

@Suite struct TextBreakingTests {
  static let cases: [(width: Int, text: String, lines: [String])] = [
    (5, "one two", ["one", "two"]), (7, "one two", ["one two"]), (3, "one two", ["one", "two"]),
    (8, "well-known", ["well-", "known"]), (12, "2026-11-30 ok", ["2026-11-30", "ok"]), (4, "- 5", ["- 5"]),
    (6, "白いニット", ["白い", "ニット"]), (4, "あい。うえ", ["あ", "い。", "うえ"]), (6, "「あ」い", ["「あ」", "い"]),
    (4, "あ「い」", ["あ", "「い", "」"]), (6, "コーート", ["コーー", "ト"]), (8, "キャンプ場", ["キャンプ", "場"]),
    (6, "きゃっか", ["きゃっ", "か"]), (10, "価格は1,980円", ["価格は", "1,980円"]), (8, "ABCあいう", ["ABCあい", "う"]),
    (5, "incomprehensibilities", ["incom", "prehe", "nsibi", "litie", "s"]), (1, "abc", ["a", "b", "c"]),
    (1, "あa", ["…", "a"]), (2, "あa", ["あ", "a"]), (3, "👩‍👩‍👧‍👦👩‍👩‍👧‍👦", ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"]),
    (3, "e\u{301}e\u{301}e\u{301}e\u{301}", ["e\u{301}e\u{301}e\u{301}", "e\u{301}"]),
    (6, "100\u{A0}km away", ["100\u{A0}km", "away"]), (4, "Hi !", ["Hi !"]), (3, "。。。", ["。", "。", "。"]),
    (8, "　あいう、え", ["　あい", "う、え"]), (5, "a (b) c", ["a (b)", "c"]), (4, "a (b)", ["a", "(b)"]),
    (6, "안녕하세요", ["안녕하", "세요"]), (4, "あい-う", ["あ", "い-", "う"]), (80, "", []),
  ]

  @Test(arguments: cases)
  func `lines end where a reader would end them`(_ width: Int, _ text: String, _ lines: [String]) {
    #expect(Stage().text(width) { $0.text(Text(text)) } == lines)
  }

  @Test func `no line begins with a closing mark while there is room for two signs`() {
    let text = "「はい」、と言った。コーヒーを（すこし）ください！ちょっと待って…。"
    let forbidden = Set("、。」）！ーょっ…".unicodeScalars)
    for width in 6...40 {
      for line in Stage().text(width, { $0.text(Text(text)) }) {
        #expect(line.unicodeScalars.first.map { !forbidden.contains($0) } ?? true, "\(width): \(line)")
        #expect(line.unicodeScalars.last.map { $0 != "「" && $0 != "（" } ?? true, "\(width): \(line)")
      }
    }
  }

  @Test func `a longer line never makes a text higher`() {
    let text = "Orders placed before 15:00 leave the same day — 15時までのご注文は、当日に発送します。"
    var height = Int.max
    for width in 2...120 {
      let lines = Stage().text(width) { $0.text(Text(text)) }.count
      #expect(lines <= height)
      height = lines
    }
  }

  @Test func `what is too long for its place ends in an ellipsis`() {
    #expect(
      Stage().text(16) {
        $0.image(Picture("a.png", .words("a very long description of a small picture")), aspect: .square)
      }
        == [
          "┌──────────────┐", "│ a very long  │", "│ description  │", "│ of a small…  │", "└──────────────┘",
        ])
    #expect(
      Stage().text(24) { $0.search(SearchBox(placeholder: "すべてのアイテムからさがす")) } == ["[ 検索: すべてのアイ…_ ]"])
  }
}
