import VitrineJSON
import VitrineUI

extension Outline {
  /// One word: an object whose first member is `"word"`, and whose last one is its content if it has any.
  func value(of node: DrawingNode) -> JSONValue {
    switch node {
    case .heading(let text): word("heading", .init("text", text.value))
    case .text(let text, let role):
      word("text", .init("role", .string(role.rawValue)), .init("text", text.value))
    case .price(let price, let oldPrice): .object([Self.named("price")] + self.price(price, was: oldPrice))
    case .badge(let text, let tone):
      word("badge", .init("tone", .string(tone.rawValue)), .init("text", text.value))
    case .rating(let rating): self.rating(rating)
    case .ordinal(let ordinal): word("ordinal", .init("number", .integer(ordinal.number)))
    case .statedRank(let stated):
      word("statedRank", .init("number", .integer(stated.number)), shown(formats.words.stated(stated.number)))
    case .time(let moment, let style):
      word(
        "time", .init("moment", .string(formats.machineTime(moment))),
        .init("style", .string(style.rawValue)),
        shown(formats.time(moment, style)))
    case .image(let picture, let aspect): .object([Self.named("image")] + members(picture) + members(aspect))
    case .video(let clip, let aspect):
      word(
        "video", .init("source", .string(clip.address.description)),
        .init("poster", .object(members(clip.poster))), members(aspect)[0])
    case .choice(let label, let name, let options, let stamp):
      word(
        "choice", .init("name", .string(name)), .init("stamp", .string(stamp)), .init("label", label.value),
        .init("options", .array(options.map(\.outlined))))
    case .button(let label, let action, let stamp):
      word(
        "button", .init("action", .string(action.name)), .init("value", .string(action.value)),
        .init("stamp", .string(stamp)), .init("text", label.value))
    case .search(let box, let stamp): search(box, stamp)
    case .divider: word("divider")
    case .twin(let text): word("html", .init("text", text.value))

    case .link(let address, let stamp, let content):
      word("link", .init("to", .string(address.description)), .init("stamp", .string(stamp)), within(content))
    case .stack(let axis, let content): word("stack", .init("axis", .string(axis.rawValue)), within(content))
    case .grid(let columns, let content): word("grid", .init("columns", .integer(columns)), within(content))
    case .carousel(let content): word("carousel", within(content))
    case .list(let kind, let content): word("list", .init("kind", .string(kind.rawValue)), within(content))
    case .group(.callout(let tone), let content):
      word("group", .init("role", .string("callout")), .init("tone", .string(tone.rawValue)), within(content))
    case .group(let role, let content): word("group", .init("role", .string(role.word)), within(content))
    case .item(let step, let content):
      word(
        "item", .init("id", .string(step.id.description)),
        .init("ordinal", .integer(step.itemPosition.number)),
        within(content))
    }
  }

  static func named(_ word: String) -> JSONValue.Member { .init("word", .string(word)) }

  func word(_ word: String, _ members: JSONValue.Member...) -> JSONValue {
    .object([Self.named(word)] + members)
  }

  private func within(_ content: [DrawingNode]) -> JSONValue.Member {
    .init("content", self.content(of: content))
  }

  private func shown(_ words: String) -> JSONValue.Member { .init("shown", .string(words)) }

  private func price(_ price: Money, was oldPrice: Money?) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("minorUnits", .integer(price.minorUnits)), .init("currency", .string(price.currency.description)),
      shown(formats.money(price)),
    ]
    if let oldPrice { members.append(.init("was", .object(self.price(oldPrice, was: nil)))) }
    return members
  }

  private func rating(_ rating: Rating) -> JSONValue {
    var members = [Self.named("rating"), .init("stars", .number(rating.stars))]
    if let count = rating.count { members.append(.init("count", .integer(count))) }
    return .object(members + [shown(formats.stars(rating))])
  }

  private func members(_ picture: Picture) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init("source", .string(picture.address.description))]
    switch picture.alternative {
    case .words(let words): members.append(.init("alternative", words.value))
    case .decorative: members.append(.init("decorative", .flag(true)))
    }
    guard let size = picture.size else { return members }
    return members + [.init("width", .integer(size.width)), .init("height", .integer(size.height))]
  }

  private func members(_ aspect: AspectRatio) -> [JSONValue.Member] {
    [.init("aspect", .string("\(aspect.width):\(aspect.height)"))]
  }

  private func search(_ box: SearchBox, _ stamp: String) -> JSONValue {
    word(
      "search", .init("to", .string(box.action.description)), .init("parameter", .string(box.parameter)),
      .init("stamp", .string(stamp)),
      .init("label", .string(box.label?.string ?? formats.words.search.description)),
      .init("placeholder", box.placeholder.value))
  }
}

extension Text {
  fileprivate var value: JSONValue { .string(string) }
}

extension ChoiceOption {
  fileprivate var outlined: JSONValue {
    .object([
      .init("value", .string(value)), .init("label", label.value), .init("selected", .flag(isSelected)),
    ])
  }
}
