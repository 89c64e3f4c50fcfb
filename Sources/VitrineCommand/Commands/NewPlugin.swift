import Vitrine
import VitrineJSON

extension Command {
  static let newPlugin = Command(
    name: "plugin new", operands: Operands(name: "NAME", count: 1...1),
    summary: "write a module type of your own: its plugin, its test, its place in the package",
    notes: """
      NAME is the module type, as countdown or count-down. It writes Plugins/<Name>/<Name>Module.swift, a plugin that
      works and is yours to change, and Tests/PluginTests/<Name>Tests.swift; it adds the plugin to Package.swift and to
      the catalog, and writes the layouts' schema anew. All of it is done, or none.
      """,
    options: [],
    run: { arguments, shell throws(Stop) in
      let typed = arguments.operands[0]
      guard let name = TypeName(typed), name.type.utf8.count <= 40 else {
        throw arguments.usage(
          "\(String(quoting: typed)) is no name for a module type: write lower-case letters, digits and single "
            + "hyphens, a letter first, up to 40, as \"count-down\"")
      }
      var scaffold = try Scaffold(shell.files)
      let target = "\(name.type)Plugin"
      if shell.catalog.plugin(name.word) != nil
        || scaffold.names(in: "Plugins").contains(where: name.isLike)
      {
        throw .failed("there is a plugin \"\(name.word)\" already; nothing was changed")
      }
      let template = PluginTemplate(name: name)
      try scaffold.add("Plugins/\(name.type)/\(name.type)Module.swift", template.source)
      try scaffold.add("Tests/PluginTests/\(name.type)Tests.swift", template.test)
      try scaffold.edit(Scaffold.manifest) { ListLiteral.adding(name.type, to: "plugins", in: $0) }
      try scaffold.edit(Scaffold.catalog) { source in
        CatalogSource.importing(target, in: source).flatMap {
          CatalogSource.registering("\(name.type)Module", isPlugin: true, in: $0)
        }
      }
      let isFresh = try scaffold.refreshGenerated(
        with: PlannedPlugin(name), "\(name.type)Module", shell.catalog)
      var text = try scaffold.write()
      text +=
        "\nnext: swift build; then .build/debug/vitrine plugins \(name.word) draws its examples, and a layout may have\n\n"
      text += template.module + "\n"
      if !isFresh {
        text += "\nthe schema was left alone, for this program is older than the sources: make schema\n"
      }
      return try shell.show(text)
    })
}

extension Scaffold {
  /// Writes what is generated from the catalog as it will be when it is next compiled; false when the program does
  /// not know the catalog as it is now.
  mutating func refreshGenerated(
    with entry: (any RegisteredPlugin)?, _ type: String, _ catalog: Catalog
  ) throws(Stop) -> Bool {
    guard let entry, let offset = try place(of: type, isPlugin: true, catalog) else { return false }
    try refresh(from: catalog.inserting(entry, at: offset))
    return true
  }

  /// The same for a translator.
  mutating func refreshGenerated(
    with entry: any RegisteredTranslator, _ type: String, _ catalog: Catalog
  ) throws(Stop) -> Bool {
    guard let offset = try place(of: type, isPlugin: false, catalog) else { return false }
    try refresh(from: catalog.inserting(entry, at: offset))
    return true
  }

  /// Where a new type stands among its kind; nil when the source lists more than the program has and the new type.
  private func place(of type: String, isPlugin: Bool, _ catalog: Catalog) throws(Stop) -> Int? {
    let source = try edited(Self.catalog)
    let plugins = CatalogSource.types(in: source, arePlugins: true)
    let translators = CatalogSource.types(in: source, arePlugins: false)
    guard plugins.count == catalog.plugins.count + (isPlugin ? 1 : 0),
      translators.count == catalog.translators.count + (isPlugin ? 0 : 1)
    else { return nil }
    return (isPlugin ? plugins : translators).firstIndex { same($0, type) }
  }

  private mutating func refresh(from catalog: Catalog) throws(Stop) {
    let generated = [
      (Generated.schema, catalog.layoutSchema), (Generated.reference, catalog.formatReference),
    ]
    for (path, bytes) in generated where exists(path) {
      try edit(path) { _ in String(decoding: bytes, as: UTF8.self) }
    }
  }
}

/// The files that are written from the catalog.
enum Generated {
  static let schema = "Layouts/layout.schema.json"
  static let reference = "Docs/Format.md"
}
