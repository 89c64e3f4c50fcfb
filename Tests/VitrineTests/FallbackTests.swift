import Testing
import Vitrine
import VitrineBuiltIn
import VitrineUI

@Suite struct `What stands in for a module that fails` {
  static let catalog: Catalog = {
    var catalog = Catalog.builtIn
    catalog.add(Wall())
    return catalog
  }()
  static let sources =
    #""sources": {"a": {"file": "a.json"}, "bad": {"file": "bad.json"}, "large": {"file": "large.json"}}"#
  static let files: [String: String] = {
    let items = (0...1_000).map { #"{"id": "i\#($0)", "name": "Brick"}"# }.joined(separator: ",")
    return [
      "a.json": #"{"items": [{"id": "q", "name": "Quince"}]}"#, "bad.json": "{\"items\": 3}",
      "large.json": "{\"items\": [\(items)]}",
    ]
  }()

  /// The ways in which a module fails: in the layout, in its response, while it is drawn.
  static let failures = [
    #""type": "nothing""#, #""type": "grid", "source": "bad""#, #""type": "test:wall", "source": "large""#,
  ]

  static func stage(_ module: String, _ change: (inout PageRequest) -> Void = { _ in }) async throws
    -> LayoutStage
  {
    try await LayoutStage(
      column(
        notice("before"), "{\"id\": \"m\", \"title\": \"Module\", \(module)}", notice("after"), rest: sources),
      files, catalog: catalog, change)
  }

  static func outline(_ stage: LayoutStage) -> String {
    String(decoding: stage.page.outline().bytes, as: UTF8.self)
  }

  @Test(arguments: failures) func `nothing, unless the layout says more`(failure: String) async throws {
    let stage = try await Self.stage(failure)
    #expect(
      !stage.html.contains("m-m") && !stage.text().contains("Module")
        && !Self.outline(stage).contains("\"m\""))
    #expect(try stage.modules.map { $0["state"] as? String } == ["shown", "hole", "shown"])
    #expect(stage.diagnostics.errors.count == 1)
  }

  @Test(arguments: failures) func `a visible placeholder with the reason, where holes are shown`(
    failure: String
  ) async throws {
    let stage = try await Self.stage(failure) { $0.showsHoles = true }
    let reason = try #require(stage.diagnostics.errors.first?.rule.rawValue)
    #expect(
      stage.html.contains("id=\"m-m\"") && stage.html.contains("vt-hole")
        && stage.html.contains("[\(reason)]"))
    #expect(stage.text().contains("[\(reason)]"))
    #expect(
      stage.page.textFragment("m").map { String(decoding: $0.bytes, as: UTF8.self).contains("m: ") } == true)
  }

  @Test(arguments: failures) func `nothing even then, where the layout hides it`(failure: String) async throws
  {
    let stage = try await Self.stage(failure + #", "fallback": "hide""#) { $0.showsHoles = true }
    #expect(
      !stage.html.contains("m-m") && !stage.text().contains("[") && !Self.outline(stage).contains("\"m\""))
    #expect(try stage.modules.map { $0["state"] as? String } == ["shown", "hidden", "shown"])
    #expect(stage.diagnostics.errors.count == 1)
  }

  @Test(
    arguments: failures,
    [
      (#"{"type": "notice", "data": {"text": "instead"}}"#, "instead"),
      (#"{"type": "grid", "source": "a"}"#, "Quince"),
    ])
  func `another module, in the same frame and slot, in every medium`(
    failure: String, fallback: (module: String, shows: String)
  ) async throws {
    let stage = try await Self.stage(failure + ", \"fallback\": \(fallback.module)")
    #expect(stage.html.contains(fallback.shows) && stage.text().contains(fallback.shows))
    #expect(Self.outline(stage).contains(fallback.shows))
    #expect(stage.html.contains("id=\"m-m\"") && stage.html.contains("Module"))
    let entry = try stage.modules[1]
    #expect(entry["state"] as? String == "shown" && entry["data_status"] as? String == "fallback")
    #expect(entry["module_slot"] as? String == "2" && entry["module_position"] as? Int == 2)
    let reason = try #require(stage.diagnostics.errors.first)
    #expect((entry["why"] as? [String: Any])?["rule"] as? String == reason.rule.rawValue)
    #expect(stage.diagnostics.errors.count == 1)
  }

  @Test(
    arguments: failures,
    [
      (#"{"type": "notise"}"#, Rule.unknownType), (#"{"type": "grid", "source": "bad"}"#, .shape),
      (#"{"type": "notice", "data": {"text": 3}}"#, .shape),
      (#"{"type": "notice", "data": {"text": "x"}, "when": 1}"#, .unsupported),
    ])
  func `one hole with both reasons, when that fails as well`(
    failure: String, fallback: (module: String, rule: Rule)
  ) async throws {
    let stage = try await Self.stage(failure + ", \"fallback\": \(fallback.module)") { $0.showsHoles = true }
    #expect(try stage.modules.map { $0["state"] as? String } == ["shown", "hole", "shown"])
    #expect(stage.diagnostics.errors.map(\.rule).contains(fallback.rule))
    #expect(stage.diagnostics.errors.count == 2)
    let why = try #require((try stage.modules[1]["why"] as? [String: Any])?["message"] as? String)
    #expect(why.contains("; and its fallback: "))
    #expect(stage.html.contains("; and its fallback: "))
    let whole = try await Self.stage(#""type": "notice", "data": {"text": "x"}"#)
    for id in ["before", "after"] { #expect(stage.fragment(id) == whole.fragment(id)) }
  }

  @Test(arguments: [
    #"{"type": "test:wall", "source": "large"}"#,
    #"{"type": "test:wall", "data": \#(files["large.json"] ?? "")}"#,
  ])
  func `a fallback over a limit is the same hole`(fallback: String) async throws {
    for failure in Self.failures {
      let stage = try await Self.stage(failure + ", \"fallback\": \(fallback)")
      #expect(try stage.modules.map { $0["state"] as? String } == ["shown", "hole", "shown"])
      #expect(!stage.html.contains("Brick") && !stage.text().contains("Brick"))
      #expect(stage.diagnostics.map(\.rule).contains(.budget))
    }
  }

  @Test func `in the header as well`() async throws {
    let layout = """
      {"vitrine": 1, "id": "s", \(Self.sources), "header": [
        {"id": "top", "type": "nothing", "fallback": {"type": "grid", "source": "a"}}], "modules": [\(notice("n"))]}
      """
    let stage = try await LayoutStage(layout, Self.files)
    #expect(stage.html.contains("Quince"))
    #expect(try (stage.manifest["header"] as? [[String: Any]])?.first?["module_slot"] as? String == "h1")
  }

  @Test func `a fallback has no fallback, and its own title and owner if it has any`() async throws {
    let stage = try await Self.stage(
      #""type": "nothing", "owner": "one", "fallback": {"title": "Other", "owner": "two", "type": "notice", "data": {"text": "x"}, "fallback": "hide"}"#
    )
    #expect(stage.html.contains("Other") && !stage.html.contains(">Module<"))
    #expect(
      stage.diagnostics.said == [
        "error unknown-type /modules/1/type", "warning unknown-key /modules/1/fallback/fallback",
      ])
    #expect(try stage.modules[1]["owner"] as? String == "two")
  }
}
