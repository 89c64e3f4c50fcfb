import Testing
import VitrineTesting

@Suite struct StrictHTMLTests {
  @Test func `a page is read into elements, attributes and text`() throws {
    let nodes = try StrictHTML.parse("<p class=\"a\" title='b &amp; \"c\"' hidden>d &lt; e<br>f</p>")
    let paragraph = try #require(nodes.elements.first)
    #expect(paragraph.name == "p" && paragraph["class"] == "a" && paragraph["title"] == "b & \"c\"")
    #expect(paragraph["hidden"] == "" && paragraph["lang"] == nil)
    #expect(nodes.text == "d < ef")
    #expect(nodes.skeleton == "<p class= title= hidden>·<br></br>·</p>")
    // A text's letters decide on this attribute, and on no other.
    let directed = try StrictHTML.parse("<p dir=\"auto\" class=\"a\">b</p><p dir=\"rtl\">c</p>")
    #expect(directed.skeleton == "<p class=>·</p><p dir=>·</p>")
  }

  @Test func `a whole page is read with its doctype and style`() throws {
    let page =
      "<!doctype html>\n<html lang=\"ja\"><head><title>a &amp; b</title><style>a > b { c: \"<\" }</style></head></html>"
    let nodes = try StrictHTML.parse(page)
    #expect(nodes.elements.map(\.name) == ["html", "head", "title", "style"])
    #expect(nodes.text == "a & ba > b { c: \"<\" }")
  }

  @Test(arguments: [
    ("<p>", "byte 3: the tag <p> is not closed"),
    ("</p>", "byte 0: </p> closes nothing"),
    ("<div><b>a</div></b>", "byte 9: </div> where <b> is open"),
    ("<p title=a>b</p>", "byte 9: the value of \"title\" is not in quotes"),
    ("<p title=\"a>b</p>", "byte 11: a bare \">\" in text: write a reference"),
    ("<p title=\"a", "byte 11: the quotes of \"title\" are not closed"),
    ("<p a=\"1\" a=\"2\"></p>", "byte 10: <p> has two attributes \"a\""),
    ("<p a=\"1\"b=\"2\"></p>", "byte 8: the tag <p> has no end"),
    ("a < b", "byte 3: a \"<\" that begins no tag"),
    ("a > b", "byte 2: a bare \">\" in text: write a reference"),
    ("a & b", "byte 2: a bare \"&\": write &amp;"),
    ("&bogus;", "byte 0: the reference &bogus; is none of those that are written here"),
    ("&#0;", "byte 0: the reference &#0; is none of those that are written here"),
    ("<!-- a -->", "byte 1: a \"<\" that begins no tag"),
    ("<p><div></div></p>", "byte 3: <div> inside <p>, which holds words only"),
    ("<p><a href=\"/\"><ul></ul></a></p>", "byte 15: <ul> inside <p>, which holds words only"),
    ("<a href=\"/\"><b><a href=\"/\"></a></b></a>", "byte 15: <a> inside <a>"),
    ("<a href=\"/\"><input></a>", "byte 12: <input> inside <a>"),
    ("<a href=\"/\"><video controls></video></a>", "byte 12: <video> inside <a>"),
    ("<a href=\"/\"><ul tabindex=\"0\"></ul></a>", "byte 12: <ul> inside <a>"),
    ("<p><bdi><p></p></bdi></p>", "byte 8: <p> inside <bdi>, which holds words only"),
    ("<ul><p></p></ul>", "byte 4: <p> right inside <ul>"),
    ("<div><li></li></div>", "byte 5: <li> right inside <div>"),
    ("<li></li>", "byte 0: <li> right inside no list"),
    ("<div/>", "byte 0: <div/> closes itself only inside <svg>"),
    ("a\u{7}", "byte 1: the control character U+0007"),
    ("a\u{9B}31m", "byte 1: the control character U+009B"),
    ("<p title=\"\u{1}\"></p>", "byte 10: the control character U+0001"),
  ])
  func `what a browser would mend is refused`(_ html: String, _ message: String) {
    let fault = #expect(throws: StrictHTML.Fault.self) { try StrictHTML.parse(html) }
    #expect(fault?.description == message)
  }

  @Test(arguments: [
    "<ul><li>a</li></ul>", "<a href=\"/\"><div><p>a</p></div></a>",
    "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>",
    "<video muted src=\"/a\"></video>", "&amp;&lt;&gt;&quot;&apos;&nbsp;&#39;&#13;&#x3042;", "<p>a\n\tb</p>",
  ])
  func `what is sound is read`(_ html: String) throws {
    #expect(try !StrictHTML.parse(html).isEmpty)
  }

  @Test func `equality and references are bytewise`() throws {
    #expect(try StrictHTML.parse("\u{E9}") != StrictHTML.parse("e\u{301}"))
    #expect(
      try StrictHTML.parse("<p title=\"\u{E9}\"></p>") != StrictHTML.parse("<p title=\"e\u{301}\"></p>"))
    #expect(try StrictHTML.parse("&#233;") == StrictHTML.parse("\u{E9}"))
  }

  @Test func `a drawing is indented a tag a line`() throws {
    let html = "<ul><li class=\"a\"><p>b &amp; c</p> <img src=\"/d\"></li></ul>"
    let lines = [
      "<ul>", "  <li class=\"a\">", "    <p>b &amp; c</p>", "    &#32;", "    <img src=\"/d\">", "  </li>",
      "</ul>",
    ]
    #expect(try StrictHTML.indented(html) == lines.map { $0 + "\n" }.joined())
  }
}
