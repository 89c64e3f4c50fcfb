import Foundation
import Testing
import VitrineUI

private struct Thing: Identified { let id: ItemID }

@Suite struct HTMLCanvasTests {
  private func html(
    _ slot: ModuleSlot = ModuleSlot(region: .tab, entry: 9), prefix: String = "",
    _ draw: (inout HTMLCanvas) -> Void
  ) -> String {
    let context = DrawingContext(
      moduleID: "m", slot: slot, now: Moment("2026-11-30T00:00:00Z"), addressPrefix: prefix)
    var canvas = HTMLCanvas(context)
    draw(&canvas)
    return String(decoding: canvas.finish().bytes, as: UTF8.self)
  }

  private let picture = Picture("a.svg", "A <b>", size: PixelSize(3, 4))
  private let clip = Clip("a.mp4", poster: Picture("a.svg", "A film"))

  @Test func `words are paragraphs of their role`() {
    #expect(html { $0.heading("a & b") } == "<h3 class=\"v-heading\">a &amp; b</h3>")
    for role in TextRole.allCases {
      #expect(html { $0.text("a", role) } == "<p class=\"v-text v-\(role.rawValue)\">a</p>")
    }
    for tone in Tone.allCases {
      #expect(html { $0.badge("NEW", tone) } == "<span class=\"v-badge v-\(tone.rawValue)\">NEW</span>")
    }
  }

