import DummyJSONTranslators
import Testing
import VitrineTranslation
import VitrineUI

@Suite(.enabled(if: Recorded.has("dummyjson"), "no recordings of DummyJSON beside the package"))
struct DummyJSONRecordingTests {
  private func recorded() throws -> Translated<ItemList> {
    try DummyJSONProducts().read(
      Recorded.response("dummyjson/database/products.json"),
      options: #"{"link": "https://dummyjson.com/products/{id}"}"#)
  }

  @Test func `recorded products are read without loss`() throws {
    let products = try recorded()
    #expect(products.reasons == [])
    #expect(products.model.items.map(\.id.description) == (1...194).map(String.init))
    #expect(products.model.items.allSatisfy { $0.price != nil && $0.media != nil && $0.rating != nil })
    #expect(products.model.items.filter { $0.maker != nil }.count == 102)
    #expect(products.model.items.allSatisfy { $0.oldPrice == nil })
    #expect(products.itemLogs.count == 194)
  }

  @Test func `the first recorded product is exact`() throws {
    let products = try recorded()
    let picture = Picture(
      "https://cdn.dummyjson.com/product-images/beauty/essence-mascara-lash-princess/thumbnail.webp",
      .decorative)
    let expected = Item(
      id: "1", name: "Essence Mascara Lash Princess", maker: "Essence",
      price: Money(minorUnits: 999, .dollar),
      media: .picture(picture), rating: Rating(stars: 2.56), note: "Ships in 3-5 business days",
      link: "https://dummyjson.com/products/1")
    #expect(products.model.items.first == expected)
    let log = try #require(products.itemLogs["1"])
    #expect(log["category"] == .text("beauty"))
    #expect(log["sku"] == .text("BEA-ESS-ESS-001"))
    #expect(log["stock"] == .integer(99))
    #expect(log["discount_percentage"] == .number(10.48))
    #expect(log["review_count"] == .integer(3))
  }

  @Test func `little and nothing left are said in the API's words`() throws {
    let badges = try recorded().model.items.flatMap(\.badges)
    #expect(badges.filter { $0 == Badge("Low Stock", .warning) }.count == 14)
    #expect(badges.filter { $0 == Badge("Out of Stock") }.count == 4)
    #expect(badges.count == 18)
  }
}

@Suite struct DummyJSONTests {
  /// Products of one that has the given members besides what it must have.
  private func one(_ members: String, options: String = "{}") throws -> Translated<ItemList> {
    try DummyJSONProducts().read(
      #"{"products": [{"id": 1, "title": "Serum"\#(members.isEmpty ? "" : ", " + members)}], "total": 194}"#,
      options: options)
  }

