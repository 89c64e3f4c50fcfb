import VitrineJSON
import VitrineTranslation
import VitrineUI

extension Page {
  /// The page's manifest: what a collector of logs joins to the stamps in the page, by module id.
  ///
  /// It holds all that depends on neighbours: places among the modules that are shown, counts, the state of data,
  /// holes and why. The same numbers hold for every medium.
  public func manifest() -> Rendering {
    let header = drawnHTML(header)
    let modules = drawnHTML(modules)
    let value = JSONValue.object([
      "manifest": .integer(1),
      "screen": .string(plan.screen.id),
      "tab": plan.screen.hasTabs ? .string(tab.id) : nil,
      "locale": .string(plan.language.description),
      "header": header.isEmpty ? nil : .array(entries(header)),
      "modules": .array(entries(modules)),
    ])
    return rendering(value.indented, of: header + modules)
  }

  private func entries(_ drawn: [DrawnModule<[UInt8]>]) -> [JSONValue] {
    var shown = 0
    return drawn.map { one in
      var place: ModulePosition?
      if case .shown = one.outcome {
        shown += 1
        place = ModulePosition(shown)
      }
      return entry(one, place)
    }
  }

  private func entry(_ drawn: DrawnModule<[UInt8]>, _ place: ModulePosition?) -> JSONValue {
    let module = drawn.module
    var items: JSONValue?
    var count: Int?
    var state = "hole"
    var why: Finding? = module.failure
    switch drawn.outcome {
    case .shown(_, let record):
      state = "shown"
      if record.runs > 0 {
        items = .array(record.entries.map { item($0, module.logs) })
        count = record.entries.count
      }
    case .collapsed: state = "collapsed"
    case .hole(let finding, let isHidden):
      state = isHidden ? "hidden" : "hole"
      why = why ?? finding
    }
    return .object([
      "id": module.id.map(JSONValue.string),
      "type": module.type.map(JSONValue.string),
      "module_slot": .string(module.slot.description),
      "module_position": place.map { .integer($0.number) },
      "state": .string(state),
      "data_status": .string(module.dataStatus.rawValue),
      "owner": module.owner.map(JSONValue.string),
      "why": why.map { .object(["rule": .string($0.rule.rawValue), "message": .string($0.message)]) },
      "run": module.run.map { run in
        .object(["id": run.id.map(JSONValue.string), "log": run.log.isEmpty ? nil : run.log.json])
      },
      "log": module.log.isEmpty ? nil : module.log.json,
      "item_count": count.map(JSONValue.integer),
      "items": items,
    ])
  }

  private func item(_ entry: Ledger.Entry, _ logs: [ItemID: LogRecord]) -> JSONValue {
    let trail = entry.trail.map { step -> JSONValue in
      .object(["id": .string(step.id.description), "item_position": .integer(step.itemPosition.number)])
    }
    return .object([
      "id": .string(entry.id.description),
      "item_position": .integer(entry.itemPosition.number),
      "inside": trail.isEmpty ? nil : .array(trail),
      "log": logs[entry.id]?.json,
    ])
  }
}

extension SettledModule {
  fileprivate var log: LogRecord {
    guard case .ready(let prepared) = state else { return LogRecord() }
    return prepared.log
  }

  fileprivate var logs: [ItemID: LogRecord] {
    guard case .ready(let prepared) = state else { return [:] }
    return prepared.itemLogs
  }
}

extension LogRecord {
  fileprivate var json: JSONValue {
    .object(
      entries.map { entry in
        switch entry.value {
        case .text(let text): .init(entry.name, .string(text))
        case .integer(let integer): .init(entry.name, .integer(integer))
        case .number(let number): .init(entry.name, .number(number))
        case .flag(let flag): .init(entry.name, .flag(flag))
        }
      })
  }
}
