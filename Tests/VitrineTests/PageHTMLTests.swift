import Testing
import Vitrine
import VitrineBuiltIn
import VitrineTesting
import VitrineUI

/// What every page of ours keeps, held on every layout of the shelf.
@Suite struct `A page as HTML` {
  @Test(arguments: Shelf.names) func `has a language, one title and one main part that a reader can skip to`(
    name: String
  ) async throws {
    for page in try await pages(name) {
      #expect(page.named("html").map { $0["lang"] } == [page.language])
      #expect(page.named("h1").count == 1)
      #expect(page.named("main").map { $0["id"] } == ["main"])
      #expect(page.named("main").map { $0["tabindex"] } == ["-1"], "the keyboard goes on from there")
      let first = try #require(page.named("a").first)
      #expect(first["href"] == "#main")
      #expect(page.named("title").count == 1)
    }
  }

  @Test(arguments: Shelf.names) func `labels each section by its heading, and skips no level`(name: String)
    async throws
  {
    for page in try await pages(name) {
      for section in page.named("section") {
        let heading = try #require(section.children.elements.first { $0.name == "h2" })
        #expect(section["aria-labelledby"] == heading["id"])
        #expect(heading["id"] != nil)
      }
      var level = 0
      for heading in page.elements where ["h1", "h2", "h3", "h4"].contains(heading.name) {
        let next = try #require(Int(heading.name.dropFirst()))
        #expect(next <= level + 1, "\(page.name): <\(heading.name)> below a heading of level \(level)")
        level = next
      }
    }
  }

