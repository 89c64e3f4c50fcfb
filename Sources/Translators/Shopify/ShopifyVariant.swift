import VitrineTranslation
import VitrineUI

/// One thing that can be bought of a product: a size, a colour.
struct ShopifyVariant {
  let id: String?
  let sku: String?
  let price: Money?
  let oldPrice: Money?
  let isAvailable: Bool
  let stock: Int?

  /// The variants of a product, in its order.
  static func all(
    of product: Field, _ currency: Currency, _ reader: inout ElementReader
  ) throws(ShapeError) -> [ShopifyVariant] {
    guard product["variants"].exists else { return [] }
    var variants: [ShopifyVariant] = []
    for field in try ShopifyResponse.nodes(product["variants"]) {
      variants.append(try ShopifyVariant(field, currency, &reader))
    }
    return variants
  }

  private init(_ field: Field, _ currency: Currency, _ reader: inout ElementReader) throws(ShapeError) {
    id = reader.extra { () throws(ShapeError) in
      try field["id"].filled.map { (id) throws(ShapeError) in Self.number(try id.identity().description) }
    }
    sku = reader.extra { () throws(ShapeError) in try field["sku"].filled?.string() }
    price = try field["price"].filled.map { (price) throws(ShapeError) in try Self.money(price, currency) }
    let old = field["compare_at_price"].filled ?? field["compareAtPrice"].filled
    oldPrice = Self.reduced(
      from: try old.map { (old) throws(ShapeError) in try Self.money(old, currency) }, price)
    let stock = reader.extra { () throws(ShapeError) in
      try (field["inventory_quantity"].filled ?? field["inventoryQuantity"].filled)?.looseInteger()
    }
    self.stock = stock
    isAvailable = Self.isAvailable(field, stock)
  }

  /// An amount: REST's `"19.90"` in the shop's currency, or GraphQL's `{"amount": "19.90", "currencyCode": "EUR"}`.
  static func money(_ field: Field, _ currency: Currency) throws(ShapeError) -> Money {
    guard field["amount"].exists else { return try field.price(in: currency) }
    guard let own = Currency(try field["currencyCode"].string()) else {
      throw field["currencyCode"].mistake(expected: "an ISO 4217 code")
    }
    return try field["amount"].price(in: own)
  }

  /// The number at the end of a GraphQL id, `gid://shopify/Product/123`; any other id as it is.
  static func number(_ id: String) -> String {
    guard id.utf8.starts(with: "gid://".utf8), let slash = id.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return id
    }
    let number = id.utf8[slash...].dropFirst().prefix { $0 != UInt8(ascii: "?") }
    return number.isEmpty ? id : String(Substring(number))
  }

  /// A price before that is really higher; shops leave equal ones and zeros behind.
  private static func reduced(from old: Money?, _ price: Money?) -> Money? {
    guard let old, let price, old.currency == price.currency, old.minorUnits > price.minorUnits else {
      return nil
    }
    return old
  }

  /// What the API says, else what its stock means: a variant can be bought unless its stock is counted, used up, and
  /// not to be oversold.
  private static func isAvailable(_ field: Field, _ stock: Int?) -> Bool {
    for key in ["available", "availableForSale"] {
      if let said = try? field[key].flag() { return said }
    }
    guard let policy = try? field["inventory_policy"].string(), policy.utf8.elementsEqual("deny".utf8),
      let stock
    else { return true }
    return stock > 0 || !field["inventory_management"].exists
  }
}
