import VitrineUI

/// Drawings for the tests of the media.
enum Samples {
  static let knit = Picture("Images/knit.svg", "白いニット", size: PixelSize(300, 400))
  static let plain = Picture("Images/plain.svg", .decorative)
  static let clip = Clip("Images/walk.mp4", poster: Picture("Images/walk.svg", "雪の街を歩く"))

  /// Every word of the vocabulary, the arrangements included, with the text that the terminal shows for it.
  static func everyWord(on canvas: inout some Canvas & ~Copyable) {
    canvas.heading("冬のはじまり")
    for role in TextRole.allCases { canvas.text(Text("text \(role.rawValue)"), role) }
    canvas.price(Money(minorUnits: 1_980, .yen), was: Money(minorUnits: 2_980, .yen))
    canvas.badge("SALE", .sale)
    if let rating = Rating(stars: 4.5, count: 1_234) { canvas.rating(rating) }
    if let stated = StatedRank(7) { canvas.statedRank(stated) }
    for style in TimeStyle.allCases { canvas.time(Moment(seconds: 1_795_852_800), style) }
    canvas.image(knit, aspect: .portrait)
    canvas.image(plain, aspect: .square)
    canvas.video(clip, aspect: .film)
    canvas.link(to: "https://shop.example/knit") { canvas in
      canvas.text("a link", .name)
      canvas.link(to: "https://shop.example/inner") { $0.text("inside it") }
    }
    canvas.choice("年代", name: "age", options: [.init("20s", "20代", isSelected: true), .init("30s", "30代")])
    canvas.button("応募する", Action("apply", value: "1"))
    canvas.search(SearchBox(placeholder: "すべてのアイテム"))
    for axis in Axis.allCases {
      canvas.stack(axis) { canvas in
        canvas.text("one", .name)
        canvas.text("two", .name)
      }
    }
    canvas.grid(columns: 2) { canvas in
      canvas.text("first cell")
      canvas.text("second cell")
    }
    canvas.carousel { $0.text("a slide") }
    for kind in ListKind.allCases { canvas.list(kind) { $0.text("an entry of it") } }
    for role: GroupRole in [.card, .details, .facts, .callout(.warning), .actions] {
      canvas.group(role) { $0.text(Text("in \(role.word)"), .caption) }
    }
    canvas.divider()
    canvas.list(.ordered) { canvas in
      canvas.items([Goods("a"), Goods("b")]) { canvas, goods in
        canvas.ordinal()
        canvas.text(Text("goods \(goods.id)"), .name)
      }
    }
    canvas.html("<div class=\"map\">\("47.2")</div>", text: "a map of the shop")
  }

  struct Goods: Identified {
    let id: ItemID
    init(_ id: String) { self.id = ItemID(id) }
  }

  /// Every slot that takes text from outside, filled with one text.
  static func everySlot(_ text: Text, on canvas: inout some Canvas & ~Copyable) {
    let picture = Picture("a.png", .words(text))
    canvas.heading(text)
    for role in TextRole.allCases { canvas.text(text, role) }
    for tone in Tone.allCases { canvas.badge(text, tone) }
    canvas.image(picture, aspect: .square)
    canvas.image(picture, aspect: .banner)
    canvas.video(Clip("a.mp4", poster: picture), aspect: .film)
    canvas.choice(
      text, name: "n", options: [.init(text.description, text), .init("v", text, isSelected: true)])
    canvas.button(text, Action("do", value: text.description))
    canvas.search(SearchBox(placeholder: text, label: text))
    canvas.html("<i>\(text)</i>", text: text)
    canvas.stack(.horizontal) { canvas in
      canvas.text(text)
      canvas.group(.callout(.neutral)) { $0.text(text) }
    }
    canvas.grid(columns: 3) { canvas in
      canvas.text(text)
      canvas.group(.facts) { $0.text(text, .caption) }
      canvas.link(to: .top) { $0.text(text) }
    }
    canvas.carousel { $0.text(text) }
    canvas.list(.ordered) { canvas in
      canvas.items([Goods(text.description)]) { canvas, _ in
        canvas.image(picture, aspect: .portrait)
        canvas.group(.details) { $0.text(text, .name) }
      }
    }
  }
}
