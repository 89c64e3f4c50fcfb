import VitrineTranslation
import VitrineUI

/// What both Ichiba APIs say of one item.
///
/// Without a code, a name or a price that reads it is no item and is dropped; anything else that does not read is left
/// out, and the item stays.
struct RakutenItem {
  /// The item as its card shows it.
  let item: Item
  /// What logs want to know of it.
  let log: LogRecord

  /// Reads an element of `Items`, in a wrapping of its own (formatVersion 1) or not.
  init(
    _ element: Field, _ options: RakutenOptions, isRanked: Bool, _ reader: inout ElementReader
  ) throws(ShapeError) {
    let field = element["Item"].optional ?? element
    item = Item(
      id: try field["itemCode"].identity(),
      name: try field["itemName"].requiredWords(),
      maker: reader.extra { () throws(ShapeError) in try field["shopName"].optionalWords() },
      price: try field["itemPrice"].filled?.price(in: .yen),
      media: Self.media(of: field, options, &reader),
      rating: reader.extra { () throws(ShapeError) in try Self.rating(of: field) },
      badges: Self.badges(of: field, options, &reader),
      statedRank: isRanked
        ? reader.extra { () throws(ShapeError) in try Self.statedRank(of: field) } : nil,
      note: reader.extra { () throws(ShapeError) in try field["catchcopy"].optionalWords() },
      link: Self.link(of: field, &reader))
    log = Self.log(of: field, &reader)
  }

  /// The page that pays for the click, else the item's own.
  private static func link(of field: Field, _ reader: inout ElementReader) -> Link? {
    for key in ["affiliateUrl", "itemUrl"] {
      let link = reader.extra { () throws(ShapeError) in try field[key].filled?.link() }
      if let link { return link }
    }
    return nil
  }

  /// The first picture that can be used: the medium ones, then the small ones.
  private static func media(of field: Field, _ options: RakutenOptions, _ reader: inout ElementReader)
    -> Media?
  {
    for key in ["mediumImageUrls", "smallImageUrls"] {
      let list = reader.extra { () throws(ShapeError) in try field[key].filled?.elements() }
      for element in list ?? [] {
        let address = reader.extra { () throws(ShapeError) in
          try (element["imageUrl"].optional ?? element).filled?.mediaAddress()
        }
        guard let address else { continue }
        let resized = options.imageSize.flatMap {
          MediaAddress(RakutenImage.resized(address.description, to: $0))
        }
        return .picture(Picture(resized ?? address, .decorative))
      }
    }
    return nil
  }

  /// Its stars; an average over nobody is none.
  private static func rating(of field: Field) throws(ShapeError) -> Rating? {
    let count = try field["reviewCount"].filled?.looseInteger()
    guard count != 0, let stars = field["reviewAverage"].filled else { return nil }
    let rating = try stars.rating(count: count)
    return rating.stars == 0 ? nil : rating
  }

  /// The place that a ranking gives the item; the numbers skip where the API left an item out.
  private static func statedRank(of field: Field) throws(ShapeError) -> StatedRank? {
    guard let stated = field["rank"].filled else { return nil }
    guard let number = StatedRank(try stated.looseInteger()) else {
      throw stated.mistake(expected: "a number from 1")
    }
    return number
  }

  private static func badges(
    of field: Field, _ options: RakutenOptions, _ reader: inout ElementReader
  ) -> [Badge] {
    var badges: [Badge] = []
    func add(_ key: String, when value: Bool, _ words: Text, _ tone: Tone) {
      let flag = reader.extra { () throws(ShapeError) in try field[key].filled?.looseFlag() }
      if flag == value, !words.isEmpty { badges.append(Badge(words, tone)) }
    }
    add("availability", when: false, options.soldOut, .neutral)
    add("postageFlag", when: false, options.freeShipping, .success)
    add("taxFlag", when: true, options.taxExcluded, .neutral)
    return badges
  }
}

extension Translated<ItemList> {
  /// A list of items with what logs want to know of each.
  init(_ items: [RakutenItem], log: LogRecord, _ reader: ElementReader) {
    let logs = items.map { ($0.item.id, $0.log) }
    self.init(
      ItemList(items: items.map(\.item)), log: log, itemLogs: Dictionary(logs) { first, _ in first },
      dropped: reader.dropped, partsLeftOut: reader.partsLeftOut)
  }
}
