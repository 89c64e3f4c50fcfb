import VitrineTranslation
import VitrineUI

extension Translated<ItemList> {
  /// The goods of a section; what an item can do without is left out when it does not read.
  static func goods(in section: Field) throws(ShapeError) -> Translated {
    var reader = ElementReader()
    let items = try reader.read(section["items"]) { (goods, reader) throws(ShapeError) in
      try Item(bench: goods, &reader)
    }
    return Translated(
      ItemList(items: items), dropped: reader.dropped, partsLeftOut: reader.partsLeftOut)
  }
}

extension Item {
  fileprivate init(bench goods: borrowing Field, _ reader: inout ElementReader) throws(ShapeError) {
    let name = try goods["title"].text()
    self.init(
      id: try goods["id"].identity(), name: name, maker: try goods["brand"].text(),
      price: try goods["price"].price(in: .yen),
      oldPrice: reader.extra { () throws(ShapeError) in try goods["oldPrice"].optional?.price(in: .yen) },
      media: .picture(Picture(try goods["image"].mediaAddress(), .words(name))),
      rating: reader.extra { () throws(ShapeError) in try goods["rating"].optional?.rating() },
      badges: try reader.read(goods["badges"]) { (badge) throws(ShapeError) in try Badge(bench: badge) },
      link: reader.extra { () throws(ShapeError) in try goods["link"].link() })
  }
}

extension Badge {
  fileprivate init(bench badge: borrowing Field) throws(ShapeError) {
    let tone: Tone =
      switch try badge["kind"].text() {
      case "new": .accent
      case "sale": .sale
      case "free": .success
      case "coupon": .warning
      case "limited": .danger
      default: .neutral
      }
    self.init(try badge["label"].text(), tone)
  }
}

extension Banner {
  init(bench banner: borrowing Field) throws(ShapeError) {
    let address = try banner["image"].mediaAddress()
    let size = PixelSize(try banner["width"].integer(), try banner["height"].integer())
    let words = try banner["alt"].text()
    self.init(
      id: ItemID(Self.code(in: address)), media: .picture(Picture(address, .words(words), size: size)),
      link: try banner["link"].link())
  }

  /// The API has no identity for banners; the name of the picture's file is one: `…/000012.webp`.
  private static func code(in address: MediaAddress) -> String {
    let name = address.description.utf8.split(separator: UInt8(ascii: "/")).last ?? []
    return String(decoding: name.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
  }
}
