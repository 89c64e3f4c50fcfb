/// The engine's own words, in Japanese and English; English stands in for every other language.
package struct Words: Sendable {
  private let isJapanese: Bool
  /// Whether they are English in a page of another language.
  package let areForeign: Bool

  package init(_ tag: LanguageTag) {
    isJapanese = tag.language.utf8.elementsEqual("ja".utf8)
    areForeign = !isJapanese && !tag.language.utf8.elementsEqual("en".utf8)
  }

  private func word(_ japanese: StaticString, _ english: StaticString) -> StaticString {
    isJapanese ? japanese : english
  }

  // Words that are written as they stand: none has anything to escape.

  package var more: StaticString { word("もっと見る", "More") }
  package var oldPrice: StaticString { word("旧価格", "Old price") }
  package var price: StaticString { word("価格", "Price") }
  package var search: StaticString { word("検索", "Search") }
  package var show: StaticString { word("表示", "Show") }
  package var tabs: StaticString { word("タブ", "Tabs") }
  package var skip: StaticString { word("本文へ", "Skip to content") }
  package var carousel: StaticString { word("横に動かせる一覧", "Scrolls sideways") }
  package var marks: StaticString { word("一覧の中を移動", "Go to a place in the list") }
  package var film: StaticString { word("動画", "Video") }
  package var picture: StaticString { word("画像", "Picture") }
  package var unavailable: StaticString { word("このモジュールは表示できません", "This module cannot be shown") }

  // What stands around a number

  package var beforeStated: StaticString { word("", "No. ") }
  package var afterStated: StaticString { word("位", "") }
  package var beforeStars: StaticString { word("5点中", "") }
  package var afterStars: StaticString { word("点", " out of 5") }

  package func stated(_ number: Int) -> String { "\(beforeStated)\(number)\(afterStated)" }
  package func stars(_ stars: String) -> String { "\(beforeStars)\(stars)\(afterStars)" }

  // Phrases

  private func phrase(_ japanese: @autoclosure () -> String, _ english: @autoclosure () -> String) -> String {
    isJapanese ? japanese() : english()
  }

  package func was(_ price: String) -> String { phrase("旧価格 \(price)", "was \(price)") }
  package func ratings(_ count: String) -> String {
    phrase("\(count)件", count.utf8.elementsEqual("1".utf8) ? "1 rating" : "\(count) ratings")
  }
  package func following(_ count: Int) -> String { phrase("… 他\(count)件", "… \(count) more") }

  /// What leads to an entry of a carousel: the words before, between and after two numbers, of which the count of
  /// entries is the first where `isCountFirst`.
  package var mark: (before: StaticString, between: StaticString, after: StaticString, isCountFirst: Bool) {
    isJapanese ? ("", "件中", "件目へ", true) : ("Go to ", " of ", "", false)
  }
}
