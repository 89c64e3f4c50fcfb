import VitrineJSON
import VitrineTranslation
import VitrineUI

/// Reads and matches the modules of a run like a layout's own.
///
/// A module that does not read is one hole.
struct RunExpander {
  private var findings: [Finding] = []
  private let plan: Plan
  private let entry: PlannedModule
  private var finder: SourceFinder
  private var speller = Speller()
  private var ids: Set<[UInt8]> = []

  init(_ plan: Plan, _ tab: PlannedTab, _ entry: PlannedModule) {
    self.plan = plan
    self.entry = entry
    finder = SourceFinder(plan.screen, plan.source, limit: plan.limits.requests)
    finder.turn(to: tab.values)
  }

  /// The modules of a run, planned; none where they are too many.
  mutating func expansion(
    _ translated: Translated<ModuleRun>, _ remarks: [PreparationRemark], of documents: [Document]
  ) -> RunExpansion {
    let run = translated.model
    let membership = RunMembership(id: entry.id, log: translated.log, documents: documents)
    var modules: [PlannedModule] = []
    var frames = FrameWriter(plan.language, plan.conventions)
    for (offset, element) in run.elements.enumerated() where run.elements.count <= plan.limits.modules {
      var module = planned(element, number: offset + 1)
      module.run = membership
      modules.append(frames.framed(module))
    }
    return RunExpansion(
      count: run.elements.count, modules: modules, membership: membership, remarks: remarks,
      findings: findings, answers: finder.answers)
  }

  private mutating func planned(_ element: ModuleRun.Element, number: Int) -> PlannedModule {
    let slot = ModuleSlot(region: entry.slot.region, entry: entry.slot.entry, inRun: number)
    switch element.entry {
    case .failure(let error):
      return hole(slot, .error(.shape, .init(error.document, error.pointer), error.message))
    case .success(let module):
      let spot = Finding.Spot(element.field)
      guard isIdentifier(module.id.utf8) else {
        return hole(slot, .error(.badID, spot, ScreenReader.badID(module.id)))
      }
      guard ids.insert(Array(module.id.utf8)).inserted else {
        return hole(slot, .error(.duplicateID, spot, "the id \"\(module.id)\" is taken"))
      }
      return matched(module, element.field, slot)
    }
  }

  /// A module of the run that has no id to be known by.
  private mutating func hole(_ slot: ModuleSlot, _ finding: Finding) -> PlannedModule {
    let why = note(finding, "module \(slot.inRun ?? 0) of the run", entry.owner, slot)
    return PlannedModule(id: nil, slot: slot, owner: entry.owner, work: .hole(why), spot: entry.spot)
  }

  private mutating func matched(
    _ module: ModuleRun.Entry, _ field: Field, _ slot: ModuleSlot
  ) -> PlannedModule {
    let id = (entry.id ?? "run") + "--" + module.id
    let owner = module.owner ?? entry.owner
    let origin = self.origin(of: module, field)
    let settings = module.settings.isEmpty ? nil : Field.group(module.settings.map { ($0.name, $0.field) })
    let inPlan = ModuleInPlan(
      catalog: plan.catalog, language: plan.language, settings: settings, origin: origin.origin,
      spot: .init(field))
    var (work, found) = Planner.match(
      inPlan, module.type, at: .init(module.typeField ?? field), &speller)
    if let fault = origin.fault {
      work = .hole(fault)
      found.insert(fault, at: 0)
    }
    for finding in found {
      let placed = note(finding, "\"\(id)\"", owner, slot)
      if case .hole(let why) = work, why.message.utf8.elementsEqual(finding.message.utf8) {
        work = .hole(placed)
      }
    }
    return PlannedModule(
      id: id, type: module.type, slot: slot, owner: owner, title: module.title, more: module.more, work: work,
      spot: entry.spot)
  }

  private mutating func origin(
    of module: ModuleRun.Entry, _ field: Field
  ) -> (origin: ModuleInPlan.Origin, fault: Finding?) {
    func use(_ name: String) -> TranslatorUse { TranslatorUse(name: name, options: nil, field: field) }
    switch module.content {
    case .nothing: return (.nothing, nil)
    case .data(let field): return (.data(field), nil)
    case .part(let part, let translator): return (.part(part, use(translator)), nil)
    case .source(let name, let translator):
      let translator = translator.map(use)
      switch finder.request(name, &speller) {
      case .success(let request):
        return (
          .sources(
            SourceNeed(requests: [SourceNeed.Part(member: nil, request: request)], at: ""), translator), nil
        )
      case .failure(let miss):
        let need = SourceNeed(requests: [], at: "")
        return (.sources(need, translator), miss.finding(at: .init(field)))
      }
    }
  }

  /// Keeps a finding of a response: it is placed at the run in the layout, with its own place beside.
  private mutating func note(
    _ finding: Finding, _ lead: String, _ owner: String?, _ slot: ModuleSlot
  ) -> Finding {
    var placed = finding.related(to: finding.spot, finding.message).owned(by: owner).found(in: slot)
    placed.spot = entry.spot
    placed.subject = lead
    findings.append(placed)
    return placed
  }
}

/// The modules that a response has sent, planned, and what was found on the way.
struct RunExpansion: Sendable {
  /// How many the response has, whether they were planned or are too many.
  let count: Int
  let modules: [PlannedModule]
  let membership: RunMembership
  let remarks: [PreparationRemark]
  let findings: [Finding]
  /// What the source said of the requests that were planned.
  let answers: [SourceAnswer]
}
