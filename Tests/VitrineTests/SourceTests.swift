import Testing
import Vitrine
import VitrineBuiltIn

@Suite struct `What comes back from sources` {
  static let layout = column(
    #"{"id": "m", "type": "grid", "owner": "team-m", "source": "a"}"#,
    #"{"id": "k", "type": "grid", "source": "a"}"#, notice("n"),
    rest: #""sources": {"a": {"file": "a.json"}}"#)

  /// A source that answers with whatever it is given.
  struct Answering: DataSource {
    let answer: @Sendable () throws(SourceFault) -> [UInt8]
    func response(to request: SourceRequest) async throws(SourceFault) -> [UInt8] { try answer() }
  }

  @Test func `a source that fails leaves a hole for each module that uses it`() async throws {
    let source = Answering { () throws(SourceFault) in
      throw SourceFault(.noSource, "the shop is closed", suggestion: "tomorrow")
    }
    let stage = try await LayoutStage(Self.layout, source: source)
    #expect(stage.diagnostics.said == ["error no-source /modules/0", "error no-source /modules/1"])
    #expect(stage.diagnostics[0].message == "\"m\": the shop is closed")
    #expect(stage.diagnostics[0].suggestion == "tomorrow")
    #expect(stage.diagnostics.map(\.owner) == ["team-m", nil])
    #expect(stage.html.contains("I am n"))
  }

  @Test(
    arguments: [
      ([], Rule.syntax), (Array("nope".utf8), .syntax), ([0xFF, 0xFE, 0x00], .syntax),
      (Array("{}\u{0}".utf8), .syntax),
      (Array("3".utf8), .shape), (Array("[]".utf8), .shape), (Array("null".utf8), .shape),
      (Array("{}".utf8), .shape),
      (Array(#"{"items": {}}"#.utf8), .shape),
      (Array(String(repeating: "[", count: 200).utf8), .budget),
    ] as [([UInt8], Rule)])
  func `a response that does not read is one hole for each module`(bytes: [UInt8], rule: Rule) async throws {
    let stage = try await LayoutStage(Self.layout, source: Answering { () throws(SourceFault) in bytes })
    let said = stage.diagnostics.map { $0.rule == .missingKey ? .shape : $0.rule }
    #expect(said == [rule, rule])
    #expect(stage.diagnostics.map(\.pointer) == ["/modules/0", "/modules/1"])
    #expect(stage.diagnostics.allSatisfy { $0.file == "layout.json" && $0.related.map(\.file) == ["a.json"] })
    #expect(try stage.modules.map { $0["state"] as? String } == ["hole", "hole", "shown"])
  }

  @Test func `what is odd about a response is said once, at the first module that reads it`() async throws {
    let text = """
      {"items": [], "items": [{"id": "a", "name": "Alder coat",
        "stock": 123456789012345678901234567890}]}
      """
    let stage = try await LayoutStage(Self.layout, ["a.json": text])
    #expect(stage.diagnostics.said == ["warning duplicate-key /modules/0", "warning big-integer /modules/0"])
    #expect(stage.diagnostics.allSatisfy { $0.file == "layout.json" && $0.owner == "team-m" })
    #expect(
      stage.diagnostics.flatMap(\.related).map { "\($0.file):\($0.line):\($0.column) \($0.pointer)" } == [
        "a.json:1:15 /items", "a.json:2:12 /items/0/stock",
      ])
    #expect(stage.html.contains("Alder coat"))
  }

  static func flood(_ count: Int) -> [String: String] {
    let bad = Array(repeating: #"{"id": 3, "price": "x"}"#, count: count).joined(separator: ",")
    return ["a.json": #"{"items": [\#(bad), {"id": "a", "name": "Alder coat"}]}"#]
  }

  @Test(arguments: [21, 1_000]) func `many bad elements are counted, not listed`(count: Int) async throws {
    let stage = try await LayoutStage(Self.layout, Self.flood(count))
    let own = stage.diagnostics.filter { $0.pointer == "/modules/0" }
    #expect(own.count == 20)
    #expect(own.allSatisfy { $0.rule == .droppedElement })
    #expect(own.last?.message.hasSuffix("(and \(count - 20) more remarks)") == true)
    #expect(stage.html.contains("Alder coat"))
  }

  @Test(arguments: [1_001, 5_000])
  func `a list of more than a thousand bad elements is another list, and one hole`(
    count: Int
  ) async throws {
    let stage = try await LayoutStage(Self.layout, Self.flood(count))
    #expect(stage.diagnostics.said == ["error shape /modules/0", "error shape /modules/1"])
    #expect(
      stage.diagnostics[0].message
        == "\"m\": expected a list of Item, found more than 1000 elements that do not read")
    #expect(stage.html.contains("I am n") && !stage.html.contains("Alder coat"))
  }

  @Test(arguments: [199, 200, 201]) func `a tab asks for up to two hundred responses`(count: Int) async throws
  {
    let names = (0..<count).map { "s\($0)" }
    let sources = names.map { "\"\($0)\": {\"file\": \"\($0).json\"}" }.joined(separator: ",")
    // Several responses a module, since a tab has only so many modules.
    let uses = names.map { "\"\($0)\": \"\($0)\"" }.joined(separator: ",")
    let layout = column(
      "{\"id\": \"m\", \"type\": \"grid\", \"source\": {\(uses)}, \"at\": \"/s0\"}", notice("n"),
      rest: "\"sources\": {\(sources)}")
    let files = Dictionary(
      uniqueKeysWithValues: names.map { ("\($0).json", #"{"items": [{"id": "q", "name": "Quince"}]}"#) })
    let stage = try await LayoutStage(layout, files)
    #expect(stage.diagnostics.said == (count > 200 ? ["error budget /modules/0/source/s200"] : []))
    #expect(stage.html.contains("Quince") == (count <= 200))
    #expect(stage.html.contains("I am n"))
  }

  @Test func `a layout without data needs no source`() async throws {
    let plan = try Engine(.builtIn).plan(Array(Self.layout.utf8), named: "layout.json")
    #expect(plan.diagnostics.said == ["error no-source /sources/a/file"])
    #expect(String(decoding: await plan.page().html().bytes, as: UTF8.self).contains("I am n"))
  }
}
