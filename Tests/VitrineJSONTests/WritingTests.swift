import Testing
import VitrineJSON

@Suite struct WritingTests {
  static let value: JSONValue = .object([
    "text": .string("a\"\\\n\u{1B}\u{9B}\u{2028}é😀"),
    "numbers": .array([.integer(-7), .number(0.1), .number(1e300)]),
    "flags": .array([.flag(true), .flag(false), .null]), "absent": nil, "empty": .array([]),
    "none": .object([]),
  ])

  @Test func `what is written on one line is plain`() {
    #expect(
      String(decoding: Self.value.compact, as: UTF8.self)
        == #"{"text":"a\"\\\n\u001b\u009b\u2028é😀","numbers":[-7,0.1,1e+300],"flags":[true,false,null],"#
        + #""empty":[],"none":{}}"#)
  }

  @Test func `what is written over several lines is indented by two`() {
    let value = JSONValue.object(["a": .array([.integer(1), .object(["b": .null])])])
    #expect(
      String(decoding: value.indented, as: UTF8.self) == """
        {
          "a": [
            1,
            {
              "b": null
            }
          ]
        }

        """)
  }

  @Test(arguments: [value.compact, value.indented])
  func `what is written is read back`(bytes: [UInt8]) throws {
    let field = try Document.parse(bytes, name: "written.json", budget: .layout).root
    #expect(try field["text"].string() == "a\"\\\n\u{1B}\u{9B}\u{2028}é😀")
    #expect(try field["numbers"].elements().map { try $0.number() } == [-7, 0.1, 1e300])
    #expect(try field.members().map(\.key) == ["text", "numbers", "flags", "empty", "none"])
  }
}
