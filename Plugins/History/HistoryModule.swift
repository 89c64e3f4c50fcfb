public import VitrineUI

/// What the reader looked at before: small cards side by side, the newest first as the data has them.
public struct HistoryModule: Plugin {
  public static let moduleType: ModuleType = "history"
  public static let summary = "What the reader looked at before, small and side by side."

  /// The module type `history`.
  public init() {}

  public func draw(_ list: ItemList, _ settings: HistorySettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.carousel { canvas in
      canvas.items(list.items.prefix(settings.limit)) { canvas, item in
        canvas.group(.card) { canvas in
          canvas.link(to: item.link) { canvas in
            if let media = item.media { canvas.media(media, aspect: .square) }
            canvas.group(.details) { canvas in
              // The reader knows the thing: its name and what it costs today will do.
              canvas.text(item.name, .caption)
              if let price = item.price { canvas.price(price, was: item.oldPrice) }
            }
          }
        }
      }
    }
  }
}

/// What a layout may choose for a history.
public struct HistorySettings {
  let limit: Int
}

extension HistorySettings: Shaped {
  public init(_ shape: inout some Shape & ~Copyable) {
    limit = shape.field("limit", default: 12, in: 1...100, "how many items to show")
  }
}

extension HistoryModule {
  public static let examples = [
    Example<Self>("three items", ItemList(items: [boots, cream, coat])),
    Example("the newest two", ItemList(items: [coat, boots, cream]), HistorySettings(limit: 2)),
    Example(
      "no picture, no price",
      ItemList(items: [Item(id: "OM26104", name: "取り扱いを終えたウールのロングコート（チャコールグレー・Mサイズ）"), boots])),
  ]

  private static let boots = Item(
    id: "OM26101", name: "Chelsea boots", maker: "Kumo", price: Money(minorUnits: 12_900, .yen),
    media: .picture(Picture("Images/Goods/chelsea-boots.svg", .decorative, size: PixelSize(300, 400))),
    link: "https://orimachi.example/goods/OM26101")

  private static let cream = Item(
    id: "OM26102", name: "ゆずのハンドクリーム", price: Money(minorUnits: 1_320, .yen),
    oldPrice: Money(minorUnits: 1_650, .yen),
    media: .picture(Picture("Images/Goods/yuzu-hand-cream.svg", "黄色いチューブ")),
    rating: Rating(stars: 4.2, count: 87), link: "https://orimachi.example/goods/OM26102")

  private static let coat = Item(
    id: "OM26103", name: "Collarless coat", price: Money(minorUnits: 15_950, .yen),
    media: .picture(Picture("Images/Goods/collarless-coat.svg", .decorative)), badges: [Badge("SALE", .sale)],
    link: "https://orimachi.example/goods/OM26103")
}
