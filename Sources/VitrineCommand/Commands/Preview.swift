import Vitrine

extension Command {
  static let preview = Command(
    name: "preview", operands: Operands(name: "LAYOUT", count: 1...1),
    summary: "draw a layout as text, as wide as the terminal",
    notes: """
      What cannot be shown stands as a placeholder with its reason. LAYOUT is a file, or - for standard input.
      """,
    options: [
      .interactive, .watch, .tab, .width, .theme, .locale, .timeZone, .now, .color, .ground, .links,
      .pictures,
      .strict, .format,
    ],
    run: { arguments, shell throws(Stop) in
      if arguments.isInteractive { return try await arguments.view(shell) }
      let reporter = try arguments.reporter(shell.streams)
      let width = try arguments.width(shell.streams)
      var request = try arguments.request()
      request.showsHoles = true
      let (file, plan) = try shell.plan(
        of: arguments.operands[0], language: try arguments.language(), reporter)
      request.tab = try arguments.tab(of: plan, reporter)
      let themed = try shell.theme(arguments, near: arguments.operands[0], reporter)
      request.theme = themed?.theme
      let page = await plan.page(request)
      var paint = try arguments.paint(shell.streams, isTerminal: shell.streams.isOutputTerminal)
      paint.theme = page.theme
      let drawn = page.textPage(width: width)
      let means = try arguments.pictures(shell.streams, paint)
      let diagnostics =
        (plan.diagnostics + (themed?.diagnostics ?? []) + page.diagnostics + drawn.diagnostics).inOrder
      reporter.report(diagnostics)
      let studio = shell.studio(in: file.folder, means, paint)
      try shell.write(paint.bytes(of: studio?.gallery(of: drawn) ?? TextGallery(drawn), means))
      if let studio { shell.report(studio, wasAsked: arguments.asksForPictures) }
      return arguments.has("strict") && diagnostics.errors > 0 ? .errors : .fine
    })
}
