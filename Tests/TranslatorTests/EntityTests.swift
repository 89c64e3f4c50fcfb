import Testing
import VitrineTranslation
import VitrineUI

@Suite struct EntityTests {
  private func bytes(_ words: String) throws -> [UInt8] {
    let escaped = words.utf8.flatMap { $0 == UInt8(ascii: "\"") ? Array(#"\""#.utf8) : [$0] }
    let json = [UInt8(ascii: "\"")] + escaped + [UInt8(ascii: "\"")]
    return Array(try response(String(decoding: json, as: UTF8.self)).words().description.utf8)
  }

  @Test(arguments: [
    ("&amp;", "&"), ("&lt;b&gt;", "<b>"), ("&quot;&apos;", "\"'"), ("a&nbsp;b", "a\u{A0}b"), ("&#39;", "'"),
    ("&#x2022;", "•"), ("&#X2022;", "•"), ("&#8226;", "•"), ("&#8226 x", "• x"), ("&#x1F60A;", "😊"),
    ("&hellip;", "…"),
    ("&rarr;&rArr;", "→⇒"), ("a&ensp;b", "a\u{2002}b"), ("&eacute;&Eacute;", "éÉ"), ("&yen;&euro;", "¥€"),
    ("&thetasym;", "ϑ"),
    ("&star;", "☆"), ("&yuml;&AElig;", "ÿÆ"),
  ])
  func `a reference is its character`(words: String, text: String) throws {
    #expect(try bytes(words) == Array(text.utf8))
  }

  @Test(arguments: [
    "&", "&&", "a & b", "AT&T", "&トリートメント", "&;", "&#;", "&#x;", "&#xg;", "&amp", "&copy2020", "&Amp;",
    "&unknown;",
    "&thetasymm;", "?a=1&lt=2", "&am\u{301}p;", "&#-39;", "&# 39;",
  ])
  func `what is no reference stays as it is`(words: String) throws {
    #expect(try bytes(words) == Array(words.utf8))
  }

  @Test(arguments: [
    ("&amp;lt;", "&lt;"), ("&amp;amp;amp;", "&amp;amp;"), ("&#38;lt;", "&lt;"), ("&&amp;&", "&&&"),
    ("&am&amp;p;", "&am&p;"),
  ])
  func `a reference is decoded once`(words: String, text: String) throws {
    #expect(try bytes(words) == Array(text.utf8))
  }

  @Test(arguments: [
    ("&#0;", "\u{FFFD}"), ("&#xD800;", "\u{FFFD}"), ("&#x110000;", "\u{FFFD}"),
    ("&#99999999999999999999;", "\u{FFFD}"),
    ("&#146;", "’"), ("&#x80;", "€"), ("&#129;", "\u{81}"), ("&#xFFFF;", "\u{FFFF}"), ("&#27;", "\u{1B}"),
  ])
  func `odd numbers mean what HTML makes of them`(words: String, text: String) throws {
    #expect(try bytes(words) == Array(text.utf8))
  }

  @Test func `a combining mark can't hide an ampersand`() throws {
    #expect(try bytes("&amp;\u{301}&lt;\u{301}") == Array("&\u{301}<\u{301}".utf8))
  }
}

@Suite struct LinkTemplateTests {
  @Test(arguments: [
    ("/p/{id}", "7", "/p/7"), ("https://s.example/{id}.html", "a b", "https://s.example/a%20b.html"),
    ("/p?x={id}&y={id}", "&=", "/p?x=%26%3D&y=%26%3D"), ("{id}", "a", "a"),
    ("/p/{id}", "-._~aZ9", "/p/-._~aZ9"),
    ("/p/{id}", "é", "/p/%C3%A9"), ("/p/{id}", "%2F", "/p/%252F"),
  ])
  func `what fills a hole can't leave it`(template: String, value: String, address: String) throws {
    let template = try #require(LinkTemplate(template))
    #expect(template.link { _ in value }?.description == address)
  }

  @Test(arguments: ["", ".", ".."])
  func `a value that would lead elsewhere gives no link`(value: String) throws {
    let template = try #require(LinkTemplate("/p/{id}"))
    #expect(template.link { _ in value } == nil)
    #expect(template.link { _ in nil } == nil)
  }

  @Test(arguments: [
    "", "/p", "/p/{}", "/p/{id", "/p/id}", "/p/{a{b}}", "/p/{+id}", "/p/{i-d}", "/p/}{", "javascript:{id}",
    "https://user@s.example/{id}",
  ])
  func `what is no template is refused`(template: String) {
    #expect(LinkTemplate(template) == nil)
  }

  @Test func `a value can't make a scheme`() throws {
    #expect(LinkTemplate("{id}:alert(1)") == nil)
    let template = try #require(LinkTemplate("{id}{rest}"))
    #expect(
      template.link { $0 == "id" ? "javascript" : ":alert(1)" }?.description == "javascript%3Aalert%281%29")
  }
}
