import Testing
import Vitrine
import VitrineBuiltIn
import VitrineUI

/// What a page of text knows of itself besides its lines.
@Suite struct TextPageTests {
  private static let layout = """
    { "vitrine": 1, "id": "home", "locale": "en", "tabs": [
      { "id": "all", "title": "All", "modules": [
        { "id": "who", "type": "choice", "data": { "name": "who", "label": "For whom", "options": [
          { "value": "a", "label": "Adults", "selected": true }, { "value": "k", "label": "Kids" } ] } },
        { "id": "gone", "type": "nothing" },
        { "id": "none", "type": "grid", "data": { "items": [] } },
        { "id": "hero", "type": "banner", "title": "Hero", "more": "/all",
          "data": { "id": "b", "title": "Snow", "link": "/snow",
            "picture": { "url": "snow.png", "alt": "Snow on a roof", "width": 800, "height": 400 } } } ] },
      { "id": "new", "title": "New", "modules": [] } ] }
    """

  private func page(_ width: Int = 40, _ selections: [String: String] = [:]) async throws -> TextPage {
    let plan = try Engine(.builtIn).plan(Array(Self.layout.utf8), named: "home.json")
    var request = PageRequest()
    request.showsHoles = true
    return await plan.page(request).textPage(width: width, selections: selections)
  }

  @Test func `a page of text says which lines a module takes`() async throws {
    let page = try await page()
    #expect(page.sections.map(\.id) == ["who", "gone", "none", "hero"])
    #expect(page.sections.map(\.slot.description) == ["1", "2", "3", "4"])
    var end = 0
    for section in page.sections where !section.lines.isEmpty {
      #expect(section.lines.lowerBound > end)
      end = section.lines.upperBound
    }
    #expect(end == page.lines.count)
    let hero = try #require(page.sections.last)
    #expect(
      String(decoding: page.lines[hero.lines.lowerBound].bytes, as: UTF8.self).utf8.starts(
        with: "── Hero".utf8))
  }

  @Test func `a page of text says what became of a module`() async throws {
    let states = try await page().sections.map { section in
      switch section.state {
      case .shown: "shown"
      case .collapsed: "collapsed"
      case .hole(let rule, _, _): rule
      }
    }
    #expect(states == ["shown", "unknown-type", "collapsed", "shown"])
  }

  @Test func `a page of text knows what a reader can do, in the order of reading`() async throws {
    let page = try await page()
    #expect(
      page.targets.map(\.thing.kind) == [
        .tab("all", isShown: true), .tab("new", isShown: false),
        .option(name: "who", value: "a", isSelected: true),
        .option(name: "who", value: "k", isSelected: false),
        .link("/all"), .link("/snow"),
      ])
    #expect(
      page.targets.map(\.thing.stamp) == ["", "", "who@1", "who@1", "hero@4", "hero@4/b@1"])
    #expect(String(decoding: page.targets[5].thing.label.bytes, as: UTF8.self) == "Snow")
    for spot in page.targets {
      #expect(spot.cells.upperBound <= 40)
      #expect(page.lines.indices.contains(spot.lines.upperBound - 1))
    }
  }

  @Test func `what can be done is the same when its bytes are`() {
    func option(_ value: String) -> TextTarget.Kind { .option(name: "who", value: value, isSelected: true) }
    #expect(option("caf\u{E9}") == option("caf\u{E9}"))
    #expect(option("caf\u{E9}") != option("cafe\u{301}"))
    #expect(TextTarget.Kind.link("/a") != .search("/a", parameter: ""))
    #expect(TextTarget.Kind.tab("a", isShown: true) != .tab("a", isShown: false))
  }

  @Test func `the place of a picture is a rectangle of cells`() async throws {
    let page = try await page()
    let picture = try #require(page.pictures.first)
    #expect(picture.thing.address == "snow.png")
    #expect(picture.cells == 0..<36)
    for line in page.lines[picture.lines] { #expect(line.cells == 36) }
  }

  @Test func `what was picked shows instead of what the data says`() async throws {
    let page = try await page(40, ["who@1": "k"])
    #expect(
      String(decoding: page.bytes, as: UTF8.self).utf8.split(separator: 0x0A).contains {
        Array($0) == Array("For whom: ( ) Adults  (•) Kids".utf8)
      })
    // A value that no option has picks nothing.
    let other = try await self.page(40, ["who@1": "x"])
    #expect(other.bytes == (try await self.page()).bytes)
  }

  @Test(arguments: [1, 2, 7, 20, 40, 80, 200])
  func `spans cover each line, its bytes and its cells`(_ width: Int) async throws {
    for line in try await page(width).lines {
      #expect(line.spans.last?.end ?? 0 == line.bytes.count)
      #expect(line.spans.last?.endCell ?? 0 == line.cells)
      for (one, next) in zip(line.spans, line.spans.dropFirst()) {
        #expect(one.end < next.end)
        #expect(one.look != next.look)
      }
    }
  }
}
