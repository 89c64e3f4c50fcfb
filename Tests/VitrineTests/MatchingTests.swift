import Testing
import Vitrine
import VitrineBuiltIn
import VitrineTranslation
import VitrineUI

@Suite struct `What joins a layout to what is registered` {
  static let shop = `The walk from a layout to a page`.shop.merging(["items.json": #"{"goods_list": []}"#]) {
    $1
  }
  static let sources =
    #""sources": {"a": {"file": "a.json"}, "b": {"file": "b.json"}, "items": {"file": "items.json"}}"#

  static func module(_ rest: String) -> String {
    column("{\"id\": \"m\", \(rest)}", notice("n"), rest: sources)
  }

  @Test(
    arguments: [
      (#""type": "rankin", "source": "a""#, "error unknown-type /modules/0/type", "ranking"),
      (#""type": "RANKING", "source": "a""#, "error unknown-type /modules/0/type", "ranking"),
      (#""type": "", "source": "a""#, "error unknown-type /modules/0/type", nil),
      (#""type": 3, "source": "a""#, "error shape /modules/0/type", nil),
      (#""source": "a""#, "error missing-key /modules/0", nil),
      (#""type": "grid", "source": "c""#, "error unknown-source /modules/0/source", nil),
      (
        #""type": "grid", "source": "A", "translator": "shop.item""#,
        "error unknown-source /modules/0/source error unknown-translator /modules/0/translator", "a"
      ),
      (
        #""type": "grid", "source": "a", "translator": "shop.itmes""#,
        "error unknown-translator /modules/0/translator", "shop.items"
      ),
      (
        #""type": "grid", "source": "a", "translator": "items""#,
        "error unknown-translator /modules/0/translator", nil
      ),
      (
        #""type": "grid", "source": "a", "translator": "shop.banners""#,
        "error wrong-model /modules/0/translator", nil
      ),
      (
        #""type": "grid", "source": "a", "translator": "shop.modules""#,
        "error wrong-model /modules/0/translator", nil
      ),
      (
        #""type": "grid", "source": "a", "translator": {"name": "shop.items", "options": {"lmit": 3}}"#,
        "error unknown-setting /modules/0/translator/options/lmit", "limit"
      ),
      (
        #""type": "grid", "source": "a", "translator": {"name": "shop.items", "options": 3}"#,
        "error shape /modules/0/translator/options", nil
      ),
      (
        #""type": "grid", "source": "items", "translator": {"name": "shop.items", "optoins": {}}"#,
        "warning unknown-key /modules/0/translator/optoins", "options"
      ),
      (#""type": "grid", "source": "a", "translator": {}"#, "error missing-key /modules/0/translator", nil),
      (
        #""type": "grid", "source": "a", "translator": {"name": 3}"#,
        "error shape /modules/0/translator/name", nil
      ),
      (#""type": "grid", "source": "a", "translator": 3"#, "error shape /modules/0/translator", nil),
      (#""type": "grid", "translator": "shop.items""#, "error missing-key /modules/0/translator", nil),
      (#""type": "grid", "at": "/a""#, "error missing-key /modules/0/at", nil),
      (#""type": "grid", "source": "a", "at": "a""#, "error shape /modules/0/at", nil),
      (#""type": "grid", "source": 3"#, "error shape /modules/0/source", nil),
      (#""type": "grid", "source": {}"#, "error shape /modules/0/source", nil),
      (#""type": "grid", "source": {"x": 3}"#, "error shape /modules/0/source/x", nil),
      (#""type": "grid", "source": {"x": "nope"}"#, "error unknown-source /modules/0/source/x", nil),
      (#""type": "grid""#, "error missing-key /modules/0", nil),
      (#""type": "grid", "data": {"items": []}, "source": "a""#, "error shape /modules/0/source", nil),
      (
        #""type": "grid", "source": "a", "settings": {"colums": 3}"#,
        "error unknown-setting /modules/0/settings/colums", "columns"
      ),
      (
        #""type": "grid", "source": "a", "settings": {"columns": 99}"#,
        "error shape /modules/0/settings/columns", nil
      ),
      (
        #""type": "grid", "source": "a", "settings": {"columns": "3"}"#,
        "error shape /modules/0/settings/columns", nil
      ),
      (#""type": "grid", "source": "a", "settings": []"#, "error shape /modules/0/settings", nil),
      (
        #""type": "notice", "data": {"text": "x"}, "settings": {"a": 1}"#,
        "error unknown-setting /modules/0/settings/a", nil
      ),
      (#""type": "notice", "data": {}"#, "error missing-key /modules/0/data/text", nil),
      (#""type": "notice", "data": {"text": 3}"#, "error shape /modules/0/data/text", nil),
      (#""type": "notice", "data": {"text": "x", "tone": "loud"}"#, "error shape /modules/0/data/tone", nil),
      (
        #""type": "notice", "data": {"text": "x", "tone": "sales"}"#, "error shape /modules/0/data/tone",
        "sale"
      ),
      (
        #""type": "grid", "data": {"items": [{"name": "x"}]}"#,
        "error missing-key /modules/0/data/items/0/id", nil
      ),
      (#""type": "grid", "data": []"#, "error shape /modules/0/data", nil),
      (#""type": "grid", "data": 3"#, "error shape /modules/0/data", nil),
      (
        #""type": "notice", "data": {"text": "x"}, "more": "javascript:alert(1)""#,
        "error shape /modules/0/more", nil
      ),
      (
        #""type": "notice", "data": {"text": "x"}, "fallback": "hid""#, "error shape /modules/0/fallback",
        "hide"
      ),
      (#""type": "notice", "data": {"text": "x"}, "fallback": []"#, "error shape /modules/0/fallback", nil),
      (#""type": "notice", "data": {"text": "x"}, "owner": 3"#, "error shape /modules/0/owner", nil),
    ] as [(String, String, String?)])
  func `a mistake is said once, at its place, with what would be right`(
    module: String, said: String, near: String?
  ) async throws {
    let stage = try await LayoutStage(Self.module(module), Self.shop)
    #expect(stage.diagnostics.said.joined(separator: " ") == said)
    #expect(stage.diagnostics.first?.suggestion == near)
    #expect(stage.diagnostics.allSatisfy { $0.file == "layout.json" && $0.line == 1 && $0.column > 1 })
    #expect(stage.html.contains("I am n"))
  }

  @Test func `all mistakes of a module come in one run, with its owner`() async throws {
    let stage = try await LayoutStage(
      Self.module(
        #""owner": "team-m", "type": "grid", "source": "c", "translator": "shop.banners", "title": 3, "settings": {"columns": 99, "x": 1}, "fallback": {"type": "notise", "titel": "x"}"#
      ), Self.shop)
    #expect(
      Set(stage.diagnostics.said) == [
        "error unknown-source /modules/0/source", "error wrong-model /modules/0/translator",
        "error shape /modules/0/title", "error shape /modules/0/settings/columns",
        "error unknown-setting /modules/0/settings/x", "error unknown-type /modules/0/fallback/type",
        "warning unknown-key /modules/0/fallback/titel",
      ])
    #expect(stage.diagnostics.allSatisfy { $0.owner == "team-m" })
    #expect(stage.diagnostics.map(\.column) == stage.diagnostics.map(\.column).sorted())
  }

  @Test func `a translator of another model names those that would do`() async throws {
    let stage = try await LayoutStage(
      Self.module(#""type": "article", "source": "a", "translator": "shop.items""#))
    let message = try #require(stage.diagnostics.first { $0.rule == .wrongModel }?.message)
    #expect(
      message == "\"article\" draws Article, but \"shop.items\" makes ItemList; \"shop.articles\" would do")
  }

  @Test func `a model of the same name is another model all the same`() async throws {
    var catalog = Catalog.builtIn
    catalog.add(Impostor())
    let stage = try await LayoutStage(
      Self.module(#""type": "grid", "source": "a", "translator": "test.impostor""#), Self.shop,
      catalog: catalog)
    #expect(stage.diagnostics.said == ["error wrong-model /modules/0/translator"])
    #expect(!stage.diagnostics[0].message.contains("\"test.impostor\" would do"))
    #expect(stage.diagnostics[0].message.contains("\"shop.items\""))
  }

  struct Impostor: Translator {
    struct ItemList: Shaped { init(_ shape: inout some Shape & ~Copyable) { _ = shape.string(.any) } }
    static let name: TranslatorName = "test.impostor"
    func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<ItemList> {
      throw response.mistake(expected: "nothing")
    }
  }

  @Test func `settings that a plugin needs are missed where there are none`() async throws {
    var catalog = Catalog.builtIn
    catalog.add(Demanding())
    for (settings, said) in [
      ("", "error missing-key /modules/0"),
      (", \"settings\": {}", "error missing-key /modules/0/settings/size"),
      (", \"settings\": {\"size\": 3}", ""),
    ] {
      let stage = try await LayoutStage(
        column("{\"id\": \"m\", \"type\": \"test:demanding\", \"data\": {\"text\": \"x\"}\(settings)}"),
        catalog: catalog)
      #expect(stage.diagnostics.said.joined() == said)
    }
  }

  struct Demanding: Plugin {
    struct Settings: Shaped {
      let size: Int
      init(size: Int) { self.size = size }
      init(_ shape: inout some Shape & ~Copyable) { size = shape.field("size", in: 1...9, "how big") }
    }
    static let moduleType: ModuleType = "test:demanding"
    static let summary = "a notice of a size"
    static let examples = [Example<Self>("one", Notice("x"), Settings(size: 1))]
    func draw(_ notice: Notice, _ settings: Settings, on canvas: inout some Canvas & ~Copyable) {
      canvas.text(notice.text)
    }
  }

  @Test func `what no tab shows is matched for its mistakes as well`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", \(Self.sources),
       "lists": {"common": [
         {"id": "x", "type": "grdi"}, {"id": "y", "type": "grid", "source": "c", "title": "{tab.x}", "more": "{tab.y}"}]},
       "tabs": [
         {"id": "one", "modules": [{"use": "comon"}, \(notice("n"))]},
         {"id": "One", "modules": [{"id": "z", "type": "notice", "data": {"text": 3}}]}]}
      """
    let stage = try await LayoutStage(layout, Self.shop)
    #expect(
      stage.diagnostics.said.sorted() == [
        "error bad-id /tabs/1/id", "error shape /tabs/1/modules/0/data/text",
        "error unknown-list /tabs/0/modules/0/use",
        "error unknown-source /lists/common/1/source", "error unknown-type /lists/common/0/type",
      ])
  }

  // Tab values

  static func tabs(_ file: String, title: String = "T", more: String = "/m", _ values: String) -> String {
    """
    {"vitrine": 1, "id": "s", "sources": {"x": {"file": "\(file)"}}, "tabs": [
      {"id": "one", "values": {\(values)}, "modules": [
        {"id": "g", "type": "grid", "title": "\(title)", "more": "\(more)", "source": "x"}, \(notice("n"))]}]}
    """
  }

  @Test(arguments: [
    ("{tab.file}.json", "\"file\": \"a\"", "a.json"),
    ("{tab.a}{tab.b}.json", "\"a\": \"\", \"b\": \"b\"", "b.json"),
    ("{tab.a}", "\"a\": \"{tab.b}\", \"b\": \"x\"", "{tab.b}"), ("{a}.json", "", "{a}.json"),
    ("{tab.", "", "{tab."),
    ("{tab.{tab.a}", "\"{tab.a\": \"a.json\"", "a.json"), ("{{tab.a}}", "\"a\": \"x\"", "{x}"),
    ("{tab.}", "\"\": \"a.json\"", "a.json"),
  ])
  func `values fill what stands in braces, once`(template: String, values: String, file: String) async throws
  {
    let stage = try await LayoutStage(
      Self.tabs(template, values), [file: #"{"items": [{"id": "q", "name": "Quince"}]}"#])
    #expect(stage.diagnostics.map(\.lines) == [])
    #expect(stage.html.contains("Quince"))
  }

  @Test func `values fill titles and addresses`() async throws {
    let stage = try await LayoutStage(
      Self.tabs(
        "a.json", title: "For {tab.whom}", more: "https://shop.example/{tab.whom}", #""whom": "men""#),
      Self.shop)
    #expect(stage.html.contains("For men") && stage.html.contains("href=\"https://shop.example/men\""))
    let bad = try await LayoutStage(
      Self.tabs("a.json", more: "{tab.scheme}:alert(1)", #""scheme": "javascript""#), Self.shop)
    #expect(bad.diagnostics.said == ["error shape /tabs/0/modules/0/more"])
    #expect(try bad.modules.map { $0["state"] as? String } == ["hole", "shown"])
  }

  @Test func `a value that a tab does not have is an error that offers the nearest`() async throws {
    let stage = try await LayoutStage(Self.tabs("{tab.fiel}.json", #""file": "a""#), Self.shop)
    #expect(stage.diagnostics.said == ["error unknown-value /sources/x/file"])
    #expect(
      stage.diagnostics[0].message == "the tab \"one\" has no value \"fiel\"; did you mean \"file\"?")
    #expect(stage.diagnostics[0].suggestion == "file")
    #expect(try stage.modules.map { $0["state"] as? String } == ["hole", "shown"])
    let column = try await LayoutStage(column(notice("n", #""title": "{tab.x}""#)))
    #expect(column.diagnostics.map(\.message) == ["there is no value \"x\": only tabs have values"])
  }

  @Test func `a filled text has a limit`() async throws {
    let title = String(repeating: "{tab.x}", count: 2_000)
    let value = String(repeating: "y", count: 2_000)
    let stage = try await LayoutStage(Self.tabs("a.json", title: title, "\"x\": \"\(value)\""), Self.shop)
    #expect(stage.diagnostics.said == ["error budget /tabs/0/modules/0/title"])
    #expect(stage.html.utf8.count < 1 << 20)
  }

  // Several APIs, parts of a response

  @Test func `two APIs come to the translator as one field`() async throws {
    var catalog = Catalog.builtIn
    catalog.add(Pair())
    let layout = Self.module(
      #""type": "notice", "source": {"one": "a", "two": "b"}, "translator": "test.pair""#)
    let stage = try await LayoutStage(layout, Self.shop, catalog: catalog)
    #expect(stage.html.contains("Alder coat and Cedar cap"))
    #expect(stage.diagnostics.isEmpty)
    let files = ["a.json": Self.shop["a.json"] ?? "", "b.json": #"{"items": 3}"#]
    let broken = try await LayoutStage(layout, files, catalog: catalog)
    #expect(broken.diagnostics.said == ["error shape /modules/0"])
    #expect(broken.diagnostics[0].related.map { "\($0.file)\($0.pointer)" } == ["b.json/items"])
    let lacking = try await LayoutStage(
      Self.module(#""type": "notice", "source": {"one": "a"}, "translator": "test.pair""#), Self.shop,
      catalog: catalog)
    #expect(lacking.diagnostics.said == ["error shape /modules/0"])
    #expect(lacking.diagnostics[0].related.isEmpty)
  }

  struct Pair: Translator {
    static let name: TranslatorName = "test.pair"
    func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<Notice> {
      func first(_ key: String) throws(ShapeError) -> String {
        guard let item = try response[key]["items"].elements().first else {
          throw response.mistake(expected: "items")
        }
        return try item["name"].string()
      }
      return Translated(Notice(Text("\(try first("one")) and \(try first("two"))")))
    }
  }

  @Test(arguments: ["/sections/3", "/sections/1/nothing", "/nothing", "/sections/x", "/sections/00"])
  func `a part that is not there is one hole, placed in the response`(at: String) async throws {
    let stage = try await LayoutStage(
      Self.module("\"type\": \"grid\", \"source\": \"a\", \"at\": \"\(at)\""),
      ["a.json": #"{"sections": [3, {"items": []}]}"#])
    #expect(stage.diagnostics.said == ["error shape /modules/0"])
    #expect(stage.diagnostics[0].related.map { "\($0.file) \($0.pointer)" } == ["a.json \(at)"])
    #expect(stage.html.contains("I am n"))
  }
}
