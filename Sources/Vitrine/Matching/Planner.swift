package import VitrineJSON
import VitrineTranslation
package import VitrineUI

/// Joins a screen to a catalog, tab by tab.
package struct Planner {
  package private(set) var findings: [Finding] = []
  private let screen: Screen
  private let catalog: Catalog
  private let language: LanguageTag
  private let limits: Limits
  private let source: any DataSource
  private var values: [(name: String, value: String)] = []

  package init(
    _ screen: Screen, _ catalog: Catalog, _ language: LanguageTag, _ limits: Limits, _ source: any DataSource
  ) {
    self.screen = screen
    self.catalog = catalog
    self.language = language
    self.limits = limits
    self.source = source
  }

  package mutating func tabs() -> [PlannedTab] {
    screen.tabs.map { tab in
      values = tab.values
      return PlannedTab(
        id: tab.id, title: filled(tab.title.text(for: language), .init(tab.field["title"])),
        header: modules(screen.header, .header), modules: modules(tab.entries, .tab))
    }
  }

  private mutating func modules(_ entries: [EntryDeclaration], _ region: ModuleSlot.Region) -> [PlannedModule]
  {
    if entries.count > limits.modules, let spot = entries[limits.modules].spot {
      findings.append(
        .error(
          .budget, spot,
          "a tab shows up to \(limits.modules) modules, found \(entries.count); this one and those after it are left out"
        ))
    }
    return entries.prefix(limits.modules).enumerated().map { offset, entry in
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

  private mutating func planned(_ module: ModuleDeclaration, _ slot: ModuleSlot) -> PlannedModule {
    let type = (try? module.type.string()) ?? ""
    let title = module.title.map { Text(filled($0.text(for: language), .init(module.field["title"]))) }
    var planned = PlannedModule(
      id: module.id, type: type, slot: slot, owner: module.owner, title: title, more: module.more,
      work: .hole(.error(.unknownType, .init(module.type), "no plugin draws \(String(quoting: type))")),
      spot: .init(module.field))
    let first = findings.count
    let origin: ModuleInPlan.Origin?
    switch module.content {
    case .data(let field): origin = .data(field)
    case .nothing: origin = .nothing
    case .source(let use, let translator): origin = need(use, module.owner).map { .sources($0, translator) }
    }
    let fault = findings[first...].first { $0.severity == .error }
    planned.work = match(
      type: type, at: .init(module.type), module.settings, origin: origin ?? .nothing,
      spot: .init(module.field),
      owner: module.owner, fault: fault)
    return planned
  }

  /// Matches a module and keeps every finding, those of a fault that came before included.
  private mutating func match(
    type: String, at spot: Finding.Spot, _ settings: Field?, origin: ModuleInPlan.Origin,
    spot moduleSpot: Finding.Spot,
    owner: String?, fault: Finding?
  ) -> PlannedModule.Work {
    let (work, found) = Self.match(
      type: type, at: spot, settings, origin: origin, spot: moduleSpot, catalog, language, fault: fault)
    findings += found.map { $0.owned(by: owner) }
    return work
  }

  /// Matches a module to its plugin; what a run sends is matched here as well.
  package static func match(
    type: String, at spot: Finding.Spot, _ settings: Field?, origin: ModuleInPlan.Origin,
    spot moduleSpot: Finding.Spot,
    _ catalog: Catalog, _ language: LanguageTag, fault: Finding?
  ) -> (PlannedModule.Work, [Finding]) {
    guard let plugin = catalog.plugin(type) else {
      let known = catalog.plugins.map(\.type.description)
      let near = nearest(type, among: known)
      let finding = Finding.error(
        .unknownType, spot,
        "no plugin draws \(String(quoting: type))" + ScreenReader.meant(near, else: known),
        suggestion: near)
      return (.hole(finding), [finding])
    }
    let module = ModuleInPlan(
      catalog: catalog, language: language, settings: settings, origin: origin, spot: moduleSpot)
    switch plugin.match(module) {
    case .failure(let failure):
      // A source that is at fault was named; that the model is missing then is no news.
      if let fault {
        return (.hole(fault), module.findings.filter { $0.rule != .missingKey })
      }
      return (.hole(failure.finding), module.findings)
    case .success(let matched):
      if let fault { return (.hole(fault), module.findings) }
      return (.module(matched), module.findings)
    }
  }

  private mutating func planned(_ run: RunDeclaration, _ slot: ModuleSlot) -> PlannedModule {
    func planned(_ work: PlannedModule.Work) -> PlannedModule {
      PlannedModule(id: run.id, slot: slot, owner: run.owner, work: work, spot: .init(run.field))
    }
    func fault(_ finding: Finding) -> PlannedModule {
      let finding = finding.owned(by: run.owner)
      findings.append(finding)
      return planned(.hole(finding))
    }
    let first = findings.count
    let need = need(run.source, run.owner)
    switch ModuleInPlan.translator(run.translator, in: catalog) {
    case .failure(let missing): return fault(missing.finding)
    case .success(let translator):
      guard
        let (translation, mistakes) = translator.bind(ModuleRun.self, run.translator, .inline(language))
      else {
        return fault(
          ModuleInPlan.wrongModel(
            run.translator, "\"modulesFrom\" takes a run of modules", translator, makes: "ModuleRun", catalog)
        )
      }
      findings += mistakes.map { Finding($0, isSetting: true).owned(by: run.owner) }
      if let fault = findings[first...].first(where: { $0.severity == .error }) {
        return planned(.hole(fault))
      }
      guard let need else {
        return planned(.hole(.error(.unknownSource, .init(run.field), "the source is at fault")))
      }
      return planned(.run(PlannedRun(need: need, translation: translation)))
    }
  }

  // Sources

  /// What a module needs to be fetched; nil after a fault, which is noted.
  private mutating func need(_ use: SourceUse, _ owner: String?) -> SourceNeed? {
    var requests: [(member: String?, request: SourceRequest)] = []
    for (member, name, field) in use.names {
      guard let request = request(name, field, owner) else { continue }
      requests.append((member, request))
    }
    return requests.count == use.names.count ? SourceNeed(requests: requests, at: use.at) : nil
  }

  private mutating func request(_ name: String, _ field: Field, _ owner: String?) -> SourceRequest? {
    guard let declared = screen.sources.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
      let known = screen.sources.map(\.name)
      let near = nearest(name, among: known)
      findings.append(
        Finding.error(
          .unknownSource, .init(field),
          "the layout declares no source \(String(quoting: name))" + ScreenReader.meant(near, else: known),
          suggestion: near
        ).owned(by: owner))
      return nil
    }
    guard let template = declared.file else {
      if let fault = declared.fault { findings.append(fault) }
      return nil
    }
    let spot = Finding.Spot(declared.field["file"])
    let first = findings.count
    let file = filled(template, spot)
    guard findings.count == first else { return nil }
    let request = SourceRequest(source: name, file: file)
    if let fault = source.fault(of: request) {
      findings.append(.error(fault.rule, spot, fault.message, suggestion: fault.suggestion))
      return nil
    }
    return request
  }

  /// Fills `{tab.name}` in a template.
  private mutating func filled(_ template: String, _ spot: Finding.Spot) -> String {
    let (text, unknown) = Template.filled(template, with: values)
    for name in unknown {
      let near = nearest(name, among: values.map(\.name))
      let finding = Finding.error(
        .unknownValue, spot,
        "the tab has no value \(String(quoting: name))" + ScreenReader.meant(near, else: values.map(\.name)),
        suggestion: near)
      findings.append(finding)
    }
    return text
  }
}

extension EntryDeclaration {
  fileprivate var spot: Finding.Spot? {
    switch self {
    case .module(let module): .init(module.field)
    case .run(let run): .init(run.field)
    case .fault(_, _, let finding): finding.spot
    }
  }
}
