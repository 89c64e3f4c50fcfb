public import VitrineUI

/// Goods as cards in columns.
public struct GridModule: Plugin {
  public static let moduleType: ModuleType = "grid"
  public static let summary = "Goods as cards in columns."

  /// The module type `grid`.
  public init() {}

  public func draw(_ list: ItemList, _ settings: GridSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.grid(columns: settings.columns) { canvas in
      canvas.items(list.items.prefix(settings.limit)) { canvas, item in canvas.card(item) }
    }
  }
}

/// What a layout may choose for a grid.
public struct GridSettings {
  let columns: Int
  let limit: Int
}

extension GridSettings: Shaped {
  public init(_ shape: inout some Shape & ~Copyable) {
    columns = shape.field("columns", default: 3, in: 2...6, "how many columns where there is room")
    limit = shape.field("limit", default: 200, in: 1...1_000, "how many items to show")
  }
}

extension GridModule {
  public static let examples = [
    Example<Self>("three items", ItemList(items: [scarf, serum, tote])),
    Example(
      "two columns, a limit", ItemList(items: [tote, scarf, serum]), GridSettings(columns: 2, limit: 2)),
    Example("bare, long, sold out", ItemList(items: [bare, long, soldOut])),
  ]

  private static let scarf = Item(
    id: "OM26001", name: "ふんわりリブマフラー", maker: "tetetto", price: Money(minorUnits: 2_990, .yen),
    oldPrice: Money(minorUnits: 4_290, .yen),
    media: .clip(
      Clip("Images/Clips/scarf.mp4", poster: Picture("Images/Goods/soft-scarf.svg", "赤いマフラーを巻くところ"))),
    rating: Rating(stars: 4.6, count: 1_284), badges: [Badge("SALE", .sale), Badge("動画", .accent)],
    note: "あす届く", link: "https://orimachi.example/goods/OM26001")

  private static let serum = Item(
    id: "OM26002", name: "Rice bran serum, 30 ml", maker: "After Rain",
    price: Money(minorUnits: 2_450, .dollar),
    media: .picture(
      Picture("Images/Goods/rice-serum.svg", "A small amber bottle", size: PixelSize(300, 400))),
    rating: Rating(stars: 5), badges: [Badge("NEW", .success)], link: "https://orimachi.example/goods/OM26002"
  )

  private static let tote = Item(
    id: "OM26003", name: "帆布トートバッグ", price: Money(minorUnits: 6_600, .yen),
    media: .picture(Picture("Images/Goods/canvas-tote.svg", .decorative, size: PixelSize(300, 400))),
    link: "/goods/OM26003")

  private static let bare = Item(id: "OM26004", name: "Gift card")

  private static let long = Item(
    id: "OM26005", name: "洗えるウール混ケーブル編みオーバーサイズクルーネックニットプルオーバー（ユニセックス・全12色・静電気がおきにくい）",
    maker: "Llanfairpwllgwyngyll-and-Daughters", price: Money(minorUnits: 123_456_789, .euro),
    media: .picture(Picture("Images/Goods/cable-knit.svg", "編み目の大きな白いニット")), link: "/goods/OM26005")

  private static let soldOut = Item(
    id: "OM26006", name: "Half-moon shoulder bag", price: Money(minorUnits: 7_150, .yen),
    media: .picture(Picture("Images/Goods/half-moon-bag.svg", .decorative)),
    badges: [Badge("売り切れ", .neutral)], note: "Back in stock on 12 December")
}
