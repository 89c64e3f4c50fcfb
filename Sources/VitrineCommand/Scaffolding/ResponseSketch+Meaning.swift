import VitrineUI

extension ResponseSketch.Column {
  static let priceWords = ["price", "amount", "cost", "prc"]

  /// Whether the name is a price's.
  var isPrice: Bool { Self.priceWords.contains(where: meaning.hasWordEnd) }

  /// Currencies that names of prices end with.
  private static let codes = [
    "jpy", "usd", "eur", "gbp", "krw", "cny", "twd", "hkd", "cad", "aud", "nzd", "inr", "chf", "sek", "nok",
    "dkk", "sgd", "thb",
  ]

  /// The currency that the name of a price ends with: yen for `price_jpy`.
  var currency: Currency? { priceAndCode.flatMap { Currency($0.code) } }

  /// The word by which the meaning is guessed: `price` for `price_jpy`.
  var meaning: String { priceAndCode?.price ?? word }

  private var priceAndCode: (price: String, code: String)? {
    guard let code = Self.codes.first(where: word.hasWordEnd) else { return nil }
    let price = String(decoding: word.utf8.dropLast(code.utf8.count), as: UTF8.self)
    guard Self.priceWords.contains(where: price.hasWordEnd) else { return nil }
    return (price, String(decoding: code.utf8.map { $0 & 0xDF }, as: UTF8.self))
  }

  /// Whether a name on the way says that something is measured or counted, which is never an identity.
  var isMeasure: Bool {
    let measures = ["price", "prc", "amount", "cost", "stock", "count", "rate", "quantity", "qty"]
    return way.contains { step in
      guard case .key(let key) = step else { return false }
      return Self.parts(of: key).contains { part in
        !same(part, "account") && measures.contains { part.hasWordEnd($0) || part.hasWordEnd($0 + "s") }
      }
    }
  }

  /// The lower-case words of a key: `point`, `rate` of `pointRate`, `point_rate` and `POINT-RATE`.
  private static func parts(of key: String) -> [String] {
    var parts: [[UInt8]] = [[]]
    var before: UInt8 = 0
    for byte in key.utf8 {
      let isCapital = (0x41...0x5A).contains(byte)
      let isLetter = isCapital || (0x61...0x7A).contains(byte)
      if !isLetter || (isCapital && (0x61...0x7A).contains(before)) { parts.append([]) }
      if isLetter { parts[parts.count - 1].append(byte | 0x20) }
      before = byte
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  func hasWordEnd(_ end: String) -> Bool { utf8.suffix(end.utf8.count).elementsEqual(end.utf8) }
}
