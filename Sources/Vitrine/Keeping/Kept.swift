import VitrineJSON
import VitrineUI

/// What a cache keeps, each with everything that it was made from.
enum Kept: Sendable {
  case plan(KeptPlan)
  case text(KeptText)
  case model(KeptModel)
  case run(KeptRun)
  case theme(KeptTheme)
  case tab(SettledTab)
  case drawing(KeptDrawing)
  case page(KeptPage)
}

/// What a kept thing is looked for by, before it is compared with all that it was made from.
struct KeptKey: Hashable, Sendable {
  enum Kind: UInt8, Sendable, CaseIterable { case plan, text, model, run, theme, tab, drawing, page }

  let kind: Kind
  let number: UInt

  init(_ kind: Kind, _ number: UInt) {
    self.kind = kind
    self.number = number
  }

  /// The key of what belongs to an object and others; who keeps it keeps the objects.
  init(_ kind: Kind, of object: AnyObject, _ others: [AnyObject]) {
    self.init(kind, others.reduce(UInt(bitPattern: ObjectIdentifier(object))) { Self.mixed($0, $1) })
  }

  /// The key of a module as it stands in pages of the same surroundings.
  init(_ frame: Identity, _ model: KeptModel, _ surroundings: Surroundings) {
    let number = Self.mixed(UInt(bitPattern: ObjectIdentifier(frame)), model)
    self.init(.drawing, Self.mixed(number, surroundings))
  }

  private static func mixed(_ number: UInt, _ object: AnyObject) -> UInt {
    (number &* 0x9E37_79B9_7F4A_7C15) ^ UInt(bitPattern: ObjectIdentifier(object))
  }
}

/// A layout joined to a catalog.
final class KeptPlan: Sendable {
  let bytes: [UInt8]
  let name: String
  let language: String?
  let catalog: Identity
  let limits: Limits
  /// What the source said of requests when the plan was made.
  let answers: [SourceAnswer]
  let plan: Plan

  init(_ bytes: [UInt8], language: String?, answers: [SourceAnswer], _ plan: Plan) {
    self.bytes = bytes
    name = plan.screen.document.name
    self.language = language
    catalog = plan.catalog.identity
    limits = plan.limits
    self.answers = answers
    self.plan = plan
  }
}

/// A response, or the file of a theme, that was read or refused.
final class KeptText: Sendable {
  let bytes: [UInt8]
  let name: String
  let budget: Budget
  let outcome: Result<Document, ParseFailure>

  init(_ bytes: [UInt8], name: String, _ budget: Budget, _ outcome: Result<Document, ParseFailure>) {
    self.bytes = bytes
    self.name = name
    self.budget = budget
    self.outcome = outcome
  }
}

/// What a module of a plan has made of its responses.
final class KeptModel: Sendable {
  let matched: Identity
  let documents: [Document]
  /// The other texts that it may hold parts of.
  let texts: [Document]
  let outcome: Result<PreparedModule, PreparationFault>
  /// How much of memory the model may take.
  let bytes: Int

  init(
    _ matched: Identity, _ documents: [Document], _ texts: [Document],
    _ outcome: Result<PreparedModule, PreparationFault>, bytes: Int
  ) {
    self.matched = matched
    self.documents = documents
    self.texts = texts
    self.outcome = outcome
    self.bytes = bytes
  }
}

/// The modules that an API has sent, planned.
final class KeptRun: Sendable {
  let entry: Identity
  let documents: [Document]
  let outcome: Result<RunExpansion, PreparationFault>

  init(_ entry: Identity, _ documents: [Document], _ outcome: Result<RunExpansion, PreparationFault>) {
    self.entry = entry
    self.documents = documents
    self.outcome = outcome
  }

  /// Whether a source says of the run's requests what it said when they were planned.
  func isStill(of source: any DataSource) -> Bool {
    guard case .success(let expansion) = outcome else { return true }
    return expansion.answers.allSatisfy { $0.isStill(of: source) }
  }
}

/// The theme of a file.
final class KeptTheme: Sendable {
  let document: Document
  let theme: Theme
  let diagnostics: [Diagnostic]

  init(_ document: Document, _ theme: Theme, _ diagnostics: [Diagnostic]) {
    self.document = document
    self.theme = theme
    self.diagnostics = diagnostics
  }
}

extension Kept {
  /// The object that holds it.
  var object: AnyObject {
    switch self {
    case .plan(let plan): plan
    case .text(let text): text
    case .model(let model): model
    case .run(let run): run
    case .theme(let theme): theme
    case .tab(let tab): tab
    case .drawing(let drawing): drawing
    case .page(let page): page
    }
  }
}

/// An object that several kept things hold, and its size.
struct KeptShare: Sendable {
  let id: ObjectIdentifier
  let bytes: Int

  init(_ object: AnyObject, bytes: Int) {
    id = ObjectIdentifier(object)
    self.bytes = bytes
  }

  init(_ document: Document) { self.init(document, bytes: document.weight) }
}

extension Kept {
  /// What it holds that others may hold as well.
  var shares: [KeptShare] {
    switch self {
    case .plan(let kept): [KeptShare(kept.plan.screen.document)]
    case .text(let text): (try? text.outcome.get()).map { [KeptShare($0)] } ?? []
    case .model(let model): model.shares
    case .run(let run): run.documents.map { KeptShare($0) }.once
    case .theme(let theme): [KeptShare(theme.document)]
    case .tab(let tab): tab.shares
    case .drawing(let drawing): drawing.model.shares
    case .page(let page): page.tab.shares
    }
  }
}

extension KeptModel {
  fileprivate var shares: [KeptShare] {
    ([KeptShare(self, bytes: bytes)] + (documents + texts).map { KeptShare($0) }).once
  }
}

extension SettledTab {
  fileprivate var shares: [KeptShare] {
    let size = modules.count * MemoryLayout<SettledModule>.stride + findings.count * 1_024
    let models = (header + modules).compactMap(\.kept).flatMap(\.shares)
    return ([KeptShare(self, bytes: size)] + models + documents.map { KeptShare($0) }).once
  }
}

extension [KeptShare] {
  /// Each object once.
  fileprivate var once: [KeptShare] {
    var seen: Set<ObjectIdentifier> = []
    return filter { seen.insert($0.id).inserted }
  }
}
