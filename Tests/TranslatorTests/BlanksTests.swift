import Testing
import VitrineJSON
import VitrineTranslation
import VitrineUI

/// What stands around words and is none.
@Suite struct BlanksTests {
  @Test func `every blank at the ends is cut, and no other scalar`() throws {
    let scalars = (1...0xFFFF).compactMap { Unicode.Scalar($0) } + ["\u{10000}", "\u{E0020}", "🧶"]
    let texts = scalars.filter { $0 != "&" }.map { scalar in
      let one = String(scalar)
      return (scalar, whole: one + one + "a" + one + "b" + one, cut: "a" + one + "b")
    }
    let json = JSONValue.array(texts.map { .string($0.whole) }).compact
    let response = try Document.parse(json, name: "response.json", budget: .response).root
    for (text, field) in zip(texts, try response.elements()) {
      let expected = text.0.properties.isWhitespace ? text.cut : text.whole
      let found = try field.words()
      if found != Text(expected) { Issue.record("U+\(String(text.0.value, radix: 16)): \(found)") }
    }
  }

  @Test(arguments: [
    ("", ""), (" ", ""), ("\u{3000}\u{A0}\n", ""), ("  Knit", "Knit"), ("ニット\u{3000}", "ニット"),
    ("\u{3000}ニ ット ", "ニ ット"), ("&nbsp;Knit&#12288;", "Knit"), ("&amp;", "&"), ("R&amp;D &", "R&D &"),
    ("&lt;b&gt;", "<b>"), ("&amp;lt;", "&lt;"),
  ])
  func `words have no blank ends`(sent: String, read: String) throws {
    let json = JSONValue.array([.string(sent)]).compact
    let field = try Document.parse(json, name: "response.json", budget: .response).root[at: 0]
    #expect(try field.words() == Text(read))
    #expect(try field.optionalWords() == (read.utf8.isEmpty ? nil : Text(read)))
  }
}
