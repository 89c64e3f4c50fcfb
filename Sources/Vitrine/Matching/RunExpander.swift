import VitrineJSON
import VitrineTranslation
import VitrineUI

/// Reads and matches the modules of a run like a layout's own.
///
/// A module that does not read is one hole.
struct RunExpander {
  private(set) var findings: [Finding] = []
  private let plan: Plan
  private let entry: PlannedModule
  private var ids: Set<[UInt8]> = []

  init(_ plan: Plan, _ entry: PlannedModule) {
    self.plan = plan
    self.entry = entry
  }

  mutating func planned(_ element: ModuleRun.Element, number: Int) -> PlannedModule {
    let slot = ModuleSlot(region: entry.slot.region, entry: entry.slot.entry, inRun: number)
    let spot = Finding.Spot(element.field)
    func hole(_ finding: Finding, id: String? = nil) -> PlannedModule {
      PlannedModule(id: id, slot: slot, owner: entry.owner, work: .hole(finding), spot: entry.spot)
    }
    switch element.entry {
    case .failure(let error):
      return hole(
        note(.shape, "module \(number) of the run: " + error.message, .init(error.document, error.pointer)))
    case .success(let module):
      guard isIdentifier(module.id.utf8) else {
        return hole(note(.badID, "module \(number) of the run: " + ScreenReader.badID(module.id), spot))
      }
      guard ids.insert(Array(module.id.utf8)).inserted else {
        return hole(note(.duplicateID, "module \(number) of the run: the id \"\(module.id)\" is taken", spot))
      }
      return matched(module, slot, spot)
    }
  }

  private mutating func matched(
    _ module: ModuleRun.Entry, _ slot: ModuleSlot, _ spot: Finding.Spot
  ) -> PlannedModule {
    let id = (entry.id ?? "run") + "--" + module.id
    let (origin, fault) = origin(of: module, spot)
    let settings = module.settings.isEmpty ? nil : Field.group(module.settings.map { ($0.name, $0.field) })
    let (work, found) = Planner.match(
      type: module.type, at: spot, settings, origin: origin, spot: spot, plan.catalog, plan.language,
      fault: fault)
    // A fault in a response is placed at its module in the layout, with the response's place beside.
    for finding in found {
      var placed = finding.related(to: finding.spot, finding.message).owned(by: module.owner ?? entry.owner)
      placed.spot = entry.spot
      placed.message = "\"\(id)\": " + finding.message
      findings.append(placed)
    }
    return PlannedModule(
      id: id, type: module.type, slot: slot, owner: module.owner ?? entry.owner, title: module.title,
      more: module.more, work: work, spot: entry.spot)
  }

  private mutating func origin(
    of module: ModuleRun.Entry, _ spot: Finding.Spot
  ) -> (ModuleInPlan.Origin, fault: Finding?) {
    func use(_ name: String, at field: Field?) -> TranslatorUse? {
      field.map { TranslatorUse(name: name, options: nil, field: $0) }
    }
    switch module.content {
    case .nothing: return (.nothing, nil)
    case .data(let field): return (.data(field), nil)
    case .part(let field, let translator): return (.part(field, use(translator, at: field)), nil)
    case .source(let name, let translator):
      guard let declared = plan.screen.sources.first(where: { $0.name.utf8.elementsEqual(name.utf8) }),
        let file = declared.file
      else {
        let near = nearest(name, among: plan.screen.sources.map(\.name))
        let known = plan.screen.sources.map(\.name)
        return (
          .nothing,
          note(
            .unknownSource,
            "the layout declares no source \(String(quoting: name))" + ScreenReader.meant(near, else: known),
            spot)
        )
      }
      let request = SourceRequest(source: name, file: file)
      if let fault = plan.source.fault(of: request) {
        return (.nothing, note(fault.rule, fault.message, spot))
      }
      let need = SourceNeed(requests: [(nil, request)], at: "")
      return (
        .sources(need, translator.map { TranslatorUse(name: $0, options: nil, field: declared.field) }), nil
      )
    }
  }

  @discardableResult
  private mutating func note(_ rule: Rule, _ message: String, _ related: Finding.Spot) -> Finding {
    let finding = Finding.error(rule, entry.spot, message).related(to: related, message).owned(
      by: entry.owner)
    findings.append(finding)
    return finding
  }
}
