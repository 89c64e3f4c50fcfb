package import VitrineUI

/// A page laid out in cells: what is painted, and what a viewer, a tree and a comparison know of it.
package struct TextPage: Sendable {
  /// How many cells a line has at most.
  package let width: Int
  package let lines: [TextLine]
  /// The modules in their order, those that leave nothing included.
  package let sections: [TextSection]
  /// What drawing has shown to be wrong.
  package let diagnostics: [Diagnostic]

  /// The lines as plain text.
  package var bytes: [UInt8] { TextMedium.bytes(of: lines) }
}

/// A module of a page of text.
package struct TextSection: Sendable {
  /// What became of it.
  package enum State: Sendable {
    case shown
    /// It has no items, so it leaves nothing.
    case collapsed
    /// Why it is not shown; whether that is kept from the reader.
    case hole(rule: String, message: String, isHidden: Bool)
  }

  package let id: String?
  package let type: String?
  package let slot: ModuleSlot
  package let title: String?
  /// The lines that it takes in the page, its frame included; empty when it leaves nothing.
  package let lines: Range<Int>
  package let state: State
}

/// Where something stands in a page of text.
package struct TextSpot<Thing: AnyObject & Sendable>: Sendable {
  package let thing: Thing
  package fileprivate(set) var lines: Range<Int>
  /// The cells that it takes, over all its lines.
  package fileprivate(set) var cells: Range<Int>
}

extension TextPage {
  /// What a reader can do, in the order of reading.
  package var targets: [TextSpot<TextTarget>] { spots { $0.target } }

  /// The places of pictures, in the order of reading.
  package var pictures: [TextSpot<TextPicture>] { spots { $0.picture } }

  private func spots<Thing: AnyObject & Sendable>(_ thing: (TextLook) -> Thing?) -> [TextSpot<Thing>] {
    var spots: [TextSpot<Thing>] = []
    var seen: [ObjectIdentifier: Int] = [:]
    for (number, line) in lines.enumerated() {
      var start = 0
      for span in line.spans {
        let cells = start..<span.endCell
        start = span.endCell
        guard let thing = thing(span.look) else { continue }
        guard let known = seen[ObjectIdentifier(thing)] else {
          seen[ObjectIdentifier(thing)] = spots.count
          spots.append(TextSpot(thing: thing, lines: number..<number + 1, cells: cells))
          continue
        }
        let spot = spots[known]
        spots[known].lines = spot.lines.lowerBound..<number + 1
        spots[known].cells =
          min(spot.cells.lowerBound, cells.lowerBound)..<max(spot.cells.upperBound, cells.upperBound)
      }
    }
    return spots
  }
}

extension Page {
  /// The page laid out in cells.
  ///
  /// - Parameters:
  ///   - width: how many cells a line may take; 0 counts as 1.
  ///   - selections: what was picked instead of what the data says: a choice's stamp and an option's value.
  /// - Returns: its lines, and what stands where in them.
  package func textPage(width: Int, selections: [String: String] = [:]) -> TextPage {
    let header = recorded(header)
    let modules = recorded(modules)
    let medium = textMedium(width, selections)
    let tabs = plan.screen.hasTabs ? plan.tabs : []
    var lines = medium.header(
      title: screenTitle,
      tabs: tabs.map { ($0.id, $0.title, isShown: $0.id.utf8.elementsEqual(tab.id.utf8)) })
    var sections: [TextSection] = []
    for one in header + modules {
      let content = self.lines(of: one, medium)
      if !content.isEmpty { lines.append(TextLine()) }
      let module = one.module
      sections.append(
        TextSection(
          id: module.id, type: module.type, slot: module.slot, title: module.title?.string,
          lines: lines.count..<lines.count + content.count, state: one.outcome.textState))
      lines += content
    }
    return TextPage(
      width: medium.width, lines: lines, sections: sections,
      diagnostics: rendering([], of: header + modules).diagnostics)
  }
}

extension DrawnModule.Outcome {
  fileprivate var textState: TextSection.State {
    switch self {
    case .shown: .shown
    case .collapsed: .collapsed
    case .hole(let finding, let isHidden):
      .hole(rule: finding.rule.rawValue, message: finding.message, isHidden: isHidden)
    }
  }
}
