import Testing
import VitrineUI

@testable import VitrineJSON

/// A shape that asks for a value of each kind.
private struct Shelf: Shaped {
  enum Size: String, ShapedWord { case small, large }
  struct Book: Shaped {
    let title: Text
    let pages: Int
    let parts: [Book]
    init(_ shape: inout some Shape & ~Copyable) {
      title = shape.field("title", "the title")
      pages = shape.field("pages", default: 100, in: 1...1_000, "how many pages")
      parts = shape.field("parts", default: [], "its parts")
    }
  }

  let name: String
  let label: Text?
  let count: Int
  let width: Double
  let isOpen: Bool
  let size: Size
  let books: [Book]
  let best: Book?
  let link: Link?
  let rows: Int?

  init(_ shape: inout some Shape & ~Copyable) {
    name = shape.field("name", formerly: ["title", "heading"], "what it is called")
    label = shape.optionalField("label", "what a reader sees")
    count = shape.field("count", default: 3, "how many")
    width = shape.field("width", in: 0.5...2, "how wide, in metres")
    isOpen = shape.field("open", default: true, "whether it is open")
    size = shape.field("size", default: .large, "how big")
    books = shape.field("books", count: 0...3, "the books")
    best = shape.optionalField("best", "the best book")
    link = shape.optionalField("link", "where it is")
    rows = shape.optionalField("rows", in: 1...Int.max, "rows")
  }
}

@Suite struct `The reading of shapes` {
  static let inline = ShapePolicy(dropsElements: false) { $0.first { $0.language == "en" }?.text }
  static let response = ShapePolicy(dropsElements: true) { $0.first?.text }

  private func read(_ members: String, _ policy: ShapePolicy = inline) throws -> (Shelf, [ShapeMistake]) {
    let needed = [("name", "\"A\""), ("width", "1"), ("books", "[]")]
    let rest = needed.filter { !members.contains("\"\($0.0)\":") }.map { "\"\($0.0)\": \($0.1)" }
    let text = "{" + (members.isEmpty ? rest : [members] + rest).joined(separator: ", ") + "}"
    let field = try Document.parse(Array(text.utf8), name: "shelf.json", budget: .layout).root
    return field.read(Shelf.self, policy)
  }

  private func said(_ mistakes: [ShapeMistake]) -> [String] {
    mistakes.map { "\($0.pointer): \($0.message)" }
  }

