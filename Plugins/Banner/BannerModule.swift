public import VitrineUI

/// One large picture or clip that leads somewhere.
public struct BannerModule: Plugin {
  public static let moduleType: ModuleType = "banner"
  public static let summary = "One large picture or clip that leads somewhere."

  /// The module type `banner`.
  public init() {}

  public func draw(_ banner: Banner, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    // A run of one: a log of what was tapped joins on the banner's identity, as in a carousel.
    canvas.items(CollectionOfOne(banner)) { canvas, banner in canvas.banner(banner) }
  }
}

extension BannerModule {
  public static let examples = [
    Example<Self>(
      "a picture that says it all",
      Banner(
        id: "night-sale",
        media: .picture(
          Picture("Images/Banners/night-sale.svg", "夜のコートまつり　最大50%OFF　あす朝9時まで", size: PixelSize(1_200, 600))),
        link: "https://orimachi.example/sale/night")),
    Example(
      "a clip with words",
      Banner(
        id: "snow-street",
        media: .clip(
          Clip(
            "Images/Clips/snow-street.mp4",
            poster: Picture("Images/Banners/snow-street.svg", "A down jacket walks through falling snow"))),
        title: "As warm as staying in", text: "The 640-gram down jacket, in five colours",
        link: "https://orimachi.example/feature/down")),
    Example(
      "words without a link",
      Banner(
        id: "thanks", media: .picture(Picture("Images/Banners/members.svg", .decorative)),
        title: "オリマチは十周年を迎えました。これまでのすべてのお買いものに、心からありがとうございます")),
  ]
}
