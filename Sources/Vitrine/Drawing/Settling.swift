import VitrineJSON
import VitrineTranslation
import VitrineUI

/// Fetches and translates what a tab shows.
///
/// Waits for sources, then goes on in the order of the layout.
struct Settling {
  /// How many findings one response may bring a module; the rest is counted.
  private static let listed = 20

  private let plan: Plan
  private let tab: PlannedTab
  private let request: PageRequest
  private var board: Board
  private var findings: [Finding] = []
  /// What the source said of the requests of runs.
  private var answers: [SourceAnswer] = []

  init(_ plan: Plan, _ tab: PlannedTab, _ request: PageRequest) {
    self.plan = plan
    self.tab = tab
    self.request = request
    board = Board(
      plan.source, plan.reader, plan.limits.response.budget,
      folder: Folder.cut(plan.screen.document.name).folder, cache: plan.cache)
  }

  /// The tab, settled; of the same responses as a cache has it.
  mutating func settled() async -> SettledTab {
    // What is drawn to be settled depends on more than its responses.
    guard let cache = plan.cache, !tab.drawsToSettle else { return await settledAnew(keeping: false) }
    await board.fetch(tab.requests)
    if let known = await known(in: cache) { return known }
    let settled = await settledAnew(keeping: true)
    if settled.isKept { cache.keep(settled, of: tab) }
    return settled
  }

  private mutating func known(in cache: Cache) async -> SettledTab? {
    guard let documents = board.documents(of: tab.requests) else { return nil }
    for known in cache.tabs(tab, documents, plan.source) {
      // The first round is the same, so that it asks for the same in the next.
      await board.fetch(known.laterRequests)
      guard let later = board.documents(of: known.laterRequests),
        later.elementsEqual(known.laterDocuments, by: ===)
      else { continue }
      cache.note(.tab, used: .tab(known), known.key(tab))
      return known
    }
    cache.note(.tab)
    return nil
  }

  private mutating func settledAnew(keeping: Bool) async -> SettledTab {
    let all = await settle(tab.header + tab.modules)
    let later = keeping ? board.requests(beside: tab.requests) : []
    let headerCount = all.prefix { $0.slot.region == .header }.count
    return SettledTab(
      tab: tab.identity, header: Array(all.prefix(headerCount)), modules: Array(all.dropFirst(headerCount)),
      findings: findings, firstDocuments: keeping ? board.documents(of: tab.requests) : nil,
      laterRequests: later, laterDocuments: keeping ? board.documents(of: later) : nil, answers: answers)
  }

  /// One settled module for each planned one, and several for a run.
  ///
  /// A round fetches all that is needed at the same time. Runs and fallbacks ask for a second round; a run inside
  /// a run, or a fallback of a fallback, cannot be declared.
  private mutating func settle(_ modules: [PlannedModule]) async -> [SettledModule] {
    await board.fetch(modules.requests)
    var settled: [[SettledModule]] = []
    var later: [(place: Int, modules: [PlannedModule], failure: Finding?)] = []
    for module in modules {
      switch outcome(of: module) {
      case .settled(let one): settled.append([one])
      case .expanded(let run):
        later.append((settled.count, run, nil))
        settled.append([])
      case .failed(let finding, let fallback):
        later.append((settled.count, [fallback], finding))
        settled.append([])
      }
    }
    guard !later.isEmpty else { return settled.flatMap { $0 } }
    var rest = await settle(later.flatMap(\.modules))[...]
    for (place, modules, failure) in later {
      settled[place] = rest.prefix(modules.count).map { failure.map($0.standing(in:)) ?? $0 }
      rest = rest.dropFirst(modules.count)
    }
    return settled.flatMap { $0 }
  }

  private enum Outcome {
    case settled(SettledModule)
    case expanded([PlannedModule])
    case failed(Finding, fallback: PlannedModule)
  }

  private mutating func outcome(of module: PlannedModule) -> Outcome {
    switch module.work {
    case .hole(let finding): return failed(module, finding)
    case .module(let matched):
      switch board.field(for: matched.need) {
      case .failure(let fault): return failed(module, note(fault, module))
      case .success(let field):
        note(board.takeRemarks(for: matched.need), module)
        let (outcome, kept) = prepared(matched, field, module.run)
        switch outcome {
        case .failure(let fault): return failed(module, note(fault, module))
        case .success(let prepared):
          note(prepared.remarks, module)
          if let excess = excess(of: module, prepared) { return failed(module, excess) }
          var one = module.settled(.ready(prepared), matched.need == nil ? .inline : .fresh)
          one.spare = spare(of: module)
          one.kept = kept
          return .settled(one)
        }
      }
    case .run(let run):
      switch board.field(for: run.need) {
      case .failure(let fault): return failed(module, note(fault, module))
      case .success(let field):
        note(board.takeRemarks(for: run.need), module)
        switch expansion(of: run, module, field) {
        case .failure(let fault): return failed(module, note(fault, module))
        case .success(let expansion): return expanded(module, expansion)
        }
      }
    }
  }

  /// What a module makes of its response; of one that is kept, what it made before.
  private func prepared(
    _ matched: any MatchedModule, _ field: Field?, _ run: RunMembership?
  ) -> (Result<PreparedModule, PreparationFault>, KeptModel?) {
    guard let cache = plan.cache, let documents = board.documents(for: matched.need) else {
      return (matched.prepare(field), nil)
    }
    let texts = [plan.screen.document] + (run?.documents ?? [])
    let kept = cache.prepared(matched, documents, texts) { matched.prepare(field) }
    return (kept.outcome, kept)
  }

