import Testing
import Vitrine
import VitrineBuiltIn

@Suite struct `The layouts that come with the project` {
  @Test func `there are some, home among them`() {
    #expect(Shelf.names.contains("home.json"))
    #expect(Shelf.names.contains("jobs.json"))
    #expect(Shelf.names.contains("feed.json"))
    #expect(Shelf.names.count >= 12)
  }

  @Test(arguments: Shelf.names) func `each is drawn without a mistake, in every tab and medium`(name: String)
    async throws
  {
    let plan = try Engine(.builtIn).plan(Array(try Shelf.text(name).utf8), named: name, source: Shelf.source)
    #expect(plan.diagnostics.map(\.lines) == [])
    for tab in plan.tabIDs.isEmpty ? [nil] : plan.tabIDs.map(Optional.some) {
      let page = await plan.page(PageRequest(tab: tab))
      // What our own example API sends wrong on purpose is left out with a warning.
      #expect(page.diagnostics.filter { $0.severity == .error }.map(\.lines) == [])
      #expect(page.html().bytes.count > 500)
      #expect(page.text(width: 80).bytes.count > 20)
      #expect(page.outline().bytes.count > 100)
      #expect(page.html().diagnostics.isEmpty)
    }
  }

  @Test func `home shows at least fourteen modules`() async throws {
    let stage = try await LayoutStage(Shelf.text("home.json"), source: Shelf.source)
    let shown = try stage.modules.filter { $0["state"] as? String == "shown" }
    #expect(shown.count >= 14)
  }

  @Test(arguments: Shelf.names) func `a fragment is what the page has, for every module`(name: String)
    async throws
  {
    let plan = try Engine(.builtIn).plan(Array(try Shelf.text(name).utf8), named: name, source: Shelf.source)
    for tab in plan.tabIDs.isEmpty ? [nil] : plan.tabIDs.map(Optional.some) {
      let page = await plan.page(PageRequest(tab: tab))
      let whole = page.html().bytes
      for id in page.moduleIDs {
        let fragment = try #require(page.fragment(id)).bytes
        #expect(fragment.isEmpty || whole.firstRange(of: fragment) != nil, "\(name) \(id)")
      }
    }
  }
}
