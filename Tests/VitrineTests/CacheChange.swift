import Testing
import Vitrine
import VitrineUI

/// A change of one input of a page.
struct CacheChange: Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether the page cannot stay as it was.
  let isSeen: Bool
  let apply: @Sendable (inout CacheScene, Int) -> Void

  var testDescription: String { name }

  init(_ name: String, isSeen: Bool = true, _ apply: @escaping @Sendable (inout CacheScene, Int) -> Void) {
    self.name = name
    self.isSeen = isSeen
    self.apply = apply
  }

  /// Changes with a number from 1, which says how often it was changed.
  static let all: [CacheChange] = [
    // The layout
    CacheChange("the layout's name", isSeen: false) { $0.name = "layouts-\($1)/layout.json" },
    CacheChange("the title") { $0.title = "Shop \($1)" },
    CacheChange("a module's title") { $0.coatsTitle = "Coats \($1)" },
    CacheChange("a \"more\" link") { $0.more = "https://shop.example/coats/\($1)" },
    CacheChange("a setting") { $0.limit = $1 % 2 == 1 ? 1 : 3 },
    CacheChange("inline data") { $0.note = "Good morning \($1)" },
    CacheChange("the slots") { scene, _ in
      scene.order = Array(scene.order.dropFirst()) + scene.order.prefix(1)
    },
    CacheChange("a module less") { scene, _ in scene.order.removeAll { $0 == "jobs" } },
    CacheChange("the tabs") { $0.lastTab = "two-\($1)" },
    CacheChange("the layout's zone") { $0.ownZone = $1 % 2 == 1 ? "Asia/Tokyo" : "America/New_York" },
    CacheChange("the layout's theme") { scene, _ in scene.themeFile = nil },
    // What answers
    CacheChange("a response") {
      $0.files["coats.json"] =
        #"{"items": [{"id": "a", "name": "Alder"}], "more": {"items": [{"id": "n\#($1)", "name": "N"}]}}"#
    },
    CacheChange("a byte of a response") { scene, number in
      scene.files["coats.json"] = scene.files["coats.json"]?.replacing("Alder", with: "Alde\(number % 10)")
    },
    CacheChange("a response that does not read") { $0.files["coats.json"] = "{\($1)" },
    CacheChange("a run's response") { scene, number in
      scene.files["feed.json"] = scene.files["feed.json"]?.replacing("From the feed", with: "Fed \(number)")
    },
    CacheChange("a response that a run asks for") {
      $0.files["jewels.json"] = #"{"items": [{"id": "d", "name": "Jewel \#($1)"}]}"#
    },
    CacheChange("a file that a run asks for") { scene, number in
      // It goes, and comes again.
      scene.files["jewels.json"] = number % 2 == 1 ? nil : #"{"items": [{"id": "d", "name": "Damson"}]}"#
    },
    CacheChange("a file that a module asks for") { scene, _ in scene.files["jobs.json"] = nil },
    CacheChange("a file that was not there") {
      $0.files["broken.json"] = #"{"items": [{"id": "w", "name": "Whole \#($1)"}]}"#
    },
    CacheChange("a fallback that is fetched") { scene, number in
      scene.order.removeAll { $0 == "weak" }
      scene.order.insert("weak", at: 0)
      scene.files["note.json"] = #"{"text": "In its place \#(number)"}"#
    },
    CacheChange("the theme's file") {
      $0.files["theme.json"] =
        ##"{"light": {"accent": {"$type": "color", "$value": "#7a00\##(10 + $1 % 90)"}}}"##
    },
    CacheChange("the arrays of the responses", isSeen: false) { $0.isCopying = $1 % 2 == 1 },
    // The engine
    CacheChange("the language") { $0.language = $1 % 2 == 1 ? "ja-JP" : "de-AT" },
    CacheChange("the limit of items") { $0.limits.items = $1 % 2 + 1 },
    CacheChange("the limit of bytes") { $0.limits.outputBytes = 200 + $1 % 2 },
    CacheChange("the limit of a run") { $0.limits.modules = 3 - $1 % 2 },
    CacheChange("the limit of a response's bytes") { $0.limits.response.bytes = 60 + $1 % 2 },
    CacheChange("the limit of a response's values") { $0.limits.response.values = 3 + $1 % 2 },
    CacheChange("the plugin") { scene, _ in scene.catalog = CacheScene.catalogs[1] },
    CacheChange("the translator") { scene, _ in scene.catalog = CacheScene.catalogs[2] },
    // The request
    CacheChange("the tab") { $0.request.tab = $1 % 2 == 1 ? $0.lastTab : "one" },
    CacheChange("the zone") { $0.request.zone = Zone($1 % 2 == 1 ? "Asia/Tokyo" : "-08:00") },
    CacheChange("the time") { $0.request.now = Moment(seconds: 1_796_000_000 + $1 * 86_400) },
    CacheChange("the address prefix") { $0.request.addressPrefix = "https://assets-\($1).example/" },
    CacheChange("whether holes are shown") { $0.request.showsHoles = $1 % 2 == 1 },
    CacheChange("where tabs lead") { $0.request.tabLinks = .files(stem: "home-\($1)") },
    CacheChange("the theme") { scene, number in scene.request.theme = number % 2 == 1 ? .standard : nil },
    CacheChange("the stylesheet") { $0.stylesheet = Link("/assets/\($1).css") },
  ]
}
