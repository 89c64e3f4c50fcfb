public import VitrineTranslation
public import VitrineUI

/// `library.books`: the books on a shelf of the town library.
public struct LibraryBooks: Translator {
  public static let name: TranslatorName = "library.books"
  public static let summary = "the books on a shelf"
  public static let logFields = [shelf.declaration]

  private static let shelf = LogField<String>("shelf", "where the book stands")

  public init() {}

  public func translate(
    _ response: Field, _ options: LibraryOptions
  ) throws(ShapeError) -> Translated<ItemList> {
    var reader = ElementReader()
    var logs: [ItemID: LogRecord] = [:]
    let items = try reader.read(response["books"]) { (book, reader) throws(ShapeError) in
      let id = try book["isbn"].identity()
      var log = LogRecord()
      log.set(
        Self.shelf, to: reader.extra { () throws(ShapeError) in try book["shelf"].filled?.looseString() })
      logs[id] = log
      let cover = reader.extra { () throws(ShapeError) in try book["cover"].filled?.mediaAddress() }
      return Item(
        id: id,
        name: try book["name"].requiredWords(),
        price: try book["cost"].filled?.price(in: options.currency),
        media: cover.map { .picture(Picture($0, .decorative)) },
        rating: reader.extra { () throws(ShapeError) in try book["stars"].filled?.rating() },
        link: options.link?.link { _ in id.description })
    }
    return Translated(
      ItemList(items: items), itemLogs: logs, dropped: reader.dropped, partsLeftOut: reader.partsLeftOut)
  }
}

/// What a layout may choose.
public struct LibraryOptions: Shaped {
  let currency: Currency
  let link: LinkTemplate?

  public init(_ shape: inout some Shape & ~Copyable) {
    currency = shape.field("currency", default: .yen, "the currency of the prices")
    link = shape.optionalField("link", "where a book's page is, with {isbn} in it")
    link?.expect(["isbn"], in: &shape)
  }
}
