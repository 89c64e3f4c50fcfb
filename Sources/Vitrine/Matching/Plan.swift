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
  package let source: any DataSource
  package let findings: [Finding]
  /// The files that the layout's sources name, there or not, relative to its folder; in the order of their bytes, its
  /// theme last.
  package let files: [String]

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
}

/// One module of a plan.
package struct PlannedModule: Sendable {
  /// Nil when the layout gives no id that can be used.
  package var id: String?
  package var type: String?
  package var slot: ModuleSlot
  package var owner: String?
  package var title: Text?
  package var more: Link?
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
}

/// A run of modules that a response will name.
package struct PlannedRun: Sendable {
  package let need: SourceNeed
  package let translation: Translation<ModuleRun>
}
