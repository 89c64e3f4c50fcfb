import Vitrine

extension Command {
  static let schema = Command(
    name: "schema", operands: .none,
    summary: "write the JSON Schema of layouts or themes, for editors and checks",
    notes: """
      Draft 2020-12, from what is registered: module types with their settings and models, translators with their options.
      A layout names it in "$schema". It knows no ids, sources or lists that stand elsewhere in a text: "validate" does.
      """,
    options: [
      Option(name: "theme", about: "the schema of theme files, which nothing registered changes"), .output,
    ],
    run: { arguments, shell throws(Stop) in
      try shell.deliver(arguments.has("theme") ? Theme.schema : shell.catalog.layoutSchema, arguments)
      return .fine
    })
}

extension Command {
  static let reference = Command(
    name: "reference", operands: .none,
    summary: "write the reference of the layout format, as Markdown",
    notes: """
      All that layouts may say: keys, module types with their settings and models, translators with their options and log
      fields, every kind of mistake with an example, limits. From what is registered, as the schema is.
      """,
    options: [.output],
    run: { arguments, shell throws(Stop) in
      try shell.deliver(shell.catalog.formatReference, arguments)
      return .fine
    })
}

extension Option {
  static let output = Option(
    name: "output", letter: "o", value: "FILE", about: "where to write; standard output unless given")
}

extension Shell {
  /// Writes the product to where `-o` says, else to stdout.
  func deliver(_ bytes: [UInt8], _ arguments: Arguments) throws(Stop) {
    if let path = arguments.value("output"), !same(path, "-") {
      try write(bytes, to: path)
    } else {
      try write(bytes)
    }
  }
}
