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
  package var oldPrice: String { word("旧価格", "Old price") }
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
  package func was(_ price: String) -> String { word("旧価格 \(price)", "was \(price)") }
  package func stars(_ stars: String) -> String { word("5点中\(stars)点", "\(stars) out of 5") }
  package func ratings(_ count: String) -> String {
    word("\(count)件", count.utf8.elementsEqual("1".utf8) ? "1 rating" : "\(count) ratings")
  }
  package func following(_ count: Int) -> String { word("… 他\(count)件", "… \(count) more") }

  package func mark(_ entry: Int, of count: Int) -> String {
    word("\(count)件中\(entry)件目へ", "Go to \(entry) of \(count)")
  }
}
