import Vitrine

extension Command {
  static let preview = Command(
    name: "preview", operands: Operands(name: "LAYOUT", count: 1...1),
    summary: "draw a layout as text, as wide as the terminal",
    notes: """
      What cannot be shown stands as a placeholder with its reason. LAYOUT is a file, or - for standard input.

      A page that is longer than the terminal is shown in $VITRINE_PAGER, else $PAGER, else less; one that is empty or cat
      means none. Diagnostics follow the pager. A pipe gets plain text at once.

      --diff draws two layouts side by side, each in half the width, or one below the other on less than 60 cells. Signs
      say what became of a module: = the same, ~ changed, - only left, + only right, > moved.

      Exit: 0 when there is a page, even with holes; 1 when there is none, or with --strict when there is any error or the
      two pages differ; 2 when a layout could not be read; 64 when the command line makes no sense.
      """,
    options: [
      .interactive, .watch, .tab, .width, .theme, .locale, .timeZone, .now, .color, .ground, .links,
      .assets, .pictures, .pager, .noPager,
      Option(name: "tree", about: "the page as a tree: its modules and the words they draw"),
      Option(name: "depth", value: "N", about: "with --tree: how many levels; 1 is the modules alone"),
      .diff, .diffTab, .changed, .strict, .format,
    ],
    run: { arguments, shell throws(Stop) in
      let depth = try arguments.depth()
      try arguments.allowComparing()
      _ = try arguments.pictureWish()
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
      let drawn = page.textPage(width: width)
      let own = plan.diagnostics + (themed?.diagnostics ?? []) + page.diagnostics + drawn.diagnostics
      var remarks = [own.inOrder]
      var lines = arguments.has("tree") ? page.tree(width: width, depth: depth) : drawn.lines
      var differs = false
      if let comparing = try await shell.comparing(page, of: plan, arguments, request, width: width, reporter)
      {
        lines = comparing.comparison.lines(
          width: width, names: comparing.names, onlyChanged: arguments.has("changed"))
        differs = comparing.comparison.differs
        remarks =
          comparing.isOneLayout
          ? [(remarks[0] + comparing.diagnostics).inOrder] : [remarks[0], comparing.diagnostics.inOrder]
      }
      let isPage = !arguments.has("tree") && !arguments.has("diff") && !arguments.has("diff-tab")
      var studio: PictureStudio?
      try shell.present(lines.count, arguments) {
        for diagnostics in remarks { reporter.report(diagnostics) }
      } painted: { paint, isPaged throws(Stop) in
        var paint = paint
        paint.theme = page.theme
        guard isPage else { return paint.bytes(of: lines) }
        let means = try arguments.pictures(shell.streams, paint, isPaged: isPaged)
        studio = shell.studio(in: file.folder, means, paint)
        return paint.bytes(of: studio?.gallery(of: drawn) ?? TextGallery(drawn), means)
      }
      if let studio { shell.report(studio, wasAsked: arguments.asksForPictures) }
      let isStrict = arguments.has("strict")
      return isStrict && (differs || remarks.contains { $0.errors > 0 }) ? .errors : .fine
    })
}

extension Arguments {
  /// How deep a tree goes.
  fileprivate func depth() throws(Stop) -> Int {
    guard has("depth") else { return .max }
    guard has("tree") else { throw usage("--depth goes with --tree") }
    return try value("depth", "a whole number from 1") { text in Int(text).flatMap { $0 >= 1 ? $0 : nil } }
      ?? .max
  }

  /// Fails when the options of a comparison stand where there is none.
  fileprivate func allowComparing() throws(Stop) {
    try atMostOne(of: "tree", "diff")
    try atMostOne(of: "tree", "diff-tab")
    for form in ["tree", "diff", "diff-tab", "pager"] {
      try atMostOne(of: form, "interactive")
      try atMostOne(of: form, "watch")
    }
    if has("changed"), !has("diff"), !has("diff-tab") {
      throw usage("--changed goes with --diff or --diff-tab")
    }
  }
}
