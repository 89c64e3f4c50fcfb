import VitrineTranslation
import VitrineUI

/// One product of DummyJSON.
///
/// Without an id, a title or a price that reads it is no product and is dropped; anything else that does not read is
/// left out, and the product stays.
struct DummyJSONProduct {
  /// The product as its card shows it.
  let item: Item
  /// What logs want to know of it.
  let log: LogRecord

  /// Reads an element of `products`.
  init(_ field: Field, _ options: DummyJSONOptions, _ reader: inout ElementReader) throws(ShapeError) {
    let id = try field["id"].identity()
    let sku = reader.extra { () throws(ShapeError) in try field["sku"].filled?.looseString() }
    item = Item(
      id: id,
      name: try field["title"].requiredWords(),
      maker: reader.extra { () throws(ShapeError) in try field["brand"].optionalWords() },
      price: try field["price"].filled?.price(in: options.currency),
      media: Self.media(of: field, &reader),
      rating: reader.extra { () throws(ShapeError) in try field["rating"].filled?.rating() },
      badges: Self.badges(of: field, &reader),
      note: reader.extra { () throws(ShapeError) in try field["shippingInformation"].optionalWords() },
      link: options.link?.link { $0 == "sku" ? sku : id.description })
    log = Self.log(of: field, sku, &reader)
  }

  /// The thumbnail, or the first picture that can be used.
  private static func media(of field: Field, _ reader: inout ElementReader) -> Media? {
    let pictures = reader.extra { () throws(ShapeError) in try field["images"].filled?.elements() } ?? []
    for candidate in [field["thumbnail"]] + pictures {
      let address = reader.extra { () throws(ShapeError) in try candidate.filled?.mediaAddress() }
      if let address { return .picture(Picture(address, .decorative)) }
    }
    return nil
  }

  /// "Low Stock" and "Out of Stock" in the API's own words; "In Stock" goes without saying.
  private static func badges(of field: Field, _ reader: inout ElementReader) -> [Badge] {
    let words = reader.extra { () throws(ShapeError) in try field["availabilityStatus"].optionalWords() }
    return switch words {
    case nil, "In Stock": []
    case "Low Stock"?: [Badge("Low Stock", .warning)]
    case let words?: [Badge(words)]
    }
  }
}

extension DummyJSONProduct {
  private static let category = LogField<String>("category", "the category that the product belongs to")
  private static let sku = LogField<String>("sku", "the shop's own number of the product")
  private static let stock = LogField<Int>("stock", "how many there are")
  private static let discount = LogField<Double>("discount_percentage", "the discount that the API speaks of")
  private static let reviews = LogField<Int>("review_count", "how many reviews came with the product")

  static let logFields = [
    category.declaration, sku.declaration, stock.declaration, discount.declaration, reviews.declaration,
  ]

  private static func log(of field: Field, _ sku: String?, _ reader: inout ElementReader) -> LogRecord {
    var log = LogRecord()
    log.set(
      category, to: reader.extra { () throws(ShapeError) in try field["category"].filled?.looseString() })
    log.set(Self.sku, to: sku)
    log.set(stock, to: reader.extra { () throws(ShapeError) in try field["stock"].filled?.looseInteger() })
    let percentage = field["discountPercentage"].filled
    log.set(discount, to: reader.extra { () throws(ShapeError) in try percentage?.looseNumber() })
    log.set(
      reviews, to: reader.extra { () throws(ShapeError) in try field["reviews"].filled?.elements().count })
    return log
  }
}
