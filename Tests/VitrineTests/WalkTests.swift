import Foundation
import Testing
import Vitrine
import VitrineBuiltIn

@Suite struct `The walk from a layout to a page` {
  static let shop = [
    "a.json": #"{"items": [{"id": "a1", "name": "Alder coat"}, {"id": "a2", "name": "Birch bag"}]}"#,
    "b.json": #"{"items": [{"id": "b1", "name": "Cedar cap"}]}"#,
    "c.json": #"{"items": [{"id": "c1", "name": "Damson dress"}]}"#,
    "d.json": #"{"items": []}"#,
  ]

  static func grids(_ names: [String]) -> String {
    let sources = names.map { "\"\($0)\": {\"file\": \"\($0).json\"}" }.joined(separator: ", ")
    let modules = names.map {
      "{\"id\": \"m-\($0)\", \"type\": \"grid\", \"title\": \"Grid \($0)\", \"source\": \"\($0)\"}"
    }
    return """
      {"vitrine": 1, "id": "s", "sources": {\(sources)}, "modules": [\(modules.joined(separator: ", "))]}
      """
  }

  @Test func `order comes from the layout, never from completion`() async throws {
    let layout = Self.grids(["a", "b", "c"])
    let first = try await LayoutStage(layout, Self.shop)
    for seed in 0..<20 {
      let delays = [3, 1, 7, 5, 2].map { ($0 * (seed + 3)) % 11 }
      let source = CannedResponses(files: Self.shop) { name in
        .milliseconds(delays[Int(name.utf8.first ?? 0) % delays.count])
      }
      let again = try await LayoutStage(layout, source: source)
      #expect(again.page.html().bytes == first.page.html().bytes)
      #expect(again.page.manifest().bytes == first.page.manifest().bytes)
      #expect(again.diagnostics == first.diagnostics)
    }
    let order = first.page.moduleIDs
    #expect(order == ["m-a", "m-b", "m-c"])
  }

  @Test func `all sources of the frame and of the tab are under way at the same time, and no others`()
    async throws
  {
    let layout = """
      {"vitrine": 1, "id": "s",
       "sources": {"a": {"file": "a.json"}, "b": {"file": "b.json"}, "c": {"file": "c.json"}, "d": {"file": "d.json"}},
       "header": [{"id": "h", "type": "grid", "source": "a"}],
       "tabs": [
         {"id": "one", "modules": [{"id": "x", "type": "grid", "source": "b"}, {"id": "y", "type": "grid", "source": "c"}]},
         {"id": "two", "modules": [{"id": "z", "type": "grid", "source": "d"}]}]}
      """
    let meeting = Meeting(of: 3, files: Self.shop)
    let stage = try await LayoutStage(layout, source: meeting)
    #expect(stage.page.diagnostics.isEmpty)
    #expect(await meeting.guests.names == ["a.json", "b.json", "c.json"])
  }

