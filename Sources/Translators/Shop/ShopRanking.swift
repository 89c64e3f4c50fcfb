public import VitrineTranslation
public import VitrineUI

/// A ranking of the shop's goods, each with the number that the shop gave it.
public struct ShopRanking: Translator {
  public static let name: TranslatorName = "shop.ranking"
  public static let summary = "the goods of a ranking, with the numbers that it states"
  public static let logFields = ShopGoods.logFields + [lastWeek.declaration]

  static let lastWeek = LogField<Int>("last_week", "the number that it had a week before")

  /// The translator `shop.ranking`.
  public init() {}

  public func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<ItemList> {
    let result = try response.shopResult()
    var reader = ShopReader()
    let entries = try reader.list(result["entries"]) { (entry, reader) throws(ShapeError) in
      let number = entry["rank_no"]
      guard let stated = StatedRank(try number.looseInteger()) else {
        throw number.mistake(expected: "a number from 1")
      }
      guard try entry["goods"].isShown() else { return nil as (goods: ShopGoods, lastWeek: Int?)? }
      let goods = try ShopGoods(entry["goods"], statedRank: stated, &reader)
      let before = reader.extra { () throws(ShapeError) in try entry["last_week"].optional?.looseInteger() }
      return (goods, before)
    }.compactMap(\.self)
    var translated = Translated(entries.map(\.goods), of: result, &reader)
    for entry in entries {
      guard let before = entry.lastWeek else { continue }
      translated.itemLogs[entry.goods.item.id, default: LogRecord()].set(Self.lastWeek, to: before)
    }
    return translated
  }
}
