import VitrineUI

extension DrawingNode {
  /// What words are about, in a few of them: the first name or heading, else the first text, else what a picture
  /// shows.
  static func label(of nodes: [DrawingNode]) -> String? {
    words(of: nodes, where: \.names) ?? words(of: nodes, where: \.says) ?? words(of: nodes, where: \.shows)
  }

  private static func words(of nodes: [DrawingNode], where said: (DrawingNode) -> String?) -> String? {
    for node in nodes {
      if let words = said(node) ?? words(of: node.content, where: said) { return words }
    }
    return nil
  }

  /// The words that it arranges.
  package var content: [DrawingNode] {
    switch self {
    case .link(_, _, let content), .stack(_, let content), .grid(_, let content), .carousel(let content),
      .list(_, let content), .group(_, let content), .item(_, let content):
      content
    case .heading, .text, .price, .badge, .rating, .ordinal, .statedRank, .time, .image, .video, .choice,
      .button,
      .search, .divider, .twin:
      []
    }
  }

  private var names: String? {
    switch self {
    case .heading(let text), .text(let text, .name): text.isEmpty ? nil : text.string
    default: nil
    }
  }

  private var says: String? {
    switch self {
    case .text(let text, _), .twin(let text), .badge(let text, _): text.isEmpty ? nil : text.string
    default: nil
    }
  }

  private var shows: String? {
    switch self {
    case .image(let picture, _): picture.words
    case .video(let clip, _): clip.poster.words
    default: nil
    }
  }
}

extension Picture {
  fileprivate var words: String? {
    if case .words(let words) = alternative, !words.isEmpty { words.string } else { nil }
  }
}
