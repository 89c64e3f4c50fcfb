import Foundation
import Testing
import Vitrine
import VitrineBuiltIn
import VitrineUI

@Suite struct `What a layout may say` {
  @Test(arguments: [
    ("\"id\": 3, ", "error shape /id"), ("", "error missing-key /id"),
    ("\"id\": \"Home\", ", "error bad-id /id"),
  ])
  func `a screen without a good id is drawn all the same, with an error`(id: String, said: String)
    async throws
  {
    let stage = try await LayoutStage("{\"vitrine\": 1, \(id)\"modules\": [\(notice("n"))]}")
    #expect(stage.diagnostics.said == [said])
    #expect(stage.html.contains("I am n"))
  }

  @Test(arguments: [
    "a", "7", "ranking-20s", "0-0-0", String(repeating: "a", count: 64),
  ])
  func `an id of lower-case letters, digits and single hyphens is good`(id: String) async throws {
    let stage = try await LayoutStage(column(notice(id)))
    #expect(stage.diagnostics.isEmpty)
    #expect(stage.page.moduleIDs == [id])
  }

  @Test(
    arguments: [
      ("", nil), ("Ranking", "ranking"), ("ranking_20s", "ranking-20s"), ("a--b", "a-b"), ("-a", "a"),
      ("a-", "a"),
      ("a b", "a-b"), ("é", nil), ("a:b", "a-b"), ("a/b", "a-b"), ("a\\u0000", "a"), ("a\\u0301", "a"),
      (String(repeating: "a", count: 65), String(repeating: "a", count: 64)),
    ] as [(String, String?)])
  func `any other is an error that offers a good one, and one hole`(id: String, better: String?) async throws
  {
    let stage = try await LayoutStage(column(notice(id), notice("n")))
    #expect(stage.diagnostics.said == ["error bad-id /modules/0/id"])
    #expect(stage.diagnostics[0].suggestion == better)
    #expect(try stage.modules.map { $0["state"] as? String } == ["hole", "shown"])
  }

