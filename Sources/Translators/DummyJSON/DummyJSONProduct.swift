import VitrineTranslation
import VitrineUI

/// One product of DummyJSON.
struct DummyJSONProduct {
  /// The product as its card shows it.
  let item: Item
  /// What logs want to know of it.
  let log: LogRecord

  /// Reads a product. Without an id, a title or a price that reads it is none; all else may be missing or wrong, and
  /// is left out.
  init(_ field: Field, _ options: DummyJSONOptions) throws(ShapeError) {
    let id = try field["id"].identity()
    let sku = try? field["sku"].string()
    item = Item(
      id: id,
      name: try field["title"].requiredWords(),
      maker: try? field["brand"].requiredWords(),
      price: try field["price"].optional.map { (price) throws(ShapeError) in
        Money(minorUnits: try price.minorUnits(digits: options.currency.minorUnitDigits), options.currency)
      },
      media: Self.media(of: field),
      rating: (try? field["rating"].looseNumber()).flatMap { $0 == 0 ? nil : Rating(stars: $0) },
      badges: Self.badges(of: field),
      note: try? field["shippingInformation"].requiredWords(),
      link: options.link?.link { $0 == "sku" ? sku : id.description })
    log = Self.log(of: field, sku)
  }

  /// The thumbnail, or the first picture that can be used.
  private static func media(of field: Field) -> Media? {
    for candidate in [field["thumbnail"]] + ((try? field["images"].elements()) ?? []) {
      guard let address = (try? candidate.string()).flatMap(MediaAddress.init) else { continue }
      return .picture(Picture(address, .decorative))
    }
    return nil
  }

  /// "Low Stock" and "Out of Stock" in the API's own words; "In Stock" goes without saying.
  private static func badges(of field: Field) -> [Badge] {
    guard let words = try? field["availabilityStatus"].requiredWords() else { return [] }
    return switch words {
    case "In Stock": []
    case "Low Stock": [Badge(words, .warning)]
    default: [Badge(words, .neutral)]
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

  private static func log(of field: Field, _ sku: String?) -> LogRecord {
    var log = LogRecord()
    log.set(category, to: try? field["category"].string())
    log.set(Self.sku, to: sku)
    log.set(stock, to: try? field["stock"].looseInteger())
    log.set(discount, to: try? field["discountPercentage"].looseNumber())
    log.set(reviews, to: (try? field["reviews"].elements())?.count)
    return log
  }
}
