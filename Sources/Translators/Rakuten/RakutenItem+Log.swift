import VitrineTranslation

/// What logs want to know of an item: who sells it, where it belongs, what a click earns.
enum RakutenLog {
  static let shopCode = LogField<String>("shop_code", "the shop that sells the item")
  static let genreID = LogField<String>("genre_id", "the genre that the item belongs to")
  static let affiliateRate = LogField<Double>("affiliate_rate", "what an affiliate earns, in per cent")
  static let pointRate = LogField<Int>("point_rate", "how many times the usual points the item earns")
  static let available = LogField<Bool>("available", "whether the item can be bought")
  static let postageIncluded = LogField<Bool>("postage_included", "whether the price includes the shipping")
  static let taxIncluded = LogField<Bool>("tax_included", "whether the price includes the tax")

  /// The fields of an item, as both translators declare them.
  static let declarations = [
    shopCode.declaration, genreID.declaration, affiliateRate.declaration, pointRate.declaration,
    available.declaration, postageIncluded.declaration, taxIncluded.declaration,
  ]
}

extension RakutenItem {
  static func log(of field: Field, _ reader: inout ElementReader) -> LogRecord {
    var log = LogRecord()
    func set<Value>(
      _ key: String, _ logField: LogField<Value>, _ read: (Field) throws(ShapeError) -> Value
    ) {
      guard let field = field[key].filled else { return }
      log.set(logField, to: reader.extra { () throws(ShapeError) in try read(field) })
    }
    set("shopCode", RakutenLog.shopCode) { (field) throws(ShapeError) in try field.looseString() }
    set("genreId", RakutenLog.genreID) { (field) throws(ShapeError) in try field.looseString() }
    set("affiliateRate", RakutenLog.affiliateRate) { (field) throws(ShapeError) in try field.looseNumber() }
    set("pointRate", RakutenLog.pointRate) { (field) throws(ShapeError) in try field.looseInteger() }
    // The badges read these flags too, and have noted a mistake in them already.
    log.set(RakutenLog.available, to: try? field["availability"].looseFlag())
    log.set(RakutenLog.postageIncluded, to: (try? field["postageFlag"].looseFlag()).map(!))
    log.set(RakutenLog.taxIncluded, to: (try? field["taxFlag"].looseFlag()).map(!))
    return log
  }
}
