public import VitrineUI

/// What a layout may choose when it shows items of Rakuten Ichiba.
public struct RakutenOptions: Shaped {
  /// The side of the square that pictures are asked to fit into, in pixels; as the API sent them if nil.
  public let imageSize: Int?
  /// The badge of an item whose price includes its shipping.
  public let freeShipping: Text
  /// The badge of an item whose price leaves out the tax.
  public let taxExcluded: Text
  /// The badge of an item that can't be bought now.
  public let soldOut: Text

  public init(_ shape: inout some Shape & ~Copyable) {
    imageSize = shape.optionalField(
      "imageSize", in: 32...1_200, "the square that pictures are asked to fit into, in pixels")
    freeShipping = shape.field(
      "freeShipping", default: "送料無料", "the badge of an item with its shipping in the price; empty for none")
    taxExcluded = shape.field(
      "taxExcluded", default: "税別", "the badge of an item whose price leaves out the tax; empty for none")
    soldOut = shape.field(
      "soldOut", default: "売り切れ", "the badge of an item that can't be bought now; empty for none")
  }
}
