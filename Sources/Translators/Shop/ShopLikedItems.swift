public import VitrineTranslation
public import VitrineUI

/// A list of goods and what people like, from two responses: `"source": {"goods": …, "likes": …}`.
///
/// Goods come in the order of their likes, and say how many they have. Without likes the list is as it was.
public struct ShopLikedItems: Translator {
  public static let name: TranslatorName = "shop.liked-items"
  public static let summary =
    "the goods of one response in the order of another's likes; sources: goods, likes"
  public static let logFields = ShopGoods.logFields + [likes.declaration, isLiked.declaration]

  static let likes = LogField<Int>("likes", "how many people like it")
  static let isLiked = LogField<Bool>("liked", "whether the reader likes it")

  /// The translator `shop.liked-items`.
  public init() {}

  public func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<ItemList> {
    let result = try response["goods"].shopResult()
    var reader = ShopReader()
    let likes = Self.likes(in: response["likes"], &reader)
    let goods = try reader.list(result["goods_list"]) { (field, reader) throws(ShapeError) in
      let like = likes[try field["goods_cd"].identity()]
      let note = like.map { Text("♥ \($0.count)") }
      return (goods: try ShopGoods(field, note: note, &reader), like: like)
    }
    // Equal counts keep the list's order.
    let sorted = goods.enumerated().sorted { one, other in
      let counts = (one.element.like?.count ?? -1, other.element.like?.count ?? -1)
      return counts.0 != counts.1 ? counts.0 > counts.1 : one.offset < other.offset
    }.map(\.element)

    var translated = Translated(sorted.map(\.goods), of: result, &reader)
    for entry in sorted {
      guard let like = entry.like else { continue }
      translated.itemLogs[entry.goods.item.id, default: LogRecord()].set(Self.likes, to: like.count)
      translated.itemLogs[entry.goods.item.id, default: LogRecord()].set(Self.isLiked, to: like.isMine)
    }
    return translated
  }

  private struct Like {
    let count: Int
    let isMine: Bool
  }

  /// The likes by their goods' codes; a response that does not read costs only the likes.
  private static func likes(in response: Field, _ reader: inout ShopReader) -> [ItemID: Like] {
    guard response.exists else { return [:] }
    do {
      let list = try response.shopResult()["likes"]
      let likes = try reader.list(list) { (field, _) throws(ShapeError) in
        let isMine = try field["mine_flg"].optional?.looseFlag() ?? false
        return (
          try field["goods_cd"].identity(), Like(count: try field["cnt"].looseInteger(), isMine: isMine)
        )
      }
      return Dictionary(likes) { first, _ in first }
    } catch {
      reader.leaveOut(error)
      return [:]
    }
  }
}
