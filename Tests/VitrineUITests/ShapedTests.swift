import Testing
import VitrineUI

private struct Sample: Shaped {
  enum Size: String, ShapedWord { case small, large }
  let limit: Int
  let size: Size
  let word: String
  let note: Text?
  let items: [Sample]
  let share: Double
  let rows: Int?

  init(_ shape: inout some Shape & ~Copyable) {
    limit = shape.field("limit", default: 20, in: 1...100, "how many")
    size = shape.field("size", default: .large, formerly: ["form"], "how big")
    word = shape.field("word", "a word")
    note = shape.optionalField("note", "a note")
    items = shape.field("items", count: 0...3, "samples")
    share = shape.field("share", in: 0.5...1, "a part of one")
    rows = shape.optionalField("rows", in: 2...4, "rows")
  }
}

@Suite struct ShapedTests {
  @Test func `a blank has every default, and blanks where a field is required`() {
    let blank = Sample.blank()
    #expect(blank.limit == 20 && blank.size == .large && blank.word == "" && blank.note == nil)
    #expect(blank.items.isEmpty && blank.share == 0.5 && blank.rows == nil)
  }

  @Test func `blanks of the models are harmless`() {
    #expect(Item.blank().id == "" && Item.blank().media == nil && Item.blank().badges.isEmpty)
    #expect(Banner.blank().link == nil && Choice.blank().name == "choice" && Notice.blank().tone == .neutral)
    #expect(SearchBox.blank().action.description == "/search" && SearchBox.blank().parameter == "q")
    #expect(Picture.blank().address.description == "about:invalid" && Money.blank().currency == .yen)
    #expect(
      Article.blank().paragraphs.isEmpty && JobList.blank().jobs.isEmpty && NoSettings.blank() == NoSettings()
    )
  }

  @Test func `shapes and literals have names`() {
    #expect(Item.shapeName == "Item" && [Item].shapeName == "[Item]")
    #expect(
      Text("a").shapeLiteral == .string("a") && 3.shapeLiteral == .integer(3)
        && true.shapeLiteral == .flag(true))
    #expect(1.5.shapeLiteral == .number(1.5) && Sample.Size.small.shapeLiteral == .string("small"))
    #expect(Link.search.shapeLiteral == .string("/search") && Item.blank().shapeLiteral == nil)
  }

  @Test func `what numbers may be is kept by their types`() {
    #expect(StatedRank(0) == nil && StatedRank(1)?.number == 1)
    #expect(PixelSize(1, nil) == nil && PixelSize(0, 1) == nil && PixelSize(2, 3)?.height == 3)
    #expect(AspectRatio(0, -1) == .square && AspectRatio(.max, 1).width == 10_000)
    #expect(Rating(stars: 1, count: -1)?.count == nil)
  }

  @Test func `slots are ordered as they are declared`() {
    let slots = [
      ModuleSlot(region: .header, entry: 2), ModuleSlot(region: .tab, entry: 1),
      ModuleSlot(region: .tab, entry: 2, inRun: 1), ModuleSlot(region: .tab, entry: 2, inRun: 10),
      ModuleSlot(region: .tab, entry: 10),
    ]
    #expect(
      slots.shuffled().sorted() == slots && slots.map(\.description) == ["h2", "1", "2.1", "2.10", "10"])
  }
}
