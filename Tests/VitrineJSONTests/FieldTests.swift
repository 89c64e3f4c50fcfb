import Testing

import VitrineJSON

/// Reads a small text of ours.
func read(_ text: String, budget: Budget = .layout) throws -> Field {
  try Document.parse(Array(text.utf8), name: "test.json", budget: budget).root
}

@Suite struct FieldTests {
  @Test func `an absent member says that nothing was found, and where`() throws {
    let field = try read(#"{"items": [{"name": 3}]}"#)
    #expect(throws: ShapeError(pointer: "/items/0/name", expected: "a string", found: "the number 3")) {
      try field["items"][at: 0]["name"].string()
    }
    #expect(throws: ShapeError(pointer: "/items/1/name", expected: "a string", found: "nothing")) {
      try field["items"][at: 1]["name"].string()
    }
  }

  @Test func `an error is one sentence`() throws {
    let field = try read(#"{"items": [{"name": 3}]}"#)
    let error = field["items"][at: 0]["name"].mistake(expected: "a string")
    #expect(error.description == "expected a string, found the number 3 at /items/0/name")
    #expect(error.place == Place(line: 1, column: 21))
  }
}
