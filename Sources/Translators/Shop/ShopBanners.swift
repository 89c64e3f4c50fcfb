public import VitrineTranslation
public import VitrineUI

/// The banners of a slot.
public struct ShopBanners: Translator {
  public static let name: TranslatorName = "shop.banners"
  public static let summary = "the banners of a slot, in its order"
  public static let logFields = ShopLog.common

  /// The translator `shop.banners`.
  public init() {}

  public func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<BannerList>
  {
    let result = try response.shopResult()
    var reader = ShopReader()
    let banners = try reader.list(result["banners"]) { (field, reader) throws(ShapeError) in
      (banner: try Banner(shop: field, &reader), log: ShopLog.record(of: field, &reader))
    }
    let log = ShopLog.record(of: result, &reader)
    let logs = banners.map { ($0.banner.id, $0.log) }.filter { !$0.1.isEmpty }
    return Translated(
      BannerList(banners: banners.map(\.banner)), log: log,
      itemLogs: Dictionary(logs) { first, _ in first }, dropped: reader.dropped,
      partsLeftOut: reader.partsLeftOut)
  }
}

/// The one banner of a slot.
public struct ShopBanner: Translator {
  public static let name: TranslatorName = "shop.banner"
  public static let summary = "the one banner of a slot"
  public static let logFields = ShopLog.common

  /// The translator `shop.banner`.
  public init() {}

  public func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<Banner> {
    let result = try response.shopResult()
    let field = result["banner"].optional ?? result
    guard try field.isShown() else { throw field["disp_flg"].mistake(expected: "a banner to show") }
    var reader = ShopReader()
    let banner = try Banner(shop: field, &reader)
    let log = ShopLog.record(of: result, &reader)
    let itemLog = ShopLog.record(of: field, &reader)
    return Translated(
      banner, log: log.isEmpty ? itemLog : log, itemLogs: itemLog.isEmpty ? [:] : [banner.id: itemLog],
      dropped: reader.dropped, partsLeftOut: reader.partsLeftOut)
  }
}

extension Banner {
  fileprivate init(shop banner: Field, _ reader: inout ShopReader) throws(ShapeError) {
    let title = try banner["headline"].optionalWords()
    let picture = try banner["img"].optional?.shopPicture(title == nil ? .words("") : .decorative)
    if title == nil, picture?.alternative == .words("") {
      throw banner["headline"].mistake(expected: "a headline, or words for the picture")
    }
    let clip = reader.extra { () throws(ShapeError) in
      try banner["movie"].shopClip(still: picture, title.map { .words($0) } ?? .decorative)
    }
    guard let media = clip.map(Media.clip) ?? picture.map(Media.picture) else {
      throw banner["img"].mistake(expected: "a picture")
    }
    self.init(
      id: try banner["banner_cd"].identity(), media: media, title: title,
      text: try banner["lead"].optionalWords(),
      link: reader.extra { () throws(ShapeError) in try banner["href"].shopLink() })
  }
}
