import VitrineJSON
import VitrineUI

extension ScreenReader {
  /// Reads a column of modules: modules, runs, and the names of shared lists.
  mutating func entries(_ field: Field, mayUse: Bool) -> [EntryDeclaration] {
    var entries: [EntryDeclaration] = []
    var used: [String: Finding.Spot] = [:]
    for field in elements(field, "modules") {
      guard field.kind == .object else {
        let finding = add(
          .error(
            .shape, .init(field),
            "expected a module, an object with \"id\" and \"type\", found \(field.summary)"))
        entries.append(.fault(id: nil, owner: nil, finding))
        continue
      }
      if field["use"].exists {
        entries += list(field, mayUse: mayUse, &used)
      } else {
        entries.append(entry(field))
      }
    }
    return entries
  }

  private mutating func list(
    _ field: Field, mayUse: Bool, _ used: inout [String: Finding.Spot]
  ) -> [EntryDeclaration] {
    let use = field["use"]
    func fault(_ finding: Finding) -> [EntryDeclaration] { [.fault(id: nil, owner: nil, finding)] }
    checkKeys(of: field, "use", "meta")
    if let finding = checkReserved(field, "a list's use") { return fault(finding) }
    guard let name = try? use.string() else {
      return fault(add(.error(.shape, .init(use), "expected the name of a list, found \(use.summary)")))
    }
    guard mayUse else {
      return fault(
        add(
          .error(
            .unsupported, .init(use), "a list is used in a tab or in \"modules\", not in a list or a header"))
      )
    }
    if let first = used[name] {
      return fault(
        add(
          Finding.error(
            .duplicateID, .init(use),
            "the list \"\(name)\" is used twice in one tab; its ids would stand for two things"
          ).related(to: first, "the first use")))
    }
    used[name] = .init(use)
    guard let list = lists.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
      let near = nearest(name, among: lists.map(\.name))
      return fault(
        add(
          .error(
            .unknownList, .init(use),
            "there is no list \(String(quoting: name))" + Self.meant(near, else: lists.map(\.name)),
            suggestion: near)))
    }
    return list.entries
  }

  private mutating func entry(_ field: Field) -> EntryDeclaration {
    let owner = string(field["owner"])
    let isRun = field["modulesFrom"].exists
    let idFaults = findings.count
    let id = identifier(field["id"], isRun ? "a run of modules" : "a module")
    guard let id else { return .fault(id: nil, owner: owner, findings[idFaults...].first ?? lost(field)) }
    if let first = ids[id] {
      return .fault(
        id: nil, owner: owner,
        add(
          Finding.error(
            .duplicateID, .init(field["id"]), "the id \"\(id)\" is taken; an id stands for one module"
          ).related(to: first, "the first one")))
    }
    ids[id] = .init(field["id"])
    if isRun { return run(id, owner, field) }
    switch module(id, owner, field, isFallback: false) {
    case .success(let module): return .module(module)
    case .failure(let fault): return .fault(id: id, owner: owner, fault.finding)
    }
  }

  private func lost(_ field: Field) -> Finding { .error(.badID, .init(field), "a module needs an id") }

  struct Fault: Error { let finding: Finding }

  /// Reads a module or a fallback.
  ///
  /// The first mistake that leaves nothing to show is its fault.
  private mutating func module(
    _ id: String, _ owner: String?, _ field: Field, isFallback: Bool
  ) -> Result<ModuleDeclaration, Fault> {
    let first = findings.count
    checkKeys(
      of: field, "id", "type", "title", "more", "owner", "meta", "source", "translator", "at", "data",
      "settings", "fallback")
    let reserved = checkReserved(field, isFallback ? "a fallback" : "a module")
    let fallback = isFallback ? FallbackDeclaration.none : self.fallback(id, owner, field["fallback"])
    let ownFaults = findings.count
    if !field["type"].exists {
      add(.error(.missingKey, .init(field), "a module needs a \"type\""))
    } else if (try? field["type"].string()) == nil {
      add(.error(.shape, .init(field["type"]), "expected a module type, found \(field["type"].summary)"))
    }
    let content = self.content(field)
    let settings = field["settings"]
    if settings.exists, settings.kind != .object {
      add(.error(.shape, .init(settings), "expected an object of settings, found \(settings.summary)"))
    }
    let title = text(field["title"])
    let more = self.more(field["more"])
    let faults = findings[ownFaults...].filter { $0.severity == .error }
    _ = first
    if let reserved { return .failure(Fault(finding: reserved)) }
    if let fault = faults.first { return .failure(Fault(finding: fault)) }
    return .success(
      ModuleDeclaration(
        id: id, type: field["type"], title: title, more: more, owner: owner, content: content,
        settings: settings,
        fallback: fallback, field: field))
  }

  private mutating func fallback(_ id: String, _ owner: String?, _ field: Field) -> FallbackDeclaration {
    guard field.exists else { return .none }
    if let word = try? field.string() {
      if word.utf8.elementsEqual("hide".utf8) { return .hide }
      add(
        .error(
          .shape, .init(field), "expected \"hide\" or a module, found \(field.summary)",
          suggestion: nearest(word, among: ["hide"])))
      return .none
    }
    guard field.kind == .object else {
      add(.error(.shape, .init(field), "expected \"hide\" or a module, found \(field.summary)"))
      return .none
    }
    for key in ["id", "fallback"] where field[key].exists {
      add(.warning(.unknownKey, .init(field[key], isKey: true), "a fallback has no \"\(key)\" of its own"))
    }
    if case .success(let module) = module(id, owner, field, isFallback: true) { return .module(module) }
    return .none
  }

  // Where the model comes from

  private mutating func content(_ field: Field) -> ContentDeclaration {
    let translator = self.translator(field["translator"])
    if field["data"].exists {
      for key in ["source", "translator", "at"] where field[key].exists {
        add(.error(.shape, .init(field[key], isKey: true), "a module has \"data\" or a \"source\", not both"))
      }
      return .data(field["data"])
    }
    guard field["source"].exists else {
      for key in ["translator", "at"] where field[key].exists {
        add(.error(.missingKey, .init(field[key], isKey: true), "\"\(key)\" needs a \"source\""))
      }
      return .nothing
    }
    return .source(use(of: field["source"], at: field["at"]), translator: translator)
  }

  private mutating func use(of field: Field, at: Field) -> SourceUse {
    var names: [(member: String?, source: String, field: Field)] = []
    if let name = try? field.string() {
      names = [(nil, name, field)]
    } else if field.kind == .object, let members = try? field.members(), !members.isEmpty {
      for (member, field) in members {
        if let name = try? field.string() {
          names.append((member, name, field))
        } else {
          add(.error(.shape, .init(field), "expected the name of a source, found \(field.summary)"))
        }
      }
    } else {
      add(
        .error(
          .shape, .init(field), "expected the name of a source, or names by member, found \(field.summary)"))
    }
    var pointer = ""
    if at.exists {
      if let text = try? at.string(), Pointer(text) != nil {
        pointer = text
      } else {
        add(.error(.shape, .init(at), "expected a JSON Pointer as \"/sections/3\", found \(at.summary)"))
      }
    }
    return SourceUse(names: names, at: pointer)
  }

  private mutating func translator(_ field: Field) -> TranslatorUse? {
    guard field.exists else { return nil }
    if let name = try? field.string() { return TranslatorUse(name: name, options: nil, field: field) }
    guard field.kind == .object, let name = try? field["name"].string() else {
      add(
        .error(
          .shape, .init(field),
          "expected a translator's name, or an object with \"name\" and \"options\", found \(field.summary)"))
      return nil
    }
    checkKeys(of: field, "name", "options")
    return TranslatorUse(name: name, options: field["options"].optional, field: field["name"])
  }

  private mutating func run(_ id: String, _ owner: String?, _ field: Field) -> EntryDeclaration {
    let first = findings.count
    checkKeys(of: field, "id", "modulesFrom", "owner", "meta")
    let from = field["modulesFrom"]
    var translator: TranslatorUse?
    var source = SourceUse(names: [], at: "")
    let reserved = checkReserved(field, "a run of modules")
    if from.kind == .object {
      checkKeys(of: from, "source", "translator", "at")
      translator = self.translator(from["translator"])
      for key in ["source", "translator"] where !from[key].exists {
        add(.error(.missingKey, .init(from), "\"modulesFrom\" needs a \"\(key)\""))
      }
      if from["source"].exists { source = use(of: from["source"], at: from["at"]) }
    } else {
      add(
        .error(
          .shape, .init(from), "expected an object with \"source\" and \"translator\", found \(from.summary)")
      )
    }
    let fault = reserved ?? findings[first...].first { $0.severity == .error }
    if let fault { return .fault(id: id, owner: owner, fault) }
    guard let translator else { return .fault(id: id, owner: owner, lost(field)) }
    return .run(RunDeclaration(id: id, owner: owner, source: source, translator: translator, field: field))
  }
}
