import VitrineJSON
import VitrineTranslation
import VitrineUI

extension Catalog {
  /// The reference of the layout format with all that the catalog adds to it, as Markdown.
  public var formatReference: [UInt8] {
    var reference = FormatReference()
    reference.write(self)
    return Array(reference.text.utf8)
  }
}

/// Writes the reference: what the format says, then what is registered, then mistakes and limits.
private struct FormatReference {
  private(set) var text = ""

  mutating func write(_ catalog: Catalog) {
    text += FormatPages.head
    for page in FormatPages.objects {
      line("### \(page.name)\n\n\(page.about)\n")
      table(["key", "what it is"], page.keys.map { ["`\($0.0)`", $0.1] })
    }
    line("### Reserved words\n")
    line(ScreenReader.reserved.map { "`\($0)`" }.joined(separator: ", ") + ".\n\n" + FormatPages.reserved)

    line("## Module types\n")
    for plugin in catalog.plugins { section(plugin, catalog) }
    line(
      "## Models\n\nWhat stands in a module's `data`, or in the response of a source without a translator.\n")
    var objects: [(name: String, fields: [ShapeDescription.Field], notes: [String])] = []
    for plugin in catalog.plugins { plugin.model.collect(&objects) }
    for object in objects {
      line("### \(object.name)\n")
      fields(object.fields)
      if !object.notes.isEmpty { line("Expected: \(object.notes.joined(separator: "; ")).\n") }
    }
    line("## Translators\n")
    for translator in catalog.translators { section(translator, catalog) }
    mistakes()
    limits()
    while text.utf8.last == 0x0A { text.removeLast() }
    text += "\n"
  }

  private mutating func section(_ plugin: any RegisteredPlugin, _ catalog: Catalog) {
    line("### Module `\(plugin.type)`\n\n\(plugin.summary)\n")
    let fitting = catalog.translators.filter { $0.modelName.utf8.elementsEqual(plugin.modelName.utf8) }
    let makers = fitting.isEmpty ? "none" : fitting.map { "`\($0.name)`" }.joined(separator: ", ")
    line("Model: \(link(plugin.modelName)). Translators: \(makers).\n")
    if plugin.settings.fields.isEmpty {
      line("No settings.\n")
    } else {
      fields(plugin.settings.fields, "setting")
    }
  }

  private mutating func section(_ translator: any RegisteredTranslator, _ catalog: Catalog) {
    line("### Translator `\(translator.name)`\n\nReads \(translator.summary).\n")
    let fitting = catalog.plugins.filter { $0.modelName.utf8.elementsEqual(translator.modelName.utf8) }
    let isRun = translator.modelName.utf8.elementsEqual("ModuleRun".utf8)
    let users = fitting.map { "`\($0.type)`" }.joined(separator: ", ")
    line(
      isRun
        ? "Makes a run of modules, for `modulesFrom`.\n"
        : "Makes \(link(translator.modelName)), for \(users).\n")
    if !translator.options.fields.isEmpty { fields(translator.options.fields, "option") }
    let logs = translator.logFields
    if !logs.isEmpty {
      table(
        ["log field", "type", "what it says"], logs.map { ["`\($0.name)`", $0.kind.rawValue, $0.about] })
    }
  }

  private mutating func mistakes() {
    line("## Mistakes\n\nEach diagnostic ends with its rule and the way to the value.\n")
    for rule in Rule.allCases {
      line("- **`\(rule.rawValue)`**: \(rule.about)\n\n  ```text\n  \(rule.example)\n  ```\n")
    }
  }

  private mutating func limits() {
    let limits = Limits()
    let (layout, response) = (limits.layout, limits.response)
    line(
      "## Limits\n\nEach is named in the error of what goes beyond it; `Limits` changes those of an engine.\n"
    )
    func bytes(_ count: Int) -> String {
      count >= 1 << 20 ? "\(count >> 20) MiB" : "\(Conventions.english.count(count)) bytes"
    }
    table(
      ["what", "in a layout", "in a response"],
      [
        ["size", bytes(layout.bytes), bytes(response.bytes)],
        ["depth", Conventions.english.count(layout.depth), Conventions.english.count(response.depth)],
        ["values", Conventions.english.count(layout.values), Conventions.english.count(response.values)],
        ["a string or key", bytes(layout.stringBytes), bytes(response.stringBytes)],
        ["a number", bytes(layout.numberBytes), bytes(response.numberBytes)],
      ])
    table(
      ["what", "at most"],
      [
        ["tabs of a screen", Conventions.english.count(limits.tabs)],
        ["modules of a tab, and of a run", Conventions.english.count(limits.modules)],
        ["responses that a tab asks for", Conventions.english.count(limits.requests)],
        ["items that a module draws", Conventions.english.count(limits.items)],
        ["bytes that a module draws", bytes(limits.outputBytes)],
      ])
  }

  // Markdown

  private mutating func line(_ words: String) { text += words + "\n" }

  private mutating func table(_ head: [String], _ rows: [[String]]) {
    line("| " + head.joined(separator: " | ") + " |")
    line("|" + head.map { _ in "---|" }.joined())
    for row in rows { line("| " + row.map(Self.cell).joined(separator: " | ") + " |") }
    line("")
  }

  /// A vertical bar would end the cell.
  private static func cell(_ words: String) -> String {
    String(decoding: words.utf8.flatMap { $0 == UInt8(ascii: "|") ? Array("\\|".utf8) : [$0] }, as: UTF8.self)
  }

  private mutating func fields(_ fields: [ShapeDescription.Field], _ head: String = "field") {
    table([head, "type", "what it is"], fields.map { ["`\($0.name)`", $0.linkedType, $0.about] })
  }

  private func link(_ name: String) -> String { "[\(name)](#\(name.lowercased()))" }
}

extension ShapeDescription {
  /// The objects of a shape, each name once, the outer ones first.
  fileprivate func collect(_ objects: inout [(name: String, fields: [Field], notes: [String])]) {
    switch self {
    case .list(let element): element.collect(&objects)
    case .object(let name, let fields, let notes):
      guard !objects.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return }
      objects.append((name, fields, notes))
      for field in fields { field.shape.collect(&objects) }
    default: break
    }
  }
}
