import VitrineTranslation
import VitrineUI

/// One of the shop's goods, and what logs want to know of it.
///
/// Without code, name or a price that can be meant, it is no goods and is dropped. A picture, film, rating, badge
/// or link that does not read is left out, and the goods stay.
struct ShopGoods {
  let item: Item
  let log: LogRecord

  static let gender = LogField<String>("gender", "whom it is made for: all, women, men or kids")
  static let logFields = ShopLog.common + [gender.declaration]

  init(_ goods: Field, statedRank: StatedRank? = nil, note: Text? = nil, _ reader: inout ShopReader)
    throws(ShapeError)
  {
    let name = try goods["goods_nm"].requiredWords()
    let price = try goods["sell_price"].optional?.yen()
    item = Item(
      id: try goods["goods_cd"].identity(), name: name,
      maker: reader.extra { () throws(ShapeError) in try goods["brand_nm"].optionalWords() },
      price: price, oldPrice: try goods.oldPrice(above: price), media: goods.media(named: name, &reader),
      rating: reader.extra { () throws(ShapeError) in try goods["review"].rating() },
      badges: goods.badges(&reader), statedRank: statedRank,
      note: note ?? reader.extra { () throws(ShapeError) in try goods["comment"].optionalWords() },
      link: reader.extra { () throws(ShapeError) in try goods["detail_url"].shopLink() })
    var log = ShopLog.record(of: goods, &reader)
    let audience = reader.extra { () throws(ShapeError) in try ShopAudience(of: goods) }
    log.set(Self.gender, to: audience?.rawValue)
    self.log = log
  }
}

/// Whom goods are made for, in the shop's codes.
enum ShopAudience: String {
  case all, women, men, kids

  init?(of goods: Field) throws(ShapeError) {
    guard let code = goods["gender_cd"].optional else { return nil }
    switch try code.looseInteger() {
    case 0: self = .all
    case 1: self = .women
    case 2: self = .men
    case 3: self = .kids
    default: throw code.mistake(expected: "a gender code from 0 to 3")
    }
  }
}

extension Field {
  fileprivate func yen() throws(ShapeError) -> Money {
    let amount = try minorUnits(digits: 0)
    guard amount >= 0 else { throw mistake(expected: "a price of 0 or more") }
    return Money(minorUnits: amount, .yen)
  }

  /// The price before a sale: only when the shop says that there is one, and it was higher.
  fileprivate func oldPrice(above price: Money?) throws(ShapeError) -> Money? {
    guard let price, try self["sale_flg"].optional?.looseFlag() ?? false else { return nil }
    guard let old = try self["list_price"].optional?.yen(), old.minorUnits > price.minorUnits else {
      return nil
    }
    return old
  }

  fileprivate func media(named name: Text, _ reader: inout ShopReader) -> Media? {
    let picture = reader.extra { () throws(ShapeError) in
      // The name stands beside the picture: said twice, it would only be noise.
      try self["imgs"].optional?.elements().first?.shopPicture(.decorative)
    }
    let clip = reader.extra { () throws(ShapeError) in
      try self["movie"].shopClip(still: picture, .words(name))
    }
    return clip.map(Media.clip) ?? picture.map(Media.picture)
  }

  /// `{"avg", "cnt"}`; goods that nobody has rated yet have none.
  fileprivate func rating() throws(ShapeError) -> Rating? {
    guard exists else { return nil }
    let count = try self["cnt"].optional?.looseInteger()
    if count == 0 { return nil }
    let stars = self["avg"]
    guard let rating = Rating(stars: try stars.looseNumber(), count: count) else {
      throw stars.mistake(expected: "a number from 0 to 5")
    }
    return rating
  }

  fileprivate func badges(_ reader: inout ShopReader) -> [Badge] {
    let list = self["icons"]
    guard list.exists else { return [] }
    return reader.extra { () throws(ShapeError) in try list.elements() }?.compactMap { icon in
      reader.extra { () throws(ShapeError) in
        let code = try icon["cd"].code()
        return Badge(try icon["nm"].optionalWords() ?? Text(code), Tone(icon: code))
      }
    } ?? []
  }
}

extension Tone {
  fileprivate init(icon code: String) {
    switch code {
    case "SALE": self = .sale
    case "NEW", "GIFT": self = .accent
    case "FEW", "ONLY": self = .warning
    case "END": self = .danger
    default: self = .neutral
    }
  }
}
