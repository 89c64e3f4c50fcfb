import Testing
import VitrineJSON
import VitrineUI

/// Reads a small text of ours.
func read(_ text: String, budget: Budget = .layout) throws -> Field {
  try Document.parse(Array(text.utf8), name: "test.json", budget: budget).root
}

/// The same, read by each way there is on this machine.
func readEachWay(_ text: String) throws -> [Field] {
  let bytes = Array(text.utf8)
  let readers = [DocumentReader(library: nil), DocumentReader(after: 0)]
  return try [read(text, budget: .response)]
    + readers.map { try $0.document(bytes, name: "test.json", budget: .response).root }
}

@Suite struct FieldTests {
  static let text =
    #"{"items": [{"name": 3}], "s": "\u0000é", "n": 1.5, "i": 7, "t": true, "f": false, "z": null}"#

  @Test func `a getter takes its kind of value`() throws {
    let field = try read(Self.text)
    #expect(try field["s"].string() == "\u{0}é")
    #expect(try field["n"].number() == 1.5)
    #expect(try field["i"].number() == 7)
    #expect(try field["i"].integer() == 7)
    #expect(try field["t"].flag())
    #expect(try field["f"].flag() == false)
    #expect(try field["items"].elements().map(\.pointer) == ["/items/0"])
    #expect(try field.members().map(\.key) == ["items", "s", "n", "i", "t", "f", "z"])
    #expect(try field.members().map(\.field.pointer).first == "/items")
  }

  @Test(arguments: [
    ("/items/0/name", "a string, found the number 3"), ("/items/1/name", "a string, found nothing"),
    ("/items/0/name/deeper", "a string, found nothing"), ("/items", "a string, found an array of 1"),
    ("", "a string, found an object"), ("/z", "a string, found null"), ("/t", "a string, found true"),
    ("/n", "a string, found the number 1.5"),
  ])
  func `what is not a string is said so with the way to it`(pointer: String, expected: String) throws {
    let field = try read(Self.text).at(pointer: pointer)
    let error = try #require(throws: ShapeError.self) { try field.string() }
    #expect(error.pointer == pointer)
    #expect(error.description == "expected \(expected)" + (pointer.isEmpty ? "" : " at \(pointer)"))
  }

  @Test func `each getter names what it expected`() throws {
    let field = try read(#""text""#)
    func expectation<T>(_ read: () throws -> T) -> String? {
      do {
        _ = try read()
        return nil
      } catch { return (error as? ShapeError)?.expected }
    }
    #expect(expectation { try field.integer() } == "an integer")
    #expect(expectation { try field.number() } == "a number")
    #expect(expectation { try field.flag() } == "true or false")
    #expect(expectation { try field.elements() } == "an array")
    #expect(expectation { try field.members() } == "an object")
    #expect(throws: ShapeError(pointer: "", expected: "an integer", found: "the number 1.0")) {
      try read("1.0").integer()
    }
  }

  @Test func `null means absent`() throws {
    let field = try read(Self.text)
    #expect(field["i"].exists && !field["z"].exists && !field["nothing"].exists)
    #expect(try field["i"].optional?.integer() == 7)
    #expect(try field["z"].optional?.integer() == nil)
    #expect(throws: ShapeError.self) { try field["s"].optional?.integer() }
  }

  @Test func `an error finds its place`() throws {
    let field = try read(Self.text)
    #expect(field["items"][at: 0]["name"].mistake(expected: "a string").place == Place(line: 1, column: 21))
    #expect(field["items"][at: 4]["name"].mistake(expected: "a string").place == Place(line: 1, column: 11))
    #expect(ShapeError(pointer: "", expected: "a", found: "b").place == nil)
  }

