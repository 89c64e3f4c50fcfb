import VitrineUI

extension Page {
  /// The page as a tree for people: its modules, and below each the words that it draws.
  ///
  /// One line for each; a line that is too long is cut. Modules that leave nothing are there as well, with the reason.
  ///
  /// - Parameters:
  ///   - width: how many cells a line may take.
  ///   - depth: how many levels below the screen; 1 is the modules alone.
  /// - Returns: the lines, none wider than asked.
  package func tree(width: Int, depth: Int = .max) -> [TextLine] {
    let page = textPage(width: width)
    let medium = textMedium(page.width)
    var tree = TextTree(medium)
    tree.add(
      "screen",
      [medium.said(screenTitle, .title)]
        + (plan.screen.hasTabs ? [medium.said("[\(tab.title)]", .chosen)] : []),
      branch: [])
    let drawn = recorded(header) + recorded(modules)
    for (offset, (one, section)) in zip(drawn, page.sections).enumerated() where depth > 0 {
      let isLast = offset == drawn.count - 1
      tree.add(section, branch: [isLast])
      guard case .shown(let nodes, _) = one.outcome, depth > 1 else { continue }
      tree.add(nodes, branch: [isLast], depth: depth - 1)
    }
    return tree.lines
  }
}

/// Lines of a tree, each behind the branches that lead to it.
private struct TextTree {
  private let medium: TextMedium
  private(set) var lines: [TextLine] = []

  init(_ medium: TextMedium) { self.medium = medium }

  /// A line: what it is, and its words.
  ///
  /// The branch says of each level whether its last entry is reached.
  mutating func add(_ kind: String, _ words: [TerminalText], branch: [Bool]) {
    var line = TextLine()
    for isLast in branch.dropLast() { line.append(isLast ? "   " : "│  ", .frame) }
    if let isLast = branch.last { line.append(isLast ? "└─ " : "├─ ", .frame) }
    // Deep below, the branches themselves are cut.
    if line.cells + 2 > medium.width { line = TextLine() }
    for (offset, text) in ([medium.said(kind, .soft)] + words).filter({ !$0.clusters.isEmpty }).enumerated() {
      let gap = offset == 0 ? 0 : offset == 1 ? 1 : 2
      guard line.cells + gap < medium.width else { break }
      line.pad(to: line.cells + gap)
      line.append(text.cut(to: medium.width - line.cells))
    }
    lines.append(line)
  }

  /// A module: its type and id, where it is declared, which lines it takes or why it takes none.
  mutating func add(_ section: TextSection, branch: [Bool]) {
    var words: [TerminalText] = []
    if let id = section.id { words.append(medium.said(id, .name)) }
    words.append(medium.said("slot \(section.slot)", .soft))
    switch section.state {
    case .shown where section.lines.count == 1:
      words.append(medium.said("line \(section.lines.upperBound)", .soft))
    case .shown:
      words.append(medium.said("lines \(section.lines.lowerBound + 1)–\(section.lines.upperBound)", .soft))
    case .collapsed: words.append(medium.said("collapsed: it has no items", .warning))
    case .hole(let rule, let message, let isHidden):
      words.append(medium.said("\(isHidden ? "hidden" : "hole"): \(message) [\(rule)]", .hole))
    }
    if let title = section.title { words.append(medium.said(title, .moduleTitle)) }
    add(section.type ?? "?", words, branch: branch)
  }

  /// The words of a drawing, and what they arrange below them.
  mutating func add(_ nodes: [DrawingNode], branch: [Bool], depth: Int) {
    guard depth > 0 else { return }
    for (offset, node) in nodes.enumerated() {
      let branch = branch + [offset == nodes.count - 1]
      add(node.kind, words(of: node) + (depth > 1 ? [] : lead(of: node)), branch: branch)
      add(node.content, branch: branch, depth: depth - 1)
    }
  }

  /// What words are about whose content is not shown; lists and their like say how many entries they have.
  private func lead(of node: DrawingNode) -> [TerminalText] {
    switch node {
    case .item, .link, .group, .stack:
      DrawingNode.label(of: node.content).map { [medium.said($0, .name)] } ?? []
    default: []
    }
  }

  private func words(of node: DrawingNode) -> [TerminalText] {
    switch node {
    case .heading, .text, .price, .badge, .rating, .ordinal, .statedRank, .time, .button, .twin:
      medium.units(of: node)
    case .image(let picture, let aspect):
      [words(of: picture), medium.said("\(aspect.width):\(aspect.height)", .soft)]
    case .video(let clip, let aspect):
      [words(of: clip.poster), medium.said("\(aspect.width):\(aspect.height)", .soft)]
    case .link(let address, let stamp, _):
      [medium.said(address.description, .link), medium.said(stamp, .soft)]
    case .choice(let label, let name, let options, _):
      [medium.said(label.string), medium.said(name, .soft)]
        + options.map { medium.said(($0.isSelected ? "(•) " : "( ) ") + $0.label.string) }
    case .search(let box, _): [medium.said(box.placeholder.string, .soft)]
    case .stack(let axis, _): [medium.said(axis == .horizontal ? "horizontal" : "vertical", .soft)]
    case .grid(let columns, let content):
      [medium.said("\(columns) columns", .soft), count(of: content)]
    case .carousel(let content): [count(of: content)]
    case .list(let kind, let content):
      [medium.said(kind.rawValue, .soft), count(of: content)]
    case .group(let role, _): [medium.said(role.word, .soft)]
    case .item(let step, _):
      [
        medium.said("\(step.itemPosition).", TextStyle(place: step.itemPosition.number)),
        medium.said(step.id.description),
      ]
    case .divider: []
    }
  }

  private func count(of entries: [DrawingNode]) -> TerminalText {
    medium.said(entries.count == 1 ? "1 entry" : "\(entries.count) entries", .soft)
  }

  private func words(of picture: Picture) -> TerminalText {
    if case .words(let words) = picture.alternative { return medium.said(words.string, .picture) }
    return medium.said("decorative", .soft)
  }
}

extension DrawingNode {
  /// What the canvas calls it.
  fileprivate var kind: String {
    switch self {
    case .heading: "heading"
    case .text(_, let role): role == .body ? "text" : role.rawValue
    case .price: "price"
    case .badge: "badge"
    case .rating: "rating"
    case .ordinal: "ordinal"
    case .statedRank: "rank"
    case .time: "time"
    case .image: "image"
    case .video: "video"
    case .link: "link"
    case .choice: "choice"
    case .button: "button"
    case .search: "search"
    case .stack: "stack"
    case .grid: "grid"
    case .carousel: "carousel"
    case .list: "list"
    case .group: "group"
    case .divider: "divider"
    case .item: "item"
    case .twin: "html"
    }
  }
}
