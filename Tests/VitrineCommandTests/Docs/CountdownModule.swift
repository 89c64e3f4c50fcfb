public import VitrineUI

/// A line to read first, and what comes after it, step by step.
public struct CountdownModule: Plugin {
  public static let moduleType: ModuleType = "countdown"
  public static let summary = "A line to read first, and what comes after it, step by step."

  /// The module type `countdown`.
  public init() {}

  public func draw(
    _ model: CountdownModel, _ settings: CountdownSettings, on canvas: inout some Canvas & ~Copyable
  ) {
    guard !model.steps.isEmpty else { return }
    canvas.group(.callout(.accent)) { canvas in canvas.text(model.lead, .lead) }
    canvas.list(settings.isNumbered ? .ordered : .bulleted) { canvas in
      canvas.items(model.steps.prefix(settings.limit)) { canvas, step in
        canvas.link(to: step.link) { canvas in canvas.text(step.name, .name) }
        if let note = step.note { canvas.text(note, .caption) }
      }
    }
  }
}

/// What the module shows: the `data` of a layout, or what a translator makes of a response.
public struct CountdownModel: Shaped {
  /// The line to read first.
  public let lead: Text
  /// The steps in order.
  public let steps: [CountdownStep]

  /// A line and its steps.
  public init(_ lead: Text, _ steps: [CountdownStep]) {
    self.lead = lead
    self.steps = steps
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    lead = shape.field("lead", "the line to read first")
    steps = shape.field("steps", "the steps in order")
  }
}

/// One step, with an identity by which the engine counts it and logs name it.
public struct CountdownStep: Shaped, Identified {
  /// Its identity, stable from page to page.
  public let id: ItemID
  /// What happens.
  public let name: Text
  /// When, or how.
  public let note: Text?
  /// Where more is said about it.
  public let link: Link?

  /// A step; only its identity and name are needed.
  public init(id: ItemID, name: Text, note: Text? = nil, link: Link? = nil) {
    self.id = id
    self.name = name
    self.note = note
    self.link = link
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    id = shape.field("id", "the step's identity, stable from page to page")
    name = shape.field("name", "what happens")
    note = shape.optionalField("note", "when, or how")
    link = shape.optionalField("link", "where more is said about it")
  }
}

/// What a layout may choose.
public struct CountdownSettings: Shaped {
  /// How many steps to show.
  public let limit: Int
  /// Whether each step has its number.
  public let isNumbered: Bool

  public init(_ shape: inout some Shape & ~Copyable) {
    limit = shape.field("limit", default: 10, in: 1...100, "how many steps to show")
    isNumbered = shape.field("numbered", default: true, "whether each step has its number")
  }
}

extension CountdownModule {
  /// Drawn in tests, in documentation and by `vitrine plugins countdown`.
  public static let examples = [
    Example<Self>(
      "three steps",
      CountdownModel(
        "How an order reaches you",
        [
          CountdownStep(
            id: "pack", name: "We pack it", note: "the same day, until three in the afternoon"),
          CountdownStep(
            id: "send", name: "We send it", note: "with a number to follow it by",
            link: "/help/parcels"),
          CountdownStep(
            id: "wear", name: "You try it on", note: "thirty days to change your mind"),
        ])),
    Example(
      "words alone",
      CountdownModel(
        "雪の日のしたく",
        [CountdownStep(id: "boots", name: "長ぐつをだす")])),
  ]
}
