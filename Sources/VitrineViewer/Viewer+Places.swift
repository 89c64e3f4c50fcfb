import Vitrine

/// A place in a page that outlives it: a module, and a line of it.
struct Anchor {
  /// The modules of the page, from the one that was at the top on, and then those before it.
  let modules: [String]
  /// How many lines of the first were above the top.
  let offset: Int
  /// How many lines it had.
  let count: Int
  /// The line itself, for a page without any of the modules.
  let top: Int
  /// What was in focus.
  let target: TextTarget?
  /// The module that was gone to.
  let module: String?
}

extension Anchor {
  init(_ viewer: Viewer) {
    let sections = viewer.sections
    top = viewer.top
    let first = sections.lastIndex { $0.lines.lowerBound <= viewer.top }
    let order = first.map { sections[$0...] + sections[..<$0].reversed() } ?? []
    modules = order.map { $0.id ?? "" }
    let section = first.map { sections[$0] }
    offset = section.map { viewer.top - $0.lines.lowerBound } ?? 0
    count = section?.lines.count ?? 0
    target = viewer.focus.map { viewer.targets[$0].thing }
    module = viewer.module.flatMap { sections.indices.contains($0) ? sections[$0].id : nil }
  }
}

extension Viewer {
  /// The modules that are seen.
  var sections: [TextSection] { page?.sections.filter { !$0.lines.isEmpty } ?? [] }

  /// How many lines the page has.
  package var count: Int { page?.lines.count ?? 0 }

  /// The lines of the page that are seen.
  var visible: Range<Int> { top..<min(count, top + pageRows) }

  /// The furthest that can be scrolled.
  var lastTop: Int { max(0, count - pageRows) }

  mutating func scroll(to line: Int) { top = min(max(0, line), lastTop) }

  /// Goes to a place of a page that was laid out anew.
  mutating func restore(_ anchor: Anchor) {
    let sections = sections
    var line = anchor.top
    for (number, id) in anchor.modules.enumerated() {
      guard let section = sections.first(where: { same($0.id ?? "", id) }) else { continue }
      line = section.lines.lowerBound
      if number == 0 {
        // Text that needs other lines than before is read on from about where it was.
        let isLonger = anchor.count > 0 && section.lines.count != anchor.count
        line += isLonger ? anchor.offset * section.lines.count / anchor.count : anchor.offset
      }
      break
    }
    scroll(to: line)
    module = anchor.module.flatMap { id in sections.firstIndex { same($0.id ?? "", id) } }
    focus = anchor.target.flatMap { target in
      targets.firstIndex { $0.thing.isSame(as: target) } ?? targets.firstIndex { $0.thing.isAt(target) }
    }
  }

  /// The module in view: the one that was gone to, else the first that begins at the top or reaches over it.
  package var currentModule: Int? {
    if let module { return module }
    let sections = sections
    return sections.firstIndex { $0.lines.upperBound > top }
  }

  /// Goes some modules on, or back.
  mutating func goToModule(_ distance: Int) {
    let sections = sections
    guard !sections.isEmpty else { return }
    var next = (currentModule ?? 0) + distance
    if module == nil, let current = currentModule {
      let start = sections[current].lines.lowerBound
      // Back is first to the start of the module that is read, and on is to one that is not yet at the top.
      if distance < 0, top > start { next = current }
      if distance > 0, top < start { next = current }
    }
    let number = min(max(0, next), sections.count - 1)
    scroll(to: sections[number].lines.lowerBound)
    module = number
  }

  // Targets

  /// Moves the focus to the next target, or the one before; from the top of what is seen, if nothing there has it.
  mutating func moveFocus(_ distance: Int) {
    guard !targets.isEmpty else {
      notice = ["there is nothing to follow or to choose here"]
      return
    }
    let seen = visible
    if let focus, targets[focus].lines.overlaps(seen) {
      self.focus = (focus + distance + targets.count) % targets.count
    } else {
      let first = targets.firstIndex { $0.lines.lowerBound >= seen.lowerBound }
      let last = targets.lastIndex { $0.lines.lowerBound < seen.upperBound }
      focus = distance > 0 ? first ?? 0 : last ?? targets.count - 1
    }
    if let focus { reveal(targets[focus].lines, margin: 1) }
  }

  /// Scrolls as little as shows some lines, and so many around them where there is room.
  mutating func reveal(_ lines: Range<Int>, margin: Int) {
    let before = top
    let margin = min(margin, max(0, (pageRows - lines.count) / 2))
    let lines = max(0, lines.lowerBound - margin)..<min(count, lines.upperBound + margin)
    if lines.upperBound > top + pageRows { scroll(to: lines.upperBound - pageRows) }
    if lines.lowerBound < top { scroll(to: lines.lowerBound) }
    if top != before { module = nil }
  }
}

extension TextTarget {
  /// Whether it is the same thing in another drawing of the page.
  func isSame(as other: TextTarget) -> Bool { isAt(other) && label == other.label }

  /// Whether it stands at the same place: what it leads to and says may be other now.
  func isAt(_ other: TextTarget) -> Bool {
    guard same(stamp.withoutPlaces, other.stamp.withoutPlaces) else { return false }
    switch (kind, other.kind) {
    case (.option(_, let one, _), .option(_, let other, _)): return same(one, other)
    case (.button(let name, let one), .button(let otherName, let other)):
      return same(name, otherName) && same(one, other)
    case (.tab(let one, _), .tab(let other, _)): return same(one, other)
    case (.link, .link), (.search, .search): return true
    default: return false
    }
  }
}

extension String {
  /// A stamp without the numbers that other modules and items change: `hero@4/b@1` is `hero/b`.
  ///
  /// A module keeps its id when it moves, and an item its own.
  var withoutPlaces: String {
    var kept: [UInt8] = []
    var isPlace = false
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "@"): isPlace = true
      case UInt8(ascii: "/"):
        isPlace = false
        kept.append(byte)
      default: if !isPlace { kept.append(byte) }
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
