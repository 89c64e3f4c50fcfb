import BannerPlugin
import Testing
import VitrineTesting
import VitrineUI

@Suite struct LeakTests {
  static let own = [
    "\"\u{301} onmouseover=alert(1) x=\"\u{301}", "\u{600}\"><script>alert(1)</script>",
    "'\u{200D} autofocus '",
    "<\u{338}img src=x onerror=alert(1)>", "&\u{301}lt;script&gt;", "\u{0}\u{7}\u{1B}[31m\u{9B}\u{7F}\r\n\t",
    "--><!--", "]]>", "</p></div></li></ul>", "{{constructor}}", "\u{FEFF}\u{2028}\u{2029}\u{FFFE}", "ｊａｖａ",
    "&#60;b&#62;",
    "javascript:alert(1)", "words",
  ]

  @Test func `words of our own leak from no slot`() throws {
    let judge = try LeakJudge(EverySlot.page)
    for words in Self.own { #expect(judge.leak(of: words) == nil, "\(words.debugDescription)") }
  }

  @Test(.enabled(if: Corpora.has("swift_grapheme_xss"), "no corpora"))
  func `delimiters hidden in a Character leak from no slot of any plugin`() throws {
    let cases = try Corpora.hidden()
    #expect(cases.count == 453)
    for (folder, plugin) in everyPlugin { #expect(try leaks(of: plugin, cases) == [], "\(folder)") }
    let judge = try LeakJudge(EverySlot.page)
    #expect(judge.leaks(among: cases.map(\.text)) == [])
  }

  private func leaks<P: Plugin>(of plugin: P, _ cases: [Corpora.Hidden.Case]) throws -> [String] {
    let judge = try LeakJudge { words in
      let model = SampleShape.value(P.Model.self, words: words, without: ["clip"])
      return PluginCheck().html(of: Example<P>("words", model), by: plugin)
    }
    return judge.leaks(among: cases.map(\.text))
  }

  @Test(.enabled(if: Corpora.has("xss"), "no corpora"))
  func `payloads that others collected leak from no slot`() throws {
    let judge = try LeakJudge(EverySlot.page)
    // A code of three capital letters is a currency to a sample, and says another price.
    let payloads = try Corpora.lines("xss").filter { Currency($0) == nil }
    #expect(payloads.count > 2_000)
    #expect(judge.leaks(among: payloads) == [])
  }

  @Test(.enabled(if: Corpora.has("url_attacks"), "no corpora"))
  func `no address of an attack reaches a page but in its checked form`() throws {
    let addresses = try Corpora.addresses()
    #expect(addresses.count > 2_000)
    for address in addresses {
      let banner = SampleShape.value(Banner.self, words: address)
      let page = try StrictHTML.parse(
        PluginCheck().html(of: Example("an attack", banner), by: BannerModule()))
      for written in page.elements.flatMap({ element in ["href", "src", "poster"].compactMap { element[$0] } }
      ) {
        #expect(Link(written)?.description == written, "\(address.debugDescription)")
      }
    }
  }

  @Test func `the judge sees a page whose escaping works on Characters`() throws {
    let judge = try LeakJudge(careless)
    #expect(Self.own.prefix(2).allSatisfy { judge.leak(of: $0) != nil })
    #expect(judge.leak(of: "\"><b>&'") == nil)
  }

  @Test(.enabled(if: Corpora.has("swift_grapheme_xss"), "no corpora"))
  func `the judge sees what a page that escapes Characters lets through`() throws {
    let judge = try LeakJudge(careless)
    let leaks = try Corpora.hidden().filter { judge.leak(of: $0.text) != nil }
    #expect(leaks.filter { $0.id.hasPrefix("attr") }.count == 130)
    #expect(leaks.count == 250)
  }

  /// A page that escapes Character by Character, as is easily written.
  private func careless(_ words: String) -> String {
    let escaped = words.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: String(character)
      }
    }.joined()
    return "<p title=\"\(escaped)\">\(escaped)</p>"
  }
}
