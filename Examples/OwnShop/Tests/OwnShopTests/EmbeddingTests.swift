import Foundation
import OwnShop
import Testing
import Vitrine
import VitrineUI

/// A screen as a service keeps it: planned once for each language, rendered for every request.
struct Screen: Sendable {
  private let plans: [String: Plan]

  init(_ layout: [UInt8], named name: String, source: any DataSource) throws(LayoutRefused) {
    let engine = Engine(.ownShop)
    var plans: [String: Plan] = [:]
    for language in ["ja-JP", "en"] {
      plans[language] = try engine.plan(layout, named: name, language: language, source: source)
    }
    self.plans = plans
  }

  /// What is wrong with the layout: looked at before it is put to use.
  var diagnostics: [Diagnostic] { plans["en"]?.diagnostics ?? [] }

  /// The answer to one request, and what to log of it.
  func answer(language: String, now: Moment) async -> (html: [UInt8], log: [String])? {
    guard let plan = plans[language] else { return nil }
    var request = PageRequest()
    request.now = now
    request.zone = Zone("Asia/Tokyo")
    request.addressPrefix = "https://assets.own-shop.example/"
    let page = await plan.page(request)
    let rendering = page.html()
    return (rendering.bytes, (page.diagnostics + rendering.diagnostics).map(\.jsonLine))
  }
}

/// Screens that may change while the service runs: what stays the same is neither read nor drawn again.
struct Screens: Sendable {
  private let engine: Engine

  init(_ cache: Cache) { engine = Engine(.ownShop, cache: cache) }

  /// The page of a layout as it is now; writing it waits for nothing, so that a buffer may be an actor's own.
  func page(_ layout: [UInt8], _ source: any DataSource) async throws -> Page {
    try await engine.plan(layout, named: "deals.json", language: "en", source: source).page()
  }
}

/// Responses from memory, in place of an HTTP client of yours.
struct Answers: DataSource {
  let answers: [String: String]

  func response(to request: SourceRequest) async throws(SourceFault) -> [UInt8] {
    guard let answer = answers[request.source] else {
      throw SourceFault(.noSource, "the source \"\(request.source)\" did not answer")
    }
    return Array(answer.utf8)
  }
}

@Suite struct EmbeddingTests {
  static let layout = Array(
    """
    {
      "vitrine": 1, "id": "deals", "locale": "ja-JP",
      "sources": { "coupons": { "file": "v2/coupons" } },
      "modules": [
        { "id": "coupons", "type": "own:coupon", "source": "coupons", "translator": "own.coupons" },
        { "id": "late", "type": "notice", "data": { "text": { "ja": "遅れ", "en": "Delays" } } }
      ]
    }
    """.utf8)
  static let coupon = """
    {"coupons": [{"coupon_no": 7, "headline": "Coats", "off_pct": 5, "code": "A", "page": "coupons/7"}]}
    """

  @Test func `a service answers in the language of the request`() async throws {
    let screen = try Screen(
      Self.layout, named: "deals.json", source: Answers(answers: ["coupons": Self.coupon]))
    #expect(screen.diagnostics == [])
    let now = Moment(seconds: 1_796_000_000)
    let answer = try #require(await screen.answer(language: "ja-JP", now: now))
    let html = String(decoding: answer.html, as: UTF8.self)
    #expect(html.contains("href=\"https://assets.own-shop.example/coupons/7\""))
    #expect(html.contains("遅れ"))
    #expect(answer.log == [])
  }

  @Test func `a page that did not change is written from what was kept`() async throws {
    let cache = Cache(bytes: 64 << 20)
    let screens = Screens(cache)
    let source = Answers(answers: ["coupons": Self.coupon])
    var output = OutputBuffer()
    var pages: Set<[UInt8]> = []
    for _ in 0..<3 {
      let page = try await screens.page(Self.layout, source)
      output.removeAll()
      page.write(to: &output)
      pages.insert(output.bytes)
    }
    #expect(pages.count == 1)
    #expect(cache.statistics.pages.hits == 1)
    #expect(cache.statistics.bytes < cache.capacity)
  }

  @Test func `a source that does not answer costs its module alone`() async throws {
    let screen = try Screen(Self.layout, named: "deals.json", source: Answers(answers: [:]))
    let answer = try #require(await screen.answer(language: "en", now: Moment(seconds: 0)))
    let html = String(decoding: answer.html, as: UTF8.self)
    #expect(html.contains("Delays"))
    #expect(!html.contains("own--coupon"))
    #expect(answer.log.count == 1)
  }
}
