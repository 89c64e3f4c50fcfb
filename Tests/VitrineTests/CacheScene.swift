import Foundation
import Vitrine
import VitrineBuiltIn
import VitrineTranslation
import VitrineUI

/// A page that is asked for, with every input that could change it; a test changes one and compares.
struct CacheScene: Sendable {
  // The layout
  var name = "layout.json"
  var title = "Shop"
  var coatsTitle = "Coats"
  var more = "https://shop.example/coats"
  var limit = 5
  var note = "Good morning"
  var order = ["coats", "plain", "jobs", "probe", "both", "feed", "note", "lost", "wide"]
  var lastTab = "two"
  var ownZone = "UTC"
  var themeFile: String? = "theme.json"
  // What answers
  var files = [
    "coats.json": """
    {"items": [{"id": "a", "name": "Alder", "link": "alder"}, {"id": "b", "name": "Birch", "link": "birch"}],
     "more": {"items": [{"id": "c", "name": "Cedar"}]}}
    """,
    "jobs.json": """
    {"jobs": [{"id": "j", "title": "Tailor", "employer": "Loom", "posted": "2026-11-28T10:00:00Z"}]}
    """,
    "feed.json": """
    {"campaign": "winter", "modules": [
      {"id": "one", "type": "notice", "data": {"text": "From the feed", "published": "2026-11-28T23:30:00Z"}},
      {"id": "two", "type": "grid", "source": "jewels"}, {"id": "three", "type": "nothing"}]}
    """,
    "jewels.json": #"{"items": [{"id": "d", "name": "Damson"}, {"id": "d", "name": "Damson again"}]}"#,
    "note.json": #"{"text": "In its place"}"#,
    "wide.json":
      #"{"items": [{"id": "e", "name": "Elder"}, {"id": "f", "name": "Fir"}, {"id": "g", "name": "Gorse"}]}"#,
    "theme.json": ##"{"light": {"accent": {"$type": "color", "$value": "#7a0000"}}}"##,
  ]
  /// Whether responses are the same arrays each time, or new ones.
  var isCopying = false
  // The engine
  var language: String?
  var limits = Limits()
  var catalog = Self.catalogs[0]
  // The request
  var request = PageRequest()
  var stylesheet: Link?

  /// Plugins and translators of one name whose work differs.
  static let catalogs: [Catalog] = [("first", "a"), ("second", "a"), ("first", "b")].map {
    plugin, translator in
    var catalog = Catalog.builtIn
    catalog.add(PlainRun())
    catalog.add(Signed(signature: plugin))
    catalog.add(Signing(signature: translator))
    catalog.add(Pair())
    return catalog
  }

  /// Answers that a test may change, each kept as one array.
  struct Answers: DataSource {
    let files: [String: [UInt8]]
    let isCopying: Bool

    func fault(of request: SourceRequest) -> SourceFault? {
      files[request.file] == nil ? SourceFault(.noFile, "there is no file \"\(request.file)\"") : nil
    }

    func response(to request: SourceRequest) async throws(SourceFault) -> [UInt8] {
      guard let bytes = files[request.file] else { throw SourceFault(.noFile, "there is no file") }
      return isCopying ? bytes.map { $0 } : bytes
    }
  }

  var answers: Answers { Answers(files: files.mapValues { Array($0.utf8) }, isCopying: isCopying) }

