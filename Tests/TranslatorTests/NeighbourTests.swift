import DummyJSONTranslators
import Foundation
import RakutenTranslators
import ShopifyTranslators
import Testing
import VitrineTranslation
import VitrineUI

/// Whatever is wrong with one element, its neighbours are the same and the list survives.
@Suite struct NeighbourTests {
  private static var wrong: [Any] {
    [
      NSNull(), "", " ", "x", "javascript:alert(1)", "\u{0}\u{1B}[2J", "99999999999999999999", "1e9", -1, 0,
      7.25, 1e308, true,
      [Any](), [[Any]()], [NSNull()], [String: Any](), ["": 1],
    ]
  }

  private static let rakuten = """
    {"rank": 1, "itemName": "Tea", "catchcopy": "Hot", "itemCode": "a:1", "itemPrice": "980", "itemUrl": "/tea",
     "affiliateUrl": "", "mediumImageUrls": [{"imageUrl": "/a.jpg?_ex=1x1"}], "smallImageUrls": ["/s.jpg"],
     "availability": 1, "taxFlag": 0, "postageFlag": 0, "affiliateRate": "1.0", "reviewCount": 3,
     "reviewAverage": "4.0", "pointRate": 1, "shopName": "Shop", "shopCode": "shop", "genreId": "2"}
    """
  private static let shopify = """
    {"id": 1, "title": "Coat", "vendor": "Maker", "status": "active", "handle": "coat", "product_type": "Coats",
     "variants": [{"id": 5, "price": "9.90", "compare_at_price": "12.00", "sku": "A", "inventory_quantity": 0,
       "inventory_policy": "deny", "inventory_management": "shopify"}, {"id": 6, "price": "8.00"}],
     "image": {"src": "/a.jpg", "alt": "A coat", "width": 6, "height": 8}, "images": [{"src": "/b.jpg"}]}
    """
  private static let node = """
    {"id": "gid://shopify/Product/1", "title": "Coat", "onlineStoreUrl": "/coat", "totalInventory": 3,
     "featuredMedia": {"preview": {"image": {"url": "/a.jpg", "altText": "A coat"}}},
     "priceRangeV2": {"minVariantPrice": {"amount": "9.9", "currencyCode": "USD"}},
     "variants": {"edges": [{"node": {"price": {"amount": "9.9", "currencyCode": "USD"}}}]},
     "images": {"nodes": [{"url": "/b.jpg"}]}}
    """
  private static let dummy = """
    {"id": 1, "title": "Serum", "category": "beauty", "price": 9.99, "discountPercentage": 10.48, "rating": 2.56,
     "stock": 9, "brand": "Maker", "sku": "S", "shippingInformation": "Soon", "availabilityStatus": "Low Stock",
     "reviews": [], "images": ["/1.webp"], "thumbnail": "/t.webp"}
    """

  @Test func `of a ranking`() throws {
    try check(
      RakutenRanking(), Self.rakuten, under: "Items", idKey: "itemCode", options: #"{"imageSize": 300}"#)
    try check(RakutenItems(), Self.rakuten, under: "Items", idKey: "itemCode")
  }

  @Test func `of a shop's products`() throws {
    let options = #"{"currency": "USD", "link": "/products/{handle}"}"#
    try check(ShopifyProducts(), Self.shopify, under: "products", idKey: "id", options: options)
    try check(ShopifyProducts(), Self.node, under: "products", idKey: "id", options: options)
  }

  @Test func `of products to try out`() throws {
    try check(
      DummyJSONProducts(), Self.dummy, under: "products", idKey: "id", options: #"{"link": "/{sku}"}"#)
  }

  /// Puts every wrong value in every place of the middle element of three.
  private func check<T: Translator<ItemList>>(
    _ translator: T, _ json: String, under key: String, idKey: String, options: String = "{}"
  ) throws {
    let sound = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    func named(_ id: String, _ element: [String: Any]) -> [String: Any] {
      element.merging([idKey: id]) { _, new in new }
    }
    func translated(_ middle: Any) throws -> Translated<ItemList> {
      let list: [Any] = [named("first", sound), middle, named("last", sound)]
      let data = try JSONSerialization.data(withJSONObject: [key: list])
      return try translator.read(response(String(decoding: data, as: UTF8.self)), options: options)
    }
    let before = try translated(named("middle", sound))
    #expect(before.reasons == [])
    #expect(before.model.items.count == 3)

    var cases = 0
    for broken in Self.wrong + Self.breakages(of: sound) {
      let after = try translated(broken)
      cases += 1
      let ids: [ItemID] = ["first", "last"]
      #expect(
        after.model.items.filter { ids.contains($0.id) } == [before.model.items[0], before.model.items[2]])
      #expect(ids.map { after.itemLogs[$0] } == ids.map { before.itemLogs[$0] })
      let left = after.dropped + after.partsLeftOut
      #expect(left.allSatisfy { $0.pointer.hasPrefix("/\(key)/1") }, "\(broken)")
      #expect(after.model.items.allSatisfy { after.itemLogs[$0.id] != nil })
      #expect(after.itemLogs.count == after.model.items.count)
    }
    #expect(cases > 100)
  }

  /// The value with each of the values in it taken away or made wrong in turn.
  private static func breakages(of value: Any) -> [Any] {
    if let object = value as? [String: Any] {
      return object.keys.sorted().flatMap { key -> [Any] in
        let parts = wrong + breakages(of: object[key] as Any)
        return [object.filter { $0.key != key }] + parts.map { object.merging([key: $0]) { _, new in new } }
      }
    }
    if let list = value as? [Any] {
      return list.indices.flatMap { place -> [Any] in
        (wrong + breakages(of: list[place])).map { part in
          var list = list
          list[place] = part
          return list
        }
      }
    }
    return []
  }
}

/// Whatever JSON arrives, a translator answers with a list or an error.
@Suite struct AnyResponseTests {
  @Test(.enabled(if: Recorded.has("adaptivecards"), "no documents of other systems beside the package"))
  func `documents of other systems are errors or lists`() throws {
    var count = 0
    for folder in ["adaptivecards", "a2ui", "tangram", "shopify-api", "rakuten", "dummyjson"] {
      for path in try #require(
        FileManager.default.subpaths(atPath: Recorded.root.appending(path: folder).path))
      where path.hasSuffix(".json") {
        guard let field = try? Recorded.response("\(folder)/\(path)") else { continue }
        count += 1
        _ = try? RakutenRanking().read(field)
        _ = try? RakutenItems().read(field)
        _ = try? ShopifyProducts().read(field, options: #"{"currency": "USD"}"#)
        _ = try? DummyJSONProducts().read(field)
      }
    }
    #expect(count > 400)
  }
}
