import Testing
import Vitrine
import VitrineUI

/// What Japanese keeps off the start and the end of a line (JIS X 4051, JLREQ), by the front door.
@Suite struct KinsokuTests {
  /// Closing brackets, hyphens, dividing marks, middle dots, full stops, commas, iteration marks, the prolonged sound
  /// mark, small kana, units after numbers: none begins a line.
  static let neverFirst =
    "’”）〕］｝〉》」』】｠〙〗〟»、。，．・：；？！‼⁇⁈⁉‐–゠〜～ヽヾゝゞ々〻ーぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
    + "ㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ…‥％℃°′″゛゜｡｣､･ｧｨｩｪｫｬｭｮｯｰﾞﾟ"
  /// Opening brackets and units before numbers: none ends a line.
  static let neverLast = "‘“（〔［｛〈《「『【｟〘〖〝«｢￥＄￡№¿¡"

  @Test(arguments: Array(neverFirst.unicodeScalars.map(String.init)))
  func `a sign that closes or carries on never begins a line`(_ sign: String) {
    let text = "山川" + sign + "空海"
    for width in 4...9 {
      let lines = Stage().text(width) { $0.text(Text(text)) }
      #expect(!lines.contains { $0.unicodeScalars.first == sign.unicodeScalars.first }, "\(width): \(lines)")
      #expect(lines.joined() == text)
    }
  }

  @Test(arguments: Array(neverLast.unicodeScalars.map(String.init)))
  func `a sign that opens never ends a line`(_ sign: String) {
    let text = "山川" + sign + "空海"
    for width in 4...9 {
      let lines = Stage().text(width) { $0.text(Text(text)) }
      #expect(!lines.contains { $0.unicodeScalars.last == sign.unicodeScalars.first }, "\(width): \(lines)")
      #expect(lines.joined() == text)
    }
  }

  static let cases: [(width: Int, text: String, lines: [String])] = [
    (7, "待って……もう", ["待っ", "て……も", "う"]), (7, "白い——犬と", ["白い——", "犬と"]),
    (7, "彼は“犬”と", ["彼は", "“犬”と"]), (7, "価格￥980だ", ["価格", "￥980だ"]), (7, "気温は5℃だ", ["気温は", "5℃だ"]),
    (6, "５０％引き", ["５０％", "引き"]), (5, "東京～大阪", ["東", "京～", "大阪"]), (8, "人々と佐々木", ["人々と", "佐々木"]),
    (8, "「本」『紙』", ["「本」", "『紙』"]), (7, "ｶｯﾌﾟとﾊﾟﾝ", ["ｶｯﾌﾟと", "ﾊﾟﾝ"]),
    (6, "送料\u{2060}無\u{2060}料", ["送", "料無料"]), (4, "long\u{200B}word", ["long", "word"]),
    (12, "see example.org/a/b", ["see", "example.org/", "a/b"]), (9, "only $5.00", ["only", "$5.00"]),
    (9, "up to 50%", ["up to 50%"]), (8, "up to 50%", ["up to", "50%"]), (7, "f(x) 2+2", ["f(x)", "2+2"]),
    (6, "🇯🇵🇫🇷🇩🇪🇮🇹", ["🇯🇵🇫🇷🇩🇪", "🇮🇹"]), (5, "👍🏽👍🏽👍🏽", ["👍🏽👍🏽", "👍🏽"]),
  ]

  @Test(arguments: cases)
  func `lines end where a reader would end them`(_ width: Int, _ text: String, _ lines: [String]) {
    #expect(Stage().text(width) { $0.text(Text(text)) } == lines)
  }
}
