import VitrineJSON
import VitrineUI

extension ScreenReader {
  /// Reads a column of modules: modules, runs, and the names of shared lists.
  ///
  /// What goes beyond the limit is read for its mistakes and left out.
  mutating func entries(_ field: Field, of thing: String, mayUse: Bool) -> [EntryDeclaration] {
    var column = Column(limit: max(0, limits.modules))
    var used: [[UInt8]: Finding.Spot] = [:]
    for field in elements(field) {
      guard field.kind == .object else {
        let finding = add(
          .error(
            .shape, .init(field),
            "expected a module, an object with \"id\" and \"type\", found \(field.summary)"))
        column.add([.fault(id: nil, owner: nil, finding)], at: field)
        continue
      }
      column.add(field["use"].exists ? list(field, mayUse: mayUse, &used) : [entry(field)], at: field)
    }
    if let excess = column.excess {
      add(
        .error(
          .budget, excess,
          "\(thing) has up to \(column.limit) modules, found \(column.count); those after them are left out"))
    }
    return column.entries
  }

  /// The entries of a column, as many as there may be.
  private struct Column {
    let limit: Int
    var entries: [EntryDeclaration] = []
    var count = 0
    /// The first entry that is left out, wholly or in part.
    var excess: Finding.Spot?

    mutating func add(_ more: [EntryDeclaration], at field: Field) {
      count += more.count
      entries += more.prefix(limit - entries.count)
      if count > limit, excess == nil { excess = .init(field) }
    }
  }

  private mutating func list(
    _ field: Field, mayUse: Bool, _ used: inout [[UInt8]: Finding.Spot]
  ) -> [EntryDeclaration] {
    let use = field["use"]
    func fault(_ finding: Finding) -> [EntryDeclaration] { [.fault(id: nil, owner: nil, finding)] }
    if let finding = checkKeys(of: field, "use", "meta", reservedOn: "a list's use") { return fault(finding) }
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
    let key = Array(name.utf8)
    if let first = used[key] {
      return fault(
        add(
          Finding.error(
            .duplicateID, .init(use),
            "the list \(String(quoting: name)) is used twice in one tab; its ids would stand for two things"
          ).related(to: first, "the first use")))
    }
    used[key] = .init(use)
    listsUsed.insert(key)
    guard let list = lists[key] else {
      let (near, clause) = speller.meant(name, among: listNames)
      return fault(
        add(
          .error(
            .unknownList, .init(use), "there is no list \(String(quoting: name))" + clause, suggestion: near)
        ))
    }
    return list
  }

  private mutating func entry(_ field: Field) -> EntryDeclaration {
    let first = findings.count
    let owner = string(field["owner"])
    let isRun = field["modulesFrom"].exists
    let (id, fault) = self.id(of: field, isRun ? "a run of modules" : "a module")
    let entry: EntryDeclaration =
      isRun ? .run(run(id, owner, field, fault)) : .module(module(id, owner, field, fault, isFallback: false))
    for place in first..<findings.count { findings[place] = findings[place].owned(by: owner) }
    return entry
  }

  /// The id of an entry; without one that can be used, why not.
  private mutating func id(of field: Field, _ thing: String) -> (String?, fault: Finding?) {
    let before = findings.count
    guard let id = identifier(field["id"], thing) else { return (nil, findings[before...].first) }
    if let first = ids.first(id) {
      let fault = add(
        Finding.error(
          .duplicateID, .init(field["id"]), "the id \"\(id)\" is taken; an id stands for one module"
        ).related(to: .init(first), "the first one"))
      return (nil, fault)
    }
    ids.take(id, field["id"])
    return (id, nil)
  }