  @Test func `what is absent is its default`() throws {
    let (shelf, mistakes) = try read("")
    #expect(said(mistakes) == [])
    #expect(shelf.name == "A" && shelf.label == nil && shelf.count == 3 && shelf.width == 1 && shelf.isOpen)
    #expect(
      shelf.size == .large && shelf.books.isEmpty && shelf.best == nil && shelf.link == nil
        && shelf.rows == nil)
  }

  @Test func `what is there is read`() throws {
    let (shelf, mistakes) = try read(
      #""name": "B", "label": "L", "count": -2, "width": 2, "open": false, "size": "small", "books": [{"title": "T", "pages": 1, "parts": [{"title": "U"}]}], "best": {"title": "V"}, "link": "/l", "rows": 9"#
    )
    #expect(said(mistakes) == [])
    #expect(shelf.name == "B" && shelf.label == "L" && shelf.count == -2 && shelf.width == 2 && !shelf.isOpen)
    #expect(
      shelf.size == .small && shelf.books.map(\.title) == ["T"] && shelf.books[0].parts.map(\.title) == ["U"])
    #expect(shelf.books[0].pages == 1 && shelf.best?.title == "V" && shelf.best?.pages == 100)
    #expect(shelf.link == "/l" && shelf.rows == 9)
  }

  @Test(arguments: [
    (#""name": 3"#, "/name: expected a string, found the number 3"),
    (#""name": null"#, "/name: the field \"name\" is missing: what it is called"),
    (#""label": 3"#, "/label: expected a text, or texts by language, found the number 3"),
    (#""label": []"#, "/label: expected a text, or texts by language, found an empty array"),
    (#""label": {}"#, "/label: expected a text, or texts by language, found an empty object"),
    (#""label": {"en": 3}"#, "/label/en: expected a string, found the number 3"),
    (#""label": {"ja": null}"#, "/label: expected a text, or texts by language, found an object"),
    (#""count": "3""#, "/count: expected a whole number, found the string \"3\""),
    (#""count": 1.5"#, "/count: expected a whole number, found the number 1.5"),
    (#""count": 1e300"#, "/count: expected a whole number, found the number 1e+300"),
    (
      #""count": 123456789012345678901234567890"#,
      "/count: expected a whole number, found the number 1.2345678901234568e+29"
    ),
    (#""width": 0.4"#, "/width: expected a number from 0.5 to 2, found the number 0.4"),
    (#""width": 3"#, "/width: expected a number from 0.5 to 2, found the number 3"),
    (#""width": "1""#, "/width: expected a number from 0.5 to 2, found the string \"1\""),
    (#""open": 1"#, "/open: expected true or false, found the number 1"),
    (
      #""size": "smal""#,
      "/size: expected one of \"small\", \"large\", found the string \"smal\"; did you mean \"small\"?"
    ),
    (#""size": 3"#, "/size: expected one of \"small\", \"large\", found the number 3"),
    (#""books": {}"#, "/books: expected a list, found an empty object"),
    (#""books": [3]"#, #"/books/0: expected an object with "title", "pages", "parts", found the number 3"#),
    (#""books": [null]"#, #"/books/0: expected an object with "title", "pages", "parts", found null"#),
    (#""books": [{}]"#, "/books/0/title: the field \"title\" is missing: the title"),
    (
      #""best": {"title": "T", "pages": 0}"#,
      "/best/pages: expected a whole number from 1 to 1000, found the number 0"
    ),
    (
      #""best": {"title": "T", "parts": [{"title": "T", "parts": [{"title": 3}]}]}"#,
      "/best/parts/0/parts/0/title: expected a text, or texts by language, found the number 3"
    ),
    (
      #""link": "javascript:x""#,
      "/link: expected an http, https, mailto or tel address with its host in ASCII, or a relative one, found the string \"javascript:x\""
    ),
    (#""rows": 0"#, "/rows: expected a whole number of 1 or more, found the number 0"),
    (
      #""colour": 1"#,
      "/colour: nothing reads the key \"colour\"; the keys are name, title, heading, label, count, width, open, size, books, best, link, rows"
    ),
    (#""labl": 1"#, "/labl: nothing reads the key \"labl\"; did you mean \"label\"?"),
    (
      #""best": {"title": "T", "pags": 1}"#,
      "/best/pags: nothing reads the key \"pags\"; did you mean \"pages\"?"
    ),
    (#""na\u0301me": 1"#, "/ná\u{301}me: nothing reads the key \"ná\u{301}me\"; did you mean \"name\"?"),
  ])
  func `a mistake is one sentence at its place`(members: String, sentence: String) throws {
    let (_, mistakes) = try read(members)
    #expect(said(mistakes).map { $0.replacing("na\u{301}", with: "ná\u{301}") } == [sentence])
  }

  @Test func `every mistake is collected, in the order of the shape, and blanks stand in`() throws {
    let (shelf, mistakes) = try read(#""size": 1, "name": 2, "width": 9, "books": [4, {"title": 5}], "x": 6"#)
    #expect(mistakes.map(\.pointer) == ["/name", "/width", "/size", "/books/0", "/books/1/title", "/x"])
    #expect(shelf.name == "" && shelf.width == 0.5 && shelf.size == .small && shelf.books.count == 2)
  }

  @Test(arguments: ["3", "null", "[]", "\"x\"", "true"]) func `what is no object is said once`(text: String)
    throws
  {
    let field = try Document.parse(Array(text.utf8), name: "shelf.json", budget: .layout).root
    let (_, mistakes) = field.read(Shelf.self, Self.inline)
    #expect(
      mistakes.count == 1 && mistakes[0].pointer == "" && mistakes[0].message.hasPrefix("expected an object"))
  }

  @Test func `null is as good as absent, and a key that nothing reads with it`() throws {
    let (shelf, mistakes) = try read(#""label": null, "count": null, "best": null, "colour": null"#)
    #expect(said(mistakes) == [] && shelf.count == 3)
  }

  @Test(arguments: ["title", "heading"]) func `a field is read under the names that it once had`(name: String)
    throws
  {
    let text = "{\"\(name)\": \"old\", \"width\": 1, \"books\": []}"
    let field = try Document.parse(Array(text.utf8), name: "shelf.json", budget: .layout).root
    let (shelf, mistakes) = field.read(Shelf.self, Self.inline)
    #expect(said(mistakes) == [] && shelf.name == "old")
    #expect(try read("\"name\": \"new\", \"\(name)\": \"old\"").0.name == "new")
  }

  @Test(arguments: [(2, true), (3, true), (4, false)]) func `a list has a count`(count: Int, isGood: Bool)
    throws
  {
    let books = Array(repeating: #"{"title": "T"}"#, count: count).joined(separator: ",")
    let (_, mistakes) = try read("\"books\": [\(books)]")
    #expect(
      said(mistakes) == (isGood ? [] : ["/books: expected a list from 0 to 3 elements, found an array of 4"]))
  }

  @Test(arguments: [("1", true), ("1000", true), ("0", false), ("1001", false), ("1.0", true), ("1e3", true)])
  func `a whole number may be written as any number`(written: String, isGood: Bool) throws {
    let (_, mistakes) = try read("\"best\": {\"title\": \"T\", \"pages\": \(written)}")
    #expect(mistakes.isEmpty == isGood)
  }

  @Test func `a text under what is no language is not read`() throws {
    let (shelf, mistakes) = try read(#""label": {"label": "L", "en": "E", "english": 3}"#)
    #expect(shelf.label == "E" && mistakes.map(\.kind) == [.unknownKey, .unknownKey])
    #expect(
      mistakes[0].message == "nothing reads the key \"label\"; texts are by language, as \"ja\" or \"en-GB\"")
  }

  @Test func `a text is picked by language`() throws {
    #expect(try read(#""label": {"ja": "J", "en": "E"}"#).0.label == "E")
    #expect(try read(#""label": {"ja": "J", "en": null}"#, Self.response).0.label == "J")
  }

  @Test func `of a response, an element that does not read is left out with its first reason`() throws {
    let (shelf, mistakes) = try read(
      #""books": [{"title": 3, "pages": 0}, {"title": "B", "x": 1, "parts": [{"title": 4}, {"title": "C"}]}]"#,
      Self.response)
    #expect(shelf.books.map(\.title) == ["B"] && shelf.books[0].parts.map(\.title) == ["C"])
    #expect(
      mistakes.map { "\($0.kind) \($0.pointer)" } == [
        "dropped /books/0/title", "dropped /books/1/parts/0/title", "unknownKey /books/1/x",
      ])
  }

  @Test func `of a response, what is no element is still a mistake`() throws {
    let (_, mistakes) = try read(#""name": 3"#, Self.response)
    #expect(mistakes.map(\.kind) == [.shape])
  }

  @Test(
    arguments: [
      ("raning", "ranking"), ("RANKING", "ranking"), ("rnaking", "ranking"), ("gird", "grid"),
      ("grid ", "grid"),
      ("x", nil), ("", nil), ("carousels-of-everything", nil), ("ab", "a"), ("b", nil),
      (String(repeating: "grid", count: 40), nil),
    ] as [(String, String?)])
  func `the nearest word is offered when it is near`(word: String, near: String?) {
    #expect(nearest(word, among: ["grid", "ranking", "a", "y", "carousel"]) == near)
  }
}
