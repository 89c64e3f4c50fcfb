import Foundation
import Testing

/// `plugin new` and `translator new`, on a copy of those files of the package that they touch.
///
/// That what they write builds and passes is shown by `Scripts/prove-new`, which takes minutes.
@Suite struct ScaffoldTests {
  private static let manifest = "Package.swift"
  private static let catalog = "Sources/VitrineBuiltIn/Catalog+BuiltIn.swift"
  private static let schema = "Layouts/layout.schema.json"
  private static let reference = "Docs/Format.md"
  private static let touched = [manifest, catalog, schema, reference]

  private func clone() throws -> Terminal {
    let terminal = try Terminal()
    for path in Self.touched { try terminal.write(try Package.read(path), to: path) }
    for folder in try FileManager.default.contentsOfDirectory(
      atPath: Package.root.appending(path: "Plugins").path)
    {
      try terminal.write("", to: "Plugins/\(folder)/\(folder)Module.swift")
    }
    return terminal
  }

  private func texts(_ terminal: Terminal) throws -> [String] {
    try Self.touched.map { try terminal.read($0) }
  }

  /// The lines that one text has and another has not.
  private func added(_ new: String, to old: String) -> [String] {
    let lines = new.components(separatedBy: "\n").difference(from: old.components(separatedBy: "\n"))
    return lines.insertions.map { change in
      if case .insert(_, let line, _) = change { line } else { "" }
    }
  }

  @Test(arguments: [
    ("weather-vane", "WeatherVane", "weather-vane"), ("WeatherVane", "WeatherVane", "weather-vane"),
    ("aaa", "Aaa", "aaa"),
    ("zzz", "Zzz", "zzz"), ("top10", "Top10", "top10"), ("HTMLBox", "HTMLBox", "htmlbox"),
  ])
  func `a new plugin takes its place in the package`(_ typed: String, _ name: String, _ word: String)
    async throws
  {
    let terminal = try clone()
    let before = try texts(terminal)
    let ending = await terminal.run("plugin", "new", typed)
    #expect(ending.code == 0, "\(ending.err)")
    let after = try texts(terminal)

    let source = try terminal.read("Plugins/\(name)/\(name)Module.swift")
    #expect(source.contains("public static let moduleType: ModuleType = \"\(word)\""))
    #expect(source.hasPrefix("public import VitrineUI\n"))
    #expect(try terminal.read("Tests/PluginTests/\(name)Tests.swift").contains("import \(name)Plugin\n"))

    #expect(after[0].components(separatedBy: "\"\(name)\",").count == 2)
    #expect(added(after[1], to: before[1]) == ["import \(name)Plugin", "    catalog.add(\(name)Module())"])
    let imports = after[1].components(separatedBy: "\n").filter { $0.contains("import ") }.compactMap {
      $0.split(separator: " ").last.map(String.init)
    }
    #expect(imports == imports.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(after[2].contains("\"\(name)Model\": {"))
    #expect(after[3].contains("### Module `\(word)`"))

    // A second time there is nothing to do, and nothing is done.
    let again = await terminal.run("plugin", "new", typed)
    #expect(again.code == 1)
    #expect(try texts(terminal) == after)
  }

  @Test(arguments: [
    "3d", "-x", "count down", "count--down", "カウント", "a/b", "..", "", String(repeating: "a", count: 41),
  ])
  func `what is no name is refused`(_ name: String) async throws {
    let terminal = try clone()
    let before = try texts(terminal)
    let ending = await terminal.run("plugin", "new", "--", name)
    #expect(ending.code == 64)
    #expect(ending.err.contains("is no name for a module type"))
    #expect(try texts(terminal) == before)
  }

  @Test(arguments: ["grid", "Grid", "GRID", "gr-id"])
  func `a name that is taken is refused`(_ name: String) async throws {
    let terminal = try clone()
    let ending = await terminal.run("plugin", "new", name)
    #expect(ending.code == 1)
    #expect(ending.err.contains("already; nothing was changed"))
  }

  @Test func `outside the package it says where to go, and inside any folder of it will do`() async throws {
    let outside = try await Terminal().run("plugin", "new", "weather-vane")
    #expect(outside.code == 1)
    #expect(outside.err.contains("run this in a clone of Vitrine"))
    let terminal = try clone()
    terminal.subfolder = "Plugins/Grid"
    #expect(await terminal.run("plugin", "new", "weather-vane").code == 0)
  }

