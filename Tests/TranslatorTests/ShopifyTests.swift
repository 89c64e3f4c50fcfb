import ShopifyTranslators
import Testing
import VitrineTranslation
import VitrineUI

private let dollars = #"{"currency": "USD"}"#

@Suite(.enabled(if: Recorded.has("shopify-api"), "no recordings of Shopify beside the package"))
struct ShopifyRecordingTests {
  private func recorded(_ name: String, options: String = dollars) throws -> Translated<ItemList> {
    try ShopifyProducts().read(Recorded.response("shopify-api/test/fixtures/\(name).json"), options: options)
  }

  @Test func `recorded products are read without loss`() throws {
    let products = try recorded("products")
    #expect(products.reasons == [])
    #expect(products.model.items.map(\.id) == ["1", "2", "3", "4"])
    #expect(products.itemLogs.count == 4)
    #expect(products.log["not_active"] == .integer(0))
  }

  @Test func `the first recorded product is exact`() throws {
    let products = try recorded(
      "products", options: #"{"currency": "USD", "link": "https://shop.example/products/{handle}"}"#)
    let picture = Picture(
      "http://static.shopify.com/s/files/1/6909/3384/products/ipod-nano.png?0", .decorative)
    let expected = Item(
      id: "1", name: "IPod Nano - 8GB", maker: "Apple", price: Money(minorUnits: 19_900, .dollar),
      media: .picture(picture), link: "https://shop.example/products/ipod-nano")
    #expect(products.model.items.first == expected)
    let log = try #require(products.itemLogs["1"])
    #expect(log["handle"] == .text("ipod-nano"))
    #expect(log["product_type"] == .text("Cult Products"))
    #expect(log["variant_id"] == .text("808950810"))
    #expect(log["sku"] == .text("IPOD2008PINK"))
    #expect(log["variant_count"] == .integer(1))
    #expect(log["stock"] == .integer(10))
  }

  @Test func `a single recorded product is a list of one`() throws {
    let products = try recorded("product")
    #expect(products.reasons == [])
    #expect(products.model.items.map(\.id) == ["632910392"])
    #expect(products.itemLogs["632910392"]?["variant_count"] == .integer(4))
  }

  @Test func `recorded listings are read without loss`() throws {
    let listings = try recorded("product_listings")
    #expect(listings.reasons == [])
    #expect(listings.model.items.count == 2)
    #expect(listings.model.items.first?.name == "Synergistic Silk Chair")
    #expect(listings.model.items.first?.id == "2")
    #expect(listings.model.items.first?.maker == "O'Hara, Fritsch and Hudson")
    #expect(listings.model.items.first?.price == Money(minorUnits: 17_999, .dollar))
    #expect(listings.model.items.first?.media == nil)
    #expect(listings.model.items.first?.badges == [])
  }

  @Test(arguments: ["orders", "shop", "graphql", "product_publication"])
  func `a recording of something else is an error and no crash`(name: String) throws {
    #expect(throws: ShapeError.self) { try recorded(name) }
  }
}

@Suite struct ShopifyTests {
  /// Products of one that has the given members besides what it must have.
  private func one(_ members: String, options: String = dollars) throws -> Translated<ItemList> {
    try ShopifyProducts().read(
      #"{"products": [{"id": 1, "title": "Coat"\#(members.isEmpty ? "" : ", " + members)}]}"#,
      options: options)
  }

