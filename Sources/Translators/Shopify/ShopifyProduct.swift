import VitrineTranslation
import VitrineUI

/// One product, in REST's words or in GraphQL's.
///
/// Without an id, a title or prices that read it is no product and is dropped; anything else that does not read is
/// left out, and the product stays.
struct ShopifyProduct {
  /// The product as its card shows it.
  let item: Item
  /// What logs want to know of it.
  let log: LogRecord

  /// Whether a product is to be shown; a listing has no status, for it is what was published.
  static func isActive(_ field: Field) throws(ShapeError) -> Bool {
    guard let status = try field["status"].filled?.string() else { return true }
    return status.utf8.elementsEqual("active".utf8) || status.utf8.elementsEqual("ACTIVE".utf8)
  }

  /// Reads a product; of several variants the cheapest gives the price.
  init(_ field: Field, _ options: ShopifyOptions, _ reader: inout ElementReader) throws(ShapeError) {
    let id = try Self.id(of: field)
    let handle = reader.extra { () throws(ShapeError) in try field["handle"].filled?.string() }
    let variants = try ShopifyVariant.all(of: field, options.currency, &reader)
    let shown = variants.min { ($0.price?.minorUnits ?? Int.max) < ($1.price?.minorUnits ?? Int.max) }
    var price = shown?.price
    if price == nil { price = try Self.lowestPrice(of: field, options.currency) }
    let page = reader.extra { () throws(ShapeError) in try field["onlineStoreUrl"].filled?.link() }
    let isSoldOut = !variants.isEmpty && variants.allSatisfy { !$0.isAvailable }
    item = Item(
      id: id,
      name: try field["title"].requiredWords(),
      maker: reader.extra { () throws(ShapeError) in try field["vendor"].optionalWords() },
      price: price,
      oldPrice: shown?.oldPrice,
      media: Self.media(of: field, &reader),
      badges: isSoldOut && !options.soldOut.isEmpty ? [Badge(options.soldOut)] : [],
      link: page ?? options.link?.link { $0 == "handle" ? handle : id.description })
    log = Self.log(of: field, variants, shown, &reader)
  }

  /// The number of the product, which GraphQL sends as `gid://shopify/Product/123` and a listing as `product_id`.
  private static func id(of field: Field) throws(ShapeError) -> ItemID {
    let id = try (field["id"].optional ?? field["product_id"].optional ?? field["id"]).identity()
    return ItemID(ShopifyVariant.number(id.description))
  }

  /// GraphQL's lowest price, for a query that doesn't ask for variants: `priceRangeV2` in the Admin API, `priceRange`
  /// in the Storefront API.
  private static func lowestPrice(of field: Field, _ currency: Currency) throws(ShapeError) -> Money? {
    for key in ["priceRangeV2", "priceRange"] {
      let price = field[key]["minVariantPrice"]
      if price.exists { return try ShopifyVariant.money(price, currency) }
    }
    return nil
  }

  /// The product's own picture, or the first that can be used.
  private static func media(of field: Field, _ reader: inout ElementReader) -> Media? {
    let main = [field["image"], field["featuredImage"], field["featuredMedia"]["preview"]["image"]]
    let others = reader.extra { () throws(ShapeError) in
      try field["images"].filled.map { (list) throws(ShapeError) in try ShopifyResponse.nodes(list) }
    }
    for image in main + (others ?? []) {
      let source = image["src"].filled ?? image["url"]
      guard
        let address = reader.extra({ () throws(ShapeError) in try source.filled?.mediaAddress() })
      else { continue }
      let words = reader.extra { () throws(ShapeError) in
        try (image["alt"].filled ?? image["altText"]).optionalWords()
      }
      let size = PixelSize(try? image["width"].integer(), try? image["height"].integer())
      return .picture(Picture(address, words.map { .words($0) } ?? .decorative, size: size))
    }
    return nil
  }
}
