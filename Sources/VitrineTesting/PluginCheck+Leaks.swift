internal import Vitrine
internal import VitrineUI

extension PluginCheck {
  /// One word that breaks out of text and of attributes wherever it is not escaped; one, since a plugin may split text.
  private static let hostile = "\"'><img/src=x/onerror=alert(1)><!--&lt;\u{301}\u{7}\u{9B}31m"
  private static let harmless = "words"

  /// Draws a model whose every text is hostile: tags and attributes must be those of a harmless one.
  func leaks<P: Plugin>(of plugin: P) -> [Finding] {
    [[], ["clip"], ["link"]].flatMap { omitted -> [Finding] in
      let example = Example<P>(
        "hostile words", SampleShape.value(P.Model.self, words: Self.hostile, without: omitted))
      let benign = Example<P>(
        "harmless words", SampleShape.value(P.Model.self, words: Self.harmless, without: omitted))
      return leaks(of: example, comparedTo: benign, by: plugin)
    }
  }

  private func leaks<P: Plugin>(
    of example: Example<P>, comparedTo benign: Example<P>, by plugin: P
  ) -> [Finding] {
    var findings: [Finding] = []
    do throws(StrictHTML.Fault) {
      let expected = try StrictHTML.parse(html(of: benign, by: plugin)).skeleton
      let found = try StrictHTML.parse(html(of: example, by: plugin)).skeleton
      if !sameBytes(expected, found) {
        findings.append(
          Finding(.leak, example: example.name, "text of the model changes the tags of the page"))
      }
    } catch {
      findings.append(Finding(.leak, example: example.name, "text of the model breaks the page: \(error)"))
    }
    let bytes = TextMedium.bytes(of: lines(of: example, by: plugin, width: 80))
    if bytes.contains(where: { $0 != 0x0A && ($0 < 0x20 || $0 == 0x7F) }) {
      findings.append(
        Finding(.leak, example: example.name, "a control character of the model reaches the terminal"))
    }
    return findings
  }
}
