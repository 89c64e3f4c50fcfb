public import VitrineJSON
public import VitrineUI

// The small values of models as APIs send them: one getter each, strict, so that every translator means the same.

// They are inlinable as those of VitrineJSON are.

extension Field {
  /// The field itself if there is anything in it: an absent or null field and an empty string are nil.
  @inlinable @inline(__always) public var filled: Field? { isFilled ? self : nil }

  /// The identity of an item: a string with something in it, or an integer.
  @inlinable @inline(__always) public func identity() throws(ShapeError) -> ItemID {
    guard let id = try idText(), !id.isEmpty else { throw noIdentity }
    return ItemID(id)
  }

  @usableFromInline func idText() throws(ShapeError) -> Text? {
    kind == .integer || kind == .string ? try looseText() : nil
  }

  /// A price in units, as `19.9` or `"19.90"` dollars; exact, and never below 0.
  public func price(in currency: Currency) throws(ShapeError) -> Money {
    let amount = try minorUnits(digits: currency.minorUnitDigits)
    guard amount >= 0 else { throw mistake(expected: "a price of 0 or more") }
    return Money(minorUnits: amount, currency)
  }

  /// An address to follow.
  @inlinable @inline(__always) public func link() throws(ShapeError) -> Link {
    guard let link = Link(text: try text()) else { throw noAddress }
    return link
  }

  /// The address of a picture or a film.
  @inlinable @inline(__always) public func mediaAddress() throws(ShapeError) -> MediaAddress {
    guard let address = MediaAddress(text: try text()) else { throw noAddress }
    return address
  }

  /// Stars from 0 to 5, as `4.5` or `"4.5"`.
  public func rating(count: Int? = nil) throws(ShapeError) -> Rating {
    guard let rating = Rating(stars: try looseNumber(), count: count) else {
      throw mistake(expected: "a number from 0 to 5")
    }
    return rating
  }

  @usableFromInline var isFilled: Bool {
    exists && !(kind == .string && (try? text().isEmpty) == true)
  }

  @usableFromInline var noIdentity: ShapeError { mistake(expected: "an id") }

  @usableFromInline var noAddress: ShapeError {
    mistake(expected: "an http or https address, or a relative one")
  }
}
