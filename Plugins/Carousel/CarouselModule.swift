public import VitrineUI

/// Several banners side by side; the reader moves along them.
public struct CarouselModule: Plugin {
  public static let moduleType: ModuleType = "carousel"
  public static let summary = "Several banners side by side."

  /// The module type `carousel`.
  public init() {}

  public func draw(_ list: BannerList, _ settings: CarouselSettings, on canvas: inout some Canvas & ~Copyable)
  {
    canvas.carousel { canvas in
      canvas.items(list.banners.prefix(settings.limit)) { canvas, banner in canvas.banner(banner) }
    }
  }
}

/// What a layout may choose for a carousel.
public struct CarouselSettings {
  let limit: Int
}

extension CarouselSettings: Shaped {
  public init(_ shape: inout some Shape & ~Copyable) {
    limit = shape.field("limit", default: 10, in: 1...50, "how many banners to show")
  }
}

extension CarouselModule {
  public static let examples = [
    Example<Self>("three banners", BannerList(banners: [winter, yuzu, clip])),
    Example("one banner", BannerList(banners: [yuzu])),
    Example("a limit", BannerList(banners: [yuzu, clip, winter]), CarouselSettings(limit: 2)),
  ]

  private static let winter = Banner(
    id: "winter-sale",
    media: .picture(
      Picture("Images/Banners/winter-sale.svg", "WINTER SALE　最大70%OFF", size: PixelSize(1_200, 600))),
    link: "https://orimachi.example/sale/winter")

  private static let yuzu = Banner(
    id: "yuzu", media: .picture(Picture("Images/Banners/yuzu.svg", .decorative)),
    title: "ゆずの季節です", text: "高知のゆずでつくったハンドケア", link: "/feature/yuzu")

  private static let clip = Banner(
    id: "scarf-film",
    media: .clip(
      Clip("Images/Clips/scarf.mp4", poster: Picture("Images/Goods/soft-scarf.svg", "Hands fold a red scarf"))
    ),
    title: "Six ways to tie it", text: "Half a minute with a scarf, and no mirror needed",
    link: "/feature/scarf")
}
