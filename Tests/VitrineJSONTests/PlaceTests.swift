import Testing
import VitrineJSON

@Suite struct PlaceTests {
  static let text = """
    {
      "title": "ホーム", "tabs": [
        {"id": "all", "a/b": {"m~n": 1}},
        [], {"x": 1, "x": [true, 2]}
      ],
      "": null
    }
    """

  @Test(arguments: [
    ("", "1:1"), ("/title", "2:12"), ("/tabs", "2:27"), ("/tabs/0", "3:5"), ("/tabs/0/id", "3:12"),
    ("/tabs/0/a~1b", "3:26"), ("/tabs/0/a~1b/m~0n", "3:34"), ("/tabs/1", "4:5"), ("/", "6:7"),
    // Of a key that is there twice, the last.
    ("/tabs/2/x", "4:23"), ("/tabs/2/x/1", "4:30"),
    // What is not there is placed at the nearest value around it.
    ("/nothing", "1:1"), ("/tabs/7", "2:27"), ("/tabs/00", "2:27"), ("/tabs/-", "2:27"),
    ("/tabs/0/id/x", "3:12"),
    ("/tabs/0/nothing/deeper", "3:5"), ("no pointer", "1:1"),
  ])
  func `a pointer leads to where its value starts`(pointer: String, place: String) throws {
    let document = try Document.parse(Array(Self.text.utf8), name: "test.json", budget: .layout)
    #expect(document.place(of: pointer).description == place)
    var places = Places(of: document)
    #expect(places.place(of: pointer).description == place)
    #expect(places.place(of: pointer).description == place)
  }

  @Test(arguments: [
    ("", "1:1"), ("/title", "2:3"), ("/tabs/0", "3:5"), ("/tabs/0/id", "3:6"), ("/tabs/2/x", "4:18"),
    ("/", "6:3"), ("/tabs/0/nothing", "3:5"),
  ])
  func `a member's key has a place too`(pointer: String, place: String) throws {
    let document = try Document.parse(Array(Self.text.utf8), name: "test.json", budget: .layout)
    #expect(document.place(ofKeyAt: pointer).description == place)
  }

  @Test func `a byte order mark takes no column`() throws {
    let document = try Document.parse(
      [0xEF, 0xBB, 0xBF] + Array("[1]".utf8), name: "test.json", budget: .layout)
    #expect(document.place(of: "/0") == Place(line: 1, column: 2))
  }

  @Test func `columns count scalars on lines of any length`() throws {
    let text = "[" + String(repeating: "\"e\u{301}\", ", count: 3000) + "\"👩‍👩‍👧\",\r\n 7]"
    let document = try Document.parse(Array(text.utf8), name: "test.json", budget: .layout)
    #expect(document.place(of: "/2999") == Place(line: 1, column: 2 + 2999 * 6))
    #expect(document.place(of: "/3001") == Place(line: 2, column: 2))
  }

  @Test(arguments: UInt64(1)...200)
  func `whatever the text, each value and each key is found where it was written`(seed: UInt64) throws {
    var writer = TextWriter(seed: seed)
    writer.write()
    let document = try Document.parse(Array(writer.text.utf8), name: "test.json", budget: .layout)
    var places = Places(of: document)
    for (bytes, site) in writer.sites {
      let pointer = String(decoding: bytes, as: UTF8.self)
      #expect(places.place(of: pointer) == site.value, "\(pointer) in \(writer.text)")
      #expect(places.place(ofKeyAt: pointer) == site.key, "\(pointer) in \(writer.text)")
      #expect(document.root.at(pointer: pointer).kind == site.kind, "\(pointer) in \(writer.text)")
      #expect(document.root.at(pointer: pointer).pointer == pointer)
    }
    #expect(document.remarks.count == writer.duplicates)
  }
}
