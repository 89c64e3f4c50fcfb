import Testing
import VitrineUI

@Suite struct AddressTests {
  @Test(arguments: [
    ("https://shop.example/a?b=c#d", "https://shop.example/a?b=c#d"),
    ("HTTPS://Shop.Example", "https://shop.example"),
    ("http://shop.example:80/a", "http://shop.example/a"),
    ("https://shop.example:443", "https://shop.example"),
    ("https://shop.example:8443/", "https://shop.example:8443/"),
    ("https://shop.example:/", "https://shop.example/"),
    ("https://xn--wgv71a119e.example/", "https://xn--wgv71a119e.example/"),
    ("http://192.168.0.1/a", "http://192.168.0.1/a"),
    ("//shop.example/a", "https://shop.example/a"),
    ("/a/b", "/a/b"), ("a/b.svg", "a/b.svg"), ("?q=a", "?q=a"), ("#top", "#top"), ("../a", "../a"),
    (" /a\n", "/a"), ("/a\tb", "/ab"),
    ("/あ い", "/%E3%81%82%20%E3%81%84"), ("/a\"><b>", "/a%22%3E%3Cb%3E"), ("/a?b=\\", "/a?b=%5C"),
    ("mailto:shop@example.com?subject=あ", "mailto:shop@example.com?subject=%E3%81%82"),
    ("tel:+81-3-0000", "tel:+81-3-0000"),
    ("a%20b", "a%20b"), ("1:2", "1:2"), ("/javascript:alert(1)", "/javascript:alert(1)"),
  ])
  func `an address to follow is written in its checked form`(_ address: String, _ written: String) {
    #expect(Link(address)?.description == written)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
    "\u{1}javascript:a",
    "data:text/html,a", "vbscript:a", "file:///etc/passwd", "blob:a", "about:blank", "ftp://a", "ws://a",
    "x:y",
    "", " ", "\u{0}", "/a\u{0}b", "/a\u{7F}", "\\a", "/\\evil.example", "\\\\evil.example", "///evil.example",
    "a\\b",
    "https:evil.example", "https:/evil.example", "https:///evil.example", "https://", "https://:80", "//",
    "https://good.example@evil.example", "https://good.example\\@evil.example", "https://a:b@c",
    "https://[::1]/", "https://1", "https://127.1", "https://0x7f.1", "https://1.2.3.4.", "https://01.2.3.4",
    "https://256.1.1.1", "https://1.2.3.4.5", "https://a.0x1", "https://例え.example", "https://ｅｖｉｌ.example",
    "https://a%2eb", "https://a b", "https://a<b", "https://a:b", "https://a:65536", "https://a:080",
    "https://a:80:80",
    "mailto:", "mailto://a", "tel:/a",
  ])
  func `an address that might lead elsewhere is refused`(_ address: String) {
    #expect(Link(address) == nil)
    #expect(MediaAddress(address) == nil)
  }

  @Test func `a picture is neither mailed nor called`() {
    for address in ["mailto:a@b", "tel:1"] {
      #expect(Link(address) != nil)
      #expect(MediaAddress(address) == nil)
    }
    let name = "Images/a b.svg"
    #expect(MediaAddress(name)?.description == "Images/a%20b.svg")
  }

  @Test(arguments: [(8_191, true), (8_192, true), (8_193, false)])
  func `an address has a length`(_ length: Int, _ isTaken: Bool) {
    #expect((Link(String(repeating: "a", count: length)) != nil) == isTaken)
  }

  @Test func `a written address stays as it is when it is read again`() throws {
    for address in ["/あ い", "HTTP://A:80/?q=\"", "mailto:あ@b", "//A/b", "a%zz"] {
      let written = try #require(Link(address)).description
      #expect(Link(written)?.description == written)
    }
  }

  /// Addresses and what stands around them: every pair is one that the quick way might judge otherwise.
  static let oddEnds: [String] = {
    let heads = [
      "", "https://", "http://", "HTTPS://", "https:/", "//", "/", "./", "a", "a:", "mailto:", "tel:", "?",
      "#",
      "https://a", "https://a.", "https://a.b/", "https://a.0x1", "https://1.b", "https://1.2.3.4",
      "https://-",
      "https://a..b", "https://_", "https://a._", "https://\(String(repeating: "a", count: 252))",
    ]
    let tails = ["", ".", ":", ":80", ":443", "@b", "/", "?", "#", "/a", "b", "B", "é", "~", "\u{7F}"]
    let ascii = (0..<0x80).compactMap { Unicode.Scalar($0).map { String($0) } }
    return heads.flatMap { head in
      (tails + ascii).flatMap { [head + $0, head + $0 + "a", head + "1234567" + $0] }
    }
  }()

  @Test func `an address that is quickly told is judged as every other`() {
    for address in Self.oddEnds {
      // No address with a TAB is in its written form, and the door drops the TAB.
      #expect(Link(address) == Link("\t" + address), "\(address.debugDescription)")
      #expect(MediaAddress(address) == MediaAddress("\t" + address), "\(address.debugDescription)")
    }
  }

  @Test func `an address in its written form shares its text's bytes`() throws {
    for address in ["https://shop.example/a?b=c#d", "http://a/", "Images/a.svg", "/a%20b", "#", "?a=b:c"] {
      let text = Text(address)
      let link = try #require(Link(text: text))
      #expect(
        text.withBytes { one in link.text.withBytes { one.baseAddress == $0.baseAddress } }, "\(address)")
    }
  }

  @Test func `an address in source is checked as well`() {
    let link: Link = "/a b"
    let picture: MediaAddress = "Images/あ.svg"
    #expect(
      link.description == "/a%20b" && Link.search.description == "/search" && Link.top.description == "#")
    #expect(picture.description == "Images/%E3%81%82.svg")
  }

  @Test func `an address in source that is refused stops the program`() async {
    await #expect(processExitsWith: .failure) { let _: Link = "javascript:alert(1)" }
    await #expect(processExitsWith: .failure) { let _: MediaAddress = "mailto:a@b" }
    await #expect(processExitsWith: .failure) { let _: ModuleType = "Ranking" }
  }
}
