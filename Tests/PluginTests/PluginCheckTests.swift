import Testing
import VitrineTesting
import VitrineUI

@Suite struct PluginCheckTests {
  @Test func `a sound plugin has no findings`() {
    #expect(PluginCheck().findings(for: Sound()) == [])
  }

  static let planted: [(Finding.Rule, any Plugin)] = [
    (.noExamples, Exampleless()), (.duplicateExample, TwiceNamed()), (.drawsNothing, Invisible()),
    (.overBudget, Endless()), (.linkInLink, LinkInLink()), (.linkInLink, AnchorInLink()),
    (.controlInLink, ChoiceInLink()), (.controlInLink, ButtonInLink()), (.namelessLink, PictureAsLink()),
    (.duplicateID, TwiceTheSame()),
    (.ordinalOutsideRun, OrdinalAlone()), (.emptyTwin, Twinless()), (.notRepeatable, Unsteady()),
    (.notWellFormed, Unbalanced()), (.markup, Unbalanced()), (.controlCharacter, Ringing()),
    (.leak, UnquotedHole()), (.markup, UnquotedHole()), (.markup, HoleInAName()), (.markup, Scripted()),
    (.markup, Handled()), (.markup, Styled()), (.markup, TextAsAddress()), (.markup, ScriptAsAddress()),
    (.markup, OwnID()), (.settingsDefault, OutOfRange()),
  ]

  @Test(arguments: planted)
  func `a planted fault is found`(_ rule: Finding.Rule, _ plugin: any Plugin) {
    let found = PluginCheck().findings(for: plugin)
    #expect(found.contains { $0.rule == rule }, "\(type(of: plugin)): \(found)")
  }

  @Test func `every rule is planted, save the one that only a medium can break`() {
    let rules = Set(Self.planted.map(\.0)).union([.tooWide, .snapshot])
    #expect(rules == Set(Finding.Rule.allCases))
  }

  @Test func `a finding names its example and its rule`() {
    #expect(
      PluginCheck().findings(for: LinkInLink()).first?.description
        == "example \"one\": the link to /b stands inside a link [link-in-link]")
  }

  @Test func `an example can be had in each medium`() throws {
    let example = try #require(Sound.examples.first)
    let check = PluginCheck(language: "ja")
    let page = try StrictHTML.parse(check.html(of: example, by: Sound()))
    #expect(
      page.elements.filter { $0.name == "a" }.map { $0["data-vt"] } == ["planted@1/a@1", "planted@1/b@2"])
    #expect(check.text(of: example, by: Sound(), width: 40).contains("words\n"))
    #expect(check.outline(of: example, by: Sound()).contains("\"words\""))
  }

  @Test func `a sample fills every field of a model`() {
    let item = SampleShape.value(Item.self, words: "words")
    #expect(item.name == "words" && item.maker == "words" && item.badges.count == 2)
    #expect(item.price?.currency == .yen && item.link != nil && item.statedRank != nil)
    if case .clip(let clip) = item.media {
      #expect(clip.poster.alternative == "words")
    } else {
      Issue.record("no clip")
    }
    let still = SampleShape.value(Item.self, words: "words", without: ["clip", "link"])
    if case .picture = still.media {} else { Issue.record("no picture") }
    #expect(still.link == nil)
  }
}
