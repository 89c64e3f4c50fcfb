import VitrineUI

extension TextMedium {
  /// Words one below the other; short ones that follow each other share a line.
  ///
  /// A picture stands beside its details, save where they are to stand below it.
  func blocks(of nodes: [DrawingNode], picturesBeside: Bool = true) -> [TextBlock] {
    var blocks: [TextBlock] = []
    var units: [TerminalText] = []
    func closeUnits() {
      if !units.isEmpty { blocks.append(TextBlock(.units(units))) }
      units = []
    }
    var at = 0
    while at < nodes.count {
      let node = nodes[at]
      at += 1
      if let unit = mark(of: node) {
        units.append(unit)
        continue
      }
      closeUnits()
      if picturesBeside, let picture = picture(in: node), !node.isWidePicture, at < nodes.count,
        case .group(.details, let details) = nodes[at]
      {
        at += 1
        guard let words = joined(self.blocks(of: details), .tight) else {
          blocks.append(picture.above)
          continue
        }
        blocks.append(
          TextBlock(.figure(beside: picture.beside, above: picture.above, words: words), .roomy))
      } else if let block = block(of: node) {
        blocks.append(block)
      }
    }
    closeUnits()
    return blocks
  }

  /// One word; nil when it says nothing.
  private func block(of node: DrawingNode) -> TextBlock? {
    switch node {
    case .heading(let text): heading(text)
    case .text(let text, let role):
      words(text, role == .body || role == .lead ? .paragraph : .tight, TextStyle(role))
    case .price, .rating, .time, .badge, .ordinal, .statedRank: TextBlock(.units(units(of: node)))
    case .button: TextBlock(.units(units(of: node)), .paragraph)
    case .image, .video: picture(in: node)?.above
    case .choice(let label, let name, let options, let stamp):
      choice(label, options, name: name, stamp: stamp)
    case .search(let box, let stamp): search(box, stamp: stamp)
    case .twin(let text): words(text, .paragraph)
    case .divider: TextBlock(.rule)
    case .link(let address, let stamp, let content):
      joined(inside(target(address, stamp, content)).blocks(of: content), .tight)
    case .stack(.vertical, let content): joined(blocks(of: content, picturesBeside: false), .tight)
    case .stack(.horizontal, let content): row(content)
    case .group(let role, let content): group(role, content)
    case .item(_, let content): joined(blocks(of: content), .roomy)
    case .grid(let columns, let content): TextBlock(.grid(columns: columns, entries(content)), .roomy)
    case .carousel(let content): TextBlock(.carousel(entries(content), formats.words), .roomy)
    case .list(let kind, let content): list(kind, content)
    }
  }

  private func group(_ role: GroupRole, _ content: [DrawingNode]) -> TextBlock? {
    switch role {
    case .card: joined(blocks(of: content), .roomy)
    case .details: joined(blocks(of: content), .tight)
    case .facts, .actions: row(content)
    case .callout(let tone):
      joined(blocks(of: content), .roomy).map { TextBlock(.aside($0, tone), .roomy) }
    }
  }

  /// Words in a line where all of them are short, else pieces side by side.
  private func row(_ content: [DrawingNode]) -> TextBlock? {
    if let units = unitsOfAll(content) { return units.isEmpty ? nil : TextBlock(.units(units)) }
    let blocks = blocks(of: content).filter { $0.ideal > 0 }
    return blocks.count > 1 ? TextBlock(.row(blocks), spacing(of: blocks, .tight)) : blocks.first
  }

  private func entries(_ content: [DrawingNode]) -> [TextBlock] {
    content.compactMap { block(of: $0) }
  }

  private func list(_ kind: ListKind, _ content: [DrawingNode]) -> TextBlock? {
    var entries: [TextBlock.Entry] = []
    for (offset, node) in content.enumerated() {
      let (lead, rest) = node.withoutLead()
      let block = rest.flatMap { self.block(of: $0) } ?? TextBlock(.units([]))
      let own =
        switch kind {
        case .plain: ""
        case .bulleted: "•"
        case .ordered: "\(offset + 1)."
        }
      let mark = lead.flatMap { self.mark(of: $0) } ?? TerminalText(own, .soft)
      let spacing: TextBlock.Spacing = block.spacing == .roomy && !block.isOneLine ? .roomy : .tight
      entries.append(TextBlock.Entry(mark: mark, block: block.spaced(spacing)))
    }
    guard !entries.isEmpty else { return nil }
    return TextBlock(.list(entries), entries.contains { $0.block.spacing == .roomy } ? .roomy : .paragraph)
  }

  /// Blocks as one; a single one stays what it is.
  private func joined(_ blocks: [TextBlock], _ spacing: TextBlock.Spacing) -> TextBlock? {
    guard let first = blocks.first else { return nil }
    if blocks.count == 1 {
      return spacing == .roomy && !first.isOneLine ? first.spaced(.roomy) : first
    }
    return TextBlock(.column(blocks), self.spacing(of: blocks, spacing))
  }

  private func spacing(of blocks: [TextBlock], _ own: TextBlock.Spacing) -> TextBlock.Spacing {
    if blocks.contains(where: { $0.spacing == .roomy }) { return .roomy }
    return own == .tight && blocks.first?.spacing == .heading ? .heading : own
  }
}

extension DrawingNode {
  /// Whether a picture is so wide that it fills the page.
  fileprivate var isWidePicture: Bool {
    switch self {
    case .image(_, let aspect), .video(_, let aspect): PictureBox.isWide(aspect)
    case .heading, .text, .price, .badge, .rating, .ordinal, .statedRank, .time, .link, .choice, .button,
      .search,
      .stack, .grid, .carousel, .list, .group, .divider, .item, .twin:
      false
    }
  }
}
