/// The engine's own words, in Japanese and English; English stands in for every other language.
package struct Words: Sendable {
  private let isJapanese: Bool
  /// Whether they are English in a page of another language.
  package let areForeign: Bool

  package init(_ tag: LanguageTag) {
    isJapanese = tag.language.utf8.elementsEqual("ja".utf8)
    areForeign = !isJapanese && !tag.language.utf8.elementsEqual("en".utf8)
  }

  private func word(_ japanese: String, _ english: String) -> String { isJapanese ? japanese : english }

  package var more: String { word("もっと見る", "More") }
  package var oldPrice: String { word("元の価格", "Old price") }
  package var price: String { word("価格", "Price") }
  package var search: String { word("検索", "Search") }
  package var show: String { word("表示", "Show") }
  package var tabs: String { word("タブ", "Tabs") }
  package var skip: String { word("本文へ", "Skip to content") }
  package var carousel: String { word("横に動かせる一覧", "Scrolls sideways") }
  package var marks: String { word("一覧の中を移動", "Go to a place in the list") }
  package var film: String { word("動画", "Video") }
  package var picture: String { word("画像", "Picture") }
  package var unavailable: String { word("このモジュールは表示できません", "This module cannot be shown") }

  package func stated(_ number: Int) -> String { word("\(number)位", "No. \(number)") }
  package func was(_ price: String) -> String { word("元の価格 \(price)", "was \(price)") }
  package func stars(_ stars: String) -> String { word("5点中\(stars)点", "\(stars) out of 5") }
  package func ratings(_ count: String) -> String {
    word("\(count)件", count.utf8.elementsEqual("1".utf8) ? "1 rating" : "\(count) ratings")
  }
  package func following(_ count: Int) -> String { word("… 他\(count)件", "… \(count) more") }

  package func mark(_ entry: Int, of count: Int) -> String {
    word("\(count)件中\(entry)件目へ", "Go to \(entry) of \(count)")
  }

  package func date(_ day: CivilDay) -> String {
    guard !isJapanese else { return "\(day.year)年\(day.month)月\(day.day)日" }
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return "\(day.day) \(names[day.month - 1]) \(day.year)"
  }

  /// The distance from now in whole units: minutes, hours, days.
  package func distance(seconds: Int) -> String {
    let past = seconds >= 0
    let minutes = abs(seconds) / 60
    let (number, unit, japanese) =
      minutes < 60
      ? (minutes, "minute", "分")
      : minutes < 1_440 ? (minutes / 60, "hour", "時間") : (minutes / 1_440, "day", "日")
    if number == 0 { return word("たった今", "now") }
    if isJapanese { return "\(number)\(japanese)\(past ? "前" : "後")" }
    let words = "\(number) \(unit)\(number == 1 ? "" : "s")"
    return past ? words + " ago" : "in " + words
  }
}
