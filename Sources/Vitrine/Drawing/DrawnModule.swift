import VitrineJSON
package import VitrineUI

/// A module that was drawn in a medium, or the hole that it leaves.
package struct DrawnModule<Content: Sendable>: Sendable {
  package let module: SettledModule
  package let outcome: Outcome
  /// Why the module itself is not what is seen, when a limit was reached.
  package var excess: Finding?

  /// What drawing has shown to be wrong: a limit that was reached, items that cannot be told apart.
  package var findings: [Finding] {
    var repetition: Finding?
    if case .shown(_, let record) = outcome { repetition = record.firstRepetition?.finding(in: module) }
    return [excess, repetition].compactMap(\.self)
  }

  /// What is seen of it.
  package enum Outcome: Sendable {
    case shown(Content, Ledger.Record)
    /// It has no items, so it leaves nothing.
    case collapsed
    case hole(Finding, isHidden: Bool)
  }
}

extension Page {
  /// Draws modules in a medium.
  ///
  /// A module over a limit is discarded whole, and its fallback or its hole stands there.
  package func drawn<Content: Sendable>(
    _ modules: [SettledModule],
    _ draw: (SettledModule, any Drawing, DrawingContext) -> (Content, Ledger.Record, isEmpty: Bool)
  ) -> [DrawnModule<Content>] {
    modules.map { drawn($0, draw) }
  }

  /// Draws a module, and what stands in for it where it draws too much.
  func drawn<Content: Sendable>(
    _ module: SettledModule,
    _ draw: (SettledModule, any Drawing, DrawingContext) -> (Content, Ledger.Record, isEmpty: Bool)
  ) -> DrawnModule<Content> {
    switch module.state {
    case .hole(let finding, let isHidden):
      return DrawnModule(module: module, outcome: .hole(finding, isHidden: isHidden))
    case .ready(let prepared):
      let (content, record, isEmpty) = draw(module, prepared.drawing, context(module))
      guard let excess = record.excess else {
        let outcome = record.isCollapsed(isEmpty) ? .collapsed : DrawnModule.Outcome.shown(content, record)
        return DrawnModule(module: module, outcome: outcome)
      }
      let finding = excess.finding(of: module)
      switch module.spare {
      case nil: return DrawnModule(module: module, outcome: .hole(finding, isHidden: false), excess: finding)
      case .hide: return DrawnModule(module: module, outcome: .hole(finding, isHidden: true), excess: finding)
      case .module(var spare):
        spare.failure = finding
        let drawn = drawn(spare, draw)
        guard case .hole(let own, let isHidden) = drawn.outcome else {
          return DrawnModule(module: drawn.module, outcome: drawn.outcome, excess: finding)
        }
        // Its own excess is said nowhere else; what else is wrong with it was.
        let both = finding.followed(by: own)
        spare.failure = both
        return DrawnModule(
          module: spare, outcome: .hole(both, isHidden: isHidden),
          excess: drawn.excess == nil ? finding : both)
      }
    }
  }
}

extension Finding {
  /// The finding of a module whose fallback fails as well.
  func followed(by fallback: Finding) -> Finding {
    var both = self
    both.message += "; and its fallback: " + fallback.message
    return both
  }
}

extension Ledger.Step {
  /// Items of one run with the same id: the logs of the page could not tell them apart.
  func finding(in module: SettledModule) -> Finding {
    let message = "two items of one run have the id \(String(quoting: id.description))"
    return Finding.warning(.duplicateItem, module.spot, message + "; logs cannot tell them apart")
      .about(module.id).owned(by: module.owner)
  }
}

extension Ledger.Excess {
  func finding(of module: SettledModule) -> Finding {
    let message =
      switch self {
      case .items(let limit): "a module draws up to \(limit) items; this one has more"
      case .bytes(let limit): "a module draws up to \(limit) bytes; this one has more"
      }
    return Finding.error(.budget, module.spot, message).about(module.id).owned(by: module.owner)
      .found(in: module.slot)
  }
}