  var layout: String {
    let modules = [
      "coats": """
      {"id": "coats", "type": "grid", "title": "\(coatsTitle)", "more": "\(more)", "source": "coats",
       "settings": {"limit": \(limit)}}
      """,
      "plain": #"{"id": "plain", "type": "grid", "source": "again", "at": "/more"}"#,
      "jobs": #"{"id": "jobs", "type": "job", "title": "Jobs", "source": "jobs"}"#,
      "probe": """
      {"id": "probe", "type": "test:signed", "title": "Probe of {tab.name}", "source": "coats",
       "translator": "test.signing"}
      """,
      "both": """
      {"id": "both", "type": "test:signed", "source": {"one": "coats", "other": "again"},
       "translator": "test.pair"}
      """,
      "feed": #"{"id": "feed", "modulesFrom": {"source": "feed", "translator": "test.run"}}"#,
      "note": """
      {"id": "note", "type": "notice", "data": {"text": {"en": "\(note)", "ja": "おはよう"},
       "published": "2026-11-28T23:30:00Z"}}
      """,
      "weak": """
      {"id": "weak", "type": "grid", "title": "Weak", "source": "broken",
       "fallback": {"type": "notice", "source": "note"}}
      """,
      "lost": #"{"id": "lost", "type": "grid", "source": "broken"}"#,
      "wide": """
      {"id": "wide", "type": "grid", "source": "wide",
       "fallback": {"type": "notice", "data": {"text": "Too much"}}}
      """,
    ]
    let shown = order.compactMap { modules[$0] }.joined(separator: ", ")
    let theme = themeFile.map { "\"theme\": \"\($0)\"," } ?? ""
    return """
      {"vitrine": 1, "id": "s", "title": "\(title)", "timeZone": "\(ownZone)", \(theme)
       "sources": {"coats": {"file": "coats.json"}, "again": {"file": "coats.json"}, "jobs": {"file": "jobs.json"},
         "feed": {"file": "feed.json"}, "jewels": {"file": "jewels.json"}, "broken": {"file": "broken.json"},
         "note": {"file": "note.json"}, "wide": {"file": "wide.json"}},
       "header": [{"id": "search", "type": "search", "data": {"placeholder": "Search", "action": "find"}}],
       "lists": {"common": [\(shown)]},
       "tabs": [{"id": "one", "title": "One", "values": {"name": "one"}, "modules": [{"use": "common"}]},
                {"id": "\(lastTab)", "title": "Two", "values": {"name": "two"}, "modules": [{"use": "common"}]}]}
      """
  }

  /// All that is made of a page.
  struct Seen: Sendable {
    let html: [UInt8]
    let fragments: [String: [UInt8]]
    let manifest: [UInt8]
    let diagnostics: [String]

    /// What is not as in another page: the lines of the document that the other does not have, and the like.
    func differences(from other: Seen) -> [String] {
      var found: [String] = []
      if html != other.html { found += Set(Self.lines(html)).subtracting(Self.lines(other.html)).sorted() }
      if html != other.html, found.isEmpty { found.append("the order of the document") }
      for (id, bytes) in fragments where other.fragments[id] != bytes { found.append("the fragment \(id)") }
      if fragments.count != other.fragments.count { found.append("the fragments") }
      if manifest != other.manifest {
        found += Set(Self.lines(manifest)).subtracting(Self.lines(other.manifest))
      }
      if diagnostics != other.diagnostics { found += ["the diagnostics"] + diagnostics + other.diagnostics }
      return found
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
      bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The page, drawn with a cache or without.
  func seen(_ cache: Cache? = nil) async throws -> Seen {
    let plan = try Engine(catalog, limits: limits, cache: cache).plan(
      Array(layout.utf8), named: name, language: language, source: answers)
    let page = await plan.page(request)
    let rendering = page.html(stylesheet: stylesheet)
    let fragments = page.moduleIDs.compactMap { id in page.fragment(id).map { (id, $0.bytes) } }
    return Seen(
      html: rendering.bytes, fragments: Dictionary(fragments) { first, _ in first },
      manifest: page.manifest().bytes,
      diagnostics: (plan.diagnostics + page.diagnostics + rendering.diagnostics).map(\.jsonLine))
  }
}

/// Draws names, and who it is.
struct Signed: Plugin {
  static let moduleType: ModuleType = "test:signed"
  static let examples = [Example<Self>("one", ItemList(items: [Item(id: "a", name: "Alder")]))]
  var signature = ""

  func draw(_ model: ItemList, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.text(Text("drawn by the " + signature))
    canvas.items(model.items) { canvas, item in canvas.text(item.name) }
  }
}

/// Reads items, and says who has read them.
struct Signing: Translator {
  static let name: TranslatorName = "test.signing"
  var signature = ""

  func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<ItemList> {
    var items: [Item] = []
    for item in try response["items"].elements() {
      let name = try item["name"].string()
      items.append(Item(id: ItemID(try item["id"].string()), name: Text(name + " read by " + signature)))
    }
    return Translated(ItemList(items: items))
  }
}

/// Reads the first items of two responses.
struct Pair: Translator {
  static let name: TranslatorName = "test.pair"

  func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<ItemList> {
    var items: [Item] = []
    for side in ["one", "other"] {
      let item = response[side]["items"][at: 0]
      items.append(Item(id: ItemID(side), name: Text(try item["name"].string())))
    }
    return Translated(ItemList(items: items))
  }
}
