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

/// A currency by its ISO 4217 code.
public struct Currency: Hashable, Sendable, CustomStringConvertible {
  /// Three capital letters.
  public let description: String

  /// A currency; nil unless the code is three capital letters.
  public init?(_ code: String) {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else { return nil }
    description = code
  }

  private init(known code: String) { description = code }

  /// Japanese yen.
  public static let yen = Currency(known: "JPY")
  /// United States dollar.
  public static let dollar = Currency(known: "USD")
  /// Euro.
  public static let euro = Currency(known: "EUR")

  /// How many decimal digits the smallest unit has: 0 for JPY, 2 for USD.
  ///
  /// Source: ISO 4217, list one.
  public var minorUnitDigits: Int {
    switch description {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV",
      "XAF",
      "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    case "CLF", "UYW": 4
    default: 2
    }
  }

  static let form = StringForm("an ISO 4217 code of three capital letters, as \"JPY\"", pattern: "^[A-Z]{3}$")
  {
    Currency($0) != nil
  }
}

extension Currency: Shaped {
  public var shapeLiteral: ShapeLiteral? { .string(description) }
  public init(_ shape: inout some Shape & ~Copyable) { self = Currency(shape.string(Self.form)) ?? .yen }
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
