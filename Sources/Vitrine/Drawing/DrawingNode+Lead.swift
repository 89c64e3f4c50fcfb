import VitrineUI

extension DrawingNode {
  /// The count that a word begins with, and the word without it: in a list the count stands before the entry.
  func withoutLead() -> (lead: DrawingNode?, rest: DrawingNode?) {
    switch self {
    case .ordinal, .statedRank: return (self, nil)
    case .link(let address, let stamp, let content):
      return Self.without(content) { .link(address, stamp: stamp, $0) }
    case .stack(let axis, let content): return Self.without(content) { .stack(axis, $0) }
    case .group(.callout, _): return (nil, self)
    case .group(let role, let content): return Self.without(content) { .group(role, $0) }
    case .item(let step, let content): return Self.without(content) { .item(step, $0) }
    case .heading, .text, .price, .badge, .rating, .time, .image, .video, .choice, .button, .search, .grid,
      .carousel,
      .list, .divider, .twin:
      return (nil, self)
    }
  }

  private static func without(
    _ content: [DrawingNode], _ node: ([DrawingNode]) -> DrawingNode
  ) -> (lead: DrawingNode?, rest: DrawingNode?) {
    guard let (lead, rest) = content.first?.withoutLead(), let lead else { return (nil, node(content)) }
    return (lead, node((rest.map { [$0] } ?? []) + content.dropFirst()))
  }
}
