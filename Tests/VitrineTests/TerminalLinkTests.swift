import Testing
import VitrineTesting
import VitrineUI

@testable import Vitrine

/// Which addresses a terminal is given to follow.
@Suite struct TerminalLinkTests {
  private func link(_ address: String, label: String = "words", prefix: String = "") -> String? {
    let target = TextTarget(.link(address), label: label)
    return TerminalLink(target, prefix: prefix).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    ("https://shop.example/a?b=c;d#e", "https://shop.example/a?b=c;d#e"),
    ("HTTP://Shop.Example:80/%E9", "http://shop.example/%E9"),
    ("mailto:a@shop.example", "mailto:a@shop.example"),
    ("tel:+81-3", "tel:+81-3"),
    (
      "https://shop.example/白い セーター",
      "https://shop.example/%E7%99%BD%E3%81%84%20%E3%82%BB%E3%83%BC%E3%82%BF%E3%83%BC"
    ),
    ("//shop.example/a", "https://shop.example/a"),
  ])
  func `an address that leads somewhere is linked in ASCII`(_ address: String, _ written: String) {
    #expect(link(address) == written)
  }

  @Test(arguments: [
    "file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "ssh://host", "x-man-page://ls", "/all",
    "all", "#", "?tab=a", "",
    "https://", "https://a b/", "https://user@host/", "https://a\u{1B}\\/b\u{7}\u{9C}",
    "https://shop.example/" + String(repeating: "a", count: 2_083),
  ])
  func `an address that may not be followed from a terminal is not linked`(_ address: String) {
    #expect(link(address) == nil)
  }

  @Test func `the longest address is linked and the next is not`() {
    let start = "https://shop.example/"
    #expect(link(start + String(repeating: "a", count: 2_083 - start.utf8.count)) != nil)
    #expect(link(start + String(repeating: "a", count: 2_084 - start.utf8.count)) == nil)
  }

  @Test func `a relative address is linked when it is said what it is relative to`() {
    #expect(link("all", prefix: "https://shop.example/") == "https://shop.example/all")
    #expect(link("https://other.example/", prefix: "https://shop.example/") == "https://other.example/")
    #expect(link("javascript:x", prefix: "https://shop.example/") == nil)
    #expect(link("all", prefix: "/here/") == nil)
  }

  @Test(arguments: [
    ("https://bank.example/login", false), ("bank.example", false), ("www.bank.example", false),
    ("Go to http://bank.example", false), ("bank.example/login", false), ("BANK.example:80", false),
    ("https://shop.example/other", true), ("shop.example", true), ("SHOP.example/a", true),
    ("See bank.example", true), ("No.1", true), ("3.5", true), ("a.b", true), ("白い。", true), ("", true),
  ])
  func `words that name another host are not linked`(_ label: String, _ isLinked: Bool) {
    #expect((link("https://shop.example/a", label: label) != nil) == isLinked)
  }

  @Test func `a link over several lines is one, and each line closes it`() {
    let stage = Stage()
    let nodes = stage.recorded { canvas in
      canvas.link(to: "https://shop.example/one") { $0.text("words that take several lines of the terminal") }
      canvas.link(to: "https://shop.example/two") { $0.text("other words") }
    }.nodes
    var paint = TextPaint(colours: .sixteen, hasLinks: true)
    let bytes = paint.bytes(of: stage.medium(12).lines(of: nodes))
    #expect(PaintedText(bytes, at: .sixteen).findings == [])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}]8;id=1;https://shop.example/one\u{1B}\\words that\u{1B}]8;;\u{1B}\\\n"))
    #expect(text.hasSuffix("\u{1B}]8;id=2;https://shop.example/two\u{1B}\\other words\u{1B}]8;;\u{1B}\\\n"))
    #expect(
      PaintedText(bytes, at: .sixteen).links.count == stage.medium(12).lines(of: nodes).count { $0.cells > 0 }
    )
    paint.hasLinks = false
    #expect(PaintedText(paint.bytes(of: stage.medium(12).lines(of: nodes)), at: .sixteen).links == [])
  }
}
