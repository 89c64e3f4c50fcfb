import Vitrine

extension Command {
  static let validate = Command(
    name: "validate", operands: Operands(name: "LAYOUT", count: 1...Int.max),
    summary: "name every mistake of layouts and themes",
    notes: """
      LAYOUT is a file, or - for standard input; a file of design tokens is judged as a theme, and a JSON Schema is left
      alone. The theme that a layout names is judged with it, and so is that of --theme.
      Exit: 0 fine (warnings are allowed), 1 errors, 2 a layout could not be read.
      """,
    options: [
      Option(name: "data", about: "fetch, translate and draw as well, for every tab"), .theme, .locale,
      .color,
      .format,
    ],
    run: { arguments, shell throws(Stop) in
      let reporter = try arguments.reporter(shell.streams)
      let language = try arguments.language()
      var code = ExitCode.fine
      for path in arguments.operands {
        switch try await shell.judge(path, language, arguments, reporter) {
        case .success(nil):
          if !reporter.asJSON { shell.note("\(shell.shown(path)): a JSON Schema, left alone") }
        case .success(let diagnostics?):
          reporter.report(diagnostics)
          if !reporter.asJSON { shell.note("\(shell.shown(path)): \(diagnostics.summary)") }
          if diagnostics.errors > 0, code == .fine { code = .errors }
        case .failure(let unreadable):
          reporter.report([unreadable.diagnostic])
          code = .unreadable
        }
      }
      return code
    })
}

extension Shell {
  /// Every mistake of one layout; nil for a JSON Schema, which is none.
  fileprivate func judge(
    _ path: String, _ language: String?, _ arguments: Arguments, _ reporter: Reporter
  ) async throws(Stop) -> Result<[Diagnostic]?, LayoutUnreadable> {
    let file: LayoutFile
    do throws(LayoutUnreadable) { file = try LayoutFile.read(path, self) } catch { return .failure(error) }
    if file.isSchema { return .success(nil) }
    if let diagnostics = file.diagnosticsOfTheme { return .success(diagnostics) }
    let themed = try theme(arguments, near: path, reporter)
    let plan: Plan
    do throws(LayoutRefused) { plan = try file.plan(catalog, language: language) } catch {
      return .success(error.diagnostics)
    }
    var diagnostics = plan.diagnostics + (await plan.theme()).diagnostics + (themed?.diagnostics ?? [])
    guard arguments.has("data") else { return .success(diagnostics) }
    for tab in plan.tabIDs.isEmpty ? [nil] : plan.tabIDs.map(Optional.some) {
      let page = await plan.page(PageRequest(tab: tab))
      diagnostics += page.diagnostics + page.html().diagnostics
    }
    return .success(diagnostics.inOrder)
  }

  /// A path as messages print it.
  func shown(_ path: String) -> String { same(path, "-") ? "<stdin>" : printable(path) }
}

extension [Diagnostic] {
  /// `2 errors, 1 warning`, or `fine`.
  fileprivate var summary: String {
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)" + (count == 1 ? "" : "s") }
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map(counted)
    return parts.isEmpty ? "fine" : parts.joined(separator: ", ")
  }
}