  @Test func `a prompt source is asked for one response after the other, in the layout's order`() async throws
  {
    let source = PromptSource(files: Self.shop)
    let stage = try await LayoutStage(Self.grids(["c", "a", "b"]), source: source)
    #expect(await source.diary.names == ["c.json", "a.json", "b.json"])
    #expect(
      stage.page.html().bytes
        == (try await LayoutStage(Self.grids(["c", "a", "b"]), Self.shop)).page.html().bytes)
  }

  /// Up to sixteen are looked through, and a table finds those beyond.
  @Test(arguments: [1, 2, 15, 16, 17, 18, 60])
  func `each of many sources is fetched once and answers its own modules, and no id is free twice`(
    _ count: Int
  ) async throws {
    let names = (0..<count).map { "s\($0 * 7 % 61)" }
    let files = Dictionary(
      uniqueKeysWithValues: names.map {
        ("\($0).json", #"{"items": [{"id": "i", "name": "Thing of \#($0)!"}]}"#)
      })
    let sources = names.map { #""\#($0)": {"file": "\#($0).json"}"# }.joined(separator: ", ")
    let modules = (names + names).enumerated().map { offset, name in
      #"{"id": "m\#(offset)", "type": "grid", "source": "\#(name)"}"#
    }
    let taken = [0, count, 2 * count - 1].map { #"{"id": "m\#($0)", "type": "grid", "source": "s0"}"# }
    let all = (modules + taken).joined(separator: ", ")
    let source = PromptSource(files: files)
    let stage = try await LayoutStage(
      #"{"vitrine": 1, "id": "s", "sources": {\#(sources)}, "modules": [\#(all)]}"#, source: source)
    #expect(await source.diary.names == names.map { $0 + ".json" })
    for (offset, name) in (names + names).enumerated() {
      #expect(stage.fragment("m\(offset)")?.contains("Thing of \(name)!") == true)
    }
    #expect(
      stage.diagnostics.said
        == (2 * count..<2 * count + 3).map { "error duplicate-id /modules/\($0)/id" })
    #expect(
      stage.diagnostics.flatMap(\.related).map(\.pointer)
        == [0, count, 2 * count - 1].map { "/modules/\($0)/id" })
  }

  /// A source that calls itself prompt and whose first answer takes longest, so that it would come last beside others.
  struct PromptSource: DataSource {
    actor Diary {
      private(set) var names: [String] = []
      func note(_ name: String) { names.append(name) }
    }

    let isPrompt = true
    let files: [String: String]
    let diary = Diary()

    func response(to request: SourceRequest) async throws(SourceFault) -> [UInt8] {
      if await diary.names.isEmpty { try? await Task.sleep(for: .milliseconds(30)) }
      await diary.note(request.file)
      return Array((files[request.file] ?? "").utf8)
    }
  }

  /// A source that answers only when all are asking: one after the other, nobody would ever be answered.
  struct Meeting: DataSource {
    actor Guests {
      private let expected: Int
      private(set) var names: [String] = []
      private var waiting: [CheckedContinuation<Bool, Never>] = []
      init(_ expected: Int) { self.expected = expected }

      func arrive(_ name: String) async -> Bool {
        names = (names + [name]).sorted()
        if names.count == expected {
          for guest in waiting { guest.resume(returning: true) }
          waiting = []
          return true
        }
        if waiting.isEmpty {
          Task {
            try? await Task.sleep(for: .seconds(5))
            giveUp()
          }
        }
        return await withCheckedContinuation { waiting.append($0) }
      }

      private func giveUp() {
        for guest in waiting { guest.resume(returning: false) }
        waiting = []
      }
    }
    let guests: Guests
    let files: [String: String]
    init(of count: Int, files: [String: String]) {
      guests = Guests(count)
      self.files = files
    }
    func response(to request: SourceRequest) async throws(SourceFault) -> [UInt8] {
      guard await guests.arrive(request.file) else { throw SourceFault(.noSource, "nobody else came") }
      return Array((files[request.file] ?? "").utf8)
    }
  }

  @Test func `a source that two modules use is fetched once`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", "sources": {"a": {"file": "a.json"}},
       "modules": [{"id": "x", "type": "grid", "source": "a"}, {"id": "y", "type": "ranking", "source": "a"}]}
      """
    let meeting = Meeting(of: 1, files: Self.shop)
    let stage = try await LayoutStage(layout, source: meeting)
    #expect(stage.page.diagnostics.isEmpty)
    #expect(await meeting.guests.names == ["a.json"])
  }

  @Test func `the values of a tab fill files and titles`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", "sources": {"x": {"file": "{tab.file}.json"}},
       "lists": {"both": [{"id": "g", "type": "grid", "title": "For {tab.whom}", "source": "x"}]},
       "tabs": [
         {"id": "one", "title": "One", "values": {"file": "a", "whom": "all"}, "modules": [{"use": "both"}]},
         {"id": "two", "values": {"file": "b", "whom": "<b>"}, "modules": [{"use": "both"}]}]}
      """
    let one = try await LayoutStage(layout, Self.shop)
    #expect(one.html.contains("For all"))
    #expect(one.html.contains("Alder coat") && !one.html.contains("Cedar cap"))
    let two = try await LayoutStage(layout, Self.shop, tab: "two")
    #expect(two.html.contains("For &lt;b&gt;"))
    #expect(two.html.contains("Cedar cap") && !two.html.contains("Alder coat"))
    #expect(one.plan.diagnostics.isEmpty)
  }

  @Test func `a part of a response is picked by its pointer`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", "sources": {"x": {"file": "x.json"}},
       "modules": [{"id": "g", "type": "grid", "source": "x", "at": "/sections/1"}]}
      """
    let files = ["x.json": #"{"sections": [3, {"items": [{"id": "q", "name": "Quince"}]}]}"#]
    #expect(try await LayoutStage(layout, files).html.contains("Quince"))
  }

  @Test func `a module without items collapses, and the manifest says so`() async throws {
    let stage = try await LayoutStage(Self.grids(["a", "d", "b"]), Self.shop)
    #expect(!stage.html.contains("m-d"))
    #expect(!stage.text().contains("Grid d"))
    let modules = try stage.modules
    #expect(modules.map { $0["state"] as? String } == ["shown", "collapsed", "shown"])
    #expect(modules.map { $0["module_slot"] as? String } == ["1", "2", "3"])
    #expect(modules.map { $0["module_position"] as? Int } == [1, nil, 2])
  }

  @Test func `language picks the texts, of the frame and of inline data`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", "title": {"ja": "店", "en": "Shop"},
       "modules": [{"id": "n", "type": "notice", "title": {"ja": "お知らせ", "en": "News"},
         "data": {"text": {"ja": "休みます", "en": "We are closed"}}}]}
      """
    let english = try await LayoutStage(layout)
    let japanese = try await LayoutStage(layout, locale: "ja-JP")
    let german = try await LayoutStage(layout, locale: "de-DE")
    #expect(english.html.contains("We are closed") && english.html.contains("<html lang=\"en\">"))
    #expect(japanese.html.contains("休みます") && japanese.html.contains("お知らせ"))
    #expect(german.html.contains("We are closed") && german.html.contains("<html lang=\"de-DE\">"))
  }

  @Test func `the folder that a layout lies in is in no byte, a hole's reason included`() async throws {
    let layout = Self.grids(["a", "b"])
    var files = Self.shop
    files["a.json"] = "{\"items\": ["
    var forms: [[[UInt8]]] = []
    for name in ["layout.json", "shop/layout.json", "/somewhere/else/layout.json"] {
      let plan = try Engine(.builtIn).plan(
        Array(layout.utf8), named: name, source: CannedResponses(files: files))
      var request = PageRequest()
      request.showsHoles = true
      let page = await plan.page(request)
      #expect(page.diagnostics.count == 1 && page.diagnostics[0].file == name)
      forms.append([page.html().bytes, page.text().bytes, page.outline().bytes, page.manifest().bytes])
    }
    #expect(forms[0] == forms[1] && forms[0] == forms[2])
  }

  @Test func `the same inputs give the same bytes`() async throws {
    let first = try await LayoutStage(Shelf.text("home.json"), source: Shelf.source)
    for _ in 0..<3 {
      let again = try await LayoutStage(Shelf.text("home.json"), source: Shelf.source)
      #expect(again.page.html().bytes == first.page.html().bytes)
      #expect(again.page.text(width: 80).bytes == first.page.text(width: 80).bytes)
      #expect(again.page.outline().bytes == first.page.outline().bytes)
      #expect(again.page.manifest().bytes == first.page.manifest().bytes)
    }
  }
}
