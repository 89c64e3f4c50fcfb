import ShopTranslators
import Testing
import VitrineTranslation
import VitrineUI

@Suite struct `A run of the example shop` {
  private func run(_ parts: String...) throws -> Translated<ModuleRun> {
    try ShopModules().read(
      #"{"status": "OK", "result": {"screen_cd": "FEED", "trk_id": "sc-1", "parts": [\#(parts.joined(separator: ","))]}}"#
    )
  }

  private func entry(_ part: String) throws -> ModuleRun.Entry {
    try #require(try run(part).model.elements.first).entry.get()
  }

  static let kinds = [
    ("slide", "carousel", "shop.banners"), ("bnr", "banner", "shop.banner"), ("goods", "grid", "shop.items"),
    ("rank", "ranking", "shop.ranking"), ("info", "notice", "shop.notices"),
    ("text", "notice", "shop.notices"),
    ("story", "article", "shop.articles"), ("job", "job", "shop.jobs"), ("seen", "history", "shop.items"),
  ]

  @Test(arguments: kinds)
  func `each kind of part has its module type and translator`(kind: String, type: String, translator: String)
    throws
  {
    let own = try entry(#"{"part_cd": "a", "kind": "\#(kind)", "payload": {"x": 1}}"#)
    #expect(own.type == type)
    guard case .part(let field, let name) = own.content else { throw Unexpected() }
    #expect(field.pointer == "/result/parts/0/payload")
    #expect(name == translator)
    let named = try entry(#"{"part_cd": "a", "kind": "\#(kind)", "api": "main"}"#)
    guard case .source("main", translator) = named.content else { throw Unexpected() }
  }

  private struct Unexpected: Error {}

  @Test func `a part with everything is exact`() throws {
    let part = try entry(
      #"{"part_cd": "for-you", "kind": "goods", "ttl": "おすすめ &amp; 新着", "api": "new", "cols": "3", "max": 6,"#
        + #""more_url": "https://orimachi.example/new", "team": "reco", "disp_flg": "1"}"#)
    #expect(part.id == "for-you")
    #expect(part.title == "おすすめ & 新着")
    #expect(part.more == "https://orimachi.example/new")
    #expect(part.owner == "reco")
    #expect(part.settings.map(\.name) == ["columns", "limit"])
    #expect(try part.settings.map { try $0.field.integer() } == [3, 6])
  }

  @Test func `a part without words, link or settings has none`() throws {
    let part = try entry(#"{"part_cd": "a", "kind": "info", "ttl": "", "more_url": null, "team": ""}"#)
    #expect(part.title == nil)
    #expect(part.more == nil)
    #expect(part.owner == nil)
    #expect(part.settings.isEmpty)
    guard case .part(let field, _) = part.content else { throw Unexpected() }
    #expect(field.pointer == "/result/parts/0")
  }

  @Test func `a kind that is not known is taken for a module type`() throws {
    let part = try entry(#"{"part_cd": "a", "kind": "acme:countdown"}"#)
    #expect(part.type == "acme:countdown")
    #expect(part.typeField?.pointer == "/result/parts/0/kind")
    guard case .nothing = part.content else { throw Unexpected() }
  }

  @Test func `a part that does not read keeps its slot, a hidden one has none`() throws {
    let run = try run(
      #"{"part_cd": "a", "kind": "info"}"#, #"{"kind": "info"}"#,
      #"{"part_cd": "b", "kind": "info", "disp_flg": 0}"#,
      #"{"part_cd": "c"}"#, "7", #"{"part_cd": "d", "kind": "info", "disp_flg": "maybe"}"#,
      #"{"part_cd": "e", "kind": "info", "more_url": "javascript:x"}"#, #"{"part_cd": "f", "kind": "info"}"#)
    let ids = run.model.elements.map { try? $0.entry.get().id }
    #expect(ids == ["a", nil, nil, nil, nil, nil, "f"])
    #expect(run.log["screen"] == .text("FEED"))
    #expect(run.log["tracking_id"] == .text("sc-1"))
  }
}
