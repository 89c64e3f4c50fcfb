import Vitrine

extension Viewer {
  /// Changes what is seen as a key asks, and says what somebody else has to do.
  package mutating func handle(_ key: Key) -> Effect {
    let said = notice
    notice = []
    // These mean the same everywhere.
    switch key {
    case .control("l"): return .repaint
    case .control("c"): return search?.isTyping == true ? cancelled() : .quit
    default: break
    }
    if search?.isTyping == true {
      typeSearch(key)
      return .nothing
    }
    switch overlay {
    case .help(let top): return handle(key, helpFrom: top)
    case .allDiagnostics(let top): return handle(key, diagnosticsFrom: top)
    case .nothing, .diagnostics: return handlePage(key, after: said)
    }
  }

  private mutating func cancelled() -> Effect {
    typeSearch(.escape)
    return .nothing
  }

  /// Does what a key asks of the page, with what was said until then.
  private mutating func handlePage(_ key: Key, after said: [String]) -> Effect {
    if scrolled(by: key) { return .nothing }
    switch key {
    case .typed("q"): return .quit
    case .typed("r"): return .reload
    case .typed("t"):
      colours = colours.next
      notice = ["colours: \(colours.name)"]
      return .repaint
    case .typed("?"): overlay = .help(top: 0)
    case .typed("d"): showDiagnostics(after: said)
    case .typed("/"): beginSearch()
    case .typed("n"): goToHit(1)
    case .typed("N"): goToHit(-1)
    case .typed("]"), .typed("J"): goToModule(1)
    case .typed("["), .typed("K"): goToModule(-1)
    case .tab: moveFocus(1)
    case .backTab: moveFocus(-1)
    case .enter: return follow()
    case .typed("o"): showAddress()
    case .escape: stepBack()
    case .right, .typed("L"): return goToTab(1)
    case .left, .typed("H"): return goToTab(-1)
    case .typed(let digit) where ("1"..."9").contains(digit):
      return goToTab(number: Int(digit.value - 0x30))
    case .click(let column, let row): return click(column, row)
    default: break
    }
    return .nothing
  }

  /// Scrolls, if it is a key for that.
  private mutating func scrolled(by key: Key) -> Bool {
    guard let line = Self.scrolled(from: top, by: key, page: pageRows, last: lastTop) else { return false }
    module = nil
    scroll(to: line)
    return true
  }

  /// Where a key scrolls to; nil when it is none for that.
  private static func scrolled(from top: Int, by key: Key, page: Int, last: Int) -> Int? {
    // One line of what was seen stays in view.
    let page = max(1, page - 1)
    return switch key {
    case .down, .typed("j"): top + 1
    case .up, .typed("k"): top - 1
    case .wheelDown: top + 3
    case .wheelUp: top - 3
    case .pageDown, .typed(" "), .typed("f"), .control("f"): top + page
    case .pageUp, .typed("b"), .control("b"): top - page
    case .control("d"): top + max(1, page / 2)
    case .control("u"): top - max(1, page / 2)
    case .home, .typed("g"): 0
    case .end, .typed("G"): last
    default: nil
    }
  }

  // What is laid over

  private mutating func handle(_ key: Key, helpFrom top: Int) -> Effect {
    let last = max(0, helpLines.count - viewRows)
    if let line = Self.scrolled(from: top, by: key, page: viewRows, last: last) {
      overlay = .help(top: min(max(0, line), last))
    } else {
      switch key {
      case .typed("?"), .typed("q"), .escape, .enter: overlay = .nothing
      default: break
      }
    }
    return .nothing
  }

  private mutating func handle(_ key: Key, diagnosticsFrom top: Int) -> Effect {
    let last = max(0, diagnosticLines.count - viewRows)
    if let line = Self.scrolled(from: top, by: key, page: viewRows, last: last) {
      overlay = .allDiagnostics(top: min(max(0, line), last))
      return .nothing
    }
    switch key {
    case .typed("d"), .typed("q"), .escape, .enter: overlay = .nothing
    case .typed("r"): return .reload
    case .typed("?"): overlay = .help(top: 0)
    default: break
    }
    return .nothing
  }

  /// Below the page first, then all of them, if there are more, then none.
  private mutating func showDiagnostics(after said: [String]) {
    if diagnostics.isEmpty {
      // The same key takes it away.
      if said != [Self.noDiagnostics] { notice = [Self.noDiagnostics] }
      overlay = .nothing
    } else if overlay == .diagnostics {
      overlay = diagnosticLines.count > panelRows - 1 ? .allDiagnostics(top: 0) : .nothing
    } else {
      overlay = .diagnostics
    }
  }

  private static let noDiagnostics = "no errors, no warnings"

  /// Takes away what was laid over last: a panel, a search, the focus.
  private mutating func stepBack() {
    if overlay != .nothing {
      overlay = .nothing
    } else if search != nil {
      search = nil
    } else {
      focus = nil
    }
  }

  // Tabs

  private mutating func goToTab(_ distance: Int) -> Effect {
    let tabs = tabs
    guard let shown = tab, let number = tabs.firstIndex(where: { same($0.id, shown.id) }) else {
      return goToTab(number: 0)
    }
    let next = number + distance
    return tabs.indices.contains(next) ? .tab(tabs[next].id) : .nothing
  }

  /// Goes to a tab by its number, from 1.
  private mutating func goToTab(number: Int) -> Effect {
    let tabs = tabs
    guard !tabs.isEmpty else {
      notice = ["this screen has no tabs"]
      return .nothing
    }
    guard tabs.indices.contains(number - 1) else {
      notice = [tabs.count == 1 ? "there is 1 tab" : "there are \(tabs.count) tabs"]
      return .nothing
    }
    return goTo(tab: tabs[number - 1].id)
  }

  private func goTo(tab id: String) -> Effect {
    if let tab, same(tab.id, id) { return .nothing }
    return .tab(id)
  }

  // Targets

  /// Does what the focused target is for.
  private mutating func follow() -> Effect {
    guard let focus else {
      notice = ["Tab goes to the next link or choice; Enter follows it"]
      return .nothing
    }
    let target = targets[focus].thing
    switch target.kind {
    case .option(_, let value, _): pick(value, in: target.stamp)
    case .tab(let id, _): return goTo(tab: id)
    case .link, .button, .search: showAddress()
    }
    return .nothing
  }

  /// Says where the focused target leads.
  private mutating func showAddress() {
    guard let focus else {
      notice = ["Tab goes to the next link; o says where it leads"]
      return
    }
    let target = targets[focus].thing
    notice =
      switch target.kind {
      case .link(let address): [address]
      case .search(let address, let parameter): ["searches by \(parameter) at \(address)"]
      case .button(let name, let value): ["presses \(name)" + (value.isEmpty ? "" : " = \(value)")]
      case .option(let name, let value, _): ["picks \(name) = \(value)"]
      case .tab(let id, _): ["shows the tab \(id)"]
      }
    if !target.stamp.isEmpty { notice.append(target.stamp) }
  }

  /// Follows what stands at a cell of the screen.
  private mutating func click(_ column: Int, _ row: Int) -> Effect {
    let line = top + row - bannerRows
    guard row >= bannerRows, row < bannerRows + pageRows, line < count, let page else { return .nothing }
    let span = page.lines[line].spans.first { $0.endCell > column }
    guard let target = span?.look.target, let number = targets.firstIndex(where: { $0.thing === target })
    else { return .nothing }
    focus = number
    return follow()
  }
}