  /// Reads a module or a fallback.
  ///
  /// The first mistake that leaves nothing to show is its fault.
  private mutating func module(
    _ id: String?, _ owner: String?, _ field: Field, _ fault: Finding?, isFallback: Bool
  ) -> ModuleDeclaration {
    let reserved = checkKeys(
      of: field, "id", "type", "title", "more", "owner", "meta", "source", "translator", "at", "data",
      "settings", "fallback",
      elsewhere: "settings go under \"settings\", the model under \"data\", notes of your own under \"meta\"",
      reservedOn: isFallback ? "a fallback" : "a module")
    let fallback = isFallback ? FallbackDeclaration.none : self.fallback(id, owner, field["fallback"])
    let first = findings.count
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
    let mistake = findings[first...].first { $0.severity == .error }
    modulesRead += 1
    return ModuleDeclaration(
      number: modulesRead, id: id, type: field["type"], title: title, more: more, owner: owner,
      content: content, settings: settings, fallback: fallback, field: field,
      fault: fault ?? reserved ?? mistake)
  }

  private mutating func fallback(_ id: String?, _ owner: String?, _ field: Field) -> FallbackDeclaration {
    guard field.exists else { return .none }
    if let word = try? field.string() {
      if word.utf8.elementsEqual("hide".utf8) { return .hide }
      add(
        .error(
          .shape, .init(field), "expected \"hide\" or a module, found \(field.summary)",
          suggestion: speller.near(word, among: ["hide"])))
      return .none
    }
    guard field.kind == .object else {
      add(.error(.shape, .init(field), "expected \"hide\" or a module, found \(field.summary)"))
      return .none
    }
    for key in ["id", "fallback"] where field[key].exists {
      add(.warning(.unknownKey, .init(field[key], isKey: true), "a fallback has no \"\(key)\" of its own"))
    }
    return .module(
      module(id, string(field["owner"]) ?? owner, field, nil, isFallback: true))
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
      let orphans = ["translator", "at"].filter { field[$0].exists }
      for key in orphans {
        add(.error(.missingKey, .init(field[key], isKey: true), "\"\(key)\" needs a \"source\""))
      }
      return orphans.isEmpty ? .nothing : .fault
    }
    return .source(use(of: field["source"], at: field["at"]), translator: translator)
  }

  private mutating func use(of field: Field, at: Field) -> SourceUse {
    var names: [SourceUse.Name] = []
    if let name = try? field.string() {
      names = [SourceUse.Name(member: nil, source: name, field: field)]
    } else if field.kind == .object, members(field).count > 0 {
      for (member, field) in members(field) {
        if let name = try? field.string() {
          names.append(SourceUse.Name(member: member, source: name, field: field))
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
    guard field.kind == .object else {
      add(
        .error(
          .shape, .init(field),
          "expected a translator's name, or an object with \"name\" and \"options\", found \(field.summary)"))
      return nil
    }
    checkKeys(of: field, "name", "options", reservedOn: "a translator")
    guard field["name"].exists else {
      add(.error(.missingKey, .init(field), "a translator needs a \"name\""))
      return nil
    }
    guard let name = string(field["name"]) else { return nil }
    return TranslatorUse(name: name, options: field["options"].optional, field: field["name"])
  }

  private mutating func run(
    _ id: String?, _ owner: String?, _ field: Field, _ fault: Finding?
  ) -> RunDeclaration {
    let first = findings.count
    checkKeys(of: field, "id", "modulesFrom", "owner", "meta")
    let from = field["modulesFrom"]
    var translator: TranslatorUse?
    var source = SourceUse(names: [], at: "")
    let reserved = checkReserved(field, "a run of modules")
    if from.kind == .object {
      checkKeys(of: from, "source", "translator", "at", "meta", reservedOn: "a run of modules")
      translator = self.translator(from["translator"])
      // That there is no translator is said where it is known which ones would do.
      if from["source"].exists {
        source = use(of: from["source"], at: from["at"])
      } else {
        add(.error(.missingKey, .init(from), "\"modulesFrom\" needs a \"source\""))
      }
    } else {
      add(
        .error(
          .shape, .init(from), "expected an object with \"source\" and \"translator\", found \(from.summary)")
      )
    }
    let mistake = findings[first...].first { $0.severity == .error }
    return RunDeclaration(
      id: id, owner: owner, source: source, translator: translator, field: field,
      fault: fault ?? reserved ?? mistake)
  }
}
