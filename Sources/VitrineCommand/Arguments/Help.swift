/// The texts of `--help`.
enum Help {
  static func overview(_ program: String) -> String {
    var text =
      "Vitrine renders layouts of modules to HTML and to the terminal.\n\nusage: \(program) COMMAND …\n\n"
    let entries = Command.all.map { ([$0.name, $0.operands.usage].joined(separator: " "), $0.summary) }
    text += table(entries)
    text += "\n"
    text += table([
      ("--help", "this text; \"\(program) COMMAND --help\" says more of a command"),
      ("--version", "which release this is"),
    ])
    return text
  }

  static func page(of command: Command, _ program: String) -> String {
    var text = "\(program) \(command.name): \(command.summary)\n\nusage: \(program) \(command.name)"
    if !command.operands.usage.utf8.isEmpty { text += " \(command.operands.usage)" }
    let options = command.options + [.help]
    text += " [options]\n\n"
    text += table(options.map { ($0.usage, $0.about) })
    if !command.notes.utf8.isEmpty { text += "\n" + command.notes + "\n" }
    return text
  }

  /// Words and what they mean, in two columns.
  static func table(_ entries: [(String, String)]) -> String {
    let width = entries.map(\.0.unicodeScalars.count).max() ?? 0
    return entries.map { word, about in
      let gap = String(repeating: " ", count: width - word.unicodeScalars.count)
      return "  \(word)\(gap)  \(about)\n"
    }.joined()
  }
}
