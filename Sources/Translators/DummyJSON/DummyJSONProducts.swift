public import VitrineTranslation
public import VitrineUI

/// `dummyjson.products`: what `/products`, its searches and its categories answer.
///
/// There is no old price: `discountPercentage` comes without one, and a price worked out from it would have to be
/// rounded. The ratings have no count: the stars are not the average of the reviews that come with them.
public struct DummyJSONProducts: Translator {
  public static let name: TranslatorName = "dummyjson.products"
  public static let summary = "products of DummyJSON: /products, /products/search, /products/category"
  public static let logFields = [found.declaration] + DummyJSONProduct.logFields

  private static let found = LogField<Int>("found", "how many products there are on all pages")

  /// The translator.
  public init() {}

  public func translate(
    _ response: Field, _ options: DummyJSONOptions
  ) throws(ShapeError) -> Translated<ItemList> {
    var reader = ElementReader()
    let products = reader.read(try Self.products(in: response)) { (field, reader) throws(ShapeError) in
      try DummyJSONProduct(field, options, &reader)
    }
    var log = LogRecord()
    log.set(Self.found, to: try? response["total"].looseInteger())
    let logs = products.map { ($0.item.id, $0.log) }
    return Translated(
      ItemList(items: products.map(\.item)), log: log, itemLogs: Dictionary(logs) { first, _ in first },
      dropped: reader.dropped, partsLeftOut: reader.partsLeftOut)
  }

  /// A page has its products under a key, or `{"message": …}` when it has none; a recording may be the list itself.
  private static func products(in response: Field) throws(ShapeError) -> [Field] {
    if let list = try? response.elements() { return list }
    let products = response["products"]
    if !products.exists, let words = try? response["message"].string() {
      throw response["message"].mistake(expected: "products", found: "the error \"\(words)\"")
    }
    return try products.elements()
  }
}

/// What a layout may choose when it shows products of DummyJSON.
public struct DummyJSONOptions: Shaped {
  /// The currency of the prices, which the API leaves open.
  public let currency: Currency
  /// Where a product's page is.
  public let link: LinkTemplate?

  public init(_ shape: inout some Shape & ~Copyable) {
    currency = shape.field(
      "currency", default: .dollar, "the currency of the prices, which the API leaves open")
    link = shape.optionalField("link", "where a product's page is, with {id} or {sku} in it")
    link?.expect(["id", "sku"], in: &shape)
  }
}