  @Test func `what was found is printed without its controls`() throws {
    let field = try read(
      #"{"\u001b[31m": "\u001b[0m\u202e\u00a0", "long": "\#(String(repeating: "é", count: 99))"}"#)
    let error = field["\u{1B}[31m"].mistake(expected: "a link")
    #expect(
      error.description == #"expected a link, found the string "\u{1b}[0m\u{202e}\u{a0}" at /\u{1b}[31m"#)
    #expect(field["long"].summary == "the string \"\(String(repeating: "é", count: 40))…\"")
  }

  @Test func `a field outlives every other trace of its text`() throws {
    var name = try read(#"{"items": [{"name": "kept"}]}"#)["items"][at: 0]["name"]
    #expect(try name.string() == "kept")
    name = try read("{}")["items"][at: 0]["name"]
    #expect(name.pointer == "/items/0/name")
  }

  @Test func `a group joins the values of two texts`() throws {
    let group = Field.group([
      ("ranking", try read(#"{"items": [1]}"#)), ("likes", try read(#"{"ids": ["a"]}"#)),
    ])
    #expect(try group["ranking"]["items"][at: 0].integer() == 1)
    #expect(try group.at(pointer: "/likes/ids/0").string() == "a")
    #expect(try group.members().map(\.key) == ["ranking", "likes"])
    #expect(group.kind == .object && group.exists && group.document == nil)
    #expect(throws: ShapeError(pointer: "/ids/0", expected: "an integer", found: #"the string "a""#)) {
      try group["likes"]["ids"][at: 0].integer()
    }
    #expect(throws: ShapeError(pointer: "/other", expected: "an array", found: "nothing")) {
      try group["other"].elements()
    }
    #expect(throws: ShapeError(pointer: "", expected: "a string", found: "an object")) { try group.string() }
  }

  @Test func `a key in source leads where one leads that is made`() throws {
    let field = try read(Self.text)
    let group = Field.group([("one", field)])
    // As a translator writes them, and by strings that are no literals.
    let a = "a", b = "b", one = "one", i = "i", items = "items"
    let pairs = [
      (field["a"], field[a]), (field["a"]["b"], field[a][b]), (field["a"]["b"]["a"], field[a][b][a]),
      (field["i"]["a"]["b"], field[i][a][b]), (field["items"]["a"], field[items][a]),
      (group["a"], group[a]), (group["a"]["b"], group[a][b]), (group["one"], group[one]),
      (group["one"]["i"], group[one][i]), (group["one"]["a"]["b"], group[one][a][b]),
      (field.made(.string("x"))["a"]["b"], field.made(.string("x"))[a][b]),
      (field["a"].made(.flag(true))["b"], field[a].made(.flag(true))[b]),
    ]
    for (literal, made) in pairs {
      #expect(literal.pointer == made.pointer)
      #expect(literal.kind == made.kind && literal.exists == made.exists)
      #expect(literal.summary == made.summary && literal.document === made.document)
    }
    #expect(pairs.map(\.0.pointer).suffix(4) == ["/i", "/a/b", "/a/b", "/a/b"])
    #expect(try group["one"]["i"].integer() == 7 && group["one"]["s"].text() == "\u{0}é")
    #expect(try group["one"]["items"].elementCount() == 1)
    // The same is noted once, however often somebody asks.
    #expect(field["a"]["b"].pointer == "/a/b" && field["a"]["c"].pointer == "/a/c")
  }

  @Test func `a text that nobody reads any more is gone`() throws {
    weak var document: Document?
    do {
      let field = try read(Self.text)
      document = field.document
      #expect(field["a"]["b"]["c"].pointer == "/a/b/c")
      #expect(Field.group([("one", field)])["one"]["a"]["b"].pointer == "/a/b")
    }
    #expect(document == nil)
  }

  @Test func `a text is cut out of the response, whatever stands before and behind it`() throws {
    let field = try read(#"{"a": "", "b": "日本 \u05d0", "n": 1}"#)
    #expect(try field["a"].text() == "")
    #expect(try field["b"].text() == "日本 א")
    #expect(try field["b"].made(.string("made")).text() == "made")
    #expect(throws: ShapeError(pointer: "/n", expected: "a string", found: "the number 1")) {
      try field["n"].text()
    }
  }

  @Test func `members are found in every order`() throws {
    let keys = ["id", "name", "price", "note", "tags", "rating"]
    let members =
      #"{"id": 0, "name": "n", "price": {"id": 1, "note": 2}, "note": 3, "tags": [4], "rating": 5.5}"#
    for field in try readEachWay("[\(members), \(members)]") {
      for offset in 0...1 {
        for key in keys { #expect(field[at: offset][key].pointer == "/\(offset)/\(key)") }
        for key in keys.reversed() + ["none"] { #expect(field[at: offset][key].exists == (key != "none")) }
        #expect(try field[at: offset]["price"]["note"].integer() == 2)
        #expect(try field[at: offset]["price"]["id"].integer() == 1)
      }
    }
  }

  @Test(arguments: [32, 65_000, 65_534, 65_535, 65_536, 131_072])
  func `a member is found behind a value of any size`(zeros count: Int) throws {
    // Whoever stepped too short a way would find these.
    let others = #"{"behind": 0, "last": 0, "none": 0}"#
    let zeros = "[" + String(repeating: "0,", count: count / 2) + others + "]"
    for more in ["", "null, ", "1, "] {
      let text = #"{"before": 1, "zeros": [\#(more)\#(zeros)], "behind": 2, "last": "3"}"#
      for field in try readEachWay(text) {
        #expect(try field["before"].integer() == 1)
        #expect(try field["behind"].integer() == 2)
        #expect(try field["last"].string() == "3")
        #expect(!field["none"].exists)
      }
    }
  }

  @Test func `keys of every length are told apart`() throws {
    let equal = (Array(0...40) + [254, 255, 256, 511, 512]).map { String(repeating: "k", count: $0) }
    let keys = equal + equal.dropFirst(9).map { $0.dropLast() + "l" }
    let all = keys.enumerated().map { (key: $0.element, value: $0.offset) }
    // Objects of many members and of few.
    for members in [all] + (0..<4).map({ part in all.filter { $0.value % 4 == part } }) {
      let text = members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ",")
      for field in try readEachWay("{\(text)}") {
        for key in keys + ["m", "kkkkkkkkm"] {
          let value = members.first { $0.key == key }?.value
          #expect(try field[key].optional?.integer() == value, "\(key)")
        }
      }
    }
  }

  @Test func `a text may be one scalar`() throws {
    #expect(try read("\"a\"").string() == "a")
    #expect(try read(" 7\n").integer() == 7)
    #expect(try read("null").exists == false)
  }

  @Test func `many tasks may read one text`() async throws {
    let field = try read("[" + (0..<1000).map { "{\"n\": \($0)}" }.joined(separator: ",") + "]")
    let sums = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { try field.elements().reduce(0) { try $0 + $1["n"].integer() } }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 499_500, count: 8))
  }
}
