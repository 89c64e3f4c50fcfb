/// A large picture or clip that leads somewhere.
public struct Banner: Shaped, Identified, Hashable {
  /// Its identity, stable from page to page.
  public let id: ItemID
  /// How it looks.
  public let media: Media
  /// What it says.
  public let title: Text?
  /// A line under the title.
  public let text: Text?
  /// Where it leads.
  public let link: Link?

  /// A banner.
  public init(id: ItemID, media: Media, title: Text? = nil, text: Text? = nil, link: Link? = nil) {
    self.id = id
    self.media = media
    self.title = title
    self.text = text
    self.link = link
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    id = shape.field("id", "the banner's identity, stable from page to page")
    title = shape.optionalField("title", "what it says")
    text = shape.optionalField("text", "a line under the title")
    let media = Media.optional(from: &shape)
    if media == nil { shape.reject("a banner with neither", expected: "a \"picture\" or a \"clip\"") }
    self.media = media ?? .picture(.blank())
    link = shape.optionalField("link", "where it leads")
  }
}

/// Several banners, one beside the other.
public struct BannerList: Shaped, Hashable {
  /// The banners in order.
  public let banners: [Banner]

  /// A run of banners.
  public init(banners: [Banner]) { self.banners = banners }

  public init(_ shape: inout some Shape & ~Copyable) {
    banners = shape.field("banners", "the banners in order")
  }
}
