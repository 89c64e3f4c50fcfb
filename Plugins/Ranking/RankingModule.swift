public import VitrineUI

/// Goods in the order of a ranking, each with its place.
public struct RankingModule: Plugin {
  public static let moduleType: ModuleType = "ranking"
  public static let summary = "Goods in the order of a ranking, each with its place."

  /// The module type `ranking`.
  public init() {}

  public func draw(_ ranking: ItemList, _ settings: RankingSettings, on canvas: inout some Canvas & ~Copyable)
  {
    let items = ranking.items.prefix(settings.limit)
    switch settings.style {
    case .list:
      canvas.list(.ordered) { canvas in
        canvas.items(items) { canvas, item in canvas.entry(item, .horizontal) }
      }
    case .grid:
      canvas.grid(columns: 5) { canvas in
        canvas.items(items) { canvas, item in canvas.entry(item, .vertical) }
      }
    }
  }
}

extension Canvas where Self: ~Copyable {
  fileprivate mutating func entry(_ item: Item, _ axis: Axis) {
    group(.card) { canvas in
      canvas.link(to: item.link) { canvas in
        canvas.stack(axis) { canvas in
          // What the API said, even when a neighbour was dropped; the engine's count where it said nothing.
          if let stated = item.statedRank { canvas.statedRank(stated) } else { canvas.ordinal() }
          if let media = item.media { canvas.media(media, aspect: .portrait) }
          canvas.group(.details) { canvas in canvas.details(of: item) }
        }
      }
    }
  }
}

/// What a layout may choose for a ranking.
public struct RankingSettings {
  /// How the items are arranged.
  public enum Style: String, ShapedWord {
    case list, grid
    public static let shapeName = "RankingStyle"
  }

  let limit: Int
  let style: Style
}

extension RankingSettings: Shaped {
  public init(_ shape: inout some Shape & ~Copyable) {
    limit = shape.field("limit", default: 20, in: 1...100, "how many items to show")
    style = shape.field("style", default: .list, "one below the other, or a grid of cards")
  }
}

extension RankingModule {
  public static let examples = [
    Example<Self>("a list", ItemList(items: [knit, boots, loafers])),
    Example("a grid", ItemList(items: [knit, boots, loafers]), RankingSettings(limit: 2, style: .grid)),
    Example(
      "no stated places", ItemList(items: [Item(id: "a", name: "Wool socks"), Item(id: "b", name: "くつ下三足組")])),
  ]

  private static let knit = Item(
    id: "OM26201", name: "ノルディック柄セーター", maker: "Kumo", price: Money(minorUnits: 6_490, .yen),
    oldPrice: Money(minorUnits: 8_990, .yen),
    media: .picture(
      Picture("Images/Goods/nordic-sweater.svg", "雪の結晶を編みこんだ紺色のセーター", size: PixelSize(300, 400))),
    rating: Rating(stars: 4.8, count: 2_106), badges: [Badge("SALE", .sale)], statedRank: StatedRank(1),
    link: "https://orimachi.example/goods/OM26201")

  private static let boots = Item(
    id: "OM26202", name: "Rain boots that pass for leather", price: Money(minorUnits: 5_900, .yen),
    media: .clip(
      Clip("Images/Clips/snow-street.mp4", poster: Picture("Images/Goods/chelsea-boots.svg", .decorative))),
    statedRank: StatedRank(2), note: "All sizes ship today", link: "https://orimachi.example/goods/OM26202")

  // The third was dropped by its translator: the fourth is still the fourth.
  private static let loafers = Item(
    id: "OM26204", name: "ペニーローファー", maker: "石畳製靴",
    media: .picture(Picture("Images/Goods/penny-loafers.svg", .decorative)),
    badges: [Badge("売り切れ")], statedRank: StatedRank(4))
}
