package import VitrineJSON
package import VitrineTranslation
package import VitrineUI

/// A module whose plugin, settings and supply are known; what it lacks is the response.
package protocol MatchedModule: Sendable {
  /// What its plugin, settings and supply are known by: modules that share it have the same.
  var identity: Identity { get }
  /// The sources it waits for; nil when it has its model already.
  var need: SourceNeed? { get }
  /// Makes the drawing from the response.
  func prepare(_ response: Field?) -> Result<PreparedModule, PreparationFault>
}

/// Which responses a module reads, and which part of them.
package struct SourceNeed: Sendable {
  /// A member's name where a translator takes several, and what is fetched.
  package struct Part: Sendable {
    package let member: String?
    package let request: SourceRequest
  }

  package let requests: [Part]
  package let at: String
}

/// A module that can be drawn, and what goes beside it.
///
/// A class, so that whoever draws a page takes hold of one reference for each module.
package final class PreparedModule: Sendable {
  package let drawing: any Drawing
  package let log: LogRecord
  package let itemLogs: [ItemID: LogRecord]
  package let remarks: [PreparationRemark]

  init(
    drawing: any Drawing, log: LogRecord = LogRecord(), itemLogs: [ItemID: LogRecord] = [:],
    remarks: [PreparationRemark] = []
  ) {
    self.drawing = drawing
    self.log = log
    self.itemLogs = itemLogs
    self.remarks = remarks
  }
}

/// What was odd about a response, or why a module cannot be made of it.
package struct PreparationRemark: Sendable {
  package let rule: Rule
  package let spot: Finding.Spot
  package let message: String
}

package struct PreparationFault: Error, Sendable { package let remarks: [PreparationRemark] }

/// Where a plugin's model comes from.
package enum Supply<Model: Shaped>: Sendable {
  case ready(Model)
  case response(SourceNeed, ShapePolicy)
  case translated(SourceNeed, Translation<Model>)
  case part(Field, Translation<Model>)
}

struct MatchedPlugin<P: Plugin>: MatchedModule {
  let identity = Identity()
  let plugin: P
  let settings: P.Settings
  let supply: Supply<P.Model>

  var need: SourceNeed? {
    switch supply {
    case .ready, .part: nil
    case .response(let need, _), .translated(let need, _): need
    }
  }

  func prepare(_ response: Field?) -> Result<PreparedModule, PreparationFault> {
    switch supply {
    case .ready(let model): return .success(PreparedModule(drawing: drawing(model)))
    case .part(let field, let translation): return translated(field, translation)
    case .translated(_, let translation): return translated(response ?? .group([]), translation)
    case .response(_, let policy):
      let (model, mistakes) = (response ?? .group([])).read(P.Model.self, policy)
      let faults = mistakes.filter { $0.kind == .shape || $0.kind == .missing }
      guard faults.isEmpty else {
        return .failure(PreparationFault(remarks: faults.map { remark($0, .shape) }))
      }
      // Keys that nothing reads are no news in someone else's response.
      let dropped = mistakes.filter { $0.kind == .dropped }.map { remark($0, .droppedElement) }
      return .success(PreparedModule(drawing: drawing(model), remarks: dropped))
    }
  }

  private func drawing(_ model: P.Model) -> any Drawing {
    PluginDrawing(plugin: plugin, model: model, settings: settings)
  }

  private func remark(_ mistake: ShapeMistake, _ rule: Rule) -> PreparationRemark {
    PreparationRemark(rule: rule, spot: .init(mistake.document, mistake.pointer), message: mistake.message)
  }

  private func translated(
    _ field: Field, _ translation: Translation<P.Model>
  ) -> Result<PreparedModule, PreparationFault> {
    switch translation.run(field) {
    case .failure(let fault): .failure(fault)
    case .success((let translated, let remarks)):
      .success(
        PreparedModule(
          drawing: drawing(translated.model), log: translated.log, itemLogs: translated.itemLogs,
          remarks: remarks))
    }
  }
}

extension Translation {
  /// Translates, keeps to the declared log fields, and says what was left out.
  package func run(_ field: Field) -> Result<(Translated<Model>, [PreparationRemark]), PreparationFault> {
    switch translate(field) {
    case .failure(let error):
      return .failure(PreparationFault(remarks: [PreparationRemark(error, .shape)]))
    case .success(var translated):
      var remarks = translated.dropped.map { PreparationRemark($0, .droppedElement) }
      remarks += translated.partsLeftOut.map { PreparationRemark($0, .droppedPart) }
      var undeclared: [String] = []
      if !isDeclared(translated.log) { translated.log = declared(translated.log, &undeclared) }
      if !translated.itemLogs.isEmpty, !translated.itemLogs.values.allSatisfy(isDeclared) {
        translated.itemLogs = translated.itemLogs.mapValues { declared($0, &undeclared) }
      }
      if let name = undeclared.sorted().first {
        remarks.append(
          PreparationRemark(
            rule: .undeclaredLogField, spot: .init(field),
            message: "\"\(self.name)\" fills the log field \"\(name)\", which it does not declare"))
      }
      return .success((translated, remarks))
    }
  }

  private func declared(_ record: LogRecord, _ undeclared: inout [String]) -> LogRecord {
    record.filtered { entry in
      let isDeclared = isDeclared(entry)
      if !isDeclared { undeclared.append(entry.name) }
      return isDeclared
    }
  }

  private func isDeclared(_ record: LogRecord) -> Bool { record.entries.allSatisfy(isDeclared) }

  private func isDeclared(_ entry: LogRecord.Entry) -> Bool {
    logFields.contains { entry.isNamed($0.name) }
  }
}

extension PreparationRemark {
  init(_ error: ShapeError, _ rule: Rule) {
    // What stands in no text is told its way in the sentence.
    let message = error.document == nil ? error.description : error.message
    self.init(rule: rule, spot: .init(error.document, error.pointer), message: message)
  }
}
