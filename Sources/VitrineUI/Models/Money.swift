/// An amount of money: minor units and an ISO 4217 code.
///
/// 1,980 yen is 1980 JPY, 19.80 dollars is 1980 USD.
public struct Money: Shaped, Hashable {
  /// The amount in the currency's smallest unit.
  public let minorUnits: Int
  /// The currency.
  public let currency: Currency

  /// An amount.
  public init(minorUnits: Int, _ currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    minorUnits = shape.field("minorUnits", "the amount in the currency's smallest unit: yen, cents")
    currency = shape.field("currency", "the currency's ISO 4217 code")
  }
}

/// How well something is liked: 0 to 5 stars, and how many people said so.
public struct Rating: Shaped, Hashable {
  /// The average, 0 to 5.
  public let stars: Double
  /// How many ratings it is the average of, if known.
  public let count: Int?

  /// A rating; nil unless the stars are within 0 and 5.
  public init?(stars: Double, count: Int? = nil) {
    guard stars >= 0, stars <= 5 else { return nil }
    self.stars = stars
    self.count = count.flatMap { $0 >= 0 ? $0 : nil }
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    stars = shape.field("stars", in: 0...5, "the average, 0 to 5")
    count = shape.optionalField("count", in: 0...Int.max, "how many ratings it is the average of")
  }
}

/// A word on a coloured ground: SALE, NEW.
public struct Badge: Shaped, Hashable {
  /// What it says.
  public let text: Text
  /// How it is meant.
  public let tone: Tone

  /// A badge.
  public init(_ text: Text, _ tone: Tone = .neutral) {
    self.text = text
    self.tone = tone
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    text = shape.field("text", "what the badge says")
    tone = shape.field("tone", default: .neutral, "how it is meant")
  }
}

/// How something is meant: media choose the colour.
public enum Tone: String, ShapedWord {
  case neutral, accent, sale, success, warning, danger
}
