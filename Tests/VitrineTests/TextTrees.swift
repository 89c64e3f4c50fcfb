import Vitrine

@testable import VitrineUI

/// Trees of words from a seed: the same seed gives the same tree (SplitMix64).
struct TreeMaker {
  /// Which words a tree is made of.
  enum Kind {
    /// All of them.
    case any
    /// Those whose text the page and the terminal say alike and in one column.
    case readAlike
    /// Those whose text the page and the terminal say alike, side by side too.
    case saidAlike
    /// Links beside and below each other, none of which shares a line with its neighbour's words.
    case shelves
  }

  private var state: UInt64
  private var budget: Int
  private let kind: Kind
  private var items = 0

  static func tree(_ seed: UInt64, words: Int = 60, _ kind: Kind = .any) -> [DrawingNode] {
    var maker = TreeMaker(state: seed, budget: words, kind: kind)
    var nodes: [DrawingNode] = []
    while maker.budget > 0 { nodes.append(maker.node(depth: 0, isInLink: false)) }
    return nodes
  }

  private init(state: UInt64, budget: Int, kind: Kind) {
    self.state = state
    self.budget = budget
    self.kind = kind
  }

  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  private static let pieces = [
    "a", "of", "winter", "incomprehensibilities", "e\u{301}te\u{301}", "白い", "ニット", "、", "。", "「コート」", "ー",
    "（税込）",
    "well-known", "1,980", "👩‍👩‍👧‍👦", "🇯🇵", "👍🏽", "❤️", "한국어", "क्षि", "ﾊﾝｶｸ", "مرحبا", "…", "!", "3:4",
  ]

  /// A text by itself.
  static func text(_ seed: UInt64) -> Text {
    var maker = TreeMaker(state: seed, budget: 0, kind: .any)
    return Text((0..<4).map { _ in maker.text().description }.joined(separator: " "))
  }

  private mutating func text() -> Text {
    var words = ""
    for _ in 0...below(12) { words += pick(Self.pieces) + (below(2) == 0 ? " " : "") }
    return Text(words)
  }

  private mutating func content(_ depth: Int, _ isInLink: Bool) -> [DrawingNode] {
    (0..<below(5)).map { _ in node(depth: depth + 1, isInLink: isInLink) }
  }

  private mutating func node(depth: Int, isInLink: Bool) -> DrawingNode {
    budget -= 1
    let arranges = depth < 6 && budget > 0 && below(5) < 2
    switch (kind, arranges) {
    case (.shelves, false): return .link(.top, stamp: "", [.text(text(), .name)])
    case (.shelves, true): return shelf(depth)
    case (.saidAlike, false): return plainWord()
    case (.saidAlike, true):
      return below(2) == 0 ? plainArrangement(depth, isInLink) : spread(depth, isInLink)
    case (.readAlike, false): return plainWord()
    case (.readAlike, true): return plainArrangement(depth, isInLink)
    case (.any, false): return isInLink || below(2) == 0 ? plainWord() : otherWord()
    case (.any, true):
      return below(2) == 0 ? plainArrangement(depth, isInLink) : otherArrangement(depth, isInLink)
    }
  }

  private mutating func plainWord() -> DrawingNode {
    switch below(6) {
    case 0: .heading(text())
    case 1: .badge(text(), pick(Array(Tone.allCases)))
    case 2: .price(Money(minorUnits: below(1_000_000), .yen), was: nil)
    case 3: .time(Moment(seconds: below(2_000_000_000)), pick(TimeStyle.allCases))
    default: .text(text(), pick(TextRole.allCases))
    }
  }

  private mutating func otherWord() -> DrawingNode {
    let picture = Picture("a.png", below(4) == 0 ? .decorative : .words(text()))
    switch below(9) {
    case 0: return .image(picture, aspect: pick([.square, .portrait, .banner, .film]))
    case 1: return .video(Clip("a.mp4", poster: picture), aspect: pick([.square, .film]))
    case 2:
      let options = (0..<below(5)).map { ChoiceOption("v\($0)", text(), isSelected: $0 == 1) }
      return .choice(text(), name: "c", options: options, stamp: "")
    case 3: return .button(text(), Action("do"), stamp: "")
    case 4: return .search(SearchBox(placeholder: text()), stamp: "")
    case 5: return .divider
    case 6: return Rating(stars: 4.5, count: below(9_999)).map { .rating($0) } ?? .divider
    case 7: return StatedRank(1 + below(200)).map { .statedRank($0) } ?? .divider
    default: return .twin(text())
    }
  }

  private mutating func plainArrangement(_ depth: Int, _ isInLink: Bool) -> DrawingNode {
    switch below(6) {
    case 0 where !isInLink: .link(.top, stamp: "", content(depth, true))
    case 1: .list(.plain, content(depth, isInLink))
    case 2: .group(.callout(.sale), content(depth, isInLink))
    case 3: .group(pick([.card, .details]), content(depth, isInLink))
    default: .stack(.vertical, content(depth, isInLink))
    }
  }

  private mutating func spread(_ depth: Int, _ isInLink: Bool) -> DrawingNode {
    switch below(4) {
    case 0: .stack(.horizontal, content(depth, isInLink))
    case 1: .grid(columns: 1 + below(6), content(depth, isInLink))
    case 2: .list(.bulleted, content(depth, isInLink))
    default: .group(pick([.facts, .actions]), content(depth, isInLink))
    }
  }

  private mutating func shelf(_ depth: Int) -> DrawingNode {
    switch below(6) {
    case 0: .stack(.vertical, content(depth, false))
    case 1: .stack(.horizontal, content(depth, false).map { .group(.details, [$0]) })
    case 2: .list(pick(ListKind.allCases), content(depth, false))
    case 3: .carousel(content(depth, false))
    case 4: .group(.callout(.neutral), content(depth, false))
    default: .grid(columns: 1 + below(6), content(depth, false))
    }
  }

  private mutating func otherArrangement(_ depth: Int, _ isInLink: Bool) -> DrawingNode {
    switch below(7) {
    case 0: return .stack(.horizontal, content(depth, isInLink))
    case 1: return .grid(columns: 1 + below(6), content(depth, isInLink))
    case 2: return .carousel(content(depth, isInLink))
    case 3: return .list(pick([.bulleted, .ordered]), content(depth, isInLink))
    case 4: return .group(pick([.facts, .actions]), content(depth, isInLink))
    default:
      items += 1
      let step = Ledger.Step(id: ItemID("i\(items)"), itemPosition: ItemPosition(items))
      return .item(step, content(depth, isInLink))
    }
  }
}