  private func variants(_ variants: String, options: String = dollars) throws -> Translated<ItemList> {
    try one(#""variants": [\#(variants)]"#, options: options)
  }

  @Test(arguments: [
    (#""19.9""#, "USD", 1_990), (#""19.90""#, "USD", 1_990), ("19.9", "USD", 1_990), ("19", "USD", 1_900),
    (#""0.07""#, "USD", 7), (#""1.15""#, "USD", 115), ("1.15", "USD", 115), (#""8.29""#, "EUR", 829),
    (#""16940.00""#, "JPY", 16_940), (#""16940""#, "JPY", 16_940), (#""1.234""#, "KWD", 1_234),
    (#""0.00""#, "USD", 0),
    (#""90071992547409.93""#, "USD", 9_007_199_254_740_993),
  ])
  func `prices are exact`(price: String, currency: String, minorUnits: Int) throws {
    let products = try variants(#"{"price": \#(price)}"#, options: #"{"currency": "\#(currency)"}"#)
    let money = try Money(minorUnits: minorUnits, #require(Currency(currency)))
    #expect(products.model.items.first?.price == money)
    #expect(products.reasons == [])
  }

  @Test(arguments: [
    (#"{"price": "19.999"}"#, "expected an amount with at most 2 decimals", "USD"),
    (#"{"price": "12.50"}"#, "expected an amount without decimals", "JPY"),
    (#"{"price": "free"}"#, "expected an amount", "USD"),
    (#"{"price": "-1"}"#, "expected a price of 0 or more", "USD"),
    (#"{"price": "1", "compare_at_price": "x"}"#, "expected an amount", "USD"),
    (#"{"price": {"amount": "1", "currencyCode": "usd"}}"#, "expected an ISO 4217 code", "USD"),
    (#"{"price": [1]}"#, "expected an amount", "USD"),
  ])
  func `a product whose price does not read is dropped`(variant: String, reason: String, currency: String)
    throws
  {
    let products = try variants(variant, options: #"{"currency": "\#(currency)"}"#)
    #expect(products.model.items.isEmpty)
    #expect(products.dropped.count == 1)
    #expect(products.reasons.first?.hasPrefix(reason + ", found") == true)
  }

  @Test func `of several variants the cheapest gives price and old price`() throws {
    let products = try variants(
      """
      {"id": 1, "price": "30.00", "compare_at_price": "90.00"}, {"id": 2, "price": "20.00", "compare_at_price": "25.00"},
      {"id": 3, "price": "20.00", "compare_at_price": null}
      """)
    #expect(products.model.items.first?.price == Money(minorUnits: 2_000, .dollar))
    #expect(products.model.items.first?.oldPrice == Money(minorUnits: 2_500, .dollar))
    #expect(products.itemLogs["1"]?["variant_id"] == .text("2"))
  }

  @Test(arguments: [#""20.00""#, #""10.00""#, #""0.00""#, "null", #""""#])
  func `an old price that is not higher is none`(old: String) throws {
    let products = try variants(#"{"price": "20.00", "compare_at_price": \#(old)}"#)
    #expect(products.model.items.first?.oldPrice == nil)
    #expect(products.reasons == [])
  }

  @Test(arguments: [
    (#""status": "active""#, 1, 0), (#""status": "ACTIVE""#, 1, 0), ("", 1, 0), (#""status": null"#, 1, 0),
    (#""status": "draft""#, 0, 1), (#""status": "archived""#, 0, 1), (#""status": "DRAFT""#, 0, 1),
    (#""status": "unlisted""#, 0, 1),
  ])
  func `only active products are shown`(status: String, shown: Int, passedOver: Int) throws {
    let products = try one(status)
    #expect(products.model.items.count == shown)
    #expect(products.log["not_active"] == .integer(passedOver))
    #expect(products.reasons == [])
  }

  @Test func `a draft is passed over before its fields are looked at`() throws {
    let products = try ShopifyProducts().read(
      #"[{"status": "draft"}, {"id": 2, "title": "Coat"}]"#, options: dollars)
    #expect(products.model.items.map(\.id) == ["2"])
    #expect(products.reasons == [])
  }

  @Test(arguments: [
    (#"{"inventory_policy": "deny", "inventory_management": "shopify", "inventory_quantity": 0}"#, true),
    (#"{"inventory_policy": "deny", "inventory_management": "shopify", "inventory_quantity": -2}"#, true),
    (#"{"inventory_policy": "deny", "inventory_management": "shopify", "inventory_quantity": 1}"#, false),
    (#"{"inventory_policy": "continue", "inventory_management": "shopify", "inventory_quantity": 0}"#, false),
    (#"{"inventory_policy": "deny", "inventory_management": null, "inventory_quantity": 0}"#, false),
    (#"{"available": false}"#, true), (#"{"availableForSale": false}"#, true),
    (#"{"available": true}"#, false),
    (#"{"available": false}, {"available": true}"#, false), ("", false),
  ])
  func `a product of which nothing can be bought says so`(list: String, isSoldOut: Bool) throws {
    #expect(try variants(list).model.items.first?.badges == (isSoldOut ? [Badge("Sold out")] : []))
  }

  @Test func `the layout chooses the word for sold out`() throws {
    let list = #"{"available": false}"#
    #expect(
      try variants(list, options: #"{"currency": "USD", "soldOut": ""}"#).model.items.first?.badges == [])
    let badges = try variants(list, options: #"{"currency": "USD", "soldOut": "完売"}"#).model.items.first?
      .badges
    #expect(badges == [Badge("完売")])
  }

  @Test func `the product's own picture comes before its others`() throws {
    let products = try one(
      """
      "image": {"src": "https://cdn.example/main.jpg?v=1", "alt": "A coat", "width": 600, "height": 800},
      "images": [{"src": "https://cdn.example/other.jpg"}]
      """)
    let picture = Picture(
      "https://cdn.example/main.jpg?v=1", "A coat", size: PixelSize(600, 800))
    #expect(products.model.items.first?.media == .picture(picture))
  }

  @Test(
    arguments: [
      (#""image": null, "images": []"#, nil, 0),
      (#""image": null, "images": [{"src": "https://cdn.example/a.jpg"}]"#, "https://cdn.example/a.jpg", 0),
      (#""image": {"src": null}"#, nil, 0), (#""image": {"src": "javascript:x"}"#, nil, 1),
      (#""images": {}"#, nil, 1),
      (
        #""image": {"src": "data:x"}, "images": [{"src": "//cdn.example/a.jpg"}]"#,
        "https://cdn.example/a.jpg", 1
      ),
    ] as [(String, String?, Int)])
  func `a product without a usable picture is shown without one`(members: String, address: String?, left: Int)
    throws
  {
    let products = try one(members)
    #expect(products.model.items.count == 1)
    #expect(products.model.items.first?.media?.address == address)
    #expect(products.partsLeftOut.count == left)
  }

  @Test(
    arguments: [
      (#""handle": "wool-coat""#, "https://shop.example/products/wool-coat"),
      (#""handle": "コート""#, "https://shop.example/products/%E3%82%B3%E3%83%BC%E3%83%88"),
      (#""handle": "a/../../b?c#d""#, "https://shop.example/products/a%2F..%2F..%2Fb%3Fc%23d"),
      (#""handle": "..""#, nil), (#""handle": null"#, nil), (#""handle": """#, nil), ("", nil),
      (#""handle": "x", "onlineStoreUrl": "https://own.example/x""#, "https://own.example/x"),
      (#""handle": "x", "onlineStoreUrl": "javascript:x""#, "https://shop.example/products/x"),
    ] as [(String, String?)])
  func `the layout says where products are`(members: String, link: String?) throws {
    let products = try one(
      members, options: #"{"currency": "USD", "link": "https://shop.example/products/{handle}"}"#)
    #expect(products.model.items.first?.link?.description == link)
    #expect(try one(#""handle": "wool-coat""#).model.items.first?.link == nil)
  }

  @Test func `names and makers are text`() throws {
    let products = try one(#""vendor": "Nordvig &amp; Fen", "body_html": "<p>Not shown</p>", "tags": "a, b""#)
    #expect(products.model.items == [Item(id: "1", name: "Coat", maker: "Nordvig & Fen")])
  }

  @Test func `a malformed product is dropped and its neighbours stay`() throws {
    let products = try ShopifyProducts().read(
      #"{"products": [{"id": 1, "title": "A"}, {"id": 2, "title": null}, {"title": "C"}, null, {"id": 5, "title": "E"}]}"#,
      options: dollars)
    #expect(products.model.items.map(\.id) == ["1", "5"])
    #expect(products.dropped.map(\.pointer) == ["/products/1/title", "/products/2/id", "/products/3/id"])
  }

  @Test(arguments: [
    (#"{"errors": "Not Found"}"#, #"expected products, found the error "Not Found" at /errors"#),
    (
      #"{"errors": [{"message": "Throttled"}]}"#,
      #"expected products, found the error "Throttled" at /errors"#
    ),
    (
      #"{"data": {"products": null}, "errors": [{"message": "No"}]}"#,
      #"expected products, found the error "No" at /errors"#
    ),
    (#"{"errors": {"id": ["bad"]}}"#, "expected products and no errors, found an object at /errors"),
    ("{}", "expected an array, found nothing at /products"),
    ("3", "expected an array, found nothing at /products"),
    (#"{"products": 3}"#, "expected an array, found the number 3 at /products"),
  ])
  func `a response without products says why`(json: String, reason: String) throws {
    let error = #expect(throws: ShapeError.self) { try ShopifyProducts().read(json, options: dollars) }
    #expect(error?.description == reason)
  }

  @Test(arguments: ["[]", #"{"products": []}"#, #"{"data": {"products": {"nodes": []}}}"#])
  func `an empty result is an empty list`(json: String) throws {
    #expect(try ShopifyProducts().read(json, options: dollars).model.items.isEmpty)
  }

  @Test func `the currency must be said`() throws {
    #expect(try ShopifyProducts().mistakes(in: "{}").count == 1)
    #expect(try ShopifyProducts().mistakes(in: #"{"currency": "usd"}"#).count == 1)
    #expect(try ShopifyProducts().mistakes(in: dollars) == [])
  }

  @Test func `a hole that nothing fills is a mistake`() throws {
    let mistakes = try ShopifyProducts().mistakes(in: #"{"currency": "USD", "link": "/products/{slug}"}"#)
    #expect(mistakes == ["expected one with {handle} or {id}, found an address with {slug}"])
  }
}

@Suite struct ShopifyGraphQLTests {
  /// What the Admin API answers to a query for edges, and the Storefront API to one for nodes.
  @Test(arguments: [
    #"{"data": {"products": {"edges": [{"cursor": "x", "node": NODE}]}}}"#,
    #"{"data": {"products": {"nodes": [NODE]}}}"#,
    #"{"data": {"collection": {"products": {"nodes": [NODE]}}}}"#,
    #"{"products": {"nodes": [NODE]}}"#,
  ])
  func `nodes are products`(form: String) throws {
    let node = """
      {"id": "gid://shopify/Product/632910392", "title": "Coat", "vendor": "Nordvig", "status": "ACTIVE",
       "handle": "coat", "productType": "Coats", "totalInventory": 4, "onlineStoreUrl": null,
       "featuredMedia": {"preview": {"image": {"url": "https://cdn.example/coat.jpg", "altText": "A coat"}}},
       "priceRangeV2": {"minVariantPrice": {"amount": "19.9", "currencyCode": "EUR"}}}
      """
    let json = form.split(separator: "NODE").joined(separator: node)
    let products = try ShopifyProducts().read(json, options: dollars)
    let expected = try Item(
      id: "632910392", name: "Coat", maker: "Nordvig",
      price: Money(minorUnits: 1_990, #require(Currency("EUR"))),
      media: .picture(Picture("https://cdn.example/coat.jpg", "A coat")))
    #expect(products.model.items == [expected])
    #expect(products.reasons == [])
    #expect(products.itemLogs["632910392"]?["product_type"] == .text("Coats"))
    #expect(products.itemLogs["632910392"]?["stock"] == .integer(4))
  }

  @Test(arguments: [
    #"{"edges": [{"node": {"id": "gid://shopify/ProductVariant/7?x", "price": "9.50", "compareAtPrice": "12.00"}}]}"#,
    #"{"nodes": [{"id": "gid://shopify/ProductVariant/7", "price": {"amount": "9.5", "currencyCode": "USD"},"#
      + #""compareAtPrice": {"amount": "12.0", "currencyCode": "USD"}}]}"#,
  ])
  func `variants are nodes too, with prices of both kinds`(variants: String) throws {
    let products = try ShopifyProducts().read(
      #"[{"id": "gid://shopify/Product/1", "title": "Coat", "variants": \#(variants)}]"#, options: dollars)
    #expect(products.model.items.first?.price == Money(minorUnits: 950, .dollar))
    #expect(products.model.items.first?.oldPrice == Money(minorUnits: 1_200, .dollar))
    #expect(products.itemLogs["1"]?["variant_id"] == .text("7"))
  }
}
