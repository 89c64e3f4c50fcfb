import Vitrine
import VitrineJSON
import VitrineTranslation
import VitrineUI

/// What `translator new` writes: a translator that reads the response it was made from, to be made into one's own.
struct TranslatorTemplate {
  /// As a layout names it: `acme.products`.
  let name: TranslatorName
  /// The API's target without its ending: `Acme`.
  let api: String
  /// The type's name: `AcmeProducts`.
  let type: String
  let sketch: ResponseSketch
  let guess: ResponseGuess
  private let id: ResponseSketch.Column
  private let title: ResponseSketch.Column

  /// Nil when the response has nothing to tell its things apart by, or to call them.
  init?(_ name: TranslatorName, api: String, type: String, _ sketch: ResponseSketch) {
    guess = ResponseGuess(sketch)
    guard let id = guess.id, let title = guess.name else { return nil }
    (self.name, self.api, self.type, self.sketch, self.id, self.title) = (name, api, type, sketch, id, title)
  }

  private var hasPrice: Bool { guess.price != nil || guess.oldPrice != nil }
  private var options: String { hasPrice ? "\(type)Options" : "NoSettings" }

  var summary: String { "items of \(name.api): the list at \(place)" }

  private var place: String {
    sketch.list.isEmpty ? "the top" : sketch.list.map { "/" + printable($0) }.joined()
  }

  /// The translator's file.
  var source: String {
    """
    public import VitrineTranslation
    public import VitrineUI

    /// `\(name)`: the list at \(place).
    public struct \(type): Translator {
      public static let name: TranslatorName = "\(name)"
      public static let summary = \(swiftLiteral(summary))

      /// The translator.
      public init() {}

      public func translate(
        _ response: Field, _ options: \(options)
      ) throws(ShapeError) -> Translated<ItemList> {
    \(remarks("Around the list there is more", sketch.around))\
        var reader = ElementReader()
        let list = response\(sketch.list.map { "[\(swiftLiteral($0))]" }.joined())
        let items = try reader.read(list) { (field, reader) throws(ShapeError) in
          try Self.item(field\(sketch.wrapper.map { "[\(swiftLiteral($0))]" } ?? ""), options, &reader)
        }
        return Translated(ItemList(items: items), dropped: reader.dropped, partsLeftOut: reader.partsLeftOut)
      }

      /// An element without its id or its name\(hasPrice ? ", or with a price that does not read," : "") is left out; a part
      /// that does not read costs only itself.
      private static func item(
        _ field: Field, _ options: \(options), _ reader: inout ElementReader
      ) throws(ShapeError) -> Item {
    \(remarks("Not used yet; an item has a place for some of it, a log field for the rest", guess.unused))\
        let name = try field\(title.source).requiredWords()
    \(extras)\
        return Item(
    \(arguments.map { "      " + $0 }.joined(separator: ",\n")))
      }
    }
    \(optionsSource)
    """
  }

  private func remarks(_ head: String, _ columns: [ResponseSketch.Column]) -> String {
    guard !columns.isEmpty else { return "" }
    return "    // \(head):\n" + columns.map { "    // \($0.remark)\n" }.joined()
  }

  /// The parts that an item can do without.
  private var extras: String {
    var text = ""
    func extra(_ name: String, _ column: ResponseSketch.Column?, _ getter: String) {
      guard let column else { return }
      text += "    let \(name) = reader.extra { () throws(ShapeError) in\n"
      text += "      try field\(column.source)\(getter)\n    }\n"
    }
    extra("maker", guess.maker, ".optionalWords()")
    extra("picture", guess.picture, ".filled?.mediaAddress()")
    extra("ratings", guess.stars == nil ? nil : guess.ratings, ".filled?.looseInteger()")
    extra("rating", guess.stars, ".filled?.rating(" + (guess.ratings == nil ? ")" : "count: ratings)"))
    extra("note", guess.note, ".optionalWords()")
    extra("link", guess.link, ".filled?.link()")
    return text
  }

  private var arguments: [String] {
    var arguments = ["id: try field\(id.source).identity()", "name: name"]
    if guess.maker != nil { arguments.append("maker: maker") }
    if let price = guess.price {
      arguments.append(priced("price", price.source))
    }
    if let old = guess.oldPrice {
      arguments.append(priced("oldPrice", old.source))
    }
    if guess.picture != nil { arguments.append("media: picture.map { .picture(Picture($0, .words(name))) }") }
    if guess.stars != nil { arguments.append("rating: rating") }
    if guess.note != nil { arguments.append("note: note") }
    if guess.link != nil { arguments.append("link: link") }
    return arguments
  }