  @Test func `a package that lies in the package is not written past`() async throws {
    let terminal = try clone()
    let before = try texts(terminal)
    try terminal.write("let package = Package(name: \"own-shop\")", to: "Examples/OwnShop/Package.swift")
    try terminal.write("", to: "Examples/OwnShop/Sources/Own.swift")
    terminal.subfolder = "Examples/OwnShop/Sources"
    let ending = await terminal.run("plugin", "new", "weather-vane")
    #expect(ending.code == 1)
    #expect(ending.err.contains("run this in a clone of Vitrine"))
    #expect(try texts(terminal) == before)
  }

  @Test func `a package that cannot be edited is left as it was`() async throws {
    let terminal = try clone()
    try terminal.write("// Nothing is listed here.\n", to: Self.catalog)
    let before = try texts(terminal)
    let ending = await terminal.run("plugin", "new", "weather-vane")
    #expect(ending.code == 1)
    #expect(ending.err.contains("was not found in \(Self.catalog); nothing was changed"))
    #expect(try texts(terminal) == before)
    #expect(try !terminal.names("Plugins").contains("WeatherVane"))
  }

  // Translators

  private static let response = """
    { "total": 2, "found": { "products": [
      { "sku": "A-1", "title": "Tea & \\"Rain\\"", "brand": "Kumo", "price": "19.90", "list_price": 25,
        "images": [ { "src": "/i/a.jpg" } ], "review_average": 4.5, "review_count": 3, "page_url": "/p/1",
        "odd\\nkey": true, "stock": { "tokyo": 3 } },
      { "sku": "A-2", "title": "Coat", "price": "5.00", "extra": null }
    ] } }
    """

  @Test func `a translator reads what the response has, and names what it leaves`() async throws {
    let terminal = try clone()
    let before = try texts(terminal)
    try terminal.write(Self.response, to: "response.json")
    let ending = await terminal.run("translator", "new", "hilltop.products", "--from", "response.json")
    #expect(ending.code == 0, "\(ending.err)")
    let source = try terminal.read("Sources/Translators/Hilltop/HilltopProducts.swift")
    for part in [
      #"let list = response["found"]["products"]"#, #"id: try field["sku"].identity()"#,
      #"try field["title"].requiredWords()"#, #"try field["brand"].optionalWords()"#,
      #"price: try field["price"].filled?.price(in: options.currency)"#,
      #"oldPrice: try field["list_price"].filled?.price(in: options.currency)"#,
      #"try field["images"][at: 0]["src"].filled?.mediaAddress()"#,
      #"try field["review_average"].filled?.rating(count: ratings)"#,
      #"try field["page_url"].filled?.link()"#,
      #"shape.field("currency", default: .dollar"#, "// total: the number 2", #"// odd\u{a}key: true"#,
      "// stock.tokyo: the number 3", "// extra: null",
    ] { #expect(source.contains(part), "\(part)") }
    let test = try terminal.read("Tests/TranslatorTests/HilltopProductsTests.swift")
    #expect(test.contains("items.count == 2"))
    #expect(test.contains(#"items.first?.id == "A-1""#))
    #expect(try terminal.read("Tests/TranslatorTests/Fixtures/hilltop-products.json") == Self.response)
    let after = try texts(terminal)
    #expect(after[0].contains(#""Hilltop", "#))
    #expect(
      added(after[1], to: before[1]) == ["import HilltopTranslators", "    catalog.add(HilltopProducts())"])
    #expect(after[2].contains("\"hilltop.products-options\": {"))
    #expect(after[3].contains("### Translator `hilltop.products`"))
  }

