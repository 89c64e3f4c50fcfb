import Vitrine
import VitrineJSON
import VitrineTranslation
import VitrineUI

extension Command {
  static let plugins = Command(
    name: "plugins", operands: Operands(name: "TYPE", count: 0...1),
    summary: "list the module types and translators that layouts may name",
    notes: """
      With a module type: its model, its settings, the translators that fit, and its examples drawn as text.
      With a translator's name: what it makes, its options and its log fields.
      """,
    options: [.width, .locale],
    run: { arguments, shell throws(Stop) in
      guard let name = arguments.operands.first else { return try shell.show(Listing.all(of: shell.catalog)) }
      if let plugin = shell.catalog.plugin(name) {
        let width = try arguments.width(shell.streams)
        let language = try arguments.language().flatMap(LanguageTag.init(checking:)) ?? LanguageTag("en")
        return try shell.show(Listing.page(of: plugin, in: shell.catalog, width: width, language))
      }
      if let translator = shell.catalog.translator(name) {
        return try shell.show(Listing.page(of: translator, in: shell.catalog))
      }
      let known =
        shell.catalog.plugins.map(\.type.description) + shell.catalog.translators.map(\.name.description)
      throw arguments.usage(
        "there is no module type or translator \(String(quoting: name))" + offer(name, among: known))
    })
}

/// What is registered, as text.
private enum Listing {
  static func all(of catalog: Catalog) -> String {
    var text = "module types, and the model that each draws\n"
    text += columns(catalog.plugins.map { [$0.type.description, $0.modelName, $0.summary] })
    if catalog.plugins.isEmpty { text += "  none\n" }
    text += "\ntranslators, and the model that each makes\n"
    text += columns(catalog.translators.map { [$0.name.description, $0.modelName, $0.summary] })
    if catalog.translators.isEmpty { text += "  none\n" }
    return text
  }

  static func page(
    of plugin: any RegisteredPlugin, in catalog: Catalog, width: Int, _ language: LanguageTag
  ) -> String {
    var text = "\(plugin.type): \(plugin.summary)\n\n"
    text += "model \(plugin.modelName), the module's \"data\"\n" + fields(plugin.model)
    text += "\nsettings\n" + fields(plugin.settings)
    text += "\ntranslators that make \(plugin.modelName)\n"
    let fitting = catalog.translators.filter { same($0.modelName, plugin.modelName) }
    text += fitting.isEmpty ? "  none\n" : columns(fitting.map { [$0.name.description, $0.summary] })
    for example in plugin.examples {
      text += "\nexample: \(example.name)\n\n"
      text += String(decoding: example.text(of: plugin.type, width: width, language), as: UTF8.self)
    }
    return text
  }

  static func page(of translator: any RegisteredTranslator, in catalog: Catalog) -> String {
    var text = "\(translator.name): \(translator.summary)\n\nmakes \(translator.modelName), for "
    let fitting = catalog.plugins.filter { same($0.modelName, translator.modelName) }.map(\.type.description)
    let isRun = same(translator.modelName, "ModuleRun")
    text +=
      isRun
      ? "\"modulesFrom\"\n" : fitting.isEmpty ? "no module type\n" : fitting.joined(separator: ", ") + "\n"
    text += "\noptions\n" + fields(translator.options) + "\nlog fields\n"
    let logs = translator.logFields.map { [$0.name, $0.kind.rawValue, $0.about] }
    return text + (logs.isEmpty ? "  none\n" : columns(logs))
  }

  private static func fields(_ shape: ShapeDescription) -> String {
    let rows = shape.rows
    return rows.isEmpty ? "  none\n" : columns(rows.map { [$0.name, "\($0.about) (\($0.type))"] })
  }

  /// Rows as columns, each as wide as its widest word.
  private static func columns(_ rows: [[String]]) -> String {
    let count = rows.first?.count ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].unicodeScalars.count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.unicodeScalars.count)
      }
      return "  " + cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}

extension RegisteredExample {
  /// The example as a terminal shows it.
  fileprivate func text(of type: ModuleType, width: Int, _ language: LanguageTag) -> [UInt8] {
    let context = DrawingContext(
      moduleID: "example", slot: ModuleSlot(region: .tab, entry: 1), language: language)
    var canvas = RecordingCanvas(context)
    drawing.draw(on: &canvas)
    let medium = TextMedium(width: width, formats: Formats(context))
    return TextMedium.bytes(of: medium.lines(of: canvas.finish().nodes))
  }
}