  @Test func `an id stands for one module in the whole screen`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s",
       "lists": {"l": [\(notice("in-list"))]},
       "header": [\(notice("in-header"))],
       "tabs": [
         {"id": "one", "modules": [{"use": "l"}, \(notice("in-list")), \(notice("in-header")), \(notice("in-one"))]},
         {"id": "two", "modules": [{"use": "l"}, \(notice("in-one"))]}]}
      """
    let stage = try await LayoutStage(layout)
    #expect(
      stage.diagnostics.said == [
        "error duplicate-id /tabs/0/modules/1/id", "error duplicate-id /tabs/0/modules/2/id",
        "error duplicate-id /tabs/1/modules/1/id",
      ])
    #expect(
      stage.diagnostics.flatMap(\.related).map(\.pointer) == [
        "/lists/l/0/id", "/header/0/id", "/tabs/0/modules/3/id",
      ])
    #expect(stage.page.moduleIDs == ["in-header", "in-list", "in-one"])
    let two = try await LayoutStage(layout, tab: "two")
    #expect(two.page.moduleIDs == ["in-header", "in-list"])
  }

  @Test func `a list may stand in two tabs, but not twice in one`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", "lists": {"l": [\(notice("n"))]}, "tabs": [
        {"id": "one", "modules": [{"use": "l"}, {"use": "l"}, \(notice("after"))]},
        {"id": "two", "modules": [{"use": "l"}]}]}
      """
    let stage = try await LayoutStage(layout)
    #expect(stage.diagnostics.said == ["error duplicate-id /tabs/0/modules/1/use"])
    #expect(stage.diagnostics[0].related.map(\.pointer) == ["/tabs/0/modules/0/use"])
    #expect(try stage.modules.map { $0["state"] as? String } == ["shown", "hole", "shown"])
    #expect(try stage.modules.map { $0["module_slot"] as? String } == ["1", "2", "3"])
  }

  @Test func `a list stands in a tab, not in a list or a header`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", "lists": {"l": [\(notice("n")), {"use": "l"}]}, "header": [{"use": "l"}, \(notice("h"))],
       "modules": [{"use": "l"}]}
      """
    let stage = try await LayoutStage(layout)
    #expect(
      stage.diagnostics.said == ["error unsupported /lists/l/1/use", "error unsupported /header/0/use"])
    #expect(stage.page.moduleIDs == ["h", "n"])
  }

  @Test(arguments: [
    ("3", "error shape /modules/0/use"), ("\"x\"", "error unknown-list /modules/0/use"),
    ("{}", "error shape /modules/0/use"),
  ])
  func `a list is used by its name`(name: String, said: String) async throws {
    let stage = try await LayoutStage(column("{\"use\": \(name)}", notice("n")))
    #expect(stage.diagnostics.said == [said])
    #expect(try stage.modules.map { $0["state"] as? String } == ["hole", "shown"])
  }

  @Test func `a fallback has its module's id`() async throws {
    let stage = try await LayoutStage(
      column(#"{"id": "m", "type": "nothing", "fallback": {"type": "notice", "data": {"text": "instead"}}}"#))
    #expect(stage.diagnostics.said == ["error unknown-type /modules/0/type"])
    #expect(stage.html.contains("id=\"m-m\"") && stage.html.contains("vt-notice"))
  }

  @Test func `a tab that cannot be asked for is left out, and its mistakes are named`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", "tabs": [
        {"id": "a", "modules": []}, {"id": "a", "modules": [3]}, {"modules": [4]}, 5, {"id": "b"}]}
      """
    let stage = try await LayoutStage(layout)
    #expect(
      Set(stage.diagnostics.said) == [
        "error duplicate-id /tabs/1/id", "error shape /tabs/1/modules/0", "error missing-key /tabs/2/id",
        "error shape /tabs/2/modules/0", "error shape /tabs/3", "error missing-key /tabs/4",
      ])
    #expect(stage.plan.tabIDs == ["a", "b"])
  }

  // What gives no page

  @Test(arguments: [
    ("", "syntax 1:1"), ("{\"a\": 1,}", "syntax 1:9"), ("{\n  nope", "syntax 2:3"),
    (String(repeating: "[", count: 65), "budget 1:65"), ("\u{FEFF}{\"a\": ]", "syntax 1:7"),
  ])
  func `a text that is not JSON, or too much of it, is refused at its place`(text: String, said: String)
    throws
  {
    let diagnostics = try refusal(text)
    #expect(diagnostics.map { "\($0.rule.rawValue) \($0.line):\($0.column)" } == [said])
    #expect(diagnostics[0].file == "layout.json" && diagnostics[0].pointer == "")
  }

  @Test(arguments: [
    ("[]", ["error shape "]),
    ("3", ["error shape "]),
    ("{}", ["error missing-key ", "error missing-key /id", "error missing-key /vitrine"]),
    (#"{"vitrine": 1, "id": "s"}"#, ["error missing-key "]),
    (#"{"vitrine": 1, "id": "s", "tabs": []}"#, ["error shape /tabs"]),
    (#"{"vitrine": 1, "id": "s", "tabs": {}}"#, ["error shape /tabs"]),
    (#"{"vitrine": 1, "id": "s", "tabs": [7]}"#, ["error shape /tabs/0"]),
    (
      #"{"vitrine": "1", "id": "S", "modules": [7]}"#,
      ["error bad-id /id", "error format-version /vitrine", "error shape /modules/0"]
    ),
    // What another version means by its words is not ours to judge.
    (#"{"vitrine": 2, "id": "S", "blocks": [7]}"#, ["error format-version /vitrine"]),
    (#"{"vitrine": 0}"#, ["error format-version /vitrine"]),
    (#"{"vitrine": 1.0, "id": "s", "modules": []}"#, ["error format-version /vitrine"]),
  ])
  func `a layout that shows nothing is refused, each mistake said once`(layout: String, said: [String]) throws
  {
    #expect(try refusal(layout).said.sorted() == said)
  }

  @Test func `another format version is refused with what to do`() throws {
    let message = try refusal(#"{"vitrine": 2, "id": "s", "modules": []}"#)[0].message
    #expect(
      message
        == "this engine reads format version 1, found the number 2; write \"vitrine\": 1, or use an engine that reads the other"
    )
  }

  @Test func `of tabs and modules, tabs are shown`() async throws {
    let stage = try await LayoutStage(
      #"{"vitrine": 1, "id": "s", "modules": [], "tabs": [{"id": "a", "modules": []}]}"#)
    #expect(stage.diagnostics.said == ["error shape /modules"])
    #expect(stage.diagnostics[0].message.contains("\"tabs\" is shown"))
    #expect(stage.plan.tabIDs == ["a"])
  }

  // null, meta, unknown keys

  @Test func `null is as good as absent, everywhere`() async throws {
    let plain = try await LayoutStage(column(notice("n")))
    let layout = """
      {"$schema": null, "vitrine": 1, "id": "s", "title": null, "locale": null, "sources": {"x": null}, "header": null,
       "lists": {"l": null}, "tabs": null, "meta": null, "when": null, "never-heard": null,
       "modules": [{"id": "n", "type": "notice", "title": {"ja": null, "en": null, "de": ""}, "more": null,
         "owner": null, "source": null, "translator": null, "at": null, "settings": null, "fallback": null,
         "until": null, "use": null, "modulesFrom": null, "never-heard": null,
         "data": {"text": {"ja": null, "en": "I am n"}, "tone": null, "link": null, "never-heard": null}}]}
      """
    let stage = try await LayoutStage(layout)
    #expect(stage.diagnostics.map(\.lines) == [])
    #expect(stage.page.html().bytes == plain.page.html().bytes)
    let used = try await LayoutStage(
      #"{"vitrine": 1, "id": "s", "lists": {"l": null}, "modules": [{"use": "l"}]}"#)
    #expect(used.diagnostics.said == ["error unknown-list /modules/0/use"])
  }

  @Test func `meta is nobody's business`() async throws {
    let meta = #""meta": {"when": 3, "use": [], "notes": {"id": "S"}}"#
    let layout = """
      {"vitrine": 1, "id": "s", \(meta), "sources": {"x": {"file": "x.json", \(meta)}},
       "lists": {"l": [\(notice("in-list", meta))]},
       "tabs": [{"id": "a", \(meta), "modules": [{"use": "l", \(meta)}, \(notice("n", meta))]}]}
      """
    #expect(try await LayoutStage(layout).diagnostics.map(\.lines) == [])
  }

  @Test(
    arguments: [
      (#"{"vitrine": 1, "id": "s", "modules": [], "titel": "x"}"#, "/titel", "title"),
      (#"{"vitrine": 1, "id": "s", "modules": [], "colour": "x"}"#, "/colour", nil),
      (
        #"{"vitrine": 1, "id": "s", "modules": [], "sources": {"a": {"file": "a.json", "tiemout": 3}}}"#,
        "/sources/a/tiemout", nil
      ),
      (
        #"{"vitrine": 1, "id": "s", "tabs": [{"id": "a", "modules": [], "valeus": {}}]}"#, "/tabs/0/valeus",
        "values"
      ),
      (column(notice("n", #""setings": {}"#)), "/modules/0/setings", "settings"),
      (
        column(notice("n", #""fallback": {"type": "notice", "data": {"text": "x"}, "tpye": 1}"#)),
        "/modules/0/fallback/tpye", "type"
      ),
      (
        column(notice("n", #""fallback": {"id": "q", "type": "notice", "data": {"text": "x"}}"#)),
        "/modules/0/fallback/id", nil
      ),
      (
        column(#"{"id": "n", "type": "notice", "data": {"text": "x", "tonne": "sale"}}"#),
        "/modules/0/data/tonne", "tone"
      ),
      (
        #"{"vitrine": 1, "id": "s", "lists": {"l": []}, "modules": [{"use": "l", "title": "x"}]}"#,
        "/modules/0/title", nil
      ),
    ] as [(String, String, String?)])
  func `a key that nothing reads is a warning that offers the nearest`(
    layout: String, pointer: String, near: String?
  ) async throws {
    let stage = try await LayoutStage(layout)
    #expect(stage.diagnostics.said == ["warning unknown-key \(pointer)"])
    #expect(stage.diagnostics[0].suggestion == near)
  }

  // Texts

  @Test(arguments: [
    ("ja-JP", "J"), ("ja", "J"), ("JA-jp", "J"), ("ja-Hira", "J"), ("en-GB", "GB"), ("en-gb", "GB"),
    ("en-US", "E"),
    ("de", "E"), ("zh-Hant", "Z"), ("zh-TW", "Z"), ("fr-CA", "E"),
  ])
  func `a reader gets the text of the tag, of the language, or English`(locale: String, text: String)
    async throws
  {
    let texts = #"{"en-GB": "GB", "zh-Hant": "Z", "ja-JP": "J", "en": "E"}"#
    let layout = column(
      #"{"id": "n", "type": "notice", "title": \#(texts), "data": {"text": \#(texts)}}"#,
      rest: "\"title\": \(texts)")
    let module = try #require(try await LayoutStage(layout, locale: locale).page.modules.first)
    #expect(module.title?.string == text)
    let html = try await LayoutStage(layout, locale: locale).html
    #expect(html.contains("<title>\(text)</title>"))
  }

  @Test func `a text under what is no language is not shown, with a warning`() async throws {
    let stage = try await LayoutStage(
      column(notice("n", #""title": {"title": "T", "en": "E"}"#), notice("m", #""title": {"japanese": "J"}"#))
    )
    #expect(
      stage.diagnostics.said == [
        "warning unknown-key /modules/0/title/title", "error shape /modules/1/title",
        "warning unknown-key /modules/1/title/japanese",
      ])
    #expect(stage.page.modules[0].title == "E")
  }

  @Test func `without English the first text is shown`() async throws {
    let layout = column(notice("n"), rest: #""title": {"ko": "K", "ja": "J"}"#)
    #expect(try await LayoutStage(layout, locale: "fr").html.contains("<title>K</title>"))
  }

  @Test func `a title without a word in it is none`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", "title": "", "tabs": [{"id": "a", "title": "{tab.x}", "values": {"x": ""},
        "modules": [\(notice("n", #""title": """#))]}]}
      """
    let stage = try await LayoutStage(layout)
    #expect(stage.html.contains("<title>a – s</title>"))
    #expect(!stage.html.contains("<h2"))
    #expect(stage.diagnostics.isEmpty)
  }
}
