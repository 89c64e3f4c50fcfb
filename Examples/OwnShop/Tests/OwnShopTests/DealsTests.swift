import Foundation
import OwnShop
import Testing
import Vitrine
import VitrineUI

/// The layout with our modules beside those of Vitrine, from its file to the page.
@Suite struct DealsTests {
  static let folder = URL(filePath: #filePath).appending(path: "../../../Layouts").standardized

  func page(_ language: String) async throws -> Page {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: "deals.json")))
    let plan = try Engine(.ownShop).plan(
      bytes, named: "deals.json", language: language, source: FileSource(folder: Self.folder.path))
    #expect(plan.diagnostics == [])
    return await plan.page()
  }

  @Test func `what is ours and what is not stand in one page, in the order of the layout`() async throws {
    let html = String(decoding: try await page("en").html().bytes, as: UTF8.self)
    let places = ["m-closing", "vt-own--coupon", "COAT10", "BOOTS20", "m-wanted"].map {
      html.range(of: $0)?.lowerBound
    }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test func `the terminal shows the same coupons, in the reader's words`() async throws {
    let text = String(decoding: try await page("ja").text(width: 60).bytes, as: UTF8.self)
    for words in ["[−10%]", "冬コート & ブルゾン", "COAT10", "ご注文額", "￥9,800", "[ 使う ]"] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func `the coupon that does not read is left out, and its place is named`() async throws {
    let page = try await page("en")
    #expect(page.diagnostics.map(\.rule) == [.droppedElement])
    #expect(page.diagnostics.first?.related.first?.pointer == "/coupons/2/off_pct")
  }

  @Test func `the button of a coupon says which coupon it is`() async throws {
    let html = String(decoding: try await page("en").html().bytes, as: UTF8.self)
    #expect(html.contains("value=\"BOOTS20\" data-vt=\"coupons@2/90122@2\""))
  }
}
