import Testing
import VitrineUI

@Suite struct LocaleTests {
  private func formats(_ tag: String, now: String? = nil) throws -> Formats {
    Formats(
      DrawingContext(
        moduleID: "m", slot: ModuleSlot(region: .tab, entry: 1),
        language: try #require(LanguageTag(checking: tag)), now: now.flatMap { Moment($0) }))
  }

  @Test(arguments: [
    ("ja-JP", 198_000, "JPY", "￥198,000"), ("ja-JP", 19_80, "USD", "$19.80"),
    ("en-US", 198_000, "JPY", "¥198,000"), ("en-US", 123_456_789, "USD", "$1,234,567.89"),
    ("en-US", -500, "USD", "-$5.00"), ("en-US", 500, "CHF", "CHF\u{A0}5.00"),
    ("en-GB", 500, "USD", "US$5.00"), ("en-AU", 500, "AUD", "$5.00"), ("en-CA", 500, "CAD", "$5.00"),
    ("de-DE", 123_456, "EUR", "1.234,56\u{A0}€"), ("de-DE", 198_000, "JPY", "198.000\u{A0}¥"),
    ("de-DE", -123_456, "EUR", "-1.234,56\u{A0}€"), ("de-AT", 123_456, "EUR", "€\u{A0}1.234,56"),
    ("de-CH", 123_456, "CHF", "CHF\u{A0}1’234.56"), ("de-CH", -123_456, "CHF", "CHF-1’234.56"),
    ("fr-FR", 123_456, "EUR", "1\u{202F}234,56\u{A0}€"), ("fr-CA", 123_456, "CAD", "1\u{A0}234,56\u{A0}$"),
    ("fr-CH", 123_456, "CHF", "1\u{202F}234.56\u{A0}CHF"), ("es-ES", 123_456, "EUR", "1234,56\u{A0}€"),
    ("es-ES", 1_234_567, "EUR", "12.345,67\u{A0}€"), ("es-MX", 123_456, "MXN", "$1,234.56"),
    ("pt-BR", 123_456, "BRL", "R$\u{A0}1.234,56"), ("pl-PL", 123_456, "PLN", "1234,56\u{A0}zł"),
    ("nl-NL", -123_456, "EUR", "€\u{A0}-1.234,56"),
    ("sv-SE", -123_456, "SEK", "\u{2212}1\u{A0}234,56\u{A0}kr"),
    ("en-IN", 123_456_789, "INR", "₹12,34,567.89"), ("ko-KR", 50_000, "KRW", "₩50,000"),
    ("zh-CN", 500, "CNY", "¥5.00"), ("zh-TW", 500, "TWD", "$5.00"),
    ("de-DE", 1_234_567, "KWD", "1.234,567\u{A0}KWD"),
  ])
  func `money is written as in the locale`(_ tag: String, _ units: Int, _ code: String, _ text: String) throws
  {
    let money = Money(minorUnits: units, try #require(Currency(code)))
    #expect(try formats(tag).money(money).utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: [
    ("ja-JP", "4.5", "12,345"), ("de-DE", "4,5", "12.345"), ("fr-FR", "4,5", "12\u{202F}345"),
    ("de-CH", "4.5", "12’345"), ("es-ES", "4,5", "12.345"), ("en-IN", "4.5", "12,345"),
    ("sw", "4.5", "12,345"),
  ])
  func `stars and counts are written as in the locale`(_ tag: String, _ stars: String, _ count: String) throws
  {
    let formats = try formats(tag)
    #expect(formats.stars(try #require(Rating(stars: 4.5))).utf8.elementsEqual(stars.utf8))
    // English words in a page of another language have English numbers.
    if !tag.hasPrefix("ja") {
      #expect(formats.starsInWords(try #require(Rating(stars: 4.5))) == "4.5 out of 5")
      #expect(formats.ratings(12_345) == "12,345 ratings")
    }
    #expect(formats.count(12_345).utf8.elementsEqual(count.utf8))
  }

  @Test(arguments: [
    ("en", "1 day ago", "3 days ago", "in 5 hours"), ("de", "vor 1 Tag", "vor 3 Tagen", "in 5 Stunden"),
    ("fr", "il y a 1 jour", "il y a 3 jours", "dans 5 heures"),
    ("ja", "1 日前", "3 日前", "5 時間後"), ("pl", "1 dzień temu", "3 dni temu", "za 5 godzin"),
    ("ru", "1 день назад", "3 дня назад", "через 5 часов"), ("ko", "1일 전", "3일 전", "5시간 후"),
    ("lv", "pirms 1 dienas", "pirms 3 dienām", "pēc 5 stundām"),
    ("sl", "pred 1 dnevom", "pred 3 dnevi", "čez 5 ur"),
  ])
  func `distances in time take the plural of the language`(
    _ tag: String, _ one: String, _ three: String, _ hours: String
  ) throws {
    let formats = try formats(tag, now: "2026-11-30T00:00:00Z")
    for (moment, text) in [
      ("2026-11-29T00:00:00Z", one), ("2026-11-27T00:00:00Z", three), ("2026-11-30T05:00:00Z", hours),
    ] {
      #expect(formats.time(try #require(Moment(moment)), .relative).utf8.elementsEqual(text.utf8))
    }
  }

  @Test(arguments: [
    ("ja-JP", "ja"), ("JA-jp", "ja"), ("en-US", "en"), ("en-NZ", "en_NZ"), ("en-GB", "en_GB"),
    ("en-PT", "en"),
    ("en-Latn-GB", "en_GB"), ("de-LI", "de_LI"), ("de-LU", "de"), ("de-u-nu-latn", "de"), ("de-x-AT", "de"),
    ("de-1996-AT", "de_AT"), ("fr-GP", "fr"), ("es-MX", "es_MX"), ("es-419", "es_419"), ("pt-AO", "pt_AO"),
    ("zh-TW", "zh_TW"), ("zh-Hant-US", "zh_Hant"), ("zh-Hans-TW", "zh_Hans"), ("zh-SG", "zh"),
    ("nb-NO", "nb"),
    ("nn", "nn"), ("no", "no"), ("sw", "en"), ("tlh", "en"), ("und", "en"), ("ar-EG", "en"),
  ])
  func `a locale without a record goes by the nearest one`(_ tag: String, _ name: String) throws {
    #expect(Conventions.of(try #require(LanguageTag(checking: tag))).name == name)
  }

  @Test func `every record gives whole words`() throws {
    for name in Conventions.names {
      let tag = String(name.map { $0 == "_" ? "-" : $0 })
      let formats = try formats(tag, now: "2026-11-30T00:00:00Z")
      let moment = try #require(Moment("2026-11-03T09:05:00Z"))
      var texts = [formats.time(moment, .date), formats.time(moment, .dateTime), formats.count(-1_234_567)]
      for code in ["JPY", "KWD", "EUR", "XOF", "XXX"] {
        texts += [1, -123_456_789].map { formats.money(Money(minorUnits: $0, Currency(code) ?? .yen)) }
      }
      for (unit, most) in [(60, 59), (3_600, 23), (86_400, 1_002)] {
        for number in 1...most {
          for sign in [1, -1] {
            let moment = Moment(seconds: 1_795_996_800 + sign * number * unit)
            texts.append(formats.time(moment, .relative))
            #expect(texts.last?.unicodeScalars.contains { ("0"..."9").contains($0) } == true, "\(tag)")
          }
        }
      }
      for text in texts {
        #expect(
          !text.isEmpty && !text.unicodeScalars.contains { "{}¤#|=@'".unicodeScalars.contains($0) },
          "\(tag): \(text)")
      }
    }
  }
}
