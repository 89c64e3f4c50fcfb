public import VitrineUI

/// A piece of writing: a picture, a headline, a paragraph to read first, and the rest.
public struct ArticleModule: Plugin {
  public static let moduleType: ModuleType = "article"
  public static let summary = "A piece of writing with a picture, a lead and paragraphs."

  /// The module type `article`.
  public init() {}

  public func draw(_ article: Article, _ settings: ArticleSettings, on canvas: inout some Canvas & ~Copyable)
  {
    canvas.stack(settings.picture == .beside ? .horizontal : .vertical) { canvas in
      if let picture = article.picture { canvas.image(picture, aspect: .photograph) }
      canvas.group(.details) { canvas in
        canvas.link(to: article.link) { canvas in canvas.heading(article.title) }
        if article.byline != nil || article.published != nil {
          canvas.group(.facts) { canvas in
            if let byline = article.byline { canvas.text(byline, .caption) }
            if let published = article.published { canvas.time(published, .date) }
          }
        }
        let paragraphs = article.paragraphs.prefix(settings.paragraphs)
        if let lead = paragraphs.first { canvas.text(lead, .lead) }
        for paragraph in paragraphs.dropFirst() { canvas.text(paragraph) }
      }
    }
  }
}

/// What a layout may choose for an article.
public struct ArticleSettings {
  /// Where the picture stands.
  public enum PicturePlace: String, ShapedWord {
    case above, beside
  }

  let paragraphs: Int
  let picture: PicturePlace
}

extension ArticleSettings: Shaped {
  public init(_ shape: inout some Shape & ~Copyable) {
    paragraphs = shape.field("paragraphs", default: 20, in: 0...100, "how many paragraphs to show")
    picture = shape.field("picture", default: .above, "where the picture stands: above the text or beside it")
  }
}

extension ArticleModule {
  public static let examples = [
    Example<Self>(
      "everything",
      Article(
        title: "ニットは、洗えばもっと長く着られる",
        paragraphs: [
          "毛玉の正体は、よごれではなく摩擦です。洗い方を変えるだけで、ニットは三年長く着られます。",
          "ぬるま湯に洗剤をとかし、裏返したニットを二分だけ沈めます。こすらず、押すように。",
          "乾かすときは平らに。ハンガーは肩を伸ばします。",
        ],
        picture: Picture("Images/Articles/knit-care.svg", "桶の中のセーターを両手で押し洗いしている"),
        byline: "文・機織みのり", published: Moment("2026-11-20T09:00:00+09:00"),
        link: "https://orimachi.example/journal/knit-care")),
    Example(
      "a picture beside its lead",
      Article(
        title: "Three layers for a cold platform",
        paragraphs: ["A vest under a coat weighs less than a thicker coat.", "Silk goes next to the skin."],
        picture: Picture("Images/Articles/layering.svg", .decorative, size: PixelSize(1_200, 800)),
        published: Moment("2026-11-08T00:00:00Z")),
      ArticleSettings(paragraphs: 1, picture: .beside)),
    Example("a headline alone", Article(title: "The journal is back in December")),
  ]
}
