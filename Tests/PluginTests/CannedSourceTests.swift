import Foundation
import Testing
import Vitrine
import VitrineBuiltIn
import VitrineTesting

@Suite struct CannedSourceTests {
  private let layout = """
    { "vitrine": 1, "id": "test", "sources": { "goods": { "file": "a.json" }, "news": { "file": "b.json" } },
      "modules": [
        { "id": "goods", "type": "grid", "source": "goods" }, { "id": "news", "type": "notice", "source": "news" }
      ] }
    """

  private func page(_ source: CannedSource) async throws -> String {
    let plan = try Engine(.builtIn).plan(Array(layout.utf8), named: "test.json", source: source)
    return String(decoding: await plan.page().html().bytes, as: UTF8.self)
  }

  @Test func `a layout is rendered from canned answers, in its own order`() async throws {
    let page = try await page([
      "goods": .after(.milliseconds(30), "{ \"items\": [{ \"id\": \"a\", \"name\": \"Wool socks\" }] }"),
      "news": "{ \"text\": \"Free delivery\" }",
    ])
    let goods = try #require(page.range(of: "Wool socks"))
    let news = try #require(page.range(of: "Free delivery"))
    #expect(goods.lowerBound < news.lowerBound)
  }

  @Test func `a canned fault is a hole of its module alone`() async throws {
    let page = try await page([
      "goods": .fault(SourceFault(.noFile, "no such file")), "news": "{ \"text\": \"Free delivery\" }",
    ])
    #expect(page.contains("Free delivery") && !page.contains("id=\"m-goods\""))
  }

  @Test func `a source without an answer is named when the plan is made`() throws {
    let source: CannedSource = ["news": "{}"]
    let plan = try Engine(.builtIn).plan(Array(layout.utf8), named: "test.json", source: source)
    #expect(plan.diagnostics.map(\.message) == ["no answer is canned for the source \"goods\""])
  }

  @Test func `an answer that never comes ends when the one who asked gives up`() async throws {
    let source: CannedSource = ["news": .never]
    let asking = Task { try await source.response(to: SourceRequest(source: "news", file: "b.json")) }
    asking.cancel()
    await #expect(throws: SourceFault.self) { try await asking.value }
  }
}
