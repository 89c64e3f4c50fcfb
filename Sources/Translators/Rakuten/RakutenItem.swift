import VitrineTranslation
import VitrineUI

/// What both Ichiba APIs say of one item.
struct RakutenItem {
  /// The item as its card shows it.
  let item: Item
  /// What logs want to know of it.
  let log: LogRecord

  /// Reads an element of `Items`. Without a code, a name or a price that reads it is no item; all else may be missing
  /// or wrong, and is left out.
  init(_ element: Field, _ options: RakutenOptions, statedRank: StatedRank? = nil) throws(ShapeError) {
    let field = element["Item"].optional ?? element
    item = Item(
      id: try field["itemCode"].identity(),
      name: try field["itemName"].requiredWords(),
      maker: try? field["shopName"].requiredWords(),
      price: try field["itemPrice"].optional.map { (price) throws(ShapeError) in
        Money(minorUnits: try price.minorUnits(digits: Currency.yen.minorUnitDigits), .yen)
      },
      media: Self.media(of: field, options),
      rating: Self.rating(of: field),
      badges: Self.badges(of: field, options),
      statedRank: statedRank,
      note: try? field["catchcopy"].requiredWords(),
      link: Self.link(of: field))
    log = Self.log(of: field)
  }

  /// The page that pays for the click, else the item's own.
  private static func link(of field: Field) -> Link? {
    for key in ["affiliateUrl", "itemUrl"] {
      if let link = (try? field[key].string()).flatMap(Link.init) { return link }
    }
    return nil
  }

  /// The first picture that can be used: the medium ones, then the small ones.
  private static func media(of field: Field, _ options: RakutenOptions) -> Media? {
    for key in ["mediumImageUrls", "smallImageUrls"] {
      for element in (try? field[key].elements()) ?? [] {
        let url = element["imageUrl"].optional ?? element
        guard let address = try? url.string(), !address.utf8.isEmpty else { continue }
        let sized = options.imageSize.map { RakutenImage.resized(address, to: $0) } ?? address
        if let address = MediaAddress(sized) { return .picture(Picture(address, .decorative)) }
      }
    }
    return nil
  }

  /// Its stars; an average over nobody is none.
  private static func rating(of field: Field) -> Rating? {
    guard let stars = try? field["reviewAverage"].looseNumber() else { return nil }
    let count = try? field["reviewCount"].looseInteger()
    return count == 0 || stars == 0 ? nil : Rating(stars: stars, count: count)
  }

  private static func badges(of field: Field, _ options: RakutenOptions) -> [Badge] {
    var badges: [Badge] = []
    func add(_ key: String, _ value: Bool, _ words: Text, _ tone: Tone) {
      guard !words.isEmpty, (try? field[key].looseFlag()) == value else { return }
      badges.append(Badge(words, tone))
    }
    add("availability", false, options.soldOut, .neutral)
    add("postageFlag", false, options.freeShipping, .success)
    add("taxFlag", true, options.taxExcluded, .neutral)
    return badges
  }
}

extension Translated<ItemList> {
  /// A list of items with what logs want to know of each.
  init(_ items: [RakutenItem], log: LogRecord, dropped: [ShapeError]) {
    let logs = items.map { ($0.item.id, $0.log) }
    self.init(
      ItemList(items: items.map(\.item)), log: log, itemLogs: Dictionary(logs) { first, _ in first },
      dropped: dropped)
  }
}
