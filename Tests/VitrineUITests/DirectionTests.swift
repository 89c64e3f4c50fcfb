import Testing
import VitrineUI

/// Which way texts run.
@Suite struct DirectionTests {
  private func html(_ language: StaticString, _ draw: (inout HTMLCanvas) -> Void) -> String {
    var canvas = HTMLCanvas(
      DrawingContext(moduleID: "m", slot: ModuleSlot(region: .tab, entry: 1), language: LanguageTag(language))
    )
    draw(&canvas)
    return String(decoding: canvas.finish().bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("ar", true), ("ar-EG", true), ("he", true), ("fa-IR", true), ("UR", true), ("yi", true),
    ("ckb-IQ", true),
    ("ja-JP", false), ("en", false), ("de-DE", false), ("ara", false), ("az", false),
    // The script decides where one is named.
    ("az-Arab-IR", true), ("uz-arab", true), ("ks-Deva", false), ("pa-Guru", false), ("en-Hebr", true),
    ("ar-Latn", false),
    // What stands behind a single letter is no script.
    ("ar-SA-u-nu-latn", true), ("en-u-nu-arab", false), ("ja-x-hebr", false), ("fa-x-latn", true),
    // The region decides where a language has two ways.
    ("pa-PK", true), ("pa-IN", false), ("uz-AF", true), ("uz-UZ", false), ("sd-IN", false), ("sd-PK", true),
    ("az-IR", true), ("pa-Guru-PK", false), ("lrc", true), ("mzn-IR", true), ("skr", true), ("ff-Adlm", true),
  ])
  func `a language runs as it is written`(tag: String, isRightToLeft: Bool) throws {
    #expect(try #require(LanguageTag(checking: tag)).isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("Knit", false), ("セーター", false), ("50％OFF（税込）", false), ("🧶", false), ("é", false), ("", false),
    ("סוודר", true), ("Wool صوف", true), ("ޑިވެހި", true), ("߀", true), ("ﭐ", true), ("\u{1E900}", true),
    ("\u{10900}", true), ("\u{FEFF}x", false), ("\u{058F}", false), ("\u{0900}", false), ("\u{FB00}", false),
  ])
  func `a text that runs against the page decides for itself`(text: String, isMarked: Bool) {
    let text = Text(text)
    let marked = isMarked ? " dir=\"auto\"" : ""
    #expect(
      html("en") { $0.text(text, .name) }.utf8.starts(with: "<p class=\"v-text v-name\"\(marked)>".utf8))
    #expect(html("en") { $0.heading(text) }.utf8.starts(with: "<h3 class=\"v-heading\"\(marked)>".utf8))
    #expect(
      html("en") { $0.badge(text, .sale) }.utf8.starts(with: "<span class=\"v-badge v-sale\"\(marked)>".utf8))
    #expect(
      html("ar") { $0.text(text, .name) }.utf8.starts(with: "<p class=\"v-text v-name\" dir=\"auto\">".utf8))
  }

  @Test func `what a reader chooses and presses runs its own way too`() {
    let choice = html("en") {
      $0.choice("מידה", name: "n", options: [ChoiceOption("s", "קטן"), ChoiceOption("l", "Large")])
    }
    #expect(choice.contains("<legend dir=\"auto\">") && choice.contains("<span dir=\"auto\">"))
    #expect(choice.contains("<span>Large"))
    #expect(html("en") { $0.button("שמור", Action("keep")) }.contains(" dir=\"auto\">"))
  }

  @Test func `the engine's words say their language in a page of another`() throws {
    func drawn(_ language: StaticString) throws -> String {
      let rating = try #require(Rating(stars: 4.5, count: 12))
      let stated = try #require(StatedRank(3))
      return html(language) { canvas in
        canvas.price(Money(minorUnits: 1_980, .yen), was: Money(minorUnits: 2_980, .yen))
        canvas.rating(rating)
        canvas.statedRank(stated)
        canvas.choice("n", name: "n", options: [])
        canvas.search(SearchBox(placeholder: "p"))
        canvas.carousel { canvas in
          canvas.text("a")
          canvas.text("b")
        }
      }
    }
    for language in ["ja", "ja-JP", "en", "en-GB"] as [StaticString] {
      #expect(try !drawn(language).contains(" lang="))
    }
    // What is seen is the page's, what is said in English is English, numbers too.
    #expect(try drawn("de-DE").contains("★ 4,5<"))
    for said in [
      "Price ", "Old price ", "4.5 out of 5", "(12 ratings)", "No. 3", "Show", "Search", "Go to 1 of 2",
      "Go to 2 of 2",
    ] {
      #expect(try drawn("de-DE").contains(" lang=\"en\">\(said)<"))
      // All but the tag of a place, whose corner follows the page's direction.
      let direction = said == "No. 3" ? "" : " dir=\"ltr\""
      #expect(try drawn("ar").contains(" lang=\"en\"\(direction)>\(said)<"))
    }
  }

  @Test func `an amount has a direction of its own`() {
    let price = html("ar") { $0.price(Money(minorUnits: 1_980, .yen), was: Money(minorUnits: 2_980, .yen)) }
    #expect(price.contains("<bdi class=\"v-amount\">") && price.contains("<bdi>"))
  }
}
