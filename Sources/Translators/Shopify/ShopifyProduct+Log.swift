import VitrineTranslation

extension ShopifyProduct {
  private static let handle = LogField<String>("handle", "the product's word in the shop's addresses")
  private static let productType = LogField<String>("product_type", "what kind of thing the shop says it is")
  private static let variantID = LogField<String>("variant_id", "the variant whose price is shown")
  private static let sku = LogField<String>("sku", "that variant's own number in the shop")
  private static let variants = LogField<Int>("variant_count", "how many variants there are to choose from")
  private static let stock = LogField<Int>("stock", "how many there are of all variants")

  static let logFields = [
    handle.declaration, productType.declaration, variantID.declaration, sku.declaration, variants.declaration,
    stock.declaration,
  ]

  static func log(
    of field: Field, _ all: [ShopifyVariant], _ shown: ShopifyVariant?, _ reader: inout ElementReader
  ) -> LogRecord {
    let type = field["product_type"].filled ?? field["productType"].filled
    let inventory = field["totalInventory"].filled
    var log = LogRecord()
    log.set(handle, to: try? field["handle"].filled?.string())
    log.set(productType, to: reader.extra { () throws(ShapeError) in try type?.string() })
    log.set(variantID, to: shown?.id)
    log.set(sku, to: shown?.sku)
    log.set(variants, to: all.isEmpty ? nil : all.count)
    log.set(
      stock,
      to: total(all.compactMap(\.stock))
        ?? reader.extra { () throws(ShapeError) in try inventory?.looseInteger() })
    return log
  }

  /// The sum, unless there is nothing to add or it is beyond 64 bits.
  private static func total(_ counts: [Int]) -> Int? {
    guard !counts.isEmpty else { return nil }
    return counts.reduce(0 as Int?) { sum, count in
      guard let (total, isBeyond) = sum?.addingReportingOverflow(count), !isBeyond else { return nil }
      return total
    }
  }
}
