/// Something that a shop shows: goods, mostly.
public struct Item: Shaped, Identified, Hashable {
  /// Its identity, stable from page to page.
  public let id: ItemID
  /// What it is called.
  public let name: Text
  /// Who makes or sells it.
  public let maker: Text?
  /// What it costs.
  public let price: Money?
  /// What it cost before.
  public let oldPrice: Money?
  /// How it looks.
  public let media: Media?
  /// How well it is liked.
  public let rating: Rating?
  /// Words on it: SALE, NEW.
  public let badges: [Badge]
  /// Its place in a ranking, as the API said.
  public let statedRank: StatedRank?
  /// A line under the name: "ships today".
  public let note: Text?
  /// Where it leads.
  public let link: Link?

  /// An item; only its identity and name are needed.
  public init(
    id: ItemID, name: Text, maker: Text? = nil, price: Money? = nil, oldPrice: Money? = nil,
    media: Media? = nil,
    rating: Rating? = nil, badges: [Badge] = [], statedRank: StatedRank? = nil, note: Text? = nil,
    link: Link? = nil
  ) {
    self.id = id
    self.name = name
    self.maker = maker
    self.price = price
    self.oldPrice = oldPrice
    self.media = media
    self.rating = rating
    self.badges = badges
    self.statedRank = statedRank
    self.note = note
    self.link = link
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    id = shape.field("id", "the item's identity, stable from page to page")
    name = shape.field("name", "what it is called")
    maker = shape.optionalField("maker", "who makes or sells it")
    price = shape.optionalField("price", "what it costs")
    oldPrice = shape.optionalField("was", "what it cost before")
    media = Media.optional(from: &shape)
    rating = shape.optionalField("rating", "how well it is liked")
    badges = shape.field("badges", default: [], "words on it")
    let stated = shape.optionalField(
      "statedRank", in: 1...1_000_000, "its place in a ranking, as the API said")
    statedRank = stated.flatMap(StatedRank.init)
    note = shape.optionalField("note", "a line under the name")
    link = shape.optionalField("link", "where it leads")
  }
}

/// A run of items: a grid, a ranking, a history.
public struct ItemList: Shaped, Hashable {
  /// The items in order.
  public let items: [Item]

  /// A run of items.
  public init(items: [Item]) { self.items = items }

  public init(_ shape: inout some Shape & ~Copyable) {
    items = shape.field("items", "the items in order")
  }
}
