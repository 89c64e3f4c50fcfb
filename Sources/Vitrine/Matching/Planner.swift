import VitrineJSON
import VitrineTranslation
package import VitrineUI

/// Joins a screen to a catalog, tab by tab.
package struct Planner {
  package private(set) var findings: [Finding] = []
  private let screen: Screen
  private let catalog: Catalog
  private let language: LanguageTag
  private let conventions: Conventions
  private var finder: SourceFinder
  private var speller = Speller()
  private var values = TabValues(tab: nil, [])
  /// What was matched, by the module's number: several tabs that show one module with the same responses match it once.
  private var matches: [[Match]] = []

  private struct Match {
    let requests: [SourceRequest]
    let work: PlannedModule.Work
  }

  package init(
    _ screen: Screen, _ catalog: Catalog, _ language: LanguageTag, _ conventions: Conventions,
    _ limits: Limits,
    _ source: any DataSource
  ) {
    self.screen = screen
    self.catalog = catalog
    self.language = language
    self.conventions = conventions
    finder = SourceFinder(screen, source, limit: limits.requests)
  }

  /// The files that the sources of the tabs name, in the order of their bytes.
  package var files: [String] { finder.files }

  /// What the source said of the requests that were planned.
  var answers: [SourceAnswer] { finder.answers }

  package mutating func tabs() -> [PlannedTab] {
    let tabs = plannedTabs()
    // What no tab shows is matched for its mistakes, whatever the values would be.
    values = .unknown
    for entries in screen.unshown {
      finder.turn(to: .unknown)
      _ = modules(entries, .tab)
    }
    return tabs
  }

  private mutating func plannedTabs() -> [PlannedTab] {
    screen.tabs.map { tab in
      values = TabValues(tab: screen.hasTabs ? tab.id : nil, tab.values)
      finder.turn(to: values)
      let title = filled(tab.title.text(for: language), .init(tab.field["title"]))
      return PlannedTab(
        id: tab.id, title: title.utf8.isEmpty ? tab.id : title, values: values,
        header: modules(screen.header, .header), modules: modules(tab.entries, .tab),
        frames: FrameWriter(language, conventions))
    }
  }

  private mutating func modules(_ entries: [EntryDeclaration], _ region: ModuleSlot.Region) -> [PlannedModule]
  {
    entries.enumerated().map { offset, entry in
      planned(entry, ModuleSlot(region: region, entry: offset + 1))
    }
  }

  private mutating func planned(_ entry: EntryDeclaration, _ slot: ModuleSlot) -> PlannedModule {
    switch entry {
    case .fault(let id, let owner, let finding):
      return PlannedModule(id: id, slot: slot, owner: owner, work: .hole(finding), spot: finding.spot)
    case .run(let run): return planned(run, slot)
    case .module(let module):
      var planned = planned(module, slot)
      switch module.fallback {
      case .none: break
      case .hide: planned.fallback = .hide
      case .module(let fallback): planned.fallback = .module(self.planned(fallback, slot))
      }
      return planned
    }
  }

  // Modules

  private mutating func planned(_ module: ModuleDeclaration, _ slot: ModuleSlot) -> PlannedModule {
    let first = findings.count
    var fault = module.fault
    let type = try? module.type.string()
    let title = module.title.map { filled($0.text(for: language), .init(module.field["title"])) }
    let more = self.more(module.more, &fault)
    let origin = self.origin(of: module, &fault)
    var work = PlannedModule.Work.hole(fault ?? .error(.shape, .init(module.field), "the module is at fault"))
    if let type {
      work = match(module, type, origin)
      if let fault { work = .hole(fault) }
    }
    own(since: first, module.field, module.owner)
    return PlannedModule(
      id: module.id, type: type, slot: slot, owner: module.owner,
      title: title.flatMap { $0.utf8.isEmpty ? nil : Text($0) }, more: more, work: work,
      spot: .init(module.field))
  }

  private mutating func more(_ more: MoreDeclaration?, _ fault: inout Finding?) -> Link? {
    switch more {
    case nil: return nil
    case .link(let link): return link
    case .template(let template, let field):
      guard !values.areUnknown else { return nil }
      let address = filled(template, .init(field))
      if let link = Link(address) { return link }
      let finding = ScreenReader.noAddress(field, "the string \(String(quoting: address))")
      findings.append(finding)
      fault = fault ?? finding
      return nil
    }
  }

  private mutating func origin(of module: ModuleDeclaration, _ fault: inout Finding?) -> ModuleInPlan.Origin {
    switch module.content {
    case .data(let field): return .data(field)
    case .nothing: return .nothing
    case .fault: return .fault(fault ?? .error(.shape, .init(module.field), "the module is at fault"))
    case .source(let use, let translator): return .sources(need(use, &fault), translator)
    }
  }

  /// Joins a module to its plugin, also one that is at fault: its other mistakes are named in the same run.
  private mutating func match(
    _ module: ModuleDeclaration, _ type: String, _ origin: ModuleInPlan.Origin
  ) -> PlannedModule.Work {
    var requests: [SourceRequest] = []
    if case .sources(let need, _) = origin { requests = need.requests.map(\.request) }
    while matches.count <= module.number { matches.append([]) }
    if let known = matches[module.number].first(where: { $0.requests == requests }) { return known.work }
    let settings = module.settings
    // Settings that are no object were named already.
    let isRead = !settings.exists || settings.kind == .object
    let inPlan = ModuleInPlan(
      catalog: catalog, language: language, settings: settings, origin: origin, spot: .init(module.field))
    let (work, found) = Self.match(inPlan, type, at: .init(module.type), &speller)
    findings += found.filter { isRead || !$0.spot.pointer.utf8.elementsEqual(settings.pointer.utf8) }
    matches[module.number].append(Match(requests: requests, work: work))
    return work
  }

  /// Matches a module to its plugin; what a run sends is matched here as well.
  static func match(
    _ module: ModuleInPlan, _ type: String, at spot: Finding.Spot, _ speller: inout Speller
  ) -> (PlannedModule.Work, [Finding]) {
    guard let plugin = module.catalog.plugin(type) else {
      let (near, clause) = speller.meant(type, among: module.catalog.plugins.map(\.type.description))
      let finding = Finding.error(
        .unknownType, spot, "no plugin draws \(String(quoting: type))" + clause, suggestion: near)
      return (.hole(finding), [finding])
    }
    switch plugin.match(module) {
    case .failure(let fault): return (.hole(fault.finding), module.findings)
    case .success(let matched): return (.module(matched), module.findings)
    }
  }

  // Runs

  private mutating func planned(_ run: RunDeclaration, _ slot: ModuleSlot) -> PlannedModule {
    let first = findings.count
    var fault = run.fault
    let need = need(run.source, &fault)
    let translation = run.translator.flatMap { self.translation($0, &fault) }
    let from = run.field["modulesFrom"]
    if from.kind == .object, !from["translator"].exists {
      let right = ModuleInPlan.fitting(ModuleRun.self, catalog)
      let missing = Finding.error(
        .missingKey, .init(from), "\"modulesFrom\" needs a \"translator\"" + right)
      findings.append(missing)
      fault = fault ?? missing
    }
    own(since: first, run.field, run.owner)
    let work: PlannedModule.Work
    if fault == nil, let translation {
      work = .run(PlannedRun(need: need, translation: translation))
    } else {
      work = .hole(fault ?? .error(.shape, .init(run.field), "the run of modules is at fault"))
    }
    return PlannedModule(id: run.id, slot: slot, owner: run.owner, work: work, spot: .init(run.field))
  }

  private mutating func translation(
    _ use: TranslatorUse, _ fault: inout Finding?
  ) -> Translation<ModuleRun>? {
    func failed(_ finding: Finding) -> Translation<ModuleRun>? {
      findings.append(finding)
      fault = fault ?? finding
      return nil
    }
    switch ModuleInPlan.translator(use, in: catalog) {
    case .failure(let missing): return failed(missing.finding)
    case .success(let translator):
      guard let (translation, mistakes) = translator.bind(ModuleRun.self, use, .inline(language)) else {
        return failed(
          ModuleInPlan.wrongModel(
            use, "\"modulesFrom\" takes a run of modules", translator, ModuleRun.self, catalog))
      }
      let found = mistakes.map { Finding($0, isSetting: true) }
      findings += found
      fault = fault ?? found.first { $0.severity == .error }
      return translation
    }
  }

  /// Names the owner of what was found in a module; a source that several modules use is nobody's.
  private mutating func own(since first: Int, _ field: Field, _ owner: String?) {
    guard first < findings.count else { return }
    let module = field.pointer + "/"
    for place in first..<findings.count
    where (findings[place].spot.pointer + "/").utf8.starts(with: module.utf8) {
      findings[place] = findings[place].owned(by: owner)
    }
  }

  // Sources and values

  /// What a module needs to be fetched; what cannot be asked for is noted.
  private mutating func need(_ use: SourceUse, _ fault: inout Finding?) -> SourceNeed {
    var requests: [SourceNeed.Part] = []
    for name in use.names {
      switch finder.request(name.source, &speller) {
      case .success(let request): requests.append(SourceNeed.Part(member: name.member, request: request))
      case .failure(let miss):
        let finding = miss.finding(at: .init(name.field))
        if miss.said == nil { findings.append(finding) }
        fault = fault ?? finding
      }
    }
    return SourceNeed(requests: requests, at: use.at)
  }

  /// Fills `{tab.name}` in a template; what is wrong with it is noted.
  private mutating func filled(_ template: String, _ spot: Finding.Spot) -> String {
    let (text, faults) = values.filled(template, spot, &speller)
    findings += faults
    return text
  }
}
