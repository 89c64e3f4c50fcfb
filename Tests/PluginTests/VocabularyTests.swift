import Foundation
import Testing
import VitrineTesting
import VitrineUI

/// Holds the table of words in `Docs/Plugins.md` to what the media draw.
@Suite struct VocabularyTests {
  static let lines = read("Docs/Plugins.md")
  static let rows: [(call: String, page: String, terminal: String)] =
    lines.filter { $0.hasPrefix("| `canvas.") }.map { line in
      let cells = line.components(separatedBy: " | ").map { $0.trimmingCharacters(in: ["|", " ", "`"]) }
      return (cells[0], cells[1], cells.count > 2 ? cells[2] : "")
    }

  private static func read(_ path: String) -> [String] {
    let text = try? String(contentsOf: HouseTests.root.appending(path: path), encoding: .utf8)
    return text?.components(separatedBy: "\n") ?? []
  }

  /// The names that a type of the canvas's source declares.
  private static func names(declaredBy keyword: String, in type: String) -> [String] {
    let source = read("Sources/VitrineUI/Canvas/Canvas.swift")
    let body = source.drop { !$0.hasPrefix("public \(type)") }.prefix { $0 != "}" }
    return body.filter { $0.hasPrefix("  \(keyword) ") }.map {
      String($0.dropFirst(keyword.count + 3).prefix { $0.isLetter })
    }
  }

  @Test func `the table has every word of the canvas`() {
    #expect(Self.rows.map(\.call) == Vocabulary.calls)
  }

  @Test(
    arguments: [
      ("TextRole", TextRole.allCases.map(\.rawValue)), ("Tone", Tone.allCases.map(\.rawValue)),
      ("TimeStyle", TimeStyle.allCases.map(\.rawValue)), ("Axis", Axis.allCases.map(\.rawValue)),
      ("ListKind", ListKind.allCases.map(\.rawValue)),
      ("GroupRole", names(declaredBy: "case", in: "enum GroupRole")),
      ("AspectRatio", names(declaredBy: "public static let", in: "struct AspectRatio")),
    ] as [(String, [String])])
  func `the docs name everything that a word takes`(_ type: String, _ values: [String]) throws {
    let line = try #require(Self.lines.first { $0.hasPrefix("| `\(type)` |") })
    let cell = try #require(line.components(separatedBy: " | ").last)
    let named = cell.split(separator: "`").filter { $0.hasPrefix(".") }
    #expect(named.map { $0.dropFirst().prefix { $0.isLetter } } == values.map { $0[...] })
    #expect(values.count > 1)
  }

  @Test(arguments: rows)
  func `a word is drawn as the table says`(_ call: String, _ page: String, _ terminal: String) {
    let example = Example<Vocabulary>(call, WordOfDocs(call))
    let html = PluginCheck().html(of: example, by: Vocabulary())
    var tags: [Substring] = []
    for tag in html.split(separator: "<").map({ $0.prefix { $0.isLetter || $0.isNumber } })
    where !tag.isEmpty && !tags.contains(tag) { tags.append(tag) }
    #expect(tags.joined(separator: " ") == page)
    // Of a box only the words in it.
    let lines = PluginCheck().text(of: example, by: Vocabulary(), width: 24).split(separator: "\n")
      .map { $0.trimmingCharacters(in: [" ", "│"]) }
    let words = lines.filter { line in line.contains { $0.isLetter || $0.isNumber } }
    #expect((words.isEmpty ? lines : words).joined(separator: " / ") == terminal)
  }
}

/// The call of a word, as the table writes it.
struct WordOfDocs: Shaped {
  let call: String
  init(_ call: String) { self.call = call }
  init(_ shape: inout some Shape & ~Copyable) { call = shape.field("call", "the call") }
}

/// Draws each word once.
struct Vocabulary: Plugin {
  static let moduleType: ModuleType = "vocabulary"
  static let summary = "Every word of the canvas."
  static var examples: [Example<Self>] { calls.map { Example($0, WordOfDocs($0)) } }

  static let calls = [
    "canvas.heading(\"Care\")", "canvas.text(\"Wash cold.\", .body)", "canvas.price(price, was: older)",
    "canvas.badge(\"SALE\", .sale)", "canvas.rating(rating)", "canvas.ordinal()", "canvas.statedRank(stated)",
    "canvas.time(moment, .date)", "canvas.image(picture, aspect: .portrait)",
    "canvas.video(clip, aspect: .film)",
    "canvas.link(to: \"/knit\") { … }", "canvas.choice(\"Age\", name: \"age\", options: options)",
    "canvas.button(\"Keep\", Action(\"keep\"))", "canvas.search(box)", "canvas.stack(.horizontal) { … }",
    "canvas.grid(columns: 2) { … }", "canvas.carousel { … }", "canvas.list(.bulleted) { … }",
    "canvas.group(.callout(.warning)) { … }", "canvas.divider()", "canvas.items(list.items) { … }",
    "canvas.html(\"<code>\\(code)</code>\", text: code)",
  ]

  func draw(_ word: WordOfDocs, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    let items = [Item(id: "a", name: "Knit"), Item(id: "b", name: "Boots")]
    let picture = Picture("knit.jpg", "A blue knit", size: PixelSize(300, 400))
    switch Self.calls.firstIndex(of: word.call) {
    case 0: canvas.heading("Care")
    case 1: canvas.text("Wash cold.", .body)
    case 2: canvas.price(Money(minorUnits: 1_980, .yen), was: Money(minorUnits: 2_980, .yen))
    case 3: canvas.badge("SALE", .sale)
    case 4: if let rating = Rating(stars: 4.5, count: 12) { canvas.rating(rating) }
    case 5: canvas.items(items) { canvas, _ in canvas.ordinal() }
    case 6: if let stated = StatedRank(3) { canvas.statedRank(stated) }
    case 7: canvas.time(Moment(seconds: 1_796_000_000), .date)
    case 8: canvas.image(picture, aspect: .portrait)
    case 9: canvas.video(Clip("knit.mp4", poster: picture), aspect: .film)
    case 10: canvas.link(to: "/knit") { canvas in canvas.text("Knit", .name) }
    case 11:
      let options = [ChoiceOption("20", "20s", isSelected: true), ChoiceOption("30", "30s")]
      canvas.choice("Age", name: "age", options: options)
    case 12: canvas.button("Keep", Action("keep"))
    case 13: canvas.search(SearchBox(placeholder: "Coats"))
    case 14:
      canvas.stack(.horizontal) { canvas in
        canvas.text("Knit", .name)
        canvas.text("Kumo", .label)
      }
    case 15:
      canvas.grid(columns: 2) { canvas in canvas.items(items) { canvas, item in canvas.text(item.name) } }
    case 16: canvas.carousel { canvas in canvas.items(items) { canvas, item in canvas.text(item.name) } }
    case 17: canvas.list(.bulleted) { canvas in canvas.text("Once") }
    case 18: canvas.group(.callout(.warning)) { canvas in canvas.text("Late") }
    case 19: canvas.divider()
    case 20: canvas.items(items) { canvas, item in canvas.text(item.name) }
    default: canvas.html("<code>COAT10</code>", text: "COAT10")
    }
  }
}
