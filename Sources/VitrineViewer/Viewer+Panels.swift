import Vitrine

// What is said around the page. All of it goes through the terminal's door, names of modules and search words too.

extension Viewer {
  /// `Home · All · ranking-20s        line 12 of 120 · 2 errors · ? help`, or the prompt of a search.
  var statusRow: Frame.Row {
    if let search, search.isTyping { return prompt(search) }
    let (left, right) = statusWords
    let end = TerminalText(right.joined(separator: " · ")).cut(to: columns)
    let start = TerminalText(left.joined(separator: " · "))
    var line = TextLine()
    line.append(start.cut(to: max(0, columns - end.cells - (end.cells > 0 ? 2 : 0))))
    line.pad(to: columns - end.cells)
    line.append(end)
    return Frame.Row(line: line, isBar: true)
  }

  /// What stands at the two ends of the last row: as much of it as there is room for, what matters most first.
  private var statusWords: (left: [String], right: [String]) {
    var words: [(words: String, isRight: Bool, weight: Int)] = []
    words.append((sight.page.map { $0.screenTitle } ?? "no page yet", false, 2))
    if let tab, !tabs.isEmpty { words.append((tab.title, false, 4)) }
    if let current = currentModule, sections.indices.contains(current) {
      let section = sections[current]
      words.append((section.id ?? section.type ?? "module \(section.slot)", false, 7))
    }
    if let search, !search.words.isEmpty { words.append((found(search), true, 5)) }
    if let counts = Self.counts(diagnostics) { words.append((counts, true, 8)) }
    if count > 0 { words.append(("line \(top + 1) of \(count)", true, 6)) }
    if isWatching {
      words.append((showings > 1 ? "drawn \(showings) times" : "watching", true, 1))
    }
    words.append(("? help", true, 3))
    // Between two words stand three cells, and two between the ends at the least.
    while words.count > 1, words.reduce(-2, { $0 + 3 + TerminalText($1.words).cells }) > columns {
      guard let least = words.indices.min(by: { words[$0].weight < words[$1].weight }) else { break }
      words.remove(at: least)
    }
    return (words.filter { !$0.isRight }.map(\.words), words.filter(\.isRight).map(\.words))
  }

  private func prompt(_ search: Search) -> Frame.Row {
    let count = TerminalText(search.words.isEmpty ? "Esc ends" : found(search))
    var line = TextLine()
    line.append("/")
    let room = max(0, columns - 2)
    let words = TerminalText(search.words).end(within: room)
    line.append(words)
    if search.words.unicodeScalars.last == " ", line.cells < columns - 1 { line.append(" ") }
    let cursor = line.cells..<line.cells + 1
    if line.cells < columns { line.append(" ") }
    if line.cells + count.cells + 1 <= columns {
      line.pad(to: columns - count.cells)
      line.append(count, within: columns)
    }
    return Frame.Row(line: line, marks: columns > 1 ? [Frame.Mark(cells: cursor, kind: .cursor)] : [])
  }

  private func found(_ search: Search) -> String {
    guard let current = search.current else { return "not found" }
    return "\(current + 1) of \(search.hits.count) found"
  }

  /// `2 errors, 1 warning`; nil when there are none.
  static func counts(_ diagnostics: [Diagnostic]) -> String? {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    let words = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
    let said = words.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }

  // Banner, panel, notice

  /// Why the page is not the newest.
  var bannerLines: [TextLine] {
    guard let first = sight.faults.first, page != nil else { return [] }
    let more = sight.faults.count - 1
    let words =
      "this is the last good page; \(first.lines.first ?? "")"
      + (more > 0 ? " (and \(more) more: d)" : "")
    return TerminalText(words, .danger).lines(columns, atMost: 3) + [rule(nil)]
  }

  var panelLines: [TextLine] { [rule(Self.counts(diagnostics))] + diagnosticLines }

  /// The diagnostics as the command line prints them, wrapped.
  var diagnosticLines: [TextLine] {
    diagnostics.flatMap { diagnostic in
      diagnostic.lines.enumerated().flatMap { number, line in
        TerminalText(line, number > 0 ? .soft : diagnostic.severity == .error ? .danger : .warning)
          .lines(columns)
      }
    }
  }

  var noticeLines: [TextLine] {
    guard !notice.isEmpty else { return [] }
    return [rule(nil)] + notice.flatMap { TerminalText($0).lines(columns, atMost: 4) }
  }

  /// `── words ─────`, or without words.
  private func rule(_ words: String?) -> TextLine {
    var line = TextLine()
    if let words {
      line.append("── ", times: columns > 6 ? 1 : 0, .frame)
      line.append(TerminalText(words, .heading).cut(to: max(0, columns - 4)))
      line.append(" ", times: columns > 6 ? 1 : 0)
    }
    line.append("─", times: columns - line.cells, .frame)
    return line
  }

  // Help

  private static let help: [(keys: String, what: String)] = [
    ("↑ ↓, k j", "a line up, down; the wheel goes three"),
    ("PgUp PgDn, b Space", "a screen up, down; Ctrl-U Ctrl-D half of one"),
    ("g G, Home End", "the start, the end"),
    ("[ ], K J", "the module before, the next one"),
    ("← →, H L, 1–9", "the tab before, the next one, the tab of that number"),
    ("Tab, Shift-Tab", "the next link, choice, button; the one before"),
    ("Enter, click", "say where a link leads, pick an option, show a tab"),
    ("o", "say where the focused link leads"),
    ("/", "search as you type; Enter keeps it, Esc ends it"),
    ("n N", "the next hit, the one before"),
    ("d", "what is wrong: below the page, then all of it, then none"),
    ("r", "read everything again"),
    ("t", "colours: the terminal's ground, light, dark, high contrast"),
    ("Ctrl-L", "paint everything anew"),
    ("Ctrl-Z", "suspend; fg comes back"),
    ("Esc", "take away the panel, the search, the focus"),
    ("q", "quit"),
  ]

  var helpLines: [TextLine] {
    let keys = Self.help.map { TerminalText($0.keys, .name) }
    let widest = keys.reduce(0) { max($0, $1.cells) }
    let isWide = columns >= widest + 24
    var lines = [rule("keys")]
    for (key, entry) in zip(keys, Self.help) {
      guard isWide else {
        lines += key.lines(columns) + TerminalText("  " + entry.what).lines(columns)
        continue
      }
      for (number, words) in TerminalText(entry.what).lines(columns - widest - 2).enumerated() {
        var line = TextLine()
        if number == 0 { line.append(key, within: columns) }
        line.pad(to: widest + 2)
        line.append(words)
        lines.append(line)
      }
    }
    return lines
  }
}
