import VitrineUI

extension TextMedium {
  func words(_ text: Text, _ spacing: TextBlock.Spacing) -> TextBlock? {
    let text = TerminalText(text.string)
    return text.clusters.isEmpty ? nil : TextBlock(.words(text), spacing)
  }

  /// A word that stands in a line with its neighbours wherever it is said.
  func mark(of node: DrawingNode) -> TerminalText? {
    switch node {
    case .badge(let text, _): TerminalText("[\(text.string)]")
    case .ordinal(let ordinal): TerminalText("\(ordinal.number).")
    case .statedRank(let stated): TerminalText(formats.words.stated(stated.number))
    case .heading, .text, .price, .rating, .time, .image, .video, .link, .choice, .button, .search, .stack,
      .grid,
      .carousel, .list, .group, .divider, .item, .twin:
      nil
    }
  }

  /// A word as short texts for a line; nil when it cannot stand in one.
  func units(of node: DrawingNode) -> [TerminalText]? {
    switch node {
    case .badge, .ordinal, .statedRank: mark(of: node).map { [$0] }
    case .heading(let text), .text(let text, _), .twin(let text):
      text.isEmpty ? [] : [TerminalText(text.string)]
    case .price(let price, let oldPrice):
      [TerminalText(formats.money(price))]
        + (oldPrice.map { [TerminalText("(\(formats.words.was(formats.money($0))))")] } ?? [])
    case .rating(let rating):
      [
        TerminalText(
          "★ " + formats.stars(rating)
            + (rating.count.map { " (\(formats.words.ratings(Formats.count($0))))" } ?? ""))
      ]
    case .time(let moment, let style): [TerminalText(formats.time(moment, style))]
    case .button(let label, _, _): [TerminalText("[ \(label.string) ]")]
    case .link(_, _, let content), .item(_, let content), .group(.facts, let content),
      .group(.actions, let content), .stack(.horizontal, let content):
      unitsOfAll(content)
    case .image(let picture, _) where picture.alternative == .decorative: []
    case .image, .video, .choice, .search, .stack(.vertical, _), .grid, .carousel, .list, .group, .divider:
      nil
    }
  }

  /// Words as short texts for one line; nil when one of them cannot stand in it.
  func unitsOfAll(_ content: [DrawingNode]) -> [TerminalText]? {
    var units: [TerminalText] = []
    for node in content {
      guard let more = self.units(of: node) else { return nil }
      units += more
    }
    return units
  }

  /// What stands for a picture or a film, as a box and as a line; nil when it only decorates.
  func picture(in node: DrawingNode) -> (box: TextBlock, line: TextBlock)? {
    let inBox: String
    let inLine: String
    switch node {
    case .image(let picture, _):
      guard case .words(let words) = picture.alternative, !words.isEmpty else { return nil }
      inBox = words.string
      inLine = "▨ \(words.string)"
    case .video(let clip, _):
      var words = formats.words.film
      if case .words(let given) = clip.poster.alternative, !given.isEmpty { words = given.string }
      inBox = "▶ \(words)"
      inLine = inBox
    case .heading, .text, .price, .badge, .rating, .ordinal, .statedRank, .time, .link, .choice, .button,
      .search,
      .stack, .grid, .carousel, .list, .group, .divider, .item, .twin:
      return nil
    }
    return (TextBlock(.box(TerminalText(inBox))), TextBlock(.caption(TerminalText(inLine))))
  }

  /// Words that say what follows, marked as a paper without type sizes marks them.
  func heading(_ text: Text) -> TextBlock? {
    words(text, .tight).map {
      TextBlock(.list([TextBlock.Entry(mark: TerminalText("■"), block: $0)]), .heading)
    }
  }

  /// `label: (•) one  ( ) other`.
  func choice(_ label: Text, _ options: [ChoiceOption]) -> TextBlock? {
    guard !options.isEmpty else { return words(label, .paragraph) }
    let asks: Set<Unicode.Scalar> = ["?", ":", "？", "："]
    let ending = label.string.unicodeScalars.last.map { asks.contains($0) } == true ? "" : ":"
    let units = options.map { TerminalText(($0.isSelected ? "(•) " : "( ) ") + $0.label.string) }
    return TextBlock(.labelled(TerminalText(label.string + ending), TextBlock(.units(units))), .paragraph)
  }

  func search(_ box: SearchBox) -> TextBlock {
    let label = TerminalText(box.label?.string ?? formats.words.search)
    return TextBlock(.field(label: label, placeholder: TerminalText(box.placeholder.string)), .paragraph)
  }
}
