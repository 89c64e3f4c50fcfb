public import VitrineTranslation
public import VitrineUI

/// `shopify.products`: the products of a shop, from the Admin REST API or from a GraphQL one.
///
/// Only active products are shown: drafts, archived and unlisted ones are passed over and counted in the log.
public struct ShopifyProducts: Translator {
  public static let name: TranslatorName = "shopify.products"
  public static let summary =
    "products of a Shopify shop: products.json, product_listings.json, or GraphQL products"
  public static let logFields = [notShown.declaration] + ShopifyProduct.logFields

  private static let notShown = LogField<Int>(
    "not_active", "how many products were passed over for their status")

  /// The translator.
  public init() {}

  public func translate(
    _ response: Field, _ options: ShopifyOptions
  ) throws(ShapeError) -> Translated<ItemList> {
    var reader = ElementReader()
    var passedOver = 0
    let found = reader.read(try ShopifyResponse(field: response).products()) {
      (field, reader) throws(ShapeError) -> ShopifyProduct? in
      guard try ShopifyProduct.isActive(field) else {
        passedOver += 1
        return nil
      }
      return try ShopifyProduct(field, options, &reader)
    }
    let products = found.compactMap { $0 }
    var log = LogRecord()
    log.set(Self.notShown, to: passedOver)
    let logs = products.map { ($0.item.id, $0.log) }
    return Translated(
      ItemList(items: products.map(\.item)), log: log, itemLogs: Dictionary(logs) { first, _ in first },
      dropped: reader.dropped, partsLeftOut: reader.partsLeftOut)
  }
}

/// What a layout may choose when it shows products of a Shopify shop.
public struct ShopifyOptions: Shaped {
  /// The shop's currency, which the REST API doesn't say; a currency in the response wins.
  public let currency: Currency
  /// Where a product's page is; the address in the response, if there is one, wins.
  public let link: LinkTemplate?
  /// The badge of a product of which nothing can be bought now.
  public let soldOut: Text

  public init(_ shape: inout some Shape & ~Copyable) {
    currency = shape.field("currency", "the shop's currency, which the REST API leaves open")
    link = shape.optionalField("link", "where a product's page is, with {handle} or {id} in it")
    link?.expect(["handle", "id"], in: &shape)
    soldOut = shape.field(
      "soldOut", default: "Sold out", "the badge of a product that can't be bought now; empty for none")
  }
}
