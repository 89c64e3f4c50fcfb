import Testing
import VitrineTesting
import VitrineTranslation
import VitrineUI

@Suite struct `The kit for translators` {
  private static let shelf = #"{"books": [{"isbn": "1", "name": "Alder", "shelf": "B2"}, {"isbn": "2"}]}"#

  @Test func `gives what a translator made and what it left out`() throws {
    let translated = try TranslatorCheck().translated(
      Self.shelf, by: LibraryBooks(), options: #"{"currency": "EUR"}"#)
    #expect(translated.model.items.map(\.id) == ["1"])
    #expect(translated.dropped.map(\.pointer) == ["/books/1/name"])
    #expect(translated.itemLogs["1"]?.entries.map(\.name) == ["shelf"])
  }

  @Test(arguments: [
    ("{", #"{"currency": "EUR"}"#, "a response in JSON"),
    (#"{"books": []}"#, "{", "options in JSON"),
    (#"{"books": []}"#, #"{"currency": "euro"}"#, "options that read"),
    (#"{"books": 3}"#, #"{"currency": "EUR"}"#, "an array"),
  ])
  func `throws what does not read`(response: String, options: String, expected: String) {
    #expect {
      try TranslatorCheck().translated(response, by: LibraryBooks(), options: options)
    } throws: {
      ($0 as? ShapeError)?.expected == expected
    }
  }
}
