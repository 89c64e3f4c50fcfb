import Vitrine

extension Option {
  static let diff = Option(
    name: "diff", value: "LAYOUT", about: "two layouts side by side, their modules joined by id")
  static let diffTab = Option(
    name: "diff-tab", value: "ID", about: "two tabs side by side, of one layout or of the one of --diff")
  static let changed = Option(name: "changed", about: "with --diff: leave out what is the same")
}

/// Two pages side by side, as they were asked for.
struct Comparing {
  let comparison: PageComparison
  let names: (left: String, right: String)
  /// What is wrong with the right page.
  let diagnostics: [Diagnostic]
  /// Whether both pages are of one layout, which has its mistakes once.
  let isOneLayout: Bool
}

extension Shell {
  /// The comparison that the command line asks for; nil when it asks for none.
  func comparing(
    _ page: Page, of plan: Plan, _ arguments: Arguments, _ request: PageRequest, width: Int,
    _ reporter: Reporter
  ) async throws(Stop) -> Comparing? {
    let (layout, tab) = (arguments.value("diff"), arguments.value("diff-tab"))
    guard layout != nil || tab != nil else { return nil }
    let other =
      if let layout { try self.plan(of: layout, language: try arguments.language(), reporter).1 } else {
        plan
      }
    var request = request
    if let wanted = tab ?? arguments.value("tab") {
      guard other.tabIDs.contains(where: { same($0, wanted) }) else {
        throw reporter.stop([other.unknownTab(wanted)], .usage)
      }
      request.tab = wanted
    }
    let right = await other.page(request)
    let half = PageComparison.widthOfEach(width)
    let drawn = right.textPage(width: half)
    func name(_ page: Page, of plan: Plan, _ path: String) -> String {
      shown(path) + (plan.tabIDs.isEmpty ? "" : " [\(page.tab.id)]")
    }
    return Comparing(
      comparison: PageComparison(page.textPage(width: half), drawn),
      names: (
        name(page, of: plan, arguments.operands[0]), name(right, of: other, layout ?? arguments.operands[0])
      ),
      diagnostics: other.diagnostics + right.diagnostics + drawn.diagnostics, isOneLayout: layout == nil)
  }
}
