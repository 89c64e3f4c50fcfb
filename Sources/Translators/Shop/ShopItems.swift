public import VitrineTranslation
public import VitrineUI

/// A list of the shop's goods.
public struct ShopItems: Translator {
  public static let name: TranslatorName = "shop.items"
  public static let summary = "the goods of a list, in its order"
  public static let logFields = ShopGoods.logFields

  /// The translator `shop.items`.
  public init() {}

  public func translate(
    _ response: Field, _ options: ShopItemsOptions
  ) throws(ShapeError) -> Translated<ItemList> {
    let result = try response.shopResult()
    var reader = ShopReader()
    let goods = try reader.list(result["goods_list"]) { (field, reader) throws(ShapeError) in
      try options.takes(field) ? try ShopGoods(field, &reader) : nil
    }
    return Translated(goods.compactMap(\.self).prefix(options.limit), of: result, &reader)
  }
}

/// Which of a list's goods are wanted.
public struct ShopItemsOptions: Shaped {
  /// Whom goods are made for.
  public enum Gender: String, ShapedWord {
    case women, men, kids
    public static let shapeName = "ShopGender"
  }

  let gender: Gender?
  let ageGroup: String?
  let tag: String?
  let limit: Int

  public init(_ shape: inout some Shape & ~Copyable) {
    gender = shape.optionalField("gender", "only goods for these; goods for everyone count for women and men")
    ageGroup = shape.optionalField("ageGroup", "only goods for this age group: 20s")
    tag = shape.optionalField("tag", "only goods with this tag: outer")
    limit = shape.field("limit", default: 1_000, in: 1...1_000, "how many to take")
  }

  func takes(_ goods: Field) throws(ShapeError) -> Bool {
    if let gender {
      let audience = try ShopAudience(of: goods)
      let isForAll = audience == .all && gender != .kids
      guard isForAll || audience?.rawValue.utf8.elementsEqual(gender.rawValue.utf8) == true else {
        return false
      }
    }
    if let ageGroup, try !goods["age_groups"].lists(ageGroup) { return false }
    if let tag, try !goods["tags"].lists(tag) { return false }
    return true
  }
}

extension Field {
  fileprivate func lists(_ word: String) throws(ShapeError) -> Bool {
    for element in try optional?.elements() ?? []
    where try element.looseString().utf8.elementsEqual(word.utf8) {
      return true
    }
    return false
  }
}

extension Translated<ItemList> {
  /// Goods of a result, with the result's log fields and their own.
  init(_ goods: some Sequence<ShopGoods>, of result: Field, _ reader: inout ShopReader) {
    let log = ShopLog.record(of: result, &reader)
    let logs = goods.map { ($0.item.id, $0.log) }.filter { !$0.1.isEmpty }
    self.init(
      ItemList(items: goods.map(\.item)), log: log, itemLogs: Dictionary(logs) { first, _ in first },
      dropped: reader.dropped, partsLeftOut: reader.partsLeftOut)
  }
}
