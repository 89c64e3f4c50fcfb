import Foundation
import Testing
import VitrineBuiltIn
import VitrineUI

@testable import Vitrine

/// Digests and base 64 as their standards have them.
@Suite struct `A digest` {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { (($0 < 16 ? "0" : "") + String($0, radix: 16)) }.joined()
  }

  /// Source: FIPS 180-4's examples and those of NIST's "Example Algorithms", SHA-256.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]) func `is that of the standard`(message: String, digest: String) {
    #expect(hex(SHA256.digest(Array(message.utf8))) == digest)
  }

  /// Every length around the ends of a block, against a digest of digests that another program made.
  @Test func `is right for every length of the last block`() {
    let all = (0...260).flatMap { count in SHA256.digest((0..<count).map { UInt8($0 % 251) }) }
    #expect(hex(SHA256.digest(all)) == "e6715709d028fcc863e06fd6a00a6d8b67c5e4c5baeaafb9c572b4d23cc99228")
  }

  /// Source: RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("\u{3FF}\u{FF}", "z7/Dvw=="),
  ]) func `is written in base 64 as the RFC has it`(text: String, written: String) {
    #expect(String(decoding: Base64.encoded(Array(text.utf8)), as: UTF8.self) == written)
  }
}

@Suite struct `The policy of a page` {
  private func policy(_ body: String) -> String { ContentSecurityPolicy(of: Array(body.utf8)).value }

  @Test func `of nothing allows nothing`() {
    #expect(
      policy("<p>words")
        == "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'")
  }

  @Test(arguments: [
    ("<img src=\"a.png\">", "img-src 'self'"), ("<IMG SRC='/a.png'>", "img-src 'self'"),
    ("<img alt=\"a > b\" src=https://cdn.example/a.png>", "img-src https://cdn.example"),
    ("<img src=\"https://cdn.example:8443/a\"><img src=\"b\">", "img-src 'self' https://cdn.example:8443"),
    (
      "<img src=\"http://a.example/x\"><img src=\"https://a.example/x\">",
      "img-src http://a.example https://a.example"
    ),
    ("<img src=\"HTTPS://a.example?x\">", "img-src https://a.example"),
    // A host that no policy can say is allowed with its scheme, not refused.
    ("<img src=\"https://a_b.example/x\">", "img-src https:"),
    ("<img src=\"//a.example/x\">", "img-src a.example"),
    ("<img src=\"https://a.example; script-src *\">", "img-src https:"),
    ("<img src=\"data:image/png;base64,AA\">", "img-src data:"),
    ("<img srcset=\"a.png 1x, https://b.example/a.png 2x\">", "img-src 'self' https://b.example"),
    (
      "<video poster=\"https://p.example/1\" src=\"https://v.example/2\"></video>",
      "img-src https://p.example; media-src https://v.example"
    ),
    ("<iframe src=\"https://maps.example/\"></iframe>", "frame-src https://maps.example"),
    ("<link rel=\"stylesheet\" href=\"https://s.example/v.css\">", "style-src https://s.example"),
    // What stands in text, a comment or another attribute loads nothing.
    ("&lt;img src=\"x\"&gt;<!-- <img src=\"x\"> --><a title=\"<img src='x'>\" href=\"y\">", nil),
    ("<script type=\"application/json\">{\"a\": \"<img src='x'>\"}</script>", nil),
    ("<img src=\"about:invalid\">", nil), ("<img src=\"\">", nil), ("<img", nil), ("<img src=\"", nil),
    ("<", nil),
  ]) func `allows what a page loads, by where it comes from`(body: String, allowed: String?) {
    let parts = [
      "default-src 'none'", allowed, "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'",
    ]
    #expect(policy(body) == parts.compactMap { $0 }.joined(separator: "; "))
  }

  @Test(arguments: [
    ("<form>", "'self'"), ("<form action=\"\">", "'self'"), ("<form action=\"/search\">", "'self'"),
    ("<form action=\"https://shop.example/search\">", "https://shop.example"),
    ("<form><button formaction=\"https://b.example/\">", "'self' https://b.example"),
  ]) func `says where forms may lead`(body: String, allowed: String) {
    #expect(policy(body).contains("; form-action \(allowed); base-uri"))
  }

  @Test func `allows a style by its bytes`() {
    // printf '\nb{}\n' | openssl dgst -sha256 -binary | base64
    #expect(
      policy("<style>\nb{}\n</style>").contains(
        "style-src 'sha256-lkYe5SAjgQT1av6fhWoNE7zxmqmfMlAULMnahGbZ8os='; form"))
    #expect(
      policy("<STYLE>\nb{}\n</STYLE>").contains(
        "style-src 'sha256-lkYe5SAjgQT1av6fhWoNE7zxmqmfMlAULMnahGbZ8os='; form"))
    #expect(policy("<style>b{}</style>") != policy("<style>b{} </style>"))
  }

  @Test(arguments: Shelf.names) func `never allows inline styles, scripts or everything`(name: String)
    async throws
  {
    let plan = try Engine(.builtIn).plan(Array(try Shelf.text(name).utf8), named: name, source: Shelf.source)
    for tab in plan.tabIDs.isEmpty ? [nil] : plan.tabIDs.map(Optional.some) {
      let page = await plan.page(PageRequest(tab: tab))
      let policy = page.contentSecurityPolicy()
      for word in ["unsafe", "script", "*", "data:", "\n", "\r"] { #expect(!policy.contains(word)) }
      #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
      let html = page.html().string
      #expect(!html.contains(" style=\"") && html.firstMatch(of: /\son[a-z]+="/) == nil)
    }
  }

  @Test func `of a linked stylesheet allows its origin, and the theme's own style by its hash`() async throws
  {
    let layout =
      #"{ "vitrine": 1, "id": "s", "modules": [ { "id": "n", "type": "notice", "data": { "text": "x" } } ] }"#
    let plan = try Engine(.builtIn).plan(Array(layout.utf8), named: "s.json")
    let standard = await plan.page()
    let link: Link = "https://cdn.example/vitrine.css"
    #expect(
      standard.contentSecurityPolicy(stylesheet: link)
        == "default-src 'none'; style-src https://cdn.example; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    )
    #expect(!standard.html(stylesheet: link).string.contains("<style"))
    var request = PageRequest()
    request.theme =
      Theme.read(
        Array(##"{ "light": { "ink": { "$type": "color", "$value": "#000000" } } }"##.utf8), named: "t.json"
      ).theme
    let themed = await plan.page(request)
    let html = themed.html(stylesheet: link).string
    #expect(html.contains("--ink: #000000;") && !html.contains(".vt-main"))
    let hash = Base64.encoded(
      SHA256.digest(Array(("\n" + String(decoding: themed.theme.css, as: UTF8.self)).utf8)))
    #expect(
      themed.contentSecurityPolicy(stylesheet: link).contains(
        "style-src 'sha256-\(String(decoding: hash, as: UTF8.self))' https://cdn.example;"))
  }
}
