import Vitrine
import VitrineViewer

/// A layout that is looked at, read anew as often as somebody asks.
struct ViewedLayout {
  private let shell: Shell
  private let path: String
  private let language: String?
  private var request: PageRequest
  /// The file of the theme that was asked for, and what is wrong with it.
  private let themeFile: String?
  private var themeDiagnostics: [Diagnostic] = []
  private var file: LayoutFile?
  private(set) var plan: Plan?

  init(_ path: String, language: String?, _ request: PageRequest, themeFile: String?, _ shell: Shell) {
    self.themeFile = themeFile
    self.path = path
    self.language = language
    self.request = request
    self.shell = shell
  }

  /// The folder that its relative addresses start from; nil before it was read.
  var folder: String? { file?.folder }

  private var isStandardInput: Bool { same(path, "-") }

  /// Whether the last reading found no file.
  private(set) var isMissing = false

  /// Reads the layout and what it names; a layout that gives no page leaves the plan of the one before.
  mutating func read() async -> Sight {
    isMissing = false
    do throws(LayoutUnreadable) {
      // Standard input can be read once.
      if file == nil || !isStandardInput { file = try LayoutFile.read(path, shell) }
    } catch {
      isMissing = true
      return Sight(page: nil, faults: [error.diagnostic])
    }
    guard let file else { return Sight(page: nil) }
    do throws(LayoutRefused) {
      plan = try file.plan(shell.catalog, language: language)
    } catch {
      return Sight(page: nil, faults: error.diagnostics)
    }
    readTheme()
    return await page() ?? Sight(page: nil)
  }

  /// Reads the theme that was asked for; one that is away for the moment leaves the one before.
  private mutating func readTheme() {
    guard let themeFile else { return }
    do throws(FileFault) {
      let (theme, diagnostics) = try shell.theme(at: themeFile)
      (request.theme, themeDiagnostics) = (theme, diagnostics)
    } catch {
      themeDiagnostics = [Diagnostic(unreadable: themeFile, error.message, suggestion: error.suggestion)]
    }
  }

  /// Another tab of the layout as it was read.
  mutating func turn(to tab: String) async -> Sight? {
    request.tab = tab
    return await page()
  }

  private func page() async -> Sight? {
    guard let plan else { return nil }
    let page = await plan.page(request)
    return Sight(page: page, diagnostics: (plan.diagnostics + themeDiagnostics + page.diagnostics).inOrder)
  }

  /// The files that what is seen is made of, there or not, by their absolute paths.
  var files: [String] {
    guard let file, !isStandardInput else { return [] }
    let data = plan?.files ?? []
    return [shell.files.absolute(path)] + [themeFile].compactMap { $0.map(shell.files.absolute) }
      + data.map { Path.withSlash(file.folder) + $0 }
  }
}
