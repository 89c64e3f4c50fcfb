import Testing
import Vitrine
import VitrineUI

@Suite struct RecordingTests {
  @Test(arguments: 1...20)
  func `a recording counts as the page does`(_ seed: Int) {
    let tree = TreeMaker.tree(UInt64(seed))
    let page = Stage().html { $0.play(tree) }.ledger
    let recording = Stage().recorded { $0.play(tree) }
    #expect(recording.ledger.entries == page.entries)
    #expect(recording.ledger.runs == page.runs)
    #expect(recording.ledger.excess == nil)
    // What was recorded, said again, is recorded again.
    #expect(Stage().recorded { $0.play(recording.nodes) }.nodes == recording.nodes)
  }

  @Test(arguments: [(2, Ledger.Excess.items(limit: 2)), (3, nil), (4, nil)])
  func `a recording falls silent at the limit of items, as the page does`(
    _ limit: Int, _ excess: Ledger.Excess?
  ) {
    let stage = Stage(limits: DrawingLimits(items: limit))
    let run = ["a", "b", "c"].map { Samples.Goods($0) }
    let recording = stage.recorded { $0.items(run) { canvas, goods in canvas.text(Text("\(goods.id)")) } }
    let page = stage.html { $0.items(run) { canvas, goods in canvas.text(Text("\(goods.id)")) } }
    #expect(recording.ledger.excess == excess)
    #expect(page.ledger.excess == excess)
    #expect(recording.nodes.count == min(limit, 3))
  }

  @Test func `a recording falls silent when more is said than a module may say`() {
    let word = RecordingCanvas.costOfWord
    for (limit, excess) in [(2 * word + 9, Ledger.Excess.bytes(limit: 2 * word + 9)), (2 * word + 10, nil)] {
      let recording = Stage(limits: DrawingLimits(bytes: limit)).recorded { canvas in
        canvas.text("12345")
        canvas.text("67890")
        if excess != nil { canvas.text("never kept") }
      }
      #expect(recording.ledger.excess == excess)
      #expect(recording.nodes.count == 2)
    }
  }

  @Test func `links, choices, buttons and search fields carry the stamp of where they were drawn`() {
    let nodes = Stage().recorded { canvas in
      canvas.search(SearchBox(placeholder: ""))
      canvas.items([Samples.Goods("p/1"), Samples.Goods("p2")]) { canvas, _ in
        canvas.link(to: .top) { $0.text("goods") }
        canvas.items([Samples.Goods("inner")]) { canvas, _ in canvas.button("buy", Action("buy")) }
      }
    }.nodes
    #expect(
      stamps(nodes) == [
        "stage@3", "stage@3/p%2F1@1", "stage@3/p%2F1@1/inner@1", "stage@3/p2@2", "stage@3/p2@2/inner@1",
      ])
  }

  @Test func `inside a link there is no second link, choice, button or search field`() {
    let recording = Stage().recorded { canvas in
      canvas.link(to: .top) { canvas in
        canvas.link(to: .search) { $0.text("inner") }
        canvas.choice("choice", name: "n", options: [ChoiceOption("a", "A")])
        canvas.button("button", Action("do"))
        canvas.search(SearchBox(placeholder: "search"))
      }
    }
    #expect(
      recording.nodes == [
        .link(
          .top, stamp: "stage@3",
          [.text("inner", .body), .text("choice", .label), .text("button", .label), .text("search", .label)])
      ])
  }

  @Test func `an ordinal outside a run says nothing`() {
    #expect(Stage().recorded { $0.ordinal() }.nodes == [])
  }

  @Test func `words that are nested beyond reason stay at the deepest level, in order`() {
    func nest(_ depth: Int, _ canvas: inout RecordingCanvas) {
      canvas.text(Text("\(depth)"))
      guard depth < 400 else { return }
      canvas.stack(.vertical) { nest(depth + 1, &$0) }
    }
    let nodes = Stage().recorded { nest(1, &$0) }.nodes
    let shown = Stage().lines(of: Stage().medium(80).lines(of: nodes)).filter { !$0.isEmpty }
    #expect(shown == (1...400).map { "\($0)" })
    #expect(Stage().outline(nodes).utf8.count > 400)
  }

  @Test func `lists within lists give up their indent before they run out of room`() {
    func nest(_ depth: Int, _ canvas: inout RecordingCanvas) {
      canvas.list(.bulleted) { canvas in
        canvas.text("word")
        if depth > 1 { nest(depth - 1, &canvas) }
      }
    }
    for width in [1, 4, 10, 80] {
      let lines = Stage().medium(width).lines(of: Stage().recorded { nest(60, &$0) }.nodes)
      #expect(lines.allSatisfy { $0.cells <= width })
    }
  }

  private func stamps(_ nodes: [DrawingNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .link(_, let stamp, let content): [stamp] + stamps(content)
      case .item(_, let content): stamps(content)
      case .choice(_, _, _, let stamp), .button(_, _, let stamp), .search(_, let stamp): [stamp]
      default: []
      }
    }
  }
}
