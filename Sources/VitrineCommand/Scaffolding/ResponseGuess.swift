import VitrineJSON
import VitrineTranslation
import VitrineUI

/// Which field of a response is probably which of an item's: by its name, and by whether all its values read.
struct ResponseGuess {
  typealias Column = ResponseSketch.Column

  private(set) var id: Column?
  private(set) var name: Column?
  private(set) var maker: Column?
  private(set) var price: Column?
  private(set) var oldPrice: Column?
  private(set) var picture: Column?
  private(set) var stars: Column?
  private(set) var ratings: Column?
  private(set) var note: Column?
  private(set) var link: Column?
  /// The currency that the prices read in.
  let currency: Currency
  private let elements: [Field]
  private var free: [Column]

  init(_ sketch: ResponseSketch) {
    elements = sketch.elements
    free = sketch.columns
    let code = sketch.columns.first { $0.word.utf8.starts(with: "currency".utf8) }
    let stated = code.flatMap { column in
      sketch.elements.lazy.compactMap { try? column.field(of: $0).string() }.first.flatMap(Currency.init)
    }
    let prices = sketch.columns.filter { column in
      Self.priceWords.contains { Self.ends(column.word, with: $0) }
    }
    let areWhole = prices.allSatisfy { column in
      sketch.elements.allSatisfy { element in
        guard let field = column.field(of: element).filled else { return true }
        return (try? field.price(in: .yen)) != nil || (try? field.price(in: .dollar)) == nil
      }
    }
    currency = stated ?? (areWhole ? .yen : .dollar)

    id = take(["id", "code", "sku", "uuid", "slug", "handle", "key", "isbn", "asin", "cd", "no"], areUnique) {
      (try? $0.identity()) != nil
    }
    name = take(["name", "title", "label", "headline", "subject", "ttl", "nm"], nil) {
      (try? $0.requiredWords()) != nil && (try? $0.string()) != nil
    }
    // What else is different in every element can stand for it.
    if id == nil { id = take([""], areUnique) { (try? $0.identity()) != nil } }
    let currency = currency
    oldPrice = take(["compareatprice", "listprice", "originalprice", "oldprice", "regularprice", "was"], nil)
    {
      (try? $0.price(in: currency)) != nil
    }
    price = take(Self.priceWords, nil) { (try? $0.price(in: currency)) != nil }
    ratings = take(["reviewcount", "ratingcount", "reviewscount", "ratingscount", "numreviews"], nil) {
      (try? $0.looseInteger()) != nil
    }
    stars = take(["rating", "stars", "reviewaverage", "ratingaverage", "score"], nil) {
      (try? $0.rating()) != nil
    }
    picture = take(
      ["thumbnail", "image", "imageurl", "img", "picture", "photo", "cover", "src", "imageurls", "images"],
      nil
    ) {
      Self.isAddress($0) && (try? $0.mediaAddress()) != nil
    }
    link = take(["url", "link", "href", "permalink"], nil) { Self.isAddress($0) && (try? $0.link()) != nil }
    maker = take(
      ["brand", "maker", "vendor", "manufacturer", "shopname", "seller", "author", "publisher"], nil
    ) {
      (try? $0.string()) != nil
    }
    note = take(["subtitle", "catchcopy", "tagline", "note", "summary", "description"], nil) { field in
      ((try? field.string()).map { $0.utf8.count <= 240 } ?? false) && (try? field.words()) != nil
    }
  }

  private static let priceWords = ["price", "amount", "cost", "prc"]

  /// What nothing of an item was made of.
  var unused: [Column] { free }

  /// Takes the column whose word is one of some, or ends with it; all values that there are must read.
  private mutating func take(_ words: [String], _ isSound: (([Field]) -> Bool)?, _ reads: (Field) -> Bool)
    -> Column?
  {
    for isWhole in [true, false] {
      for word in words {
        let found = free.firstIndex { column in
          guard isWhole ? same(column.word, word) : Self.ends(column.word, with: word) else { return false }
          let fields = elements.map(column.field)
          let filled = fields.compactMap(\.filled)
          guard !filled.isEmpty, filled.allSatisfy(reads) else { return false }
          return isSound?(fields) ?? true
        }
        if let found { return free.remove(at: found) }
      }
    }
    return nil
  }

  /// Whether each element has a value of its own.
  private func areUnique(_ fields: [Field]) -> Bool {
    let ids = fields.compactMap { try? $0.identity() }
    return ids.count == fields.count && Set(ids).count == ids.count
  }

  private static func ends(_ word: String, with end: String) -> Bool {
    word.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  private static func isAddress(_ field: Field) -> Bool {
    (try? field.string()).map { $0.utf8.contains(UInt8(ascii: "/")) } ?? false
  }
}
