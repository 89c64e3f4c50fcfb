package import Vitrine

/// The interactive preview: what is looked at, from where, and what is laid over it.
///
/// Keys change it (``handle(_:)``), and ``frame()`` says what stands on the screen. It waits for nothing and knows no
/// terminal.
package struct Viewer: Sendable {
  package private(set) var sight: Sight
  package private(set) var columns: Int
  package private(set) var rows: Int
  /// The page in as many columns.
  package private(set) var page: TextPage?
  private(set) var targets: [TextSpot<TextTarget>] = []

  /// The first line of the page that is seen.
  package internal(set) var top = 0
  /// The module that was gone to, by its number among those that are seen; nil after scrolling.
  var module: Int?
  /// The target that keys work on.
  package internal(set) var focus: Int?
  package internal(set) var search: Search?
  /// The page's lines as they are searched, once somebody searches.
  var folded: [FoldedLine]?
  package internal(set) var overlay = Overlay.nothing
  /// What was picked in choices: a choice's stamp and an option's value.
  package internal(set) var selections: [String: String] = [:]
  package internal(set) var colours = ColourChoice.terminal
  /// What is said until the next key.
  package internal(set) var notice: [String] = []
  /// The most columns that the page gets, whatever the screen has.
  private let widest: Int
  /// Whether saved files are shown by themselves.
  package let isWatching: Bool
  /// How often a page was shown.
  private(set) var showings = 0

  /// What is laid over the page.
  package enum Overlay: Sendable, Equatable {
    case nothing
    /// The keys, from a line on.
    case help(top: Int)
    /// Diagnostics below the page.
    case diagnostics
    /// Diagnostics instead of the page, from a line on.
    case allDiagnostics(top: Int)
  }

  /// A viewer of something, on a screen of so many cells.
  package init(
    _ sight: Sight, columns: Int, rows: Int, widest: Int? = nil, isWatching: Bool = false
  ) {
    self.sight = sight
    self.widest = widest ?? .max
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    self.isWatching = isWatching
    layOut()
    showings = sight.page == nil ? 0 : 1
    if sight.page == nil, !sight.faults.isEmpty { overlay = .diagnostics }
  }

  /// Shows something else, at the same place: the same module and the same line of it.
  ///
  /// Another tab begins at its first line.
  package mutating func show(_ sight: Sight) {
    let anchor = Anchor(self)
    let isOtherTab = sight.page.map { !same($0.tab.id, tab?.id ?? $0.tab.id) } ?? false
    // A screen that cannot be shown leaves the one that is.
    self.sight = Sight(
      page: sight.page ?? self.sight.page,
      diagnostics: sight.page == nil ? self.sight.diagnostics : sight.diagnostics, faults: sight.faults)
    if sight.page != nil { showings += 1 }
    layOut()
    if followMovedChoices() { layOut() }
    if isOtherTab {
      (top, module, focus) = (0, nil, nil)
    } else {
      restore(anchor)
    }
    refreshSearch()
  }

  /// Takes another size; what was at the top stays there.
  package mutating func resize(columns: Int, rows: Int) {
    let anchor = Anchor(self)
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    layOut()
    restore(anchor)
    refreshSearch()
  }

  /// Picks an option of a choice.
  mutating func pick(_ value: String, in stamp: String) {
    let anchor = Anchor(self)
    selections[stamp] = value
    layOut()
    restore(anchor)
    refreshSearch()
  }

  /// Whether the page was laid out anew since its pictures were drawn.
  package private(set) var lacksPictures = false

  /// Draws the pictures of the page, which keeps its lines and its cells.
  package mutating func drawPictures(_ draw: (TextPage) -> TextPage) {
    page = page.map(draw)
    lacksPictures = false
  }

  /// Finds choices that stand at another place now; whether there are any.
  private mutating func followMovedChoices() -> Bool {
    let stamps = targets.map(\.thing.stamp)
    let known = Set(stamps)
    var hasMoved = false
    for (old, value) in selections where !known.contains(old) {
      // The first of them in reading order, where several stand at places like it.
      guard let new = stamps.first(where: { same($0.withoutPlaces, old.withoutPlaces) }) else { continue }
      selections[old] = nil
      selections[new] = value
      hasMoved = true
    }
    return hasMoved
  }

  private mutating func layOut() {
    lacksPictures = true
    folded = nil
    page = sight.page?.textPage(width: max(1, min(columns, widest)), selections: selections)
    targets = page?.targets ?? []
  }

  /// The tab that is shown.
  var tab: PlannedTab? { sight.page?.tab }

  /// The tabs there are; none for a screen of one column.
  var tabs: [PlannedTab] {
    guard let plan = sight.page?.plan, plan.screen.hasTabs else { return [] }
    return plan.tabs
  }

  /// What is wrong, that which keeps a newer page away first.
  package var diagnostics: [Diagnostic] { sight.faults + sight.diagnostics + (page?.diagnostics ?? []) }
}

/// Whether two words are the same bytes.
func same(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
