/// The closed vocabulary of what a reader sees.
///
/// Plugins call it; every medium draws all of it.
///
/// Words either say something (`text`, `price`, `image`) or arrange what their content says (`stack`, `grid`,
/// `link`). Inside `list`, `grid` and `carousel` each direct word, and each item of a run, is one entry.
/// A canvas never fails: it counts what is drawn and goes silent at the limit.
public protocol Canvas: ~Copyable {
  // Text

  /// A heading inside the module; the module's own title is the engine's.
  mutating func heading(_ text: Text)
  /// Words in one of a few roles.
  mutating func text(_ text: Text, _ role: TextRole)
  /// A price, and the price before it if there was one.
  mutating func price(_ price: Money, was oldPrice: Money?)
  /// A word on a coloured ground.
  mutating func badge(_ text: Text, _ tone: Tone)
  /// Stars and a count.
  mutating func rating(_ rating: Rating)
  /// The item's place in its run, as the engine counts it; nothing outside a run.
  mutating func ordinal()
  /// A place in a ranking, as an API said.
  mutating func statedRank(_ stated: StatedRank)
  /// A date or a time, in the reader's language.
  mutating func time(_ moment: Moment, _ style: TimeStyle)

  // Pictures

  /// A picture, in a box of the aspect when the data has no size.
  mutating func image(_ picture: Picture, aspect: AspectRatio)
  /// A clip with its poster; muted, and still until the reader starts it. Inside a link its first five
  /// seconds play by themselves, once.
  mutating func video(_ clip: Clip, aspect: AspectRatio)

  // Doing

  /// What the content says leads somewhere. A link inside a link is not one: its content is drawn alone.
  mutating func link(to address: Link, _ content: (inout Self) -> Void)
  /// One of several to pick.
  mutating func choice(_ label: Text, name: String, options: [ChoiceOption])
  /// Something to do.
  mutating func button(_ label: Text, _ action: Action)
  /// A field to search in.
  mutating func search(_ box: SearchBox)

  // Arranging

  /// One after the other, down or across; what stands across goes down where it does not fit.
  mutating func stack(_ axis: Axis, _ content: (inout Self) -> Void)
  /// Entries in so many columns, fewer where they do not fit.
  mutating func grid(columns: Int, _ content: (inout Self) -> Void)
  /// Entries side by side, more than fit.
  mutating func carousel(_ content: (inout Self) -> Void)
  /// Entries one below the other.
  mutating func list(_ kind: ListKind, _ content: (inout Self) -> Void)
  /// What belongs together, and as what.
  mutating func group(_ role: GroupRole, _ content: (inout Self) -> Void)
  /// A line between what is above and what is below.
  mutating func divider()

  /// The one way to draw a run of items. The engine counts here: every link, choice and button inside is
  /// stamped with the item's identity and its place in the run.
  mutating func items<Run: Collection>(_ run: Run, _ draw: (inout Self, Run.Element) -> Void)
  where Run.Element: Identified

  /// Markup of the plugin's own for the page, with words for every other medium.
  mutating func html(_ markup: Markup, text: Text)
}

/// What words are for; media choose how they look.
public enum TextRole: String, Sendable, CaseIterable {
  /// Running text.
  case body
  /// What a thing is called.
  case name
  /// Small print beside or below something.
  case caption
  /// A word that says what stands beside it.
  case label
  /// The sentence to read first.
  case lead
}

/// A direction of arranging.
public enum Axis: String, Sendable, CaseIterable { case vertical, horizontal }

/// What a list's entries are to each other.
public enum ListKind: String, Sendable, CaseIterable {
  /// Entries without a mark.
  case plain
  /// Entries with a mark each.
  case bulleted
  /// Entries whose order says something.
  case ordered
}

/// What a group is.
public enum GroupRole: Hashable, Sendable {
  /// One thing among others of its kind.
  case card
  /// What is said about a thing.
  case details
  /// Small facts in a line.
  case facts
  /// Something to notice.
  case callout(Tone)
  /// Things to do.
  case actions

  /// The role's word in class names and outlines.
  package var word: String {
    switch self {
    case .card: "card"
    case .details: "details"
    case .facts: "facts"
    case .callout: "callout"
    case .actions: "actions"
    }
  }
}

/// How a moment is written.
public enum TimeStyle: String, Sendable, CaseIterable {
  /// The day.
  case date
  /// The day and the time of day.
  case dateTime
  /// The distance from now in words, or the day when the clock is not known.
  case relative
}

/// Width to height.
public struct AspectRatio: Hashable, Sendable {
  /// Parts across.
  public let width: Int
  /// Parts down.
  public let height: Int

  /// A ratio; parts below 1 count as 1, parts above 10,000 as 10,000.
  public init(_ width: Int, _ height: Int) {
    self.width = min(max(1, width), 10_000)
    self.height = min(max(1, height), 10_000)
  }

  /// As wide as high.
  public static let square = AspectRatio(1, 1)
  /// Goods standing upright, 3:4.
  public static let portrait = AspectRatio(3, 4)
  /// A photograph, 3:2.
  public static let photograph = AspectRatio(3, 2)
  /// A film, 16:9.
  public static let film = AspectRatio(16, 9)
  /// A banner, 2:1.
  public static let banner = AspectRatio(2, 1)
}

/// What a button does, by name: the screen's state gives names a meaning.
public struct Action: Hashable, Sendable {
  /// The action's name, an identifier.
  public let name: String
  /// What it is done with.
  public let value: String

  /// An action.
  public init(_ name: String, value: String = "") {
    self.name = name
    self.value = value
  }
}