  /// The modules that a response sends; of one that is kept, as they were planned before.
  private func expansion(
    of run: PlannedRun, _ entry: PlannedModule, _ field: Field?
  ) -> Result<RunExpansion, PreparationFault> {
    func planned() -> Result<RunExpansion, PreparationFault> {
      run.translation.run(field ?? .group([])).map { translated, remarks in
        var expander = RunExpander(plan, tab, entry)
        return expander.expansion(translated, remarks, of: board.documents(for: run.need) ?? [])
      }
    }
    guard let cache = plan.cache, let documents = board.documents(for: run.need) else { return planned() }
    return cache.expansion(entry.frame, documents, plan.source, planned)
  }

  private mutating func expanded(_ entry: PlannedModule, _ run: RunExpansion) -> Outcome {
    note(run.remarks, entry)
    guard run.count <= plan.limits.modules else {
      let finding = Finding.error(
        .budget, entry.spot, "a run has up to \(plan.limits.modules) modules, found \(run.count)")
      return failed(entry, note(finding, entry))
    }
    findings += run.findings
    answers += run.answers
    guard !run.modules.isEmpty else {
      var nothing = entry
      nothing.run = run.membership
      return .settled(nothing.settled(.ready(PreparedModule(drawing: NoDrawing())), .fresh))
    }
    return .expanded(run.modules)
  }

  private func failed(_ module: PlannedModule, _ finding: Finding) -> Outcome {
    switch module.fallback {
    case .none: .settled(module.settled(.hole(finding, isHidden: false), .none))
    case .hide: .settled(module.settled(.hole(finding, isHidden: true), .none))
    case .module(let fallback): .failed(finding, fallback: fallback)
    }
  }

  /// A fallback that needs no fetching, for a module that goes over a limit while it is drawn.
  private func spare(of module: PlannedModule) -> SettledModule.Spare? {
    switch module.fallback {
    case .none: return nil
    case .hide: return .hide
    case .module(let fallback):
      switch fallback.work {
      case .hole(let finding): return .module(fallback.settled(.hole(finding, isHidden: false), .none))
      case .module(let matched) where matched.need == nil:
        guard case .success(let prepared) = matched.prepare(nil) else { return nil }
        return .module(fallback.settled(.ready(prepared), .fallback))
      case .module, .run: return nil
      }
    }
  }

  /// Why a module with a fallback that must be fetched gives way to it: it draws more than it may.
  ///
  /// It is drawn here to know, since nothing is fetched any more while a page is drawn.
  private mutating func excess(of module: PlannedModule, _ prepared: PreparedModule) -> Finding? {
    guard case .module(let fallback) = module.fallback, fallback.work.need != nil else { return nil }
    let settled = module.settled(.ready(prepared), .fresh)
    let context = plan.context(of: settled, request)
    var page = HTMLCanvas(context)
    prepared.drawing.draw(on: &page)
    var recording = RecordingCanvas(context)
    prepared.drawing.draw(on: &recording)
    let (_, counted) = page.finish()
    let (_, again) = recording.finish()
    guard let excess = counted.excess ?? again.excess else { return nil }
    let finding = excess.finding(of: settled)
    findings.append(finding)
    return finding
  }

  // Findings of responses are placed at the module, with the response's place beside.

  private mutating func note(_ fault: ResponseFault, _ module: PlannedModule) -> Finding {
    let finding =
      switch fault {
      case .source(let fault):
        Finding.error(fault.rule, module.spot, fault.message, suggestion: fault.suggestion)
      case .text(let failure, let file, let name):
        Finding.error(
          Rule(failure.rule), module.spot,
          "the response \(String(quoting: file)) does not read: \(failure.message)"
        ).related(to: .init(text: name, at: failure.place), failure.message)
      case .nothing(let field, let pointer):
        Finding.error(.shape, module.spot, "the response has nothing at \(String(quoting: pointer))")
          .related(to: .init(field), "nothing is here")
      }
    return note(finding, module)
  }

  private mutating func note(_ fault: PreparationFault, _ module: PlannedModule) -> Finding {
    let notes = fault.remarks.prefix(Self.listed).map { remark in
      note(
        Finding.error(remark.rule, module.spot, remark.message).related(to: remark.spot, remark.message),
        module)
    }
    return notes.first ?? note(.error(.shape, module.spot, "the response does not read"), module)
  }

  private mutating func note(_ remarks: [PreparationRemark], _ module: PlannedModule) {
    for (offset, remark) in remarks.prefix(Self.listed).enumerated() {
      let what =
        switch remark.rule {
        case .droppedElement: "left out an element: "
        case .droppedPart: "left out a part: "
        default: ""
        }
      let unlisted = remarks.count - Self.listed
      let rest = offset == Self.listed - 1 && unlisted > 0 ? " (and \(unlisted) more remarks)" : ""
      note(
        Finding.warning(remark.rule, module.spot, what + remark.message + rest)
          .related(to: remark.spot, remark.message), module)
    }
  }

  @discardableResult
  private mutating func note(_ finding: Finding, _ module: PlannedModule) -> Finding {
    let told = finding.about(module.id).owned(by: module.owner).found(in: module.slot)
    findings.append(told)
    return told
  }
}
