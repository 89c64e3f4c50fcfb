import Foundation
import Testing
import VitrineUI

/// An element of a run, with elements of its own.
private struct Shelf: Identified {
  let id: ItemID
  var inner: [Shelf] = []
  static func named(_ ids: String...) -> [Shelf] { ids.map { Shelf(id: ItemID($0)) } }
}

@Suite struct LedgerTests {
  private let context = DrawingContext(moduleID: "m", slot: ModuleSlot(region: .tab, entry: 3))

  private func drawn(
    _ limits: DrawingLimits = DrawingLimits(), _ draw: (inout HTMLCanvas) -> Void
  ) -> (html: String, ledger: Ledger) {
    var context = context
    context.limits = limits
    var canvas = HTMLCanvas(context)
    draw(&canvas)
    let (bytes, ledger) = canvas.finish()
    return (String(decoding: bytes, as: UTF8.self), ledger)
  }

  private func stamps(in html: String) -> [String] {
    html.components(after: "data-vt=\"").map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func `ordinals go on from one run to the next beside it`() {
    let (html, ledger) = drawn { canvas in
      canvas.items(Shelf.named("a", "b")) { canvas, _ in canvas.link(to: "/") { $0.ordinal() } }
      canvas.link(to: "/") { $0.text("outside") }
      canvas.list(.plain) { canvas in
        canvas.items(Shelf.named("c")) { canvas, _ in canvas.link(to: "/") { $0.ordinal() } }
      }
    }
    #expect(stamps(in: html) == ["m@3/a@1", "m@3/b@2", "m@3", "m@3/c@3"])
    #expect(ledger.entries.map(\.id) == ["a", "b", "c"] && ledger.runs == 2 && ledger.excess == nil)
    #expect(html.components(after: "v-ordinal\">").map { String($0.prefix(1)) } == ["1", "2", "3"])
  }

  @Test func `a run inside a run counts from one in every item and records both`() {
    let shelves = [
      Shelf(id: "s1", inner: Shelf.named("a", "b")), Shelf(id: "s2", inner: Shelf.named("c")),
    ]
    let (html, ledger) = drawn { canvas in
      canvas.items(shelves) { canvas, shelf in
        canvas.items(shelf.inner) { canvas, _ in canvas.button("add", Action("add")) }
        canvas.link(to: "/") { $0.text("all") }
      }
    }
    #expect(
      stamps(in: html) == ["m@3/s1@1/a@1", "m@3/s1@1/b@2", "m@3/s1@1", "m@3/s2@2/c@1", "m@3/s2@2"])
    #expect(ledger.entries.map(\.trail.count) == [0, 1, 1, 0, 1])
  }

  @Test func `an identity cannot pretend to be a stamp`() {
    let (html, _) = drawn { canvas in
      canvas.items(Shelf.named("a@9/b", "日", "x:y")) { canvas, _ in canvas.link(to: "/") { $0.text("a") } }
    }
    #expect(stamps(in: html) == ["m@3/a%409%2Fb@1", "m@3/%E6%97%A5@2", "m@3/x:y@3"])
  }

  @Test(arguments: [(1, true), (2, false), (3, false)])
  func `a canvas goes silent at the limit of items`(_ limit: Int, _ isOver: Bool) {
    let (html, ledger) = drawn(DrawingLimits(items: limit)) { canvas in
      canvas.items(Shelf.named("a", "b")) { canvas, shelf in canvas.text(Text(shelf.id.description)) }
      canvas.text("after")
    }
    #expect((ledger.excess == .items(limit: limit)) == isOver)
    #expect(ledger.entries.count == min(limit, 2) && html.contains("after") == !isOver)
  }

  @Test func `a canvas goes silent at the limit of bytes`() {
    func two(_ canvas: inout HTMLCanvas) {
      canvas.stack(.vertical) { canvas in
        canvas.text("one")
        canvas.text("two")
      }
    }
    let size = drawn(DrawingLimits(), two).html.utf8.count
    for (limit, isOver) in [(size - 1, true), (size, false), (size + 1, false)] {
      let (html, ledger) = drawn(DrawingLimits(bytes: limit)) { canvas in
        two(&canvas)
        canvas.text("")
      }
      // What comes after is one word too many in every case; only the first had gone silent before it.
      #expect((html.utf8.count == size) == isOver)
      #expect(ledger.excess == .bytes(limit: limit))
      #expect((drawn(DrawingLimits(bytes: limit), two).ledger.excess != nil) == isOver)
    }
  }

  @Test func `an ordinal outside a run is not drawn`() {
    #expect(drawn { canvas in canvas.ordinal() }.html == "")
  }
}

extension String {
  /// What follows each occurrence of a word of ASCII.
  fileprivate func components(after word: String) -> [Substring] {
    var rest = Substring(self)
    var parts: [Substring] = []
    while let place = rest.range(of: word) {
      rest = rest[place.upperBound...]
      parts.append(rest)
    }
    return parts
  }
}
