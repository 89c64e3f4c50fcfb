import Testing
import VitrineTesting
import VitrineUI

private struct Thing: Identified { let id: ItemID }

/// How a carousel moves without a script.
@Suite struct CarouselTests {
  private func html(
    _ moduleID: String = "m", language: StaticString = "en", _ draw: (inout HTMLCanvas) -> Void
  ) throws -> [HTMLElement] {
    var canvas = HTMLCanvas(
      DrawingContext(
        moduleID: moduleID, slot: ModuleSlot(region: .tab, entry: 1), language: LanguageTag(language)))
    draw(&canvas)
    return try StrictHTML.parse(String(decoding: canvas.finish().bytes, as: UTF8.self)).elements
  }

  private let things = [Thing(id: "a"), Thing(id: "b"), Thing(id: "c")]

  @Test func `each entry has an address, and a link leads to it`() throws {
    let drawn = try html { canvas in
      canvas.carousel { canvas in
        canvas.text("first")
        canvas.items(things) { canvas, _ in canvas.text("x") }
      }
    }
    let ids = ["c-m-1-1", "c-m-1-2", "c-m-1-3", "c-m-1-4"]
    #expect(drawn.compactMap { $0["id"] } == ids)
    #expect(drawn.filter { $0["id"] != nil }.map(\.name) == ["li", "li", "li", "li"])
    let marks = drawn.filter { $0["class"] == "v-mark" }
    #expect(marks.map { $0["href"] } == ids.map { "#" + $0 })
    #expect(marks.map(\.children.text) == (1...4).map { "Go to \($0) of 4" })
    // The links stand behind what they lead to.
    let classes = drawn.compactMap { $0["class"] }
    #expect(classes.first == "v-carousel")
    #expect(
      classes.lastIndex(of: "v-entry v-item").map { $0 < classes.firstIndex(of: "v-marks") ?? 0 } == true)
  }

  @Test func `it is a list that takes the focus and has a name in the page's language`() throws {
    func list(_ language: StaticString) throws -> HTMLElement? {
      try html(language: language) { $0.carousel { $0.text("x") } }.first { $0["class"] == "v-slides" }
    }
    let english = try #require(try list("en"))
    #expect(english.name == "ul" && english["tabindex"] == "0" && english["role"] == nil)
    #expect(english["aria-label"] == "Scrolls sideways")
    #expect(try list("ja-JP")?["aria-label"] == "横に動かせる一覧")
    let marks = try html(language: "ja") { canvas in
      canvas.carousel { canvas in canvas.items(things) { canvas, _ in canvas.text("x") } }
    }
    #expect(
      marks.filter { $0["class"] == "v-mark" }.map(\.children.text) == ["3件中1件目へ", "3件中2件目へ", "3件中3件目へ"])
  }

  @Test(arguments: [0, 1]) func `fewer than two entries need no links`(count: Int) throws {
    let drawn = try html { canvas in
      canvas.carousel { canvas in canvas.items(things.prefix(count)) { canvas, _ in canvas.text("x") } }
    }
    #expect(!drawn.contains { $0["class"] == "v-marks" })
    #expect(drawn.compactMap { $0["id"] }.count == count)
  }

  @Test func `several carousels, nested ones too, share no address`() throws {
    let drawn = try html("feed--top") { canvas in
      canvas.carousel { canvas in
        canvas.items(things.prefix(2)) { canvas, _ in
          canvas.carousel { canvas in
            canvas.text("x")
            canvas.text("y")
          }
        }
      }
      canvas.carousel { $0.text("z") }
    }
    #expect(
      drawn.compactMap { $0["id"] } == [
        "c-feed--top-1-1", "c-feed--top-2-1", "c-feed--top-2-2", "c-feed--top-1-2", "c-feed--top-3-1",
        "c-feed--top-3-2", "c-feed--top-4-1",
      ])
    let ids = Set(drawn.compactMap { $0["id"] })
    let targets = drawn.compactMap { $0["class"] == "v-mark" ? $0["href"]?.dropFirst() : nil }
    #expect(targets.count == 6 && targets.allSatisfy { ids.contains(String($0)) })
  }

  @Test func `modules whose ids end in numbers share no address`() throws {
    let ids = try ["a", "a-1", "a-1-1", "a--1"].flatMap { module in
      try html(module) { canvas in
        for _ in 1...2 {
          canvas.carousel { canvas in canvas.items(things) { canvas, _ in canvas.text("x") } }
        }
      }.compactMap { $0["id"] }
    }
    #expect(ids.count == 24 && Set(ids).count == 24)
  }

  @Test func `a carousel inside a link neither takes the focus nor links`() throws {
    let drawn = try html { canvas in
      canvas.link(to: "/a") { canvas in
        canvas.carousel { canvas in canvas.items(things) { canvas, _ in canvas.text("x") } }
      }
    }
    #expect(drawn.filter { $0.name == "a" }.count == 1)
    #expect(!drawn.contains { $0["tabindex"] != nil })
  }

  @Test func `what stands in an entry is no entry`() throws {
    let drawn = try html { canvas in
      canvas.carousel { canvas in
        canvas.stack(.vertical) { canvas in
          canvas.text("x")
          canvas.list(.plain) { $0.text("y") }
        }
      }
    }
    #expect(drawn.compactMap { $0["id"] } == ["c-m-1-1"])
  }
}
