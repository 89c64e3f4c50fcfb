import Vitrine
import VitrineBuiltIn
import VitrineUI
import VitrineViewer

/// A screen that the tests look at: two tabs, a choice, a carousel of links, and modules of known height.
enum Stage {
  static let layout = """
    { "vitrine": 1, "id": "shop", "title": "Shop", "locale": "en", "tabs": [
      { "id": "all", "title": "All", "modules": [
        \(notice("one")), \(notice("two")),
        { "id": "who", "type": "choice", "data": { "name": "who", "label": "For whom", "options": [
          { "value": "a", "label": "Adults", "selected": true }, { "value": "k", "label": "Kids" } ] } },
        { "id": "hero", "type": "banner", "title": "Hero", "more": "/all",
          "data": { "id": "b", "title": "Snow", "link": "/snow",
            "picture": { "url": "snow.png", "alt": "Snow on a roof", "width": 800, "height": 400 } } },
        \(notice("three")), \(notice("four")), \(notice("five")), \(notice("six"))
      ] },
      { "id": "new", "title": "New", "modules": [ \(notice("fresh")) ] },
      { "id": "old", "title": "Old", "modules": [ \(notice("stale")) ] } ] }
    """

  /// A module of three lines.
  static func notice(_ id: String) -> String {
    """
    { "id": "\(id)", "type": "notice", "title": "The \(id)", "data": { "title": "\(id) title", "text": "\(id) text" } }
    """
  }

  static func sight(_ layout: String = Stage.layout, tab: String? = nil) async throws -> Sight {
    let plan = try Engine(.builtIn).plan(Array(layout.utf8), named: "shop.json")
    var request = PageRequest(tab: tab)
    request.showsHoles = true
    let page = await plan.page(request)
    return Sight(page: page, diagnostics: plan.diagnostics + page.diagnostics)
  }

  static func viewer(
    _ layout: String = Stage.layout, _ columns: Int = 40, _ rows: Int = 12, isWatching: Bool = false
  ) async throws -> Viewer {
    Viewer(try await sight(layout), columns: columns, rows: rows, isWatching: isWatching)
  }
}

/// Keys as a test writes them: one scalar a key, some by name.
func keys(_ text: String) -> [Key] {
  text.utf8.split(separator: UInt8(ascii: " ")).flatMap { word -> [Key] in
    switch String(Substring(word)) {
    case "Tab": [.tab]
    case "BackTab": [.backTab]
    case "Enter": [.enter]
    case "Esc": [.escape]
    case "Up": [.up]
    case "Down": [.down]
    case "Left": [.left]
    case "Right": [.right]
    case "PgUp": [.pageUp]
    case "PgDn": [.pageDown]
    case "Home": [.home]
    case "End": [.end]
    case "Space": [.typed(" ")]
    case "Backspace": [.backspace]
    case "WheelUp": [.wheelUp]
    case "WheelDown": [.wheelDown]
    case let other: other.unicodeScalars.map { .typed($0) }
    }
  }
}

extension Viewer {
  /// Presses keys one after the other and gives what the last one asks of others.
  @discardableResult mutating func press(_ text: String) -> Effect {
    var effect = Effect.nothing
    for key in keys(text) { effect = handle(key) }
    return effect
  }

  var text: String { frame().text.joined(separator: "\n") }
  var status: String { frame().text.last ?? "" }
}
