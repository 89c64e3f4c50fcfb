import VitrineUI

extension TextMedium {
  func words(_ text: Text, _ spacing: TextBlock.Spacing, _ style: TextStyle = .plain) -> TextBlock? {
    let text = said(text.string, style)
    return text.clusters.isEmpty ? nil : TextBlock(.words(text), spacing)
  }

  /// A word that stands in a line with its neighbours wherever it is said.
  func mark(of node: DrawingNode) -> TerminalText? {
    switch node {
    case .badge(let text, let tone): said("[\(text.string)]", TextStyle(badge: tone))
    case .ordinal(let ordinal): said("\(ordinal.number).", TextStyle(place: ordinal.number))
    case .statedRank(let stated): said(formats.words.stated(stated.number), TextStyle(place: stated.number))
    case .heading, .text, .price, .rating, .time, .image, .video, .link, .choice, .button, .search, .stack,
      .grid,
      .carousel, .list, .group, .divider, .item, .twin:
      nil
    }
  }

  /// A word that can stand in a line as short texts for it.
  func units(of node: DrawingNode) -> [TerminalText] {
    switch node {
    case .badge, .ordinal, .statedRank: mark(of: node).map { [$0] } ?? []
    case .heading(let text): text.isEmpty ? [] : [said(text.string, .heading)]
    case .text(let text, let role): text.isEmpty ? [] : [said(text.string, TextStyle(role))]
    case .twin(let text): text.isEmpty ? [] : [said(text.string)]
    case .price(let price, let oldPrice):
      [said(formats.money(price), oldPrice == nil ? .price : .reducedPrice)]
        + (oldPrice.map { [said("(\(formats.words.was(formats.money($0))))", .oldPrice)] } ?? [])
    case .rating(let rating):
      [
        said(
          "★ " + formats.stars(rating)
            + (rating.count.map { " (\(formats.ratings($0)))" } ?? ""), .star)
      ]
    case .time(let moment, let style): [said(formats.time(moment, style), .soft)]
    case .button(let label, let action, let stamp):
      [
        TerminalText(
          "[ \(label.string) ]",
          TextLook(
            style: .button,
            target: TextTarget(
              .button(name: action.name, value: action.value), stamp: stamp, label: label.string)))
      ]
    case .link(let address, let stamp, let content):
      inside(target(address, stamp, content)).units(of: content)
    case .item(_, let content), .group(.facts, let content), .group(.actions, let content),
      .stack(.horizontal, let content):
      units(of: content)
    case .image, .video, .choice, .search, .stack(.vertical, _), .grid, .carousel, .list, .group, .divider: []
    }
  }

  private func units(of content: [DrawingNode]) -> [TerminalText] { content.flatMap { units(of: $0) } }

  /// Words as short texts for one line; nil when one of them cannot stand in it.
  func unitsOfAll(_ content: [DrawingNode]) -> [TerminalText]? {
    content.allSatisfy(\.standsInLine) ? units(of: content) : nil
  }

  /// The place of a picture or a film, above words and beside them; nil for all else.
  func picture(in node: DrawingNode) -> (above: TextBlock, beside: TextBlock)? {
    let picture: TextPicture
    var words = ""
    switch node {
    case .image(let image, let aspect):
      picture = TextPicture(image.address.description, aspect: aspect)
      if case .words(let given) = image.alternative { words = given.string }
    case .video(let clip, let aspect):
      picture = TextPicture(clip.poster.address.description, isFilm: true, aspect: aspect)
      words = formats.words.film.description
      if case .words(let given) = clip.poster.alternative, !given.isEmpty { words = given.string }
      words = "▶ \(words)"
    case .heading, .text, .price, .badge, .rating, .ordinal, .statedRank, .time, .link, .choice, .button,
      .search,
      .stack, .grid, .carousel, .list, .group, .divider, .item, .twin:
      return nil
    }
    let text = said(words, .picture)
    func box(_ rows: Int) -> TextBlock { TextBlock(.box(text, picture, rows: rows)) }
    return (box(PictureBox.rows(above: picture.aspect)), box(PictureBox.rowsBeside))
  }

  /// Words that say what follows, marked as a paper without type sizes marks them.
  func heading(_ text: Text) -> TextBlock? {
    words(text, .tight, .heading).map {
      TextBlock(.list([TextBlock.Entry(mark: said("■", .heading), block: $0)]), .heading)
    }
  }

  /// `label: (•) one  ( ) other`.
  func choice(_ label: Text, _ options: [ChoiceOption], name: String, stamp: String) -> TextBlock? {
    guard !options.isEmpty else { return words(label, .paragraph) }
    let asks: Set<Unicode.Scalar> = ["?", ":", "？", "："]
    let ending = label.string.unicodeScalars.last.map { asks.contains($0) } == true ? "" : ":"
    let picked = selections[stamp].flatMap { value in
      options.firstIndex { $0.value.utf8.elementsEqual(value.utf8) }
    }
    let units = options.enumerated().map { offset, option in
      let isSelected = picked.map { $0 == offset } ?? option.isSelected
      let kind = TextTarget.Kind.option(name: name, value: option.value, isSelected: isSelected)
      return TerminalText(
        (isSelected ? "(•) " : "( ) ") + option.label.string,
        TextLook(
          style: isSelected ? .chosen : .option,
          target: TextTarget(kind, stamp: stamp, label: option.label.string)))
    }
    return TextBlock(.labelled(said(label.string + ending), TextBlock(.units(units))), .paragraph)
  }

  func search(_ box: SearchBox, stamp: String) -> TextBlock {
    let words = box.label?.string ?? formats.words.search.description
    let target = TextTarget(
      .search(box.action.description, parameter: box.parameter), stamp: stamp, label: words)
    let label = TerminalText(words, TextLook(style: .option, target: target))
    let placeholder = TerminalText(box.placeholder.string, TextLook(style: .soft, target: target))
    return TextBlock(.field(label: label, placeholder: placeholder), .paragraph)
  }

  /// What a link leads to, and what it says.
  func target(_ address: Link, _ stamp: String, _ content: [DrawingNode]) -> TextTarget {
    TextTarget(.link(address.description), stamp: stamp, label: DrawingNode.label(of: content) ?? "")
  }
}

extension DrawingNode {
  /// Whether all that it says can stand in one line, as short texts.
  ///
  /// Asked before any text is made, so that what is nested deep is made once.
  fileprivate var standsInLine: Bool {
    switch self {
    case .heading, .text, .price, .badge, .rating, .ordinal, .statedRank, .time, .button, .twin: true
    case .image(let picture, _): picture.alternative == .decorative
    case .link(_, _, let content), .item(_, let content), .group(.facts, let content),
      .group(.actions, let content), .stack(.horizontal, let content):
      content.allSatisfy(\.standsInLine)
    case .video, .choice, .search, .stack(.vertical, _), .grid, .carousel, .list, .group, .divider: false
    }
  }
}
