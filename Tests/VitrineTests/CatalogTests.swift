import Testing
import Vitrine
import VitrineBuiltIn
import VitrineTranslation
import VitrineUI

@Suite struct `What is registered` {
  @Test func `two plugins of one type stop the program`() async {
    await #expect(processExitsWith: .failure) {
      var catalog = Catalog()
      catalog.add(Wall())
      catalog.add(Wall())
    }
  }

  @Test func `two translators of one name stop the program`() async {
    await #expect(processExitsWith: .failure) {
      var catalog = Catalog()
      catalog.add(PlainRun())
      catalog.add(PlainRun())
    }
  }

  @Test func `a name in source that is not well formed stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = "Ranking" as ModuleType }
    await #expect(processExitsWith: .failure) { _ = "ranking" as TranslatorName }
  }

  @Test(arguments: [
    ("ranking", true), ("acme:countdown", true), ("a", true), ("7:7", true), ("", false), ("Ranking", false),
    ("a:b:c", false),
    (":a", false), ("a:", false), ("a--b", false), ("-a", false), ("a_b", false), ("a.b", false),
    ("á", false),
    (String(repeating: "a", count: 64), true), (String(repeating: "a", count: 65), false),
  ])
  func `a module type is an identifier, with a namespace at most`(name: String, isGood: Bool) {
    #expect((ModuleType(name) != nil) == isGood)
  }

  @Test(arguments: [
    ("rakuten.ranking", true), ("a.b", true), ("shop.like-items", true), ("ranking", false), ("a.b.c", false),
    (".a", false),
    ("a.", false), ("A.b", false), ("a:b", false), ("", false),
  ])
  func `a translator's name is two identifiers`(name: String, isGood: Bool) {
    #expect((TranslatorName(name) != nil) == isGood)
  }

  @Test func `a catalog is a value`() {
    let before = Catalog.builtIn
    var after = before
    after.add(Wall())
    #expect(before.plugin("test:wall") == nil && after.plugin("test:wall") != nil)
  }

  @Test func `a log field that a translator does not declare is left out, with a warning`() async throws {
    var catalog = Catalog.builtIn
    catalog.add(Talkative())
    let stage = try await LayoutStage(
      column(
        #"{"id": "m", "type": "notice", "source": "a", "translator": "test.talkative"}"#,
        rest: #""sources": {"a": {"file": "a.json"}}"#),
      ["a.json": "{}"], catalog: catalog)
    #expect(stage.diagnostics.said == ["warning undeclared-log-field /modules/0"])
    #expect(try stage.modules[0]["log"] as? [String: String] == ["declared": "yes"])
  }

  struct Talkative: Translator {
    static let name: TranslatorName = "test.talkative"
    static let declared = LogField<String>("declared", "what it may say")
    static let logFields = [declared.declaration]
    func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<Notice> {
      var log = LogRecord()
      log.set(Self.declared, to: "yes")
      log.set(LogField<String>("secret", "what it may not say"), to: "no")
      return Translated(Notice("x"), log: log)
    }
  }
}
