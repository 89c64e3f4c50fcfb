import DummyJSONTranslators
import Foundation
import RakutenTranslators
import ShopTranslators
import ShopifyTranslators
import Testing
import VitrineTranslation
import VitrineUI

/// Docs/Translators.md shows what is compiled and run here.
@Suite struct DocsTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private let page: String

  init() throws {
    page = try String(contentsOf: Self.here.appending(path: "../../Docs/Translators.md"), encoding: .utf8)
  }

  /// The blocks of code in a language, in their order.
  private func blocks(_ language: String) -> [String] {
    page.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  @Test func `the translator in the docs is the one that is compiled`() throws {
    let source = try String(contentsOf: Self.here.appending(path: "LibraryBooks.swift"), encoding: .utf8)
    #expect(blocks("swift") == [source.trimmingCharacters(in: .newlines)])
  }

  @Test func `the response in the docs gives what the docs say`() throws {
    let books = try LibraryBooks().read(
      #require(blocks("json").first), options: #"{"link": "/books/{isbn}"}"#)
    #expect(
      books.model.items == [
        Item(
          id: "4000000010", name: "Tea & Rain", price: Money(minorUnits: 1_980, .yen),
          media: .picture(Picture("Images/tea.svg", .decorative)), rating: Rating(stars: 4.5),
          link: "/books/4000000010"),
        Item(
          id: "4000000027", name: "A Winter Coat", price: Money(minorUnits: 2_200, .yen),
          link: "/books/4000000027"),
      ])
    #expect(books.itemLogs["4000000010"]?["shelf"] == .text("12"))
    #expect(blocks("text") == [books.reasons.joined(separator: "\n")])
  }

  /// What the docs say of a translator.
  private func section<T: Translator>(of translator: T.Type) throws -> String {
    let heading = try #require(page.range(of: "### .*`\(T.name)`.*", options: .regularExpression))
    return page[heading.lowerBound...].dropFirst(4).components(separatedBy: "\n### ")[0]
  }

  @Test func `the docs name every kind of part and every log field of a run of the example shop`() throws {
    let section = try section(of: ShopModules.self)
    for (kind, type, _) in `A run of the example shop`.kinds {
      #expect(section.contains("`\(kind)`") && section.contains("(\(type))"), "\(kind)")
    }
    for field in ShopModules.logFields { #expect(section.contains("`\(field.name)`"), "\(field.name)") }
  }

  @Test func `the docs name every translator, option and log field`() throws {
    func check<T: Translator>(_ translator: T) throws {
      let section = try section(of: T.self)
      let unknown = try translator.mistakes(in: #"{"": 0}"#).joined()
      let options = unknown.components(separatedBy: "the keys are ").last ?? ""
      let words = options.components(separatedBy: ", ").compactMap { $0.components(separatedBy: ";").first }
      #expect(words.count > 1)
      for word in words + T.logFields.map(\.name) {
        #expect(section.contains("`\(word)`"), "\(T.name): \(word)")
      }
    }
    try check(RakutenRanking())
    try check(RakutenItems())
    try check(ShopifyProducts())
    try check(DummyJSONProducts())
  }
}
