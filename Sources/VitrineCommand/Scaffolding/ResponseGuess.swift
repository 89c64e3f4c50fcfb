import VitrineJSON
import VitrineTranslation
import VitrineUI

/// Which field of a response is probably which of an item's: by its name, and by whether most of its values read.
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
  private var free: [Candidate]

  init(_ sketch: ResponseSketch) {
    elements = sketch.elements
    free = sketch.columns.map(Candidate.init)
    let code = sketch.columns.first { $0.word.utf8.starts(with: "currency".utf8) }
    let stated = code.flatMap { column in
      sketch.elements.lazy.compactMap { try? column.field(of: $0).string() }.first.flatMap(Currency.init)
    }
    let prices = sketch.columns.filter(\.isPrice)
    let named = prices.lazy.compactMap(\.currency).first
    let areWhole = prices.allSatisfy { column in
      sketch.elements.allSatisfy { element in
        guard let field = column.field(of: element).filled else { return true }
        return (try? field.price(in: .yen)) != nil || (try? field.price(in: .dollar)) == nil
      }
    }
    currency = stated ?? named ?? (areWhole ? .yen : .dollar)

    id = take(
      ["id", "code", "sku", "uuid", "slug", "handle", "key", "isbn", "asin", "cd", "number", "no"], asID: true
    ) {
      (try? $0.identity()) != nil
    }
    name = take(["name", "title", "label", "headline", "subject", "ttl", "nm"]) {
      (try? $0.requiredWords()) != nil && (try? $0.string()) != nil
    }
    // What else is different in every element can stand for it.
    if id == nil { id = take([""], asID: true, [.all]) { (try? $0.identity()) != nil } }
    let currency = currency
    oldPrice = take(["compareatprice", "listprice", "originalprice", "oldprice", "regularprice", "was"]) {
      (try? $0.price(in: currency)) != nil
    }
    price = take(Column.priceWords) { (try? $0.price(in: currency)) != nil }
    ratings = take(["reviewcount", "ratingcount", "reviewscount", "ratingscount", "numreviews"]) {
      (try? $0.looseInteger()) != nil
    }
    stars = take(["rating", "stars", "reviewaverage", "ratingaverage", "score"]) {
      (try? $0.rating()) != nil
    }
    picture = take(
      ["thumbnail", "image", "imageurl", "img", "picture", "photo", "cover", "src", "imageurls", "images"]
    ) {
      Self.isAddress($0) && (try? $0.mediaAddress()) != nil
    }
    link = take(["url", "link", "href", "permalink"]) { Self.isAddress($0) && (try? $0.link()) != nil }
    maker = take(
      ["brand", "maker", "vendor", "manufacturer", "shopname", "seller", "author", "publisher"]
    ) {
      (try? $0.string()) != nil
    }
    note = take(["subtitle", "catchcopy", "tagline", "note", "summary", "description"]) { field in
      ((try? field.string()).map { $0.utf8.count <= 240 } ?? false) && (try? field.words()) != nil
    }
  }

  /// What nothing of an item was made of.
  var unused: [Column] { free.map(\.column) }

  /// A column that nothing was made of yet, and what its name says.
  private struct Candidate {
    let column: Column
    let meaning: String
    let isMeasure: Bool

    init(_ column: Column) {
      self.column = column
      meaning = column.meaning
      isMeasure = column.isMeasure
    }
  }

  /// How many of the values must read: one bad element must not cost all others their guess.
  private enum Share {
    case all, most

    func isReached(by count: Int, of whole: Int) -> Bool {
      self == .all ? count == whole : count * 2 >= whole
    }
  }

  /// Takes the column whose word is one of some, or ends with it: where all values that are there read, else
  /// where most do.
  private mutating func take(
    _ words: [String], asID: Bool = false, _ shares: [Share] = [.all, .most], _ reads: (Field) -> Bool
  ) -> Column? {
    for isWhole in [true, false] {
      for share in shares {
        for word in words {
          let found = free.firstIndex { candidate in
            let meaning = candidate.meaning
            guard isWhole ? same(meaning, word) : meaning.hasWordEnd(word) else { return false }
            if asID, candidate.isMeasure { return false }
            let fields = elements.map(candidate.column.field)
            let filled = fields.compactMap(\.filled)
            guard !filled.isEmpty, share.isReached(by: filled.count(where: reads), of: filled.count) else {
              return false
            }
            return !asID || areUnique(fields, share)
          }
          if let found { return free.remove(at: found).column }
        }
      }
    }
    return nil
  }

  /// Whether the elements have values of their own.
  private func areUnique(_ fields: [Field], _ share: Share) -> Bool {
    let ids = fields.compactMap { try? $0.identity() }
    return share.isReached(by: ids.count, of: fields.count) && Set(ids).count == ids.count
  }

  private static func isAddress(_ field: Field) -> Bool {
    (try? field.string()).map { $0.utf8.contains(UInt8(ascii: "/")) } ?? false
  }
}
