import Vitrine
import VitrineJSON
import VitrineTranslation

extension Command {
  static let newTranslator = Command(
    name: "translator new", operands: Operands(name: "NAME", count: 1...1),
    summary: "write a translator from a recorded response: its source, its test, its place in the package",
    notes: """
      NAME is the API and what of it is read, as acme.products. It finds the list of things in the response and guesses
      their ids, names, prices, pictures and links; what it does not use stands in the source as comments. It writes
      Sources/Translators/<Api>/<Api><Thing>.swift and a test with the response beside it, adds the translator to
      Package.swift and to the catalog, and writes the layouts' schema anew. All of it is done, or none.
      """,
    options: [
      Option(
        name: "from", value: "RESPONSE", about: "the recorded response, a JSON file, or - for standard input")
    ],
    run: { arguments, shell throws(Stop) in
      let typed = arguments.operands[0]
      guard let name = TranslatorName(typed), let api = TypeName(name.api), let thing = TypeName(name.thing),
        api.type.utf8.count + thing.type.utf8.count <= 40
      else {
        throw arguments.usage(
          "\(String(quoting: typed)) is no name for a translator: write the API, a full stop and what of it is read, "
            + "as \"acme.products\"")
      }
      guard let from = arguments.value("from") else {
        throw arguments.usage("a translator is written from a recorded response: --from RESPONSE")
      }
      let (bytes, document) = try shell.response(from)
      guard let sketch = ResponseSketch(document.root) else {
        throw .failed("\(printable(from)) has no list of objects to make items of; nothing was changed")
      }

      var scaffold = try Scaffold(shell.files)
      let known = ListLiteral.elements("translators", in: try scaffold.edited(Scaffold.manifest)) ?? []
      let folder = known.first(where: api.isLike)
      let target = folder ?? api.type
      let type = target + thing.type
      if shell.catalog.translator(name.description) != nil {
        throw .failed("there is a translator \"\(name)\" already; nothing was changed")
      }
      guard let template = TranslatorTemplate(name, api: target, type: type, sketch) else {
        throw .failed(
          "the things in \(printable(from)) have no field that differs in each, or none that names them; nothing was changed"
        )
      }
      try scaffold.add("Sources/Translators/\(target)/\(type).swift", template.source)
      try scaffold.add("Tests/TranslatorTests/\(type)Tests.swift", template.test)
      try scaffold.add(
        "Tests/TranslatorTests/Fixtures/\(template.fixture)", String(decoding: bytes, as: UTF8.self))
      if folder == nil {
        try scaffold.edit(Scaffold.manifest) { ListLiteral.adding(target, to: "translators", in: $0) }
        try scaffold.edit(Scaffold.catalog) { CatalogSource.importing("\(target)Translators", in: $0) }
      }
      try scaffold.edit(Scaffold.catalog) { CatalogSource.registering(type, isPlugin: false, in: $0) }
      let entry = PlannedTranslator(
        name: name, summary: template.summary, modelName: "ItemList", options: template.optionsShape)
      let isFresh = try scaffold.refreshGenerated(with: entry, type, shell.catalog)
      var text = try scaffold.write()
      text += "\nnext: read the source, for much of it is guessed; then swift build.\n"
      text += "Copy the response to Layouts/Data/\(template.fixture), and a layout there may have\n\n"
      text += template.module + "\n"
      if !isFresh {
        text += "\nthe schema was left alone, for this program is older than the sources: make schema\n"
      }
      return try shell.show(text)
    })
}

extension Shell {
  /// A recorded response.
  fileprivate func response(_ path: String) throws(Stop) -> ([UInt8], Document) {
    let limit = Budget.response.bytes
    let bytes: [UInt8]
    if same(path, "-") {
      do throws(StreamFault) { bytes = try streams.input(limit) } catch {
        throw .failed("standard input could not be read")
      }
    } else {
      do throws(FileFault) { bytes = try files.read(path, limit: limit) } catch {
        throw .failed("\(printable(path)): \(error.message)")
      }
    }
    do throws(ParseFailure) {
      return (bytes, try Document.parse(bytes, name: path, budget: .response))
    } catch {
      throw .failed("\(printable(path)):\(error.place): \(error.message)")
    }
  }
}
