// Vitrine is the walk: a layout's text becomes a screen (Reading), a screen a plan (Matching), a plan's sources
// responses (Fetching), responses models and models drawings (Drawing), drawings pages (Pages).

import VitrineJSON
import VitrineUI

/// Renders layouts with what a catalog has.
///
/// ```swift
/// let engine = Engine(.builtIn)
/// let plan = try engine.plan(bytes, named: "Layouts/home.json", source: FileSource(folder: "Layouts"))
/// let page = await plan.page(PageRequest(tab: "cosme"))
/// send(page.html().bytes)
/// ```
public struct Engine: Sendable {
  private let catalog: Catalog
  private let limits: Limits
  private let cache: Cache?
  private let reader = DocumentReader()

  /// The version of Unicode that text is measured by.
  package static let unicodeVersion = ScalarTable.unicode

  /// An engine with a catalog.
  ///
  /// - Parameters:
  ///   - catalog: the plugins and translators that layouts may name.
  ///   - limits: how much layouts, responses and modules may be.
  ///   - cache: what keeps plans, models and modules while nothing changes; without one nothing is kept.
  public init(_ catalog: Catalog, limits: Limits = Limits(), cache: Cache? = nil) {
    self.catalog = catalog
    self.limits = limits
    self.cache = cache
  }

  /// Reads a layout and joins it to the catalog, in one language: the given one, else the layout's, else English.
  ///
  /// - Parameters:
  ///   - bytes: the layout's text.
  ///   - name: the name that diagnostics print.
  ///   - language: a BCP 47 tag as `ja-JP`; one that is not well formed counts as not given.
  ///   - source: what answers the layout's sources.
  /// - Returns: what to fetch and draw, with every mistake that leaves a page.
  /// - Throws: `LayoutRefused` when the layout gives no page at all.
  public func plan(
    _ bytes: [UInt8], named name: String, language: String? = nil, source: any DataSource = NoSource()
  ) throws(LayoutRefused) -> Plan {
    if let known = cache?.plan(bytes, named: name, language, catalog, limits, source) { return known }
    let document: Document
    do {
      document = try Document.parse(bytes, name: name, budget: limits.layout.budget)
    } catch {
      throw LayoutRefused(diagnostics: [Diagnostic(error, in: name)])
    }
    let screen: Screen
    do {
      screen = try ScreenReader.read(document, limits)
    } catch {
      throw LayoutRefused(diagnostics: error.findings.placed(in: document))
    }
    let tag = language.flatMap(LanguageTag.init(checking:)) ?? screen.locale ?? LanguageTag("en")
    let conventions = Conventions.of(tag)
    var planner = Planner(screen, catalog, tag, conventions, limits, source)
    let tabs = planner.tabs()
    let plan = Plan(
      screen: screen, language: tag, conventions: conventions, tabs: tabs, catalog: catalog, limits: limits,
      source: source, reader: reader, findings: screen.findings + planner.findings,
      files: planner.files + [screen.theme?.file].compactMap { $0 }, cache: cache)
    cache?.keep(plan, of: bytes, language, planner.answers)
    return plan
  }
}

/// A layout that gives no page at all: not JSON, another format version, nothing to show.
public struct LayoutRefused: Error, Sendable {
  /// Why, in the order of the text.
  public let diagnostics: [Diagnostic]
}

extension Diagnostic {
  /// The diagnostic of a text that is not JSON or beyond its budget.
  init(_ failure: ParseFailure, in name: String) {
    self.init(
      file: name, line: failure.place.line, column: failure.place.column, pointer: "", severity: .error,
      rule: Rule(failure.rule), message: failure.message, suggestion: nil, owner: nil, related: [])
  }
}