  @Test(arguments: [
    ("9.99", "USD", 999), ("0.29", "USD", 29), ("1.1", "USD", 110), ("4.35", "USD", 435),
    ("36999.99", "USD", 3_699_999),
    ("1980", "JPY", 1_980), (#""9.99""#, "USD", 999), ("9", "USD", 900), ("0", "USD", 0),
  ])
  func `prices are exact`(price: String, currency: String, minorUnits: Int) throws {
    let products = try one(#""price": \#(price)"#, options: #"{"currency": "\#(currency)"}"#)
    let money = try Money(minorUnits: minorUnits, #require(Currency(currency)))
    #expect(products.model.items.first?.price == money)
  }

  @Test func `a price that the currency can't hold drops the product`() throws {
    let products = try one(#""price": 9.99"#, options: #"{"currency": "JPY"}"#)
    #expect(products.model.items.isEmpty)
    #expect(
      products.reasons == ["expected an amount without decimals, found the number 9.99 at /products/0/price"])
  }

  @Test func `a discount invents no old price`() throws {
    let products = try one(#""price": 9.99, "discountPercentage": 50"#)
    #expect(products.model.items.first?.oldPrice == nil)
    #expect(products.itemLogs["1"]?["discount_percentage"] == .number(50))
  }

  @Test(arguments: [
    (#""availabilityStatus": "In Stock""#, []), ("", []), (#""availabilityStatus": null"#, []),
    (#""availabilityStatus": "Low Stock""#, [Badge("Low Stock", .warning)]),
    (#""availabilityStatus": "Out of Stock""#, [Badge("Out of Stock")]),
  ])
  func `the state of the stock is a badge`(members: String, badges: [Badge]) throws {
    #expect(try one(members).model.items.first?.badges == badges)
  }

  @Test(
    arguments: [
      ("", nil, 0), (#""thumbnail": "", "images": []"#, nil, 0), (#""thumbnail": "javascript:x""#, nil, 1),
      (
        #""thumbnail": "javascript:x", "images": ["https://c.example/1.webp"]"#, "https://c.example/1.webp", 1
      ),
      (#""images": [null, "https://c.example/1.webp"]"#, "https://c.example/1.webp", 0),
      (#""images": "a""#, nil, 1),
      (#""thumbnail": "Images/a.svg""#, "Images/a.svg", 0),
    ] as [(String, String?, Int)])
  func `a product without a usable picture is shown without one`(members: String, address: String?, left: Int)
    throws
  {
    let products = try one(members)
    #expect(products.model.items.count == 1)
    #expect(products.model.items.first?.media?.address == address)
    #expect(products.partsLeftOut.count == left)
  }

  @Test(arguments: [
    #""rating": 9"#, #""rating": "good""#, #""brand": ["Essence"]"#, #""stock": "many""#, #""reviews": 3"#,
    #""discountPercentage": "x""#, #""shippingInformation": {}"#,
  ])
  func `a part that does not read costs only itself`(members: String) throws {
    let products = try one(members)
    #expect(products.model.items == [Item(id: "1", name: "Serum")])
    #expect(products.dropped.isEmpty)
    #expect(products.partsLeftOut.count == 1)
  }

  @Test func `a malformed product is dropped and its neighbours stay`() throws {
    let products = try DummyJSONProducts().read(
      #"[{"id": 1, "title": "A"}, {"id": true, "title": "B"}, {"id": "3", "title": "C"}, "D"]"#)
    #expect(products.model.items.map(\.id) == ["1", "3"])
    #expect(
      products.reasons == ["expected an id, found true at /1/id", "expected an id, found nothing at /3/id"])
  }

  @Test(arguments: [
    (
      #"{"message": "Product with id '0' not found"}"#,
      #"expected products, found the error "Product with id '0' not found" at /message"#
    ),
    ("{}", "expected an array, found nothing at /products"),
    (#"{"products": {}}"#, "expected an array, found an empty object at /products"),
  ])
  func `a response without products says why`(json: String, reason: String) throws {
    let error = #expect(throws: ShapeError.self) { try DummyJSONProducts().read(json) }
    #expect(error?.description == reason)
  }

  @Test(arguments: ["[]", #"{"products": [], "total": 0, "skip": 0, "limit": 0}"#])
  func `an empty result is an empty list`(json: String) throws {
    #expect(try DummyJSONProducts().read(json).model.items.isEmpty)
  }

  @Test func `the layout says where products are`() throws {
    let products = try one(#""sku": "A B/1""#, options: #"{"link": "/goods?sku={sku}&id={id}"}"#)
    #expect(products.model.items.first?.link == "/goods?sku=A%20B%2F1&id=1")
    #expect(try one("", options: #"{"link": "/goods/{sku}"}"#).model.items.first?.link == nil)
    #expect(try DummyJSONProducts().mistakes(in: #"{"link": "/goods/{slug}"}"#).count == 1)
    #expect(try DummyJSONProducts().mistakes(in: #"{"link": "/goods"}"#).count == 1)
  }

  @Test func `every log field is declared`() throws {
    let products = try one(
      #""category": "beauty", "sku": "A", "stock": 1, "discountPercentage": 1.5, "reviews": []"#)
    let used = products.log.entries + (products.itemLogs["1"]?.entries ?? [])
    #expect(Set(used.map(\.name)) == Set(DummyJSONProducts.logFields.map(\.name)))
    #expect(products.log["found"] == .integer(194))
  }
}
