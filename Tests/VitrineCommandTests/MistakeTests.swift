import Foundation
import Testing

/// One mistake in one layout, and the lines that name it.
struct Mistake: CustomTestStringConvertible, Sendable {
  var name = ""
  var layout = ""
  var lines: [String] = []
  var testDescription: String { name }

  static func table(_ text: String) -> [Mistake] {
    text.components(separatedBy: "\n\n").map { entry in
      var mistake = Mistake()
      var sources = ""
      for line in entry.split(separator: "\n") {
        func rest(_ word: String) -> String? {
          line.hasPrefix(word) ? String(line.dropFirst(word.count)) : nil
        }
        if let name = rest("# ") { mistake.name = name }
        if let more = rest("sources: ") { sources = ", " + more }
        if let modules = rest("modules: ") { mistake.layout = layout(modules, sources) }
        if let whole = rest("layout: ") { mistake.layout = whole }
        if let file = rest("file: ") {
          mistake.layout = layout(
            #"{ "id": "a", "type": "grid", "source": "bad", "translator": "shop.items" }"#,
            #", "bad": { "file": "\#(file)" }"#)
        }
        if let line = rest("> ") {
          mistake.lines.append(line.first?.isNumber == true ? "shop/home.json:" + line : line)
        }
      }
      return mistake
    }
  }

  private static func layout(_ modules: String, _ sources: String) -> String {
    """
    {
      "vitrine": 1, "id": "home",
      "sources": { "goods": { "file": "Data/goods.json" }\(sources) },
      "modules": [
        \(modules)
      ]
    }
    """
  }

  var errors: Int { lines.count { $0.contains(": error: ") } }
  var warnings: Int { lines.count { $0.contains(": warning: ") } }
}

@Suite struct MistakeTests {
  /// A shop with one sound source, and everything that a source must not be.
  private func shop() throws -> Terminal {
    let terminal = try Terminal()
    try terminal.write(#"{ "goods_list": [] }"#, to: "shop/Data/goods.json")
    try terminal.write("words", to: "shop/Data/words.json")
    try terminal.write("", to: "shop/Data/empty.json")
    try terminal.write("[1, 2]", to: "shop/Data/other.json")
    try terminal.write("{}", to: "outside.json")
    try terminal.write(
      #"{"items": [{"id": "one", "name": "One"}, {"id": "two"}]}"#, to: "shop/Data/half.json")
    try terminal.write(
      #"{"goods_list": [{"goods_cd": "one", "goods_nm": "One", "detail_url": "javascript:x"}]}"#,
      to: "shop/Data/part.json")
    let data = terminal.folder.appending(path: "shop/Data")
    #expect(mkfifo(data.appending(path: "pipe.json").path, 0o600) == 0)
    #expect(symlink("../../outside.json", data.appending(path: "link.json").path) == 0)
    return terminal
  }

  @Test(arguments: mistakes)
  func `each mistake has its line`(_ mistake: Mistake) async throws {
    let terminal = try shop()
    try terminal.write(mistake.layout, to: "shop/home.json")
    let ending = await terminal.run("validate", "--data", "shop/home.json")
    #expect(ending.lines.dropLast() == mistake.lines[...])
    #expect(ending.code == (mistake.errors > 0 ? 1 : 0))
    let parts = [(mistake.errors, "error"), (mistake.warnings, "warning")].filter { $0.0 > 0 }
    #expect(ending.lines.last == "shop/home.json: " + parts.map { "\($0.0) \($0.1)" }.joined(separator: ", "))
  }

  @Test func `all mistakes of one layout come in one run, in the order of its text`() async throws {
    let terminal = try shop()
    // Those that are about two places, or about a source, are not of one module.
    let others = [
      "duplicate id", "duplicate key", "url source", "element that does not read",
      "part that does not read", "an item's id twice",
    ]
    let modules = mistakes.filter {
      $0.layout.contains("\"modules\": [\n") && !$0.layout.contains("\"bad\"") && !others.contains($0.name)
    }
    let bodies = modules.enumerated().compactMap { number, mistake in
      mistake.layout.components(separatedBy: "\"modules\": [\n").last?.components(separatedBy: "\n  ]")[0]
        .replacingOccurrences(of: "\"id\": \"a\"", with: "\"id\": \"a\(number)\"")
    }
    try terminal.write(
      """
      { "vitrine": 1, "id": "home", "sources": { "goods": { "file": "Data/goods.json" } }, "modules": [
      \(bodies.joined(separator: ",\n"))
      ] }
      """, to: "shop/home.json")
    let ending = await terminal.run("validate", "shop/home.json")
    for mistake in modules {
      for line in mistake.lines {
        let message =
          line.components(separatedBy: " [").first?.components(separatedBy: ": ").dropFirst(2).first ?? ""
        #expect(ending.err.contains(message), "\(mistake.name)\n\(ending.err)")
      }
    }
    let numbers = ending.lines.compactMap { line in
      line.contains(": note: ") ? nil : line.split(separator: ":").dropFirst().first.flatMap { Int($0) }
    }
    #expect(numbers.count > 20)
    #expect(numbers == numbers.sorted())
  }

  @Test func `a diagnostic as JSON says the same in fields`() async throws {
    let terminal = try shop()
    let mistake = try #require(mistakes.first { $0.name == "misspelt type" })
    try terminal.write(mistake.layout, to: "shop/home.json")
    let ending = await terminal.run("validate", "--format=json", "shop/home.json")
    #expect(
      ending.err == """
        {"file":"shop/home.json","line":5,"column":26,"pointer":"/modules/0/type","severity":"error",\
        "rule":"unknown-type","message":"no plugin draws \\"rankin\\"; did you mean \\"ranking\\"?",\
        "suggestion":"ranking"}

        """)
    #expect(ending.code == 1)
  }
}
