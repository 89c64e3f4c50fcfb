/// Something that every reader should know: a delay, a sale, maintenance.
public struct Notice: Shaped, Hashable {
  /// What is said.
  public let text: Text
  /// A few words above it.
  public let title: Text?
  /// How it is meant.
  public let tone: Tone
  /// Where more is said.
  public let link: Link?
  /// When it was said.
  public let published: Moment?

  /// A notice.
  public init(
    _ text: Text, title: Text? = nil, tone: Tone = .neutral, link: Link? = nil, published: Moment? = nil
  ) {
    self.text = text
    self.title = title
    self.tone = tone
    self.link = link
    self.published = published
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    text = shape.field("text", "what is said")
    title = shape.optionalField("title", "a few words above it")
    tone = shape.field("tone", default: .neutral, "how it is meant")
    link = shape.optionalField("link", "where more is said")
    published = shape.optionalField("published", "when it was said")
  }
}

/// A piece of writing with a picture.
public struct Article: Shaped, Hashable {
  /// Its headline.
  public let title: Text
  /// Its text, a paragraph each.
  public let paragraphs: [Text]
  /// The picture beside it.
  public let picture: Picture?
  /// Who wrote it.
  public let byline: Text?
  /// When it appeared.
  public let published: Moment?
  /// Where the whole of it is.
  public let link: Link?

  /// An article.
  public init(
    title: Text, paragraphs: [Text] = [], picture: Picture? = nil, byline: Text? = nil,
    published: Moment? = nil,
    link: Link? = nil
  ) {
    self.title = title
    self.paragraphs = paragraphs
    self.picture = picture
    self.byline = byline
    self.published = published
    self.link = link
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    title = shape.field("title", "the headline")
    paragraphs = shape.field("paragraphs", default: [], "the text, a paragraph each")
    picture = shape.optionalField("picture", "the picture beside it")
    byline = shape.optionalField("byline", "who wrote it")
    published = shape.optionalField("published", "when it appeared")
    link = shape.optionalField("link", "where the whole of it is")
  }
}
