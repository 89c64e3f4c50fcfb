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

  /// Short identities are kept as values and longer ones as bytes; a slice has other bytes behind it.
  @Test func `identities of every length are kept, stamped and told apart whole`() throws {
    let ids = (0...70).map { String(repeating: "abc-", count: 20).prefix($0) + "x" }.map { String($0) }
    let all = ids.joined()
    let buffer = TextBuffer(padded: Array(all.utf8) + Array(repeating: 0, count: TextBuffer.slack))
    var start = 0
    let shelves = ids.map { id in
      defer { start += id.utf8.count }
      return Shelf(id: ItemID(Text(buffer, start: start, count: id.utf8.count)))
    }
    let (html, ledger) = drawn { canvas in
      canvas.items(shelves) { canvas, _ in canvas.link(to: "/") { $0.text("a") } }
      canvas.list(.plain) { canvas in canvas.items([shelves[3]]) { _, _ in } }
    }
    #expect(stamps(in: html) == ids.enumerated().map { "m@3/\($1)@\($0 + 1)" })
    #expect(ledger.entries.map(\.id.description) == ids + [ids[3]])
    #expect(ledger.record.firstRepetition?.itemPosition.number == 72)
    for (place, shelf) in shelves.enumerated() {
      // Another text with the same bytes.
      let twice = shelves + [Shelf(id: ItemID(ids[place]))]
      let record = drawn { canvas in canvas.items(twice) { _, _ in } }.ledger.record
      let repetition = try #require(record.firstRepetition)
      #expect(repetition.id == shelf.id && repetition.itemPosition.number == 72)
    }
  }

  @Test(arguments: [
    (["a", "a\u{0}"], false), (["", "\u{0}"], false), (["", ""], true), (["a", "b", "a"], true),
    (["0123456789abcdef", "0123456789abcdeg"], false), (["0123456789abcdefg", "0123456789abcdefh"], false),
    (["12345678", "123456780"], false), (["e\u{301}", "é"], false),
  ])
  func `only the same bytes in one run are a repetition`(_ ids: [String], _ isRepetition: Bool) {
    let shelves = ids.map { Shelf(id: ItemID($0)) }
    let record = drawn { canvas in canvas.items(shelves) { _, _ in } }.ledger.record
    #expect((record.firstRepetition != nil) == isRepetition)
    let nested = ids.enumerated().map { Shelf(id: ItemID("o\($0)"), inner: [Shelf(id: ItemID($1))]) }
    let apart = drawn { canvas in
      canvas.items(nested) { canvas, shelf in canvas.items(shelf.inner) { _, _ in } }
    }
    #expect(apart.ledger.record.firstRepetition == nil)
  }

  @Test func `a canvas that turns to another module forgets the items and the id of the last`() {
    var canvas = HTMLCanvas(context)
    func shelf(_ canvas: inout HTMLCanvas, _ id: ItemID) {
      canvas.items([Shelf(id: id)]) { canvas, _ in canvas.link(to: "/") { $0.text("a") } }
      canvas.carousel { canvas in canvas.text("one") }
    }
    shelf(&canvas, "a-long-identity-of-more-than-sixteen-bytes")
    canvas.begin("other", ModuleSlot(region: .header, entry: 2, inRun: 4), isTitled: true)
    shelf(&canvas, "another-long-identity")
    let (bytes, ledger) = canvas.finish()
    let html = String(decoding: bytes, as: UTF8.self)
    #expect(ledger.entries.map(\.id) == ["another-long-identity"] && ledger.runs == 1)
    #expect(
      stamps(in: html) == [
        "m@3/a-long-identity-of-more-than-sixteen-bytes@1", "other@h2.4/another-long-identity@1",
      ]
    )
    #expect(html.contains("id=\"c-m-1-1\"") && html.contains("id=\"c-other-1-1\""))
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
