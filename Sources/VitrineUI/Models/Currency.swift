/// A currency by its ISO 4217 code.
public struct Currency: Hashable, Sendable, CustomStringConvertible {
  /// The code's letters, one byte each, the last lowest.
  private let letters: UInt32
  private let digits: UInt8

  /// A currency; nil unless the code is three capital letters.
  public init?(_ code: String) {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else { return nil }
    letters = code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    digits = Self.digits(of: letters)
  }

  private init(known code: StaticString) {
    letters = Self.letters(code, 0)
    digits = Self.digits(of: letters)
  }

  /// Japanese yen.
  public static let yen = Currency(known: "JPY")
  /// United States dollar.
  public static let dollar = Currency(known: "USD")
  /// Euro.
  public static let euro = Currency(known: "EUR")

  /// Three capital letters.
  public var description: String {
    String(
      decoding: [letters >> 16, letters >> 8, letters].map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }

  /// How many decimal digits the smallest unit has: 0 for JPY, 2 for USD.
  public var minorUnitDigits: Int { Int(digits) }

  static let form = StringForm("an ISO 4217 code of three capital letters, as \"JPY\"", pattern: "^[A-Z]{3}$")
  {
    Currency($0) != nil
  }
}

extension Currency: Shaped {
  public var shapeLiteral: ShapeLiteral? { .string(description) }
  public init(_ shape: inout some Shape & ~Copyable) { self = Currency(shape.string(Self.form)) ?? .yen }
}

extension Currency {
  /// The currencies whose smallest unit has not two decimal digits.
  ///
  /// Source: ISO 4217, list one.
  private static let others: [(digits: UInt8, codes: StaticString)] = [
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
    (4, "CLF UYW"),
  ]

  private static func digits(of letters: UInt32) -> UInt8 {
    for (digits, codes) in others {
      for offset in stride(from: 0, to: codes.utf8CodeUnitCount, by: 4)
      where Self.letters(codes, offset) == letters { return digits }
    }
    return 2
  }

  /// Three letters in source.
  private static func letters(_ codes: StaticString, _ offset: Int) -> UInt32 {
    (offset..<offset + 3).reduce(0) { $0 << 8 | UInt32(codes.utf8Start[$1]) }
  }
}
