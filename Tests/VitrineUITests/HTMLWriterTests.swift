import Testing
import VitrineUI

@Suite struct HTMLWriterTests {
  private func written(_ write: (inout HTMLWriter) -> Void) -> String {
    var writer = HTMLWriter()
    write(&writer)
    return String(decoding: writer.finish().bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a", "a"), ("", ""), ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"), ("&amp;", "&amp;amp;"),
    ("\"\u{301}", "&quot;\u{301}"), ("\u{600}\"", "\u{600}&quot;"), ("<\u{338}", "&lt;\u{338}"),
    ("日本<語", "日本&lt;語"), ("é\u{A9}", "é\u{A9}"), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ("a\r\nb\tc", "a&#13;\nb\tc"), ("\u{0}\u{1B}[31m", "\u{FFFD}\u{FFFD}[31m"), ("\u{7F}", "\u{FFFD}"),
    ("\u{80}\u{9B}\u{9F}\u{A0}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}"),
  ])
  func `text passes one door`(_ text: String, _ html: String) {
    #expect(written { $0.text(text) }.utf8.elementsEqual(html.utf8))
    #expect(written { $0.attribute("title", text) }.utf8.elementsEqual(" title=\"\(html)\"".utf8))
  }

  @Test func `every scalar of the first planes passes or becomes a mark`() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let html = Array(written { $0.text(String(scalar)) }.utf8)
      #expect(!html.contains { $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27 }, "\(value)")
      let isForbidden =
        (value < 0x20 && ![0x09, 0x0A, 0x0D].contains(value)) || (0x7F...0x9F).contains(value)
      #expect(html.elementsEqual("\u{FFFD}".utf8) == isForbidden, "\(value)")
    }
  }

  @Test func `markup in source and numbers are written as they are`() {
    var count = 0
    let html = written { writer in
      writer.raw("<i>")
      writer.number(-7)
      writer.attribute("width", 12)
      writer.append(Array("</i>".utf8))
      count = writer.count
    }
    #expect(html == "<i>-7 width=\"12\"</i>" && count == html.utf8.count)
  }
}
