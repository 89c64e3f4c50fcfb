// What our plugin draws and our translator makes. It speaks of coupons, and of nobody's API.

public import VitrineUI

/// A coupon: what it takes off, and the code that a buyer enters.
public struct Coupon: Shaped, Identified, Hashable {
  /// Its identity, stable from page to page.
  public let id: ItemID
  /// What it is for.
  public let title: Text
  /// How much it takes off, in per cent.
  public let percentOff: Int
  /// What a buyer enters.
  public let code: String
  /// What an order has to come to.
  public let minimum: Money?
  /// When it ends.
  public let ends: Moment?
  /// Its terms, a sentence each.
  public let terms: [Text]
  /// Where it is described.
  public let link: Link?

  /// A coupon.
  public init(
    id: ItemID, title: Text, percentOff: Int, code: String, minimum: Money? = nil, ends: Moment? = nil,
    terms: [Text] = [], link: Link? = nil
  ) {
    self.id = id
    self.title = title
    self.percentOff = percentOff
    self.code = code
    self.minimum = minimum
    self.ends = ends
    self.terms = terms
    self.link = link
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    id = shape.field("id", "the coupon's identity, stable from page to page")
    title = shape.field("title", "what it is for")
    percentOff = shape.field("percentOff", in: 1...100, "how much it takes off, in per cent")
    code = shape.field("code", "what a buyer enters")
    minimum = shape.optionalField("minimum", "what an order has to come to")
    ends = shape.optionalField("ends", "when it ends")
    terms = shape.field("terms", default: [], "its terms, a sentence each")
    link = shape.optionalField("link", "where it is described")
  }
}

/// Several coupons.
public struct CouponList: Shaped, Hashable {
  /// The coupons in order.
  public let coupons: [Coupon]

  /// A run of coupons.
  public init(coupons: [Coupon]) { self.coupons = coupons }

  public init(_ shape: inout some Shape & ~Copyable) {
    coupons = shape.field("coupons", "the coupons in order")
  }
}