  @Test(arguments: [
    (
      #"{"parts":[{"sku":"A-1","title":"a","price_jpy":"16940"},{"sku":"","title":"b","price_jpy":5990}]}"#,
      [
        #"id: try field["sku"].identity()"#,
        #"price: try field["price_jpy"].filled?.price(in: options.currency)"#, "default: .yen",
      ]
    ),
    (
      #"[{"stock_count": 7, "name": "a", "number": "n-1"}, {"stock_count": 8, "name": "b", "number": "n-2"}]"#,
      [#"id: try field["number"].identity()"#]
    ),
    (
      #"[{"pointRate": 7, "name": "a", "maker": "m"}, {"pointRate": 8, "name": "b", "maker": "n"}]"#,
      [#"id: try field["maker"].identity()"#]
    ),
    (
      #"[{"id": 1, "title": "a", "price_usd": 20}, {"id": 2, "title": "b", "price_usd": 30}]"#,
      [#"price: try field["price_usd"].filled?.price(in: options.currency)"#, "default: .dollar"]
    ),
    (
      #"[{"id": 1, "title": "a", "sale_price": 20}, {"id": 2, "title": "b", "sale_price": 30}]"#,
      [#"price: try field["sale_price"].filled?.price(in: options.currency)"#]
    ),
    (
      #"[{"id": 1, "title": "a", "url": "/a"}, {"id": 2, "title": "b", "url": "javascript:x"}, {"id": 3, "title": "c", "url": "/c"}]"#,
      [#"try field["url"].filled?.link()"#]
    ),
    (
      #"[{"id": 1, "title": "a", "price": 20}, {"id": 2, "title": "b", "price": "ask"}, {"id": 3, "title": "c", "price": 3}]"#,
      [#"price: try field["price"].filled?.price(in: options.currency)"#, "default: .yen"]
    ),
    (
      #"[{"jan_code": "4", "title": "a", "item_no": 1}, {"title": "b", "item_no": 2}]"#,
      [#"id: try field["item_no"].identity()"#]
    ),
  ])
  func `a bad element costs no field its guess, and a number that measures is no id`(
    _ response: String, _ parts: [String]
  ) async throws {
    let terminal = try clone()
    try terminal.write(response, to: "response.json")
    let ending = await terminal.run("translator", "new", "hilltop.products", "--from", "response.json")
    #expect(ending.code == 0, "\(ending.err)")
    let source = try terminal.read("Sources/Translators/Hilltop/HilltopProducts.swift")
    for part in parts { #expect(source.contains(part), "\(part)\n\(source)") }
  }

  @Test func `what comes next starts where the response is, which a layout reads elsewhere`() async throws {
    let terminal = try clone()
    try terminal.write(Self.response, to: "response.json")
    let ending = await terminal.run("translator", "new", "hilltop.products", "--from", "response.json")
    #expect(ending.out.contains("Copy the response to Layouts/Data/hilltop-products.json,"))
    #expect(ending.out.contains(#"{ "file": "Data/hilltop-products.json" }"#))
  }

  @Test func `a translator of an API that is there joins its folder`() async throws {
    let terminal = try clone()
    let before = try texts(terminal)
    try terminal.write(Self.response, to: "response.json")
    #expect(await terminal.run("translator", "new", "dummyjson.recipes", "--from", "response.json").code == 0)
    #expect(try terminal.names("Sources/Translators/DummyJSON") == ["DummyJSONRecipes.swift"])
    let after = try texts(terminal)
    #expect(after[0] == before[0])
    #expect(added(after[1], to: before[1]) == ["    catalog.add(DummyJSONRecipes())"])
  }

  @Test(arguments: [
    ("hilltop.products", "[]", 1, "has no list of objects"), ("hilltop.products", "{", 1, "response.json:1:"),
    ("hilltop.products", #"[{"a": 1}, {"a": 1}]"#, 1, "have no field that differs in each"),
    ("products", "[]", 64, "is no name for a translator"), ("shop.items", Self.response, 1, "already"),
  ])
  func `a response that gives no translator changes nothing`(
    _ name: String, _ response: String, _ code: Int, _ words: String
  ) async throws {
    let terminal = try clone()
    let before = try texts(terminal)
    try terminal.write(response, to: "response.json")
    let ending = await terminal.run("translator", "new", name, "--from", "response.json")
    #expect(Int(ending.code) == code)
    #expect(ending.err.contains(words))
    #expect(try texts(terminal) == before)
  }

  @Test func `of very many fields the first are read`() async throws {
    let terminal = try clone()
    let elements = (0..<100).map { number in
      let fields = (0..<300).map { ", \"k\(number)-\($0)\": 1" }.joined()
      return "{\"id\": \"\(number)\", \"name\": \"n\"\(fields)}"
    }
    try terminal.write("[\(elements.joined(separator: ", "))]", to: "response.json")
    #expect(await terminal.run("translator", "new", "hilltop.products", "--from", "response.json").code == 0)
    let source = try terminal.read("Sources/Translators/Hilltop/HilltopProducts.swift")
    #expect(source.split(separator: "\n").count { $0.contains("    // k") } == 998)
  }
}