  @Test(arguments: Shelf.names) func `gives each id once, and leads to those that are there`(name: String)
    async throws
  {
    for page in try await pages(name) {
      let ids = page.elements.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count)
      for link in page.named("a") {
        guard let target = link["href"], target.hasPrefix("#") else { continue }
        #expect(ids.contains(String(target.dropFirst())))
      }
    }
  }

  @Test(arguments: Shelf.names) func `has no script, no inline style and no handler`(name: String)
    async throws
  {
    for page in try await pages(name) {
      #expect(page.named("script").isEmpty)
      let refused = page.elements.flatMap(\.attributes).filter {
        $0.name == "style" || $0.name.hasPrefix("on")
      }
      #expect(refused == [])
    }
  }

  @Test(arguments: Shelf.names) func `reserves each picture's place, and says what is on it`(name: String)
    async throws
  {
    for page in try await pages(name) {
      for picture in page.named("img") + page.named("video") {
        #expect((picture["width"].flatMap { Int($0) } ?? 0) > 0, "\(page.name): \(picture["src"] ?? "")")
        #expect((picture["height"].flatMap { Int($0) } ?? 0) > 0, "\(page.name): \(picture["src"] ?? "")")
      }
      for picture in page.named("img") { #expect(picture["alt"] != nil) }
      for film in page.named("video") {
        #expect(film["poster"] != nil && film["muted"] != nil)
        // A film that plays by itself is decoration over its poster; one that the reader starts has a name.
        #expect((film["autoplay"] != nil) == (film["aria-hidden"] == "true"))
        #expect((film["controls"] != nil) == (film["aria-label"] != nil))
      }
    }
  }

  @Test(arguments: Shelf.names) func `loads pictures by the declared slot`(name: String) async throws {
    for page in try await pages(name) {
      let modules = page.elements.filter { $0["id"]?.hasPrefix("m-") ?? false }
      #expect(!modules.isEmpty)
      for module in modules {
        let slot = try #require(module["data-vt"]?.split(separator: "@").last)
        let pictures = module.children.elements.filter { $0.name == "img" }
        let isEarly = ["1", "2", "3", "4"].contains(slot)
        if !slot.contains(".") {
          for (ordinal, picture) in zip(1..., pictures) {
            let isSeen = isEarly && ordinal <= (slot == "4" ? 6 : 8)
            #expect((picture["loading"] == nil) == (slot.hasPrefix("h") || isSeen))
          }
        }
        let first = pictures.filter { $0["fetchpriority"] == "high" }
        #expect(
          first == (["1", "2", "3", "1.1", "2.1", "3.1"].contains(slot) ? Array(pictures.prefix(1)) : []))
      }
    }
  }

  @Test(arguments: [("ar-EG", "rtl"), ("he", "rtl"), ("ja-JP", nil), ("de-DE", nil)] as [(String, String?)])
  func `runs as its language is written, and says which words are English`(
    language: String, direction: String?
  )
    async throws
  {
    let layout = #"""
      {"vitrine": 1, "id": "s", "title": "t", "locale": "\#(language)", "modules": [
        {"id": "n", "type": "notice", "title": "שלום", "more": "/m", "data": {"text": "Hi!"}},
        {"id": "bad", "type": "rankin"}]}
      """#
    let stage = try await LayoutStage(layout) { $0.showsHoles = true }
    let elements = try StrictHTML.parse(stage.html).elements
    #expect(elements.first { $0.name == "html" }?["dir"] == direction)
    #expect(elements.first { $0.name == "h2" }?["dir"] == "auto")
    #expect(elements.first { $0.name == "h1" }?["dir"] == (direction == nil ? nil : "auto"))
    let isForeign = language != "ja-JP"
    let skip = try #require(elements.first { $0["class"] == "vt-skip" })
    #expect(skip["lang"] == (isForeign ? "en" : nil) && skip["dir"] == (direction == nil ? nil : "ltr"))
    let more = try #require(elements.first { $0["class"] == "vt-more" }).children.elements
    #expect(
      more.map { $0["lang"] } == [isForeign ? "en" : nil, nil], "the module's title is in the page's language"
    )
    #expect(elements.first { $0["class"] == "vt-reason" }?["lang"] == "en")
  }

  @Test func `marks the tab that is shown, and no other`() async throws {
    for page in try await pages("home.json") {
      let links = try #require(page.named("nav").first).children.elements.filter { $0.name == "a" }
      #expect(links.map { $0["href"] } == ["?tab=all", "?tab=cosme"])
      #expect(
        links.map { $0["aria-current"] } == (page.name.hasSuffix("cosme") ? [nil, "page"] : ["page", nil]))
    }
  }

  @Test func `links a stylesheet when it is told one`() async throws {
    let stage = try await LayoutStage(Shelf.text("inline.json"), source: Shelf.source)
    let linked = String(decoding: stage.page.html(stylesheet: Link("/shop.css")).bytes, as: UTF8.self)
    let elements = try StrictHTML.parse(linked).elements
    #expect(elements.filter { $0.name == "link" }.map { $0["href"] } == ["/shop.css"])
    #expect(!elements.contains { $0.name == "style" })
    #expect(try StrictHTML.parse(stage.html).elements.filter { $0.name == "style" }.count == 1)
  }

  // Pages read back

  private struct ReadPage {
    let name: String
    let language: String
    let elements: [HTMLElement]
    func named(_ name: String) -> [HTMLElement] { elements.filter { $0.name == name } }
  }

  /// Every tab of a layout, in its own language and in English, with placeholders for holes.
  private func pages(_ name: String) async throws -> [ReadPage] {
    var pages: [ReadPage] = []
    for language in [nil, "en"] as [String?] {
      let plan = try Engine(.builtIn).plan(
        Array(try Shelf.text(name).utf8), named: name, language: language, source: Shelf.source)
      for tab in plan.tabIDs.isEmpty ? [nil] : plan.tabIDs.map(Optional.some) {
        var request = PageRequest(tab: tab)
        request.showsHoles = true
        let html = String(decoding: await plan.page(request).html().bytes, as: UTF8.self)
        pages.append(
          ReadPage(
            name: name + " " + (tab ?? ""), language: plan.language.description,
            elements: try StrictHTML.parse(html).elements))
      }
    }
    return pages
  }
}
