import VitrineJSON
package import VitrineTranslation
package import VitrineUI

/// A layout joined to a catalog, in one language: everything that is known before anything is fetched.
///
/// A plan is total: what cannot be shown is a hole in it, with its reason. It is made once and used for every
/// page. Make one with ``Engine/plan(_:named:language:source:)``.
public struct Plan: Sendable {
  package let screen: Screen
  package let language: LanguageTag
  package let conventions: Conventions
  package let tabs: [PlannedTab]
  package let catalog: Catalog
  package let limits: Limits
  package internal(set) var source: any DataSource
  /// What reads the responses of all plans of an engine.
  let reader: DocumentReader
  package let findings: [Finding]
  /// The files that the layout's sources name, there or not, relative to its folder; in the order of their bytes, its
  /// theme last.
  package let files: [String]
  /// What keeps its models and modules.
  var cache: Cache?

  /// Where the clocks of the layout's readers stand, for pages that are not asked for in another zone.
  package var zone: Zone { screen.zone ?? .utc }

  /// The layout's id.
  public var id: String { screen.id }

  /// The ids of the layout's tabs, in order; none for a layout of one column.
  public var tabIDs: [String] { screen.hasTabs ? tabs.map(\.id) : [] }

  /// Every mistake of the layout that can be known without data, in the order of its text.
  public var diagnostics: [Diagnostic] { findings.placed(in: screen.document) }
}

/// One tab, ready to be fetched and drawn; the frame's modules belong to it, since its values fill their templates.
package struct PlannedTab: Sendable {
  package let id: String
  package let title: String
  package let values: TabValues
  package let header: [PlannedModule]
  package let modules: [PlannedModule]
  let identity = Identity()
  /// What its modules ask for at first, each once.
  let requests: [SourceRequest]
  /// Whether a module is drawn to know whether its fallback has to be fetched.
  let drawsToSettle: Bool

  init(
    id: String, title: String, values: TabValues, header: [PlannedModule], modules: [PlannedModule],
    frames: consuming FrameWriter
  ) {
    self.id = id
    self.title = title
    self.values = values
    self.header = header.map { frames.framed($0) }
    self.modules = modules.map { frames.framed($0) }
    requests = (header + modules).requests
    drawsToSettle = (header + modules).contains { module in
      guard case .module(let fallback) = module.fallback else { return false }
      return fallback.work.need != nil
    }
  }
}

/// One module of a plan.
package struct PlannedModule: Sendable {
  /// What its id, type, slot, title and "more" link are known by: modules that share it have the same.
  package var frame = Identity()
  /// Nil when the layout gives no id that can be used.
  package var id: String?
  package var type: String?
  package var slot: ModuleSlot
  package var owner: String?
  package var title: Text?
  package var more: Link?
  /// Its frame as HTML.
  package var markup: FrameMarkup?
  package var work: Work
  package var fallback: Fallback = .none
  /// The run that it came with, when an API sent it.
  package var run: RunMembership?
  package var spot: Finding.Spot

  /// What is to be done for it.
  package enum Work: Sendable {
    case module(any MatchedModule)
    case run(PlannedRun)
    case hole(Finding)
  }

  /// What is shown when it fails.
  package indirect enum Fallback: Sendable {
    case none
    case hide
    case module(PlannedModule)
  }
}

/// The run that a module came with: its entry in the layout, and what its API logs of it.
package struct RunMembership: Sendable {
  package let id: String?
  package let log: LogRecord
  /// The responses that it was read from.
  let documents: [Document]
}

/// A run of modules that a response will name.
package struct PlannedRun: Sendable {
  package let need: SourceNeed
  package let translation: Translation<ModuleRun>
}
