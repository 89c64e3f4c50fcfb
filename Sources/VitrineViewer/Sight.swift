package import Vitrine

/// What there is to see: a page, and what is wrong with it.
package struct Sight: Sendable {
  /// The page; nil while the layout has given none yet.
  package var page: Page?
  /// Mistakes of the page that is shown, in the order of the layout's text; what drawing shows is not among them.
  package var diagnostics: [Diagnostic]
  /// Why there is no newer page: the page that is shown is the last good one.
  package var faults: [Diagnostic]

  package init(page: Page?, diagnostics: [Diagnostic] = [], faults: [Diagnostic] = []) {
    self.page = page
    self.diagnostics = diagnostics
    self.faults = faults
  }
}

/// What somebody else has to do after a key.
package enum Effect: Sendable, Equatable {
  case nothing
  case quit
  /// Read everything again.
  case reload
  /// Show another tab, by its id.
  case tab(String)
  /// Paint everything, whatever stands there.
  case repaint
}

/// The colours that a reader asked for.
package enum ColourChoice: CaseIterable, Sendable {
  /// Those of the terminal's own ground.
  case terminal
  case light, dark, lightContrast, darkContrast

  /// The next one, and after the last the first.
  var next: ColourChoice {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// The mode; nil for that of the terminal.
  package var mode: ThemeMode? {
    switch self {
    case .terminal: nil
    case .light: .light
    case .dark: .dark
    case .lightContrast: .lightContrast
    case .darkContrast: .darkContrast
    }
  }

  var name: String {
    switch self {
    case .terminal: "the terminal's own ground"
    case .light: "light"
    case .dark: "dark"
    case .lightContrast: "light, high contrast"
    case .darkContrast: "dark, high contrast"
    }
  }
}
