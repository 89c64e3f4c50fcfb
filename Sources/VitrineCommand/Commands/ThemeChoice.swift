import Vitrine
import VitrineJSON

extension Option {
  static let theme = Option(
    name: "theme", value: "FILE|NAME",
    about:
      "the theme: a file, \"standard\", or the name of one in Themes/ beside the layout; its own wins else")
}

extension Shell {
  /// The theme that `--theme` names, for the layout at a path; nil without it.
  func theme(
    _ arguments: Arguments, near layout: String?, _ reporter: Reporter
  ) throws(Stop) -> (theme: Theme, diagnostics: [Diagnostic])? {
    guard arguments.has("theme") else { return nil }
    guard let path = try themeFile(arguments, near: layout) else { return (.standard, []) }
    do throws(FileFault) { return try theme(at: path) } catch {
      throw reporter.stop(
        [Diagnostic(unreadable: path, error.message, suggestion: error.suggestion)], .unreadable)
    }
  }

  /// Reads a theme.
  func theme(at path: String) throws(FileFault) -> (theme: Theme, diagnostics: [Diagnostic]) {
    Theme.read(try files.read(path, limit: Budget.layout.bytes), named: path)
  }

  /// The file of the theme that `--theme` names: its value when that says that it is a file, else one of that name in
  /// `Themes/`; nil without the option and for the standard theme.
  func themeFile(_ arguments: Arguments, near layout: String?) throws(Stop) -> String? {
    guard let word = arguments.value("theme"), !same(word, Theme.standard.name) else { return nil }
    if word.utf8.contains(UInt8(ascii: "/")) || word.utf8.suffix(5).elementsEqual(".json".utf8) {
      return word
    }
    let folder = (layout.map { same($0, "-") ? "" : Path.folder(of: $0) } ?? "") + "Themes/"
    let path = folder + word + ".json"
    if !word.utf8.isEmpty, files.exists(path) { return path }
    let names = files.names(in: folder).filter { $0.utf8.suffix(5).elementsEqual(".json".utf8) }
      .map(Path.stem).filter { !$0.utf8.suffix(7).elementsEqual(".schema".utf8) }
    let known = [Theme.standard.name] + names
    let place = printable(folder) + (layout.map { same($0, "-") } ?? true ? "" : " beside the layout")
    throw arguments.usage(
      "there is no theme \(String(quoting: word)) in \(place)" + offer(word, among: known)
        + (nearest(word, among: known) == nil ? "; the path of a file does as well" : ""))
  }
}

extension Command {
  static let stylesheet = Command(
    name: "stylesheet", operands: Operands(name: "LAYOUT", count: 0...1),
    summary: "write the stylesheet of pages, to be served as a file",
    notes: """
      In the theme that LAYOUT names, or that of --theme; the standard one without either. "render --stylesheet URL" links
      it: a page of the standard theme takes the file's colours, one of another theme brings its own. A file in the
      standard theme serves pages of all.
      """,
    options: [.theme, .output],
    run: { arguments, shell throws(Stop) in
      let reporter = try arguments.reporter(shell.streams)
      var layout: Plan?
      if let path = arguments.operands.first {
        (_, layout) = try shell.plan(of: path, language: nil, reporter)
      }
      var themed = try shell.theme(arguments, near: arguments.operands.first, reporter)
      if themed == nil { themed = await layout?.theme() }
      reporter.report(themed?.diagnostics ?? [])
      try shell.deliver((themed?.theme ?? .standard).stylesheet, arguments)
      return .fine
    })
}
