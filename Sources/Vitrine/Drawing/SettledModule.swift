import VitrineTranslation
package import VitrineUI

/// A module after fetching and translating: it can be drawn, or it is a hole with its reason.
package struct SettledModule: Sendable {
  /// What its id, type, slot, title and "more" link are known by.
  package let frame: Identity
  package var id: String?
  package var type: String?
  package var slot: ModuleSlot
  package var owner: String?
  package var title: Text?
  package var more: Link?
  /// Its frame as HTML.
  var markup: FrameMarkup?
  package var state: State
  package var dataStatus: DataStatus
  /// The run that it came with, when an API sent it.
  package var run: RunMembership?
  /// Why the module itself failed, when its fallback stands in for it.
  package var failure: Finding?
  /// What stands in when drawing goes over a limit.
  package var spare: Spare?
  package var spot: Finding.Spot
  /// The model that it shows, where one is kept.
  var kept: KeptModel?

  /// Whether there is anything to draw.
  package enum State: Sendable {
    case ready(PreparedModule)
    case hole(Finding, isHidden: Bool)
  }

  /// A fallback that needs no data.
  package indirect enum Spare: Sendable {
    case hide
    case module(SettledModule)
  }
}

/// Where the data of a module came from, for its manifest.
package enum DataStatus: String, Sendable {
  /// From the layout itself.
  case inline
  /// From a response to this page.
  case fresh
  /// From the module's fallback.
  case fallback
  /// There is none.
  case none
}