  @Test func `numbers say what they are to readers who cannot see them`() throws {
    let yen = Money(minorUnits: 1_980, .yen)
    #expect(
      html { $0.price(yen) }.contains(
        "<span class=\"v-hidden\">Price </span><bdi class=\"v-amount\">¥1,980</bdi>"))
    let reduced = html { $0.price(yen, was: Money(minorUnits: 2_980, .yen)) }
    #expect(reduced.hasPrefix("<p class=\"v-price v-reduced\">"))
    #expect(
      reduced.contains(
        "<del class=\"v-old\"><span class=\"v-hidden\">Old price </span><bdi>¥2,980</bdi></del>"))
    let rating = try #require(Rating(stars: 4.5, count: 1_234))
    #expect(html { $0.rating(rating) }.contains("<span class=\"v-hidden\">4.5 out of 5</span>"))
    #expect(html { $0.rating(rating) }.contains("(1,234 ratings)"))
    let stated = try #require(StatedRank(3))
    #expect(html { $0.statedRank(stated) } == "<p class=\"v-stated\" data-stated=\"3\">No. 3</p>")
    let moment = try #require(Moment("2026-11-29T00:00:00Z"))
    #expect(
      html { $0.time(moment, .relative) }
        == "<time class=\"v-time\" datetime=\"2026-11-29T00:00:00Z\">1 day ago</time>")
  }

  @Test func `a picture has its size, or that of its aspect`() {
    #expect(
      html { $0.image(picture, aspect: .square) }.contains(
        " src=\"a.svg\" alt=\"A &lt;b&gt;\" width=\"3\" height=\"4\""))
    let plain = html { $0.image(Picture("a.svg", .decorative), aspect: AspectRatio(5, 1)) }
    #expect(plain.contains(" alt=\"\" width=\"600\" height=\"120\""))
  }

  @Test func `pictures of the first modules are fetched at once, the very first before all`() {
    func two(_ canvas: inout HTMLCanvas) {
      canvas.image(picture, aspect: .square)
      canvas.image(picture, aspect: .square)
    }
    let first = html(ModuleSlot(region: .tab, entry: 1), two)
    #expect(first.count(of: "fetchpriority=\"high\"") == 1 && first.count(of: "loading=") == 0)
    // A notice often stands first: the hero below it is as large as anything seen at once.
    #expect(html(ModuleSlot(region: .tab, entry: 2), two).count(of: "fetchpriority=\"high\"") == 1)
    #expect(html(ModuleSlot(region: .tab, entry: 3), two).count(of: "fetchpriority=\"high\"") == 1)
    let fourth = html(ModuleSlot(region: .tab, entry: 4), two)
    #expect(fourth.count(of: "fetchpriority") == 0 && fourth.count(of: "loading=") == 0)
    let header = html(ModuleSlot(region: .header, entry: 4), two)
    #expect(header.count(of: "fetchpriority") == 0 && header.count(of: "loading=") == 0)
    #expect(html(ModuleSlot(region: .tab, entry: 5), two).count(of: "loading=\"lazy\"") == 2)
    #expect(html(ModuleSlot(region: .tab, entry: 1, inRun: 4), two).count(of: "loading=") == 0)
    #expect(html(ModuleSlot(region: .tab, entry: 1, inRun: 5), two).count(of: "loading=\"lazy\"") == 2)
    let many = (1...10).map { Thing(id: ItemID("\($0)")) }
    for (entry, lazy) in [(1, 2), (3, 2), (4, 4), (5, 10)] {
      let long = html(ModuleSlot(region: .tab, entry: entry)) { canvas in
        canvas.items(many) { canvas, _ in canvas.image(picture, aspect: .square) }
      }
      #expect(long.count(of: "<img ") == 10 && long.count(of: "loading=\"lazy\"") == lazy)
    }
  }

  @Test func `a film has its own controls, save inside a link`() {
    let alone = html { $0.video(clip, aspect: .film) }
    #expect(
      alone.contains(" controls muted") && alone.contains("aria-label=\"A film\"")
        && !alone.contains("autoplay"))
    let linked = html { canvas in canvas.link(to: "/a") { $0.video(clip, aspect: .film) } }
    #expect(
      !linked.contains("controls") && linked.contains("<img ") && linked.contains("aria-hidden=\"true\""))
    // Nothing could pause it there: five seconds, once, and not at all for who wants less motion (WCAG 2.2.2).
    #expect(
      linked.contains("<video class=\"v-video\" autoplay muted playsinline poster=\"a.svg\"")
        && !linked.contains("loop")
        && linked.contains("<source media=\"(prefers-reduced-motion: no-preference)\" src=\"a.mp4#t=0,5\">"))
    let cut = Clip("a.mp4#t=10,90", poster: Picture("a.svg", "A film"))
    #expect(
      html { canvas in canvas.link(to: "/a") { $0.video(cut, aspect: .film) } }.contains(
        "src=\"a.mp4#t=0,5\""))
    #expect(html { $0.video(cut, aspect: .film) }.contains("src=\"a.mp4#t=10,90\""))
    let silent = html { $0.video(Clip("a.mp4", poster: Picture("a.svg", .decorative)), aspect: .film) }
    #expect(silent.contains("aria-label=\"Video\""))
  }

  @Test func `a link inside a link is its content, and a control inside a link its label`() {
    let nested = html { canvas in
      canvas.link(to: "/a") { canvas in
        canvas.link(to: "/b") { $0.text("b") }
        canvas.choice("which", name: "n", options: [ChoiceOption("v", "w")])
        canvas.button("do", Action("do"))
        canvas.search(SearchBox(placeholder: "find"))
      }
    }
    #expect(
      nested.count(of: "<a ") == 1 && nested.count(of: "<form") == 0 && nested.count(of: "v-label") == 3)
    #expect(
      nested.hasPrefix("<a class=\"v-link\" href=\"/a\" data-vt=\"m@9\"><p class=\"v-text v-body\">b</p>"))
    let after = html { canvas in
      canvas.link(to: "/a") { canvas in canvas.link(to: "/b") { $0.text("b") } }
      canvas.button("do", Action("do", value: "1"))
    }
    #expect(after.contains("<button class=\"v-button\" name=\"do\" value=\"1\" data-vt=\"m@9\">do</button>"))
    #expect(html { canvas in canvas.link(to: nil) { $0.text("b") } } == "<p class=\"v-text v-body\">b</p>")
  }

  @Test func `controls are forms that work without a script`() {
    let choice = html {
      $0.choice(Choice(name: "n", label: "which", options: [ChoiceOption("v", "w", isSelected: true)]))
    }
    #expect(choice.contains("<input type=\"radio\" name=\"n\" value=\"v\" checked><span>w</span>"))
    let search = html {
      $0.search(SearchBox(placeholder: "find", label: "Find it", action: "/find", parameter: "p"))
    }
    #expect(
      search.contains(
        "action=\"/find\" data-vt=\"m@9\"><input type=\"search\" name=\"p\" placeholder=\"find\""))
    #expect(search.contains("aria-label=\"Find it\""))
  }

  @Test func `each direct word and each item of an arrangement is an entry`() {
    let list = html { canvas in
      canvas.list(.bulleted) { canvas in
        canvas.text("a")
        canvas.items([Thing(id: "b"), Thing(id: "c")]) { canvas, _ in
          canvas.text("b")
          canvas.divider()
        }
        canvas.stack(.vertical) { $0.text("d") }
      }
    }
    #expect(
      list.count(of: "<li class=\"v-entry\">") == 2 && list.count(of: "<li class=\"v-entry v-item\">") == 2)
    #expect(
      html { $0.list(.ordered) { $0.text("a") } }.hasPrefix(
        "<ol class=\"v-list v-ordered\"><li class=\"v-entry\">"))
    #expect(html { $0.grid(columns: 99) { _ in } } == "<ul class=\"v-grid v-columns-6\"></ul>")
    #expect(html { $0.grid(columns: -1) { _ in } } == "<ul class=\"v-grid v-columns-1\"></ul>")
    #expect(html { $0.stack(.horizontal) { _ in } } == "<div class=\"v-stack v-across\"></div>")
    #expect(html { $0.group(.callout(.danger)) { _ in } } == "<div class=\"v-callout v-danger\"></div>")
    for role in [GroupRole.card, .details, .facts, .actions] {
      #expect(html { $0.group(role) { _ in } } == "<div class=\"v-\(role.word)\"></div>")
    }
  }

  @Test func `markup of a plugin's own is raw where it is source and escaped where it is data`() {
    let link: Link = "a/b"
    let address: MediaAddress = "c.svg"
    let text: Text = "\"><b>"
    let markup: Markup =
      "<i title=\"\(text)\" data-n=\"\(3)\" data-d=\"\(1.5)\">\("&")</i><a href=\"\(link)\"><img src=\"\(address)\"></a>"
    #expect(
      html(prefix: "../x/") { $0.html(markup, text: "twin") }
        == "<i title=\"&quot;&gt;&lt;b&gt;\" data-n=\"3\" data-d=\"1.5\">&amp;</i><a href=\"../x/a/b\"><img src=\"../x/c.svg\"></a>"
    )
    #expect(html { $0.html("<hr>", text: "twin") } == "<hr>")
  }

  @Test(arguments: [
    ("a/b", "../x/a/b"), ("./a", "../x/./a"), ("/a", "/a"), ("#a", "#a"), ("?a", "?a"),
    ("https://a/b", "https://a/b"),
    ("mailto:a@b", "mailto:a@b"), ("a?b:c", "../x/a?b:c"), ("a/b:c", "../x/a/b:c"),
  ])
  func `relative addresses get the prefix`(_ address: String, _ written: String) throws {
    let link = try #require(Link(address))
    #expect(
      html(prefix: "../x/") { canvas in canvas.link(to: link) { _ in } }.contains("href=\"\(written)\""))
  }
}

extension String {
  fileprivate func count(of word: String) -> Int { components(separatedBy: word).count - 1 }
}
