public import VitrineTranslation
public import VitrineUI

/// `rakuten.items`: the Ichiba Item Search API.
public struct RakutenItems: Translator {
  public static let name: TranslatorName = "rakuten.items"
  public static let summary = "items found in Rakuten Ichiba: IchibaItem/Search, formatVersion 1 or 2"
  public static let logFields =
    [found.declaration, page.declaration, pages.declaration] + RakutenLog.declarations

  private static let found = LogField<Int>("found", "how many items the search found")
  private static let page = LogField<Int>("page", "which page of them this is, from 1")
  private static let pages = LogField<Int>("pages", "how many pages there are")

  /// The translator.
  public init() {}

  public func translate(
    _ response: Field, _ options: RakutenOptions
  ) throws(ShapeError) -> Translated<ItemList> {
    var reader = ElementReader()
    let items = try RakutenResponse(field: response).items(options, areRanked: false, &reader)
    var log = LogRecord()
    log.set(Self.found, to: try? response["count"].looseInteger())
    log.set(Self.page, to: try? response["page"].looseInteger())
    log.set(Self.pages, to: try? response["pageCount"].looseInteger())
    return Translated(items, log: log, reader)
  }
}
