import VitrineJSON

// Diagnostics of what was asked for, as against what a layout says.

extension Diagnostic {
  /// The diagnostic of a layout whose bytes could not be had.
  package init(unreadable file: String, _ message: String, suggestion: String?) {
    self.init(
      file: file, line: 1, column: 1, pointer: "", severity: .error, rule: .unreadable, message: message,
      suggestion: suggestion, owner: nil, related: [])
  }
}

extension Plan {
  /// The diagnostic of a tab that was asked for and is not there.
  package func unknownTab(_ tab: String) -> Diagnostic {
    guard screen.hasTabs else {
      return asked(.unknownTab, "the layout has no tabs; there is no tab \(String(quoting: tab))", nil)
    }
    var speller = Speller()
    let (near, clause) = speller.meant(tab, among: tabIDs)
    return asked(.unknownTab, "there is no tab \(String(quoting: tab))" + clause, near)
  }

  /// The diagnostic of a module that was asked for and is not on a tab.
  package func unknownModule(_ id: String, on page: Page) -> Diagnostic {
    let declared = { (tab: PlannedTab) in
      (tab.header + tab.modules).contains { $0.id.map { $0.utf8.elementsEqual(id.utf8) } ?? false }
    }
    let quoted = String(quoting: id)
    if let other = tabs.first(where: declared) {
      return asked(
        .unknownModule, "the module \(quoted) is on the tab \"\(other.id)\", not on \"\(page.tab.id)\"", id)
    }
    var speller = Speller()
    let (near, clause) = speller.meant(id, among: page.moduleIDs)
    return asked(.unknownModule, "there is no module \(quoted)" + clause, near)
  }

  private func asked(_ rule: Rule, _ message: String, _ near: String?) -> Diagnostic {
    Diagnostic(
      file: screen.document.name, line: 1, column: 1, pointer: "", severity: .error, rule: rule,
      message: message,
      suggestion: near, owner: nil, related: [])
  }
}