  /// A price; a long way to it is broken as the formatter wants it.
  private func priced(_ name: String, _ way: String) -> String {
    let (head, tail) = ("\(name): try field\(way)", ".filled?.price(in: options.currency)")
    return head.utf8.count + tail.utf8.count <= 102 ? head + tail : head + "\n        " + tail
  }

  private var optionsSource: String {
    guard hasPrice else { return "" }
    let currency =
      switch guess.currency {
      case .yen: ".yen"
      case .dollar: ".dollar"
      case .euro: ".euro"
      default: "Currency(\"\(guess.currency)\") ?? .dollar"
      }
    return """

      /// What a layout may choose.
      public struct \(type)Options: Shaped {
        /// The currency of the prices.
        public let currency: Currency

        public init(_ shape: inout some Shape & ~Copyable) {
          currency = shape.field("currency", default: \(currency), "\(Self.aboutCurrency)")
        }
      }

      """
  }

  private static let aboutCurrency = "the currency of the prices"

  /// The shape of its options, for what is generated before it is compiled.
  var optionsShape: ShapeDescription {
    guard hasPrice else { return .of(NoSettings.self) }
    let currency = ShapeDescription.Field(
      name: "currency", about: Self.aboutCurrency, isRequired: false,
      literal: .string(guess.currency.description),
      rule: FieldRule(), shape: .of(Currency.self))
    return .object(name: "\(type)Options", [currency], notes: [])
  }

  // Its test

  /// The name of the recording beside the tests.
  var fixture: String {
    name.description.utf8.map { $0 == UInt8(ascii: ".") ? "-" : String(UnicodeScalar($0)) }.joined() + ".json"
  }

  /// The translator's test.
  var test: String {
    let (ids, dropped) = outcome
    let lists = sketch.list.map { "{\"\($0)\": " }.joined()
    let isPlain = sketch.list.allSatisfy { swiftLiteral($0).utf8.elementsEqual("\"\($0)\"".utf8) }
    let first = ids.first.map(swiftLiteral) ?? "\"\""
    return """
      \(imports)

      @Suite struct \(type)Tests {
        private func recording() throws -> Field {
          let name = "\(fixture)"
          let file = URL(fileURLWithPath: #filePath).appending(path: "../Fixtures/\\(name)").standardized
          return try response(String(contentsOf: file, encoding: .utf8))
        }

        @Test func `the recorded response gives its items`() throws {
          let translated = try \(type)().read(recording())
          #expect(translated.model.items.count == \(ids.count))
          #expect(translated.model.items.first?.id == \(first))
          #expect(translated.dropped.count == \(dropped))
        }
      \(isPlain ? """

          @Test func `what is no item is left out with its reason`() throws {
            let empty = ##"\(lists)[{}]\(sketch.list.map { _ in "}" }.joined())"##
            let translated = try \(type)().read(empty)
            #expect(translated.model.items.isEmpty)
            #expect(translated.dropped.count == 1)
          }

        """ : "")\
      }

      """
  }

  private var imports: String {
    let modules = ["\(api)Translators", "Foundation", "Testing", "VitrineTranslation", "VitrineUI"]
    return modules.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "import " + $0 }
      .joined(separator: "\n")
  }

  /// What the written translator makes of the response: the ids of its items, and how many elements it leaves out.
  private var outcome: (ids: [String], dropped: Int) {
    var ids: [String] = []
    var dropped = 0
    for element in sketch.elements {
      let hasPrices = [guess.price, guess.oldPrice].compactMap { $0?.field(of: element).filled }
        .allSatisfy { (try? $0.price(in: guess.currency)) != nil }
      guard (try? title.field(of: element).requiredWords()) != nil, hasPrices,
        let id = try? id.field(of: element).identity()
      else {
        dropped += 1
        continue
      }
      ids.append(id.description)
    }
    return (ids, dropped)
  }

  /// A module of a layout that uses it.
  var module: String {
    """
    "sources": { "\(name.thing)": { "file": "Data/\(fixture)" } }
    { "id": "\(name.thing)", "type": "grid", "source": "\(name.thing)", "translator": "\(name)" }
    """
  }
}

extension TranslatorName {
  /// The two parts of the name.
  private var parts: [String] {
    description.utf8.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
  }
  /// The API: `acme` of `acme.products`.
  var api: String { parts.first ?? "" }
  /// What of it is read: `products`.
  var thing: String { parts.last ?? "" }
}
