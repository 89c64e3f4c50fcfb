public import VitrineJSON
public import VitrineUI

// The small values of models as APIs send them: one getter each, strict, so that every translator means the same.

extension Field {
  /// The field itself if there is anything in it: an absent or null field and an empty string are nil.
  public var filled: Field? {
    guard let field = optional else { return nil }
    return field.kind == .string && (try? field.text().isEmpty) == true ? nil : field
  }

  /// The identity of an item: a string with something in it, or an integer.
  public func identity() throws(ShapeError) -> ItemID {
    guard let id = kind == .integer || kind == .string ? try looseText() : nil, !id.isEmpty else {
      throw mistake(expected: "an id")
    }
    return ItemID(id)
  }

  /// A price in units, as `19.9` or `"19.90"` dollars; exact, and never below 0.
  public func price(in currency: Currency) throws(ShapeError) -> Money {
    let amount = try minorUnits(digits: currency.minorUnitDigits)
    guard amount >= 0 else { throw mistake(expected: "a price of 0 or more") }
    return Money(minorUnits: amount, currency)
  }

  /// An address to follow.
  public func link() throws(ShapeError) -> Link {
    guard let link = Link(text: try text()) else {
      throw mistake(expected: "an http or https address, or a relative one")
    }
    return link
  }

  /// The address of a picture or a film.
  public func mediaAddress() throws(ShapeError) -> MediaAddress {
    guard let address = MediaAddress(text: try text()) else {
      throw mistake(expected: "an http or https address, or a relative one")
    }
    return address
  }

  /// Stars from 0 to 5, as `4.5` or `"4.5"`.
  public func rating(count: Int? = nil) throws(ShapeError) -> Rating {
    guard let rating = Rating(stars: try looseNumber(), count: count) else {
      throw mistake(expected: "a number from 0 to 5")
    }
    return rating
  }
}
