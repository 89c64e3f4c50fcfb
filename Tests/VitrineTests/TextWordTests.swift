import Testing
import Vitrine
import VitrineUI

@Suite struct TextWordTests {
  @Test func `every word is drawn in the page, in the terminal and in the outline`() {
    let stage = Stage()
    let recorded = stage.recorded { Samples.everyWord(on: &$0) }
    let page = stage.html { Samples.everyWord(on: &$0) }
    let outline = stage.outline(recorded.nodes)
    #expect(page.ledger.entries == recorded.ledger.entries)
    for words in [
      "冬のはじまり", "text lead", "￥1,980", "SALE", "4.5", "7位", "2026/11/28", "2 日前", "a link", "inside it",
      "20代", "応募する",
      "すべてのアイテム", "second cell", "a slide", "in callout", "goods b",
    ] {
      #expect(page.text.contains(words))
      #expect(outline.contains(words))
    }
    #expect(stage.lines(of: stage.medium(80).lines(of: recorded.nodes)) == Self.shown)
  }

  @Test func `words of the engine's own come in the reader's language`() {
    let english = Stage(language: LanguageTag("en")).text(80) { canvas in
      canvas.price(Money(minorUnits: 1_980, .dollar), was: Money(minorUnits: 2_980, .dollar))
      if let rating = Rating(stars: 5, count: 3) { canvas.rating(rating) }
      if let stated = StatedRank(2) { canvas.statedRank(stated) }
      canvas.video(Clip("a.mp4", poster: Samples.plain), aspect: .square)
      canvas.search(SearchBox(placeholder: ""))
    }
    #expect(
      english == [
        "$19.80  (was $29.80)", "★ 5.0 (3 ratings)", "No. 2", "┌──────────┐", "│          │", "│ ▶ Video  │",
        "│          │", "└──────────┘",
        "[ Search: ____________________________ ]",
      ])
  }

  @Test func `a decorative picture keeps its place and says nothing`() {
    let empty = ["┌        ┐", "", "", "", "└        ┘"]
    #expect(Stage().text(80) { $0.image(Samples.plain, aspect: .square) } == empty)
    #expect(Stage().text(80) { $0.image(Picture("a.png", .words("")), aspect: .square) } == empty)
    #expect(Stage().text(5) { $0.image(Samples.plain, aspect: .square) } == [])
  }

  @Test(arguments: [(37, 1), (73, 1), (74, 2), (111, 2), (112, 3), (160, 3)])
  func `entries with pictures stand side by side where there is room`(_ width: Int, _ columns: Int) {
    let lines = Stage().text(width) { canvas in
      canvas.list(.plain) { canvas in
        canvas.items(["a", "b", "c"].map { Samples.Goods($0) }) { canvas, goods in
          canvas.image(Samples.plain, aspect: .portrait)
          canvas.group(.details) { $0.text(Text("goods " + goods.id.description), .name) }
        }
      }
    }
    let names = lines.filter { $0.contains("goods") }
    #expect(
      names.map { $0.split(separator: " ").count { $0 == "goods" } }
        == [[1, 1, 1], [2, 1], [3]][columns - 1])
    #expect(lines.allSatisfy { $0.unicodeScalars.count <= width })
  }

  @Test func `a count that an entry of a list begins with stands before the entry`() {
    let lines = Stage().text(40) { canvas in
      canvas.list(.ordered) { canvas in
        canvas.items([3, 10].map { Samples.Goods("\($0)") }) { canvas, goods in
          canvas.group(.card) { canvas in
            canvas.link(to: .top) { canvas in
              if let stated = StatedRank(goods.id == "3" ? 3 : 10) { canvas.statedRank(stated) }
              canvas.text("goods", .name)
            }
          }
        }
      }
    }
    #expect(lines == [" 3位 goods", "10位 goods"])
  }

  @Test func `a carousel says how many do not fit`() {
    let slides = { (canvas: inout RecordingCanvas) in
      canvas.carousel { canvas in for number in 1...6 { canvas.text(Text("slide \(number)")) } }
    }
    #expect(
      Stage().text(40, slides) == ["slide 1              slide 2", "                                 … 他4件"])
    #expect(Stage(language: LanguageTag("en")).text(20, slides) == ["slide 1", "            … 5 more"])
    #expect(Stage().text(120, slides).count == 1)
  }

  @Test func `a grid has as many columns as fit, and never more than asked`() {
    let cells = { (canvas: inout RecordingCanvas) in
      canvas.grid(columns: 3) { canvas in for number in 1...3 { canvas.text(Text("cell \(number)")) } }
    }
    #expect(Stage().text(18, cells) == ["cell 1", "", "cell 2", "", "cell 3"])
    #expect(Stage().text(38, cells) == ["cell 1              cell 2", "cell 3"])
    #expect(Stage().text(200, cells).count == 1)
  }

  @Test func `what stands across goes down where it does not fit`() {
    let across = { (canvas: inout RecordingCanvas) in
      canvas.stack(.horizontal) { canvas in
        canvas.group(.details) { $0.text("a sentence of some length on the left", .name) }
        canvas.group(.details) { $0.text("右側に立つ、いくらか長めの文章", .name) }
      }
    }
    #expect(
      Stage().text(46, across) == [
        "a sentence of some      右側に立つ、いくらか長", "length on the left      めの文章",
      ])
    #expect(Stage().text(20, across).count == 4)
  }

  private static let edge = String(repeating: "─", count: 78)
  static let shown = """
    ■ 冬のはじまり
    text body
    text name
    text caption
    text label
    text lead
    ￥1,980  (旧価格 ￥2,980)
    [SALE]
    ★ 4.5 (1,234件)
    7位
    2026/11/28
    2026/11/28 8:00
    2 日前
    ┌──────────┐
    │ 白いニッ │
    │    ト    │
    │          │
    └──────────┘
    ┌        ┐



    └        ┘
    ┌──────────────────────────────┐
    │                              │
    │                              │
    │                              │
    │        ▶ 雪の街を歩く        │
    │                              │
    │                              │
    │                              │
    └──────────────────────────────┘
    a link
    inside it
    年代: (•) 20代  ( ) 30代

    [ 応募する ]

    [ 検索: すべてのアイテム______________ ]
    one
    two
    one  two

    first cell                               second cell

    a slide

    an entry of it

    • an entry of it

    1. an entry of it
    in card
    in details
    in facts

    ▌ in callout

    in actions
    \(edge)──
    1. goods a
    2. goods b

    a map of the shop
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
