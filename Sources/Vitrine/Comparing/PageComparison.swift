import VitrineUI

/// Two pages laid side by side, their modules joined by id: what a reviewer of a change looks at.
///
/// A module is the same when it looks and leads the same at one width; its place is another matter.
package struct PageComparison: Sendable {
  /// A module of either page, or of both.
  package struct Pair: Sendable {
    package enum Change: Sendable, Equatable {
      case same, changed, onlyLeft, onlyRight
    }

    package let left: TextSection?
    package let right: TextSection?
    package let change: Change
    /// Whether it stands elsewhere among the modules that both pages have.
    package let isMoved: Bool

    /// Whether there is nothing to say of it.
    package var isQuiet: Bool { change == .same && !isMoved }
  }

  package let left: TextPage
  package let right: TextPage
  /// The modules in the order of the right page; what only the left has stands behind what it followed there.
  package let pairs: [Pair]
  /// Whether the pages' own frames are alike: the title and the tabs.
  package let isFrameSame: Bool

  package init(_ left: TextPage, _ right: TextPage) {
    self.left = left
    self.right = right
    isFrameSame = Self.alike(left.lines[..<left.frameEnd], right.lines[..<right.frameEnd])
    pairs = Self.pairs(left, right)
  }

  /// Whether anything differs.
  package var differs: Bool { !isFrameSame || pairs.contains { !$0.isQuiet } }

  private static func pairs(_ left: TextPage, _ right: TextPage) -> [Pair] {
    var places: [[UInt8]: Int] = [:]
    for (place, section) in left.sections.enumerated() where places[section.key] == nil {
      places[section.key] = place
    }
    // Which module of the left page each of the right one is.
    var joined: [Int?] = []
    for section in right.sections { joined.append(places.removeValue(forKey: section.key)) }
    let kept = longestRising(joined.compactMap { $0 })
    let alone = Set(places.values)
    var pairs: [Pair] = []
    var next = 0
    func leave(before end: Int) {
      for place in next..<max(next, end) where alone.contains(place) {
        pairs.append(Pair(left: left.sections[place], right: nil, change: .onlyLeft, isMoved: false))
      }
      next = max(next, end)
    }
    for (section, place) in zip(right.sections, joined) {
      guard let place else {
        pairs.append(Pair(left: nil, right: section, change: .onlyRight, isMoved: false))
        continue
      }
      if kept.contains(place) { leave(before: place) }
      let other = left.sections[place]
      pairs.append(
        Pair(
          left: other, right: section, change: same(other, of: left, section, of: right) ? .same : .changed,
          isMoved: !kept.contains(place)))
    }
    leave(before: left.sections.count)
    return pairs
  }

  /// The values of a longest rising part of some distinct ones.
  ///
  /// Source: patience sorting.
  private static func longestRising(_ values: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: values.count)
    for (offset, value) in values.enumerated() {
      let pile = ends.firstIndex { values[$0] > value } ?? ends.count
      before[offset] = pile > 0 ? ends[pile - 1] : nil
      if pile == ends.count { ends.append(offset) } else { ends[pile] = offset }
    }
    var rising: Set<Int> = []
    var at = ends.last
    while let offset = at {
      rising.insert(values[offset])
      at = before[offset]
    }
    return rising
  }

  private static func same(_ one: TextSection, of left: TextPage, _ other: TextSection, of right: TextPage)
    -> Bool
  {
    guard one.type.map({ Array($0.utf8) }) == other.type.map({ Array($0.utf8) }),
      one.state.word.elementsEqual(other.state.word)
    else { return false }
    return alike(left.lines[one.lines], right.lines[other.lines])
  }

  /// Whether lines look and lead the same.
  private static func alike(_ one: ArraySlice<TextLine>, _ other: ArraySlice<TextLine>) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy(alike)
  }

  /// Whether two lines look and lead the same.
  static func alike(_ one: TextLine, _ other: TextLine) -> Bool {
    one.trimmed == other.trimmed && one.spans.count == other.spans.count
      && zip(one.spans, other.spans).allSatisfy { $0.end == $1.end && alike($0.look, $1.look) }
  }

  private static func alike(_ one: TextLook, _ other: TextLook) -> Bool {
    one.style == other.style && one.target?.kind == other.target?.kind
      && one.picture.map { Array($0.address.utf8) } == other.picture.map { Array($0.address.utf8) }
  }
}

extension TextPage {
  /// Where the screen's own frame ends and its modules begin.
  var frameEnd: Int {
    sections.first { !$0.lines.isEmpty }.map { max(0, $0.lines.lowerBound - 1) } ?? lines.count
  }
}

extension TextSection {
  /// What joins it to a module of another page: its id, or its place when it has none.
  fileprivate var key: [UInt8] { Array((id ?? " \(slot)").utf8) }

  /// What a reader calls it.
  var name: String { id ?? "slot \(slot)" }
}

extension TextSection.State {
  /// What became of it, in so many words that two of them can be compared.
  fileprivate var word: String.UTF8View {
    switch self {
    case .shown: "shown".utf8
    case .collapsed: "collapsed".utf8
    case .hole(let rule, let message, let isHidden): "\(isHidden) \(rule) \(message)".utf8
    }
  }
}
