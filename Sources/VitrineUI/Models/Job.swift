/// A post that someone offers.
public struct Job: Shaped, Identified, Hashable {
  /// Its identity, stable from page to page.
  public let id: ItemID
  /// What the post is.
  public let title: Text
  /// Who offers it.
  public let employer: Text
  /// Where the work is.
  public let place: Text?
  /// What it pays, in words.
  public let pay: Text?
  /// Terms in a word or two each: "remote", "part time".
  public let terms: [Text]
  /// A picture of the work or the place.
  public let picture: Picture?
  /// When it was posted.
  public let posted: Moment?
  /// Where it is described.
  public let link: Link?

  /// A post.
  public init(
    id: ItemID, title: Text, employer: Text, place: Text? = nil, pay: Text? = nil, terms: [Text] = [],
    picture: Picture? = nil, posted: Moment? = nil, link: Link? = nil
  ) {
    self.id = id
    self.title = title
    self.employer = employer
    self.place = place
    self.pay = pay
    self.terms = terms
    self.picture = picture
    self.posted = posted
    self.link = link
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    id = shape.field("id", "the post's identity, stable from page to page")
    title = shape.field("title", "what the post is")
    employer = shape.field("employer", "who offers it")
    place = shape.optionalField("place", "where the work is")
    pay = shape.optionalField("pay", "what it pays, in words")
    terms = shape.field("terms", default: [], "terms in a word or two each")
    picture = shape.optionalField("picture", "a picture of the work or the place")
    posted = shape.optionalField("posted", "when it was posted")
    link = shape.optionalField("link", "where it is described")
  }
}

/// A run of posts.
public struct JobList: Shaped, Hashable {
  /// The posts in order.
  public let jobs: [Job]

  /// A run of posts.
  public init(jobs: [Job]) { self.jobs = jobs }

  public init(_ shape: inout some Shape & ~Copyable) {
    jobs = shape.field("jobs", "the posts in order")
  }
}
