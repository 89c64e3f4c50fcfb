public import VitrineTranslation
public import VitrineUI

/// `rakuten.ranking`: the Ichiba Item Ranking API.
public struct RakutenRanking: Translator {
  public static let name: TranslatorName = "rakuten.ranking"
  public static let summary = "a ranking of Rakuten Ichiba: IchibaItem/Ranking, formatVersion 1 or 2"
  public static let logFields = [title.declaration, built.declaration] + RakutenLog.declarations

  private static let title = LogField<String>("ranking_title", "which ranking it is, in the API's words")
  private static let built = LogField<String>("ranking_built", "when the API made the ranking")

  /// The translator.
  public init() {}

  public func translate(
    _ response: Field, _ options: RakutenOptions
  ) throws(ShapeError) -> Translated<ItemList> {
    var reader = ElementReader()
    let items = try RakutenResponse(field: response).items(options, areRanked: true, &reader)
    var log = LogRecord()
    log.set(Self.title, to: try? response["title"].string())
    log.set(Self.built, to: try? response["lastBuildDate"].string())
    return Translated(items, log: log, reader)
  }
}
