public import VitrineTranslation
public import VitrineUI

/// One of the shop's articles: the first that is shown, or the one that is asked for.
public struct ShopArticles: Translator {
  public static let name: TranslatorName = "shop.articles"
  public static let summary = "the first article of a list, or the one that is asked for"
  public static let logFields = ShopLog.common + [article.declaration]

  static let article = LogField<String>("article_id", "which article is shown")

  /// The translator `shop.articles`.
  public init() {}

  public func translate(
    _ response: Field, _ options: ShopArticlesOptions
  ) throws(ShapeError) -> Translated<Article> {
    let result = try response.shopResult()
    var reader = ShopReader()
    let list = result["contents"]
    let articles = try reader.list(list) { (field, reader) throws(ShapeError) in
      let code = try field["content_id"].code()
      if let wanted = options.article, !wanted.utf8.elementsEqual(code.utf8) {
        return nil as (article: Article, log: LogRecord)?
      }
      var log = ShopLog.record(of: field, &reader)
      log.set(Self.article, to: code)
      return (try Article(shop: field, &reader), log)
    }
    guard let chosen = articles.compactMap(\.self).first else {
      throw list.mistake(
        expected: options.article.map { "an article \"\($0)\" to show" } ?? "an article to show")
    }
    return Translated(
      chosen.article, log: chosen.log, dropped: reader.dropped, partsLeftOut: reader.partsLeftOut)
  }
}

/// Which of several articles is wanted.
public struct ShopArticlesOptions: Shaped {
  let article: String?

  public init(_ shape: inout some Shape & ~Copyable) {
    article = shape.optionalField("article", "the article's code; the first that is shown unless given")
  }
}

extension Article {
  fileprivate init(shop content: Field, _ reader: inout ShopReader) throws(ShapeError) {
    self.init(
      title: try content["ttl"].requiredWords(),
      paragraphs: try content["body_html"].optional?.paragraphs() ?? [],
      picture: reader.extra { () throws(ShapeError) in
        try content["eyecatch"].optional?.shopPicture(.decorative)
      },
      byline: reader.extra { () throws(ShapeError) in try content["writer_nm"].optionalWords() },
      published: reader.extra { () throws(ShapeError) in try content["open_at"].shopMoment() },
      link: reader.extra { () throws(ShapeError) in try content["href"].shopLink() })
  }
}
