import Testing
import VitrineJSON

@Suite struct DuplicateTests {
  @Test func `of a key that is there twice the last one counts, with a remark`() throws {
    let text = """
      {"a": 1, "b": {"x": 0,
        "x": 1, "\\u0078": 2}, "a": 3}
      """
    let document = try Document.parse(Array(text.utf8), name: "test.json", budget: .layout)
    #expect(try document.root["a"].integer() == 3)
    #expect(try document.root["b"]["x"].integer() == 2)
    #expect(try document.root.members().map(\.key) == ["a", "b"])
    #expect(
      document.remarks.map { "\($0.place) \($0.message) \($0.pointer)" } == [
        "2:3 the key \"x\" was given at 1:16 already; the last one counts /b/x",
        "2:11 the key \"x\" was given at 1:16 already; the last one counts /b/x",
        "2:25 the key \"a\" was given at 1:2 already; the last one counts /a",
      ])
  }

  @Test func `keys are bytes, so that two forms of a letter are two keys`() throws {
    let document = try Document.parse(
      Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8), name: "test.json", budget: .layout)
    #expect(document.remarks.isEmpty)
    #expect(try document.root["\u{E9}"].integer() == 1)
    #expect(try document.root["e\u{301}"].integer() == 2)
    #expect(try document.root.members().count == 2)
  }

  @Test func `the same key in two objects is no duplicate`() {
    #expect(verdict(Array(#"[{"a": 1}, {"a": {"a": 2}}]"#.utf8)) == "read")
  }

  @Test func `a mistake after a duplicate key is still one`() {
    #expect(verdict(Array(#"{"a": 1, "a": 2, }"#.utf8)) == "syntax 1:18 the comma before '}' is one too many")
  }

  @Test func `remarks come in the order of the text, whatever they are about`() {
    let text = #"{"a": 99999999999999999999, "a": 1, "b": 99999999999999999999}"#
    #expect(verdict(Array(text.utf8)) == "read, big-integer 1:7, duplicate-key 1:29, big-integer 1:42")
  }

  @Test func `a hostile text has no more than a hundred remarks`() throws {
    let text = "{" + String(repeating: "\"k\":0,", count: 5000) + "\"k\":1}"
    let document = try Document.parse(Array(text.utf8), name: "test.json", budget: .layout)
    #expect(document.remarks.count == 100)
    #expect(document.remarks.last?.message.hasSuffix("(and 4900 more remarks)") == true)
    let long = String(repeating: "k", count: 50_000)
    let wide = "{\"\(long)\": {" + String(repeating: "\"k\":0,", count: 50) + "\"k\":1}}"
    #expect(try Document.parse(Array(wide.utf8), name: "test.json", budget: .layout).remarks.count == 2)
  }
}
