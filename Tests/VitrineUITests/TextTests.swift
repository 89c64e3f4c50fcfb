import Testing
import VitrineUI

@Suite struct TextTests {
  @Test func `texts are equal when their bytes are`() {
    let composed = Text("\u{E9}")
    let decomposed = Text("e\u{301}")
    #expect(composed != decomposed && composed == "\u{E9}")
    #expect(Set([composed, decomposed, composed]).count == 2)
    #expect(composed.description == "\u{E9}" && Text("").isEmpty && !Text("\u{200B}").isEmpty)
  }

  @Test func `identities are equal when their bytes are`() {
    #expect(ItemID("\u{E9}") != ItemID("e\u{301}") && ItemID("a") == "a")
    #expect(Set([ItemID("\u{E9}"), ItemID("e\u{301}")]).count == 2)
  }

  @Test(arguments: [
    "ranking", "a", "7", "age-group", "acme:countdown", "a-b:c-d", String(repeating: "a", count: 64),
  ])
  func `a module type is lower-case words`(_ name: String) {
    #expect(ModuleType(name)?.description == name)
  }

  @Test(arguments: [
    "", "Ranking", "a_b", "a b", "-a", "a-", "a--b", ":a", "a:", "a:b:c", "ä", "a\u{301}", "a\n",
    String(repeating: "a", count: 65),
  ])
  func `anything else is no module type`(_ name: String) {
    #expect(ModuleType(name) == nil)
  }

  @Test func `a namespace is written into a class with two hyphens`() {
    let type: ModuleType = "acme:count-down"
    #expect(type.className == "acme--count-down")
  }

  @Test(arguments: [("ja", "ja"), ("ja-JP", "ja"), ("EN-gb", "en"), ("zh-Hant-TW", "zh"), ("fil", "fil")])
  func `a language tag has a primary language`(_ tag: String, _ language: String) {
    #expect(LanguageTag(checking: tag)?.language == language)
  }

  @Test(arguments: ["", "j", "japanese", "ja_JP", "ja-", "-JP", "ja-JP.UTF-8", "日本", "j1"])
  func `what is not well formed is no language tag`(_ tag: String) {
    #expect(LanguageTag(checking: tag) == nil)
  }
}
