package import VitrineUI

/// One tab of a screen with everything fetched and translated: it can be drawn in any medium, and drawing fails no
/// more.
public final class Page: Sendable {
  package let plan: Plan
  package let tab: PlannedTab
  let settled: SettledTab
  package let request: PageRequest
  /// The page's colours, fonts and measures.
  public let theme: Theme
  /// What is wrong with the theme that the layout names.
  package let themeDiagnostics: [Diagnostic]

  init(
    plan: Plan, tab: PlannedTab, settled: SettledTab, request: PageRequest, theme: Theme,
    themeDiagnostics: [Diagnostic]
  ) {
    self.plan = plan
    self.tab = tab
    self.settled = settled
    self.request = request
    self.theme = theme
    self.themeDiagnostics = themeDiagnostics
  }

  package var header: [SettledModule] { settled.header }
  package var modules: [SettledModule] { settled.modules }
  package var findings: [Finding] { settled.findings }

  /// The mistakes that data and the layout's theme brought; the layout's own are the plan's.
  public var diagnostics: [Diagnostic] { findings.placed(in: plan.screen.document) + themeDiagnostics }
}

/// A page in one medium.
public struct Rendering: Sendable {
  /// The output.
  public let bytes: [UInt8]
  /// The output as a string; it is UTF-8.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
  /// What drawing has shown to be wrong: a limit that was reached, items that cannot be told apart.
  public let diagnostics: [Diagnostic]
}

extension Plan {
  /// Fetches and translates what a tab shows.
  ///
  /// All sources of the frame and the tab are fetched at the same time, and the layout's theme with them.
  ///
  /// A tab that does not exist is the first tab; ``tabIDs`` says which there are.
  public func page(_ request: PageRequest = PageRequest()) async -> Page {
    let tab = tabs.first { tab in request.tab.map { $0.utf8.elementsEqual(tab.id.utf8) } ?? true } ?? tabs[0]
    var settling = Settling(self, tab, request)
    let settled: SettledTab
    let theme: (theme: Theme, diagnostics: [Diagnostic])
    if let known = request.theme {
      theme = (known, [])
      settled = await settling.settled()
    } else if screen.theme == nil || source.isPrompt {
      theme = await self.theme()
      settled = await settling.settled()
    } else {
      async let themed = self.theme()
      settled = await settling.settled()
      theme = await themed
    }
    return Page(
      plan: self, tab: tab, settled: settled, request: request, theme: theme.theme,
      themeDiagnostics: theme.diagnostics)
  }

  /// What a medium knows of a page before it turns to a module.
  func context(for request: PageRequest) -> DrawingContext {
    DrawingContext(
      moduleID: "", slot: ModuleSlot(region: .tab, entry: 1), language: language, conventions: conventions,
      zone: request.zone ?? zone, now: request.now, addressPrefix: request.addressPrefix,
      limits: limits.drawing)
  }

  /// What a medium knows of a module when it draws it for a page.
  func context(of module: SettledModule, _ request: PageRequest) -> DrawingContext {
    var context = context(for: request)
    context.moduleID = module.id ?? ""
    context.slot = module.slot
    context.isTitled = module.title != nil
    return context
  }
}

extension Page {
  /// The screen's title in the page's language.
  package var screenTitle: String { plan.screen.title.text(for: plan.language) }

  /// The module of the page with an id.
  func module(named id: String) -> SettledModule? {
    (header + modules).first { $0.id?.utf8.elementsEqual(id.utf8) ?? false }
  }

  /// What was made of drawn modules, with what drawing them has shown to be wrong.
  func rendering<Content: Sendable>(_ bytes: [UInt8], of drawn: [DrawnModule<Content>]) -> Rendering {
    Rendering(bytes: bytes, diagnostics: drawn.flatMap(\.findings).placed(in: plan.screen.document))
  }

  package func context(_ module: SettledModule) -> DrawingContext { plan.context(of: module, request) }
}
