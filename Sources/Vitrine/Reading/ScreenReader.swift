package import VitrineJSON
import VitrineUI

/// Why a layout's fields give no screen at all.
package struct NoScreen: Error, Sendable {
  package let findings: [Finding]
}

/// Reads a layout's fields as a screen and collects every mistake on the way.
///
/// It goes on after each.
package struct ScreenReader {
  /// The words that later versions of the format give a meaning.
  static let reserved = [
    "when", "from", "until", "requires", "version", "include", "state", "inputs", "control", "flow",
    "overlays",
    "variants", "footer",
  ]
  static let version = 1

  var findings: [Finding] = []
  var speller = Speller()
  var lists: [[UInt8]: [EntryDeclaration]] = [:]
  var listNames: [String] = []
  var listsUsed: Set<[UInt8]> = []
  private var tabsLost: [[EntryDeclaration]] = []
  var ids = TakenIDs()
  var modulesRead = 0
  let limits: Limits
  private let document: Document

  private init(_ document: Document, _ limits: Limits) {
    self.document = document
    self.limits = limits
  }

  /// Reads a screen.
  ///
  /// Throws only when there is nothing to show at all.
  package static func read(_ document: Document, _ limits: Limits) throws(NoScreen) -> Screen {
    var reader = ScreenReader(document, limits)
    reader.findings = document.remarks.map { Finding($0, in: document) }
    return try reader.screen(document.root)
  }

  private mutating func screen(_ root: Field) throws(NoScreen) -> Screen {
    guard root.kind == .object else {
      add(
        .error(
          .shape, .init(root),
          "expected a layout, an object with \"vitrine\", \"id\" and \"modules\" or \"tabs\", found \(root.summary)"
        ))
      throw NoScreen(findings: findings)
    }
    // What another version means by its words is not ours to judge.
    let version = checkVersion(root["vitrine"])
    guard version != .another else { throw NoScreen(findings: findings) }
    checkKeys(
      of: root, "$schema", "vitrine", "id", "title", "locale", "theme", "timeZone", "sources", "header",
      "lists",
      "tabs",
      "modules", "meta", reservedOn: "the screen")
    let id = identifier(root["id"], "a screen") ?? "screen"
    let title = text(root["title"]).flatMap { $0.isBlank ? nil : $0 } ?? LocalizedText(id)
    let locale = language(root["locale"])
    let zone = timeZone(root["timeZone"])
    let theme = self.theme(root["theme"])
    let sources = SourceShelf(members(root["sources"]).map { source($0, $1) })
    for (name, field) in members(root["lists"]) {
      if !isIdentifier(name.utf8) { add(.error(.badID, .init(field, isKey: true), Self.badID(name))) }
      lists[Array(name.utf8)] = entries(field, of: "a list", mayUse: false)
      listNames.append(name)
    }
    let header = entries(root["header"], of: "a header", mayUse: false)
    let hasTabs = root["tabs"].exists
    var tabs: [TabDeclaration] = []
    if hasTabs {
      if root["modules"].exists {
        add(
          .error(
            .shape, .init(root["modules"], isKey: true),
            "a screen has \"tabs\" or \"modules\", not both; \"tabs\" is shown"))
      }
      tabs = self.tabs(root["tabs"])
    } else if root["modules"].exists {
      tabs = [
        TabDeclaration(
          id: id, title: title, values: [], entries: entries(root["modules"], of: "a screen", mayUse: true),
          field: root)
      ]
    } else {
      add(.error(.missingKey, .init(root), "a screen needs \"modules\" or \"tabs\""))
    }
    guard version == .ours, !tabs.isEmpty else { throw NoScreen(findings: findings) }
    let unused = listNames.map { Array($0.utf8) }.filter { !listsUsed.contains($0) }
    return Screen(
      document: document, id: id, title: title, locale: locale, zone: zone, theme: theme, sources: sources,
      header: header,
      tabs: tabs,
      unshown: unused.compactMap { lists[$0] } + tabsLost,
      hasTabs: hasTabs, findings: findings)
  }

  private enum FormatVersion { case ours, unsaid, another }

  private mutating func checkVersion(_ field: Field) -> FormatVersion {
    guard field.exists else {
      add(
        .error(
          .missingKey, .init(field),
          "a layout says its format version first: write \"vitrine\": \(Self.version)"))
      return .unsaid
    }
    let number = try? field.integer()
    if number == Self.version { return .ours }
    add(
      .error(
        .formatVersion, .init(field),
        "this engine reads format version \(Self.version), found \(field.summary); write \"vitrine\": \(Self.version), or use an engine that reads the other"
      ))
    return number == nil ? .unsaid : .another
  }

  private mutating func language(_ field: Field) -> LanguageTag? {
    guard field.exists else { return nil }
    let name = try? field.string()
    if let tag = name.flatMap(LanguageTag.init(checking:)) { return tag }
    let near = name.flatMap(LanguageTag.init(meantBy:))?.description
    add(
      .error(
        .shape, .init(field),
        "expected a language tag as \"ja-JP\", found \(field.summary)"
          + (near.map { "; did you mean \"\($0)\"?" } ?? ""), suggestion: near))
    return nil
  }

  private mutating func timeZone(_ field: Field) -> Zone? {
    guard field.exists else { return nil }
    let name = try? field.string()
    if let zone = name.flatMap(Zone.init) { return zone }
    let near = name.flatMap(Zone.meant)
    add(
      .error(
        .shape, .init(field),
        "expected a time zone as \"Asia/Tokyo\" or \"+09:00\", found \(field.summary)"
          + (near.map { "; did you mean \"\($0)\"?" } ?? ""), suggestion: near))
    return nil
  }

  private mutating func theme(_ field: Field) -> (file: String, field: Field)? {
    guard field.exists else { return nil }
    if let file = try? field.string(), !file.utf8.isEmpty { return (file, field) }
    add(
      .error(
        .shape, .init(field),
        "expected the name of a theme's file, as \"Themes/night-market.json\", found \(field.summary)"))
    return nil
  }

  // Tabs

  private mutating func tabs(_ field: Field) -> [TabDeclaration] {
    let fields = elements(field)
    let limit = max(0, limits.tabs)
    if fields.isEmpty, field.kind == .array { add(.error(.shape, .init(field), "there is no tab to show")) }
    if fields.count > limit {
      add(
        .error(
          .budget, .init(fields[limit]),
          "a screen has up to \(limit) tabs, found \(fields.count); this one and those after it are left out")
      )
    }
    var seen = TakenIDs()
    return fields.prefix(limit).compactMap { tab(in: $0, &seen) }
  }

  private mutating func tab(in field: Field, _ seen: inout TakenIDs) -> TabDeclaration? {
    guard field.kind == .object else {
      add(
        .error(
          .shape, .init(field),
          "expected a tab, an object with \"id\" and \"modules\", found \(field.summary)"))
      return nil
    }
    let isHeld = checkKeys(of: field, "id", "title", "values", "modules", "meta", reservedOn: "a tab")
    let id = identifier(field["id"], "a tab")
    let first = id.flatMap { seen.first($0) }
    if let id, let first {
      add(
        Finding.error(
          .duplicateID, .init(field["id"]), "the tab id \"\(id)\" is taken; an id stands for one tab"
        ).related(to: .init(first), "the first one"))
    }
    let values = members(field["values"]).compactMap { name, value in string(value).map { (name, $0) } }
    if !field["modules"].exists { add(.error(.missingKey, .init(field), "a tab needs \"modules\"")) }
    var entries = self.entries(field["modules"], of: "a tab", mayUse: true)
    if let isHeld { entries = entries.map { $0.held(isHeld) } }
    let title = text(field["title"])
    // A tab that cannot be asked for is read for its other mistakes only.
    guard let id, first == nil else {
      tabsLost.append(entries)
      return nil
    }
    seen.take(id, field["id"])
    return TabDeclaration(
      id: id, title: title ?? LocalizedText(id), values: values, entries: entries, field: field)
  }

  // Sources

  private mutating func source(_ name: String, _ field: Field) -> SourceDeclaration {
    func declaration(_ file: String?, _ fault: Finding?) -> SourceDeclaration {
      SourceDeclaration(name: name, file: file, fault: fault, field: field)
    }
    guard field.kind == .object else {
      return declaration(
        nil,
        add(
          .error(.shape, .init(field), "expected a source, an object with \"file\", found \(field.summary)")))
    }
    let reserved = checkReserved(field, "a source")
    if field["url"].exists {
      checkKeys(of: field, "file", "url", "timeout", "meta")
      if let reserved { return declaration(nil, reserved) }
      return declaration(
        nil,
        add(
          .error(
            .unsupported, .init(field["url"], isKey: true),
            "this engine has no network: give a \"file\" instead of a \"url\"")))
    }
    checkKeys(of: field, "file", "meta", "url")
    if let reserved { return declaration(nil, reserved) }
    guard field["file"].exists else {
      return declaration(nil, add(.error(.missingKey, .init(field), "a source needs \"file\"")))
    }
    guard let file = try? field["file"].string(), !file.utf8.isEmpty else {
      return declaration(
        nil,
        add(.error(.shape, .init(field["file"]), "expected a file's name, found \(field["file"].summary)")))
    }
    return declaration(file, nil)
  }
}

extension EntryDeclaration {
  /// The entry of a tab that is held back: a hole with the tab's reason.
  fileprivate func held(_ finding: Finding) -> EntryDeclaration {
    switch self {
    case .module(var module):
      module.fault = finding
      return .module(module)
    case .run(var run):
      run.fault = finding
      return .run(run)
    case .fault: return self
    }
  }
}
