import Testing
import VitrineJSON

/// The examples of RFC 6901, section 5, and what stands between them.
@Suite struct PointerTests {
  static let text = #"""
    {"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6, " ": 7, "m~n": 8}
    """#

  @Test(arguments: [
    ("/", 0), ("/a~1b", 1), ("/c%d", 2), ("/e^f", 3), ("/g|h", 4), (#"/i\j"#, 5), (#"/k"l"#, 6), ("/ ", 7),
    ("/m~0n", 8),
  ])
  func `the standard's examples lead to their values`(pointer: String, number: Int) throws {
    let field = try read(Self.text).at(pointer: pointer)
    #expect(try field.integer() == number)
    #expect(field.pointer == pointer)
  }

  @Test func `a pointer may lead to the whole, to an array and into it`() throws {
    let field = try read(Self.text)
    #expect(field.at(pointer: "").pointer == "")
    #expect(try field.at(pointer: "/foo").elements().count == 2)
    #expect(try field.at(pointer: "/foo/1").string() == "baz")
    #expect(field["foo"].at(pointer: "/0").pointer == "/foo/0")
  }

  @Test(arguments: [
    ("/foo/2", "/foo/2"), ("/foo/-", "/foo/-"), ("/foo/01", "/foo/01"), ("/foo/+1", "/foo/+1"),
    ("/foo/0/a/b", "/foo/0/a/b"),
    ("/foo/99999999999999999999", "/foo/99999999999999999999"), ("/foo/", "/foo/"),
    ("/none/a~1b/~0", "/none/a~1b/~0"),
    ("foo", "/foo"), ("/foo~2", "/~1foo~02"),
  ])
  func `a pointer that leads nowhere leads to nothing`(pointer: String, way: String) throws {
    let field = try read(Self.text).at(pointer: pointer)
    #expect(field.kind == .nothing && field.pointer == way)
  }

  @Test(arguments: ["", "/", "/a", "/a~0b~1c", "//", "/\u{1F600}"])
  func `a pointer is read`(text: String) { #expect(Pointer(text) != nil) }

  @Test(arguments: ["a", "a/b", "/~", "/a~2", "/~~0", "#/a", " /a"])
  func `what is no pointer is not`(text: String) { #expect(Pointer(text) == nil) }

  @Test func `a pointer of many steps costs no stack`() throws {
    let field = try read(Self.text).at(pointer: String(repeating: "/a", count: 100_000))
    #expect(field.kind == .nothing)
    #expect(field.pointer == "/a")
  }

  @Test(arguments: [1_018, 1_019, 1_020])
  func `the pointer of a value below an endless key is cut before it, so that mistakes stay small`(
    length: Int
  ) throws {
    let key = String(repeating: "k", count: length)
    let field = try read("{\"a\": {\"\(key)\": [1]}}")["a"][key][at: 0]
    #expect(try field.integer() == 1)
    #expect(field.pointer == (length <= 1_019 ? "/a/\(key)/0" : length == 1_020 ? "/a/\(key)" : "/a"))
    #expect(field.mistake(expected: "a string").place?.line == 1)
  }
}
