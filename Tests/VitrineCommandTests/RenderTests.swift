import Foundation
import Testing
import Vitrine

@Suite struct RenderTests {
  /// A layout with two tabs, a picture beside it, and a hole.
  private func shop(_ name: String = "Layouts/home.json") throws -> Terminal {
    let terminal = try Terminal()
    try terminal.write(
      """
      { "vitrine": 1, "id": "home", "tabs": [
        { "id": "all", "modules": [
          { "id": "hero", "type": "banner", "data": { "id": "b", "picture": { "url": "Images/a.svg", "alt": "A coat" } } },
          { "id": "gone", "type": "rankin" } ] },
        { "id": "cosme", "modules": [ { "id": "lips", "type": "notice", "data": { "text": "Lips" } } ] } ] }
      """, to: name)
    return terminal
  }

  private func pictures(_ page: String) -> [String] {
    page.components(separatedBy: " src=\"").dropFirst().map { $0.components(separatedBy: "\"")[0] }
  }

  private func tabs(_ page: String) -> [String] {
    page.components(separatedBy: "class=\"vt-tab\" href=\"").dropFirst().map {
      $0.components(separatedBy: "\"")[0]
    }
  }

  @Test func `stdout has the page with its addresses as they are, and stderr the mistakes`() async throws {
    let ending = try await shop().run("render", "Layouts/home.json")
    #expect(ending.code == 0)
    #expect(ending.out.hasPrefix("<!doctype html>"))
    #expect(pictures(ending.out) == ["Images/a.svg"])
    #expect(tabs(ending.out) == ["?tab=all", "?tab=cosme"])
    #expect(ending.lines.count == 1)
    #expect(ending.err.hasPrefix("Layouts/home.json:4:29: error: no plugin draws \"rankin\""))
  }

  @Test func `strict turns any error into exit 1, and still gives the page`() async throws {
    let terminal = try shop()
    let plain = await terminal.run("render", "Layouts/home.json")
    let strict = await terminal.run("render", "Layouts/home.json", "--strict")
    #expect(strict.code == 1)
    #expect(strict.out == plain.out)
    #expect(await terminal.run("render", "Layouts/home.json", "--tab", "cosme", "--strict").code == 1)
  }

  @Test(arguments: [
    ("out/home.html", "../Layouts/"), ("Layouts/home.html", ""), ("a/b/home.html", "../../Layouts/"),
    ("home.html", "Layouts/"), ("Layouts/out/home.html", "../"),
  ])
  func `a file's relative addresses lead from its own folder`(_ output: String, _ prefix: String) async throws
  {
    let terminal = try shop()
    let ending = await terminal.run("render", "Layouts/home.json", "-o", output)
    #expect(ending.code == 0)
    #expect(ending.out.isEmpty)
    let page = try terminal.read(output)
    #expect(pictures(page) == [prefix + "Images/a.svg"])
    // Every tab is a file, so that no link leads nowhere.
    #expect(tabs(page) == ["home.html", "home.cosme.html"])
    let other = (output as NSString).deletingLastPathComponent + "/home.cosme.html"
    #expect(try terminal.read(other.hasPrefix("/") ? String(other.dropFirst()) : other).contains("Lips"))
    #expect(ending.lines.last?.hasPrefix("wrote ") == true)
  }

  @Test func `folders with odd names are percent-encoded in addresses`() async throws {
    let terminal = try shop("My Layouts/100%: ここ/home.json")
    #expect(await terminal.run("render", "My Layouts/100%: ここ/home.json", "-o", "out/my page.html").code == 0)
    let page = try terminal.read("out/my page.html")
    #expect(pictures(page) == ["../My%20Layouts/100%25%3A%20%E3%81%93%E3%81%93/Images/a.svg"])
    #expect(tabs(page) == ["my%20page.html", "my%20page.cosme.html"])
  }

  @Test func `a folder takes every tab, named after the layout`() async throws {
    let terminal = try shop()
    for output in ["out/", "there"] {
      try FileManager.default.createDirectory(
        at: terminal.folder.appending(path: "there"), withIntermediateDirectories: true)
      #expect(await terminal.run("render", "-o", output, "Layouts/home.json").code == 0)
      #expect(try terminal.names(output) == ["home.cosme.html", "home.html"])
    }
    #expect(await terminal.run("render", "-o", "text/", "--text", "Layouts/home.json").code == 0)
    #expect(try terminal.names("text") == ["home.cosme.txt", "home.txt"])
    #expect(await terminal.run("render", "-o", "one/", "--tab", "cosme", "Layouts/home.json").code == 0)
    #expect(try terminal.names("one") == ["home.cosme.html"])
  }

  @Test func `one tab, or a template of links, is one file`() async throws {
    let terminal = try shop()
    #expect(await terminal.run("render", "Layouts/home.json", "--tab", "cosme", "-o", "a/x.html").code == 0)
    #expect(try terminal.names("a") == ["x.html"])
    #expect(
      await terminal.run("render", "Layouts/home.json", "--tab-links", "/t/{tab}", "-o", "b/x.html").code == 0
    )
    #expect(try terminal.names("b") == ["x.html"])
    #expect(tabs(try terminal.read("b/x.html")) == ["/t/all", "/t/cosme"])
  }

  @Test func `assets are prefixed as they are told`() async throws {
    let terminal = try shop()
    for prefix in ["https://assets.example/v1", "https://assets.example/v1/"] {
      let ending = await terminal.run("render", "Layouts/home.json", "--assets", prefix)
      #expect(pictures(ending.out) == ["https://assets.example/v1/Images/a.svg"])
    }
  }

  @Test func `a written file takes the place of the old one, and nothing else is left`() async throws {
    let terminal = try shop()
    try terminal.write("old", to: "out/x.txt")
    #expect(await terminal.run("render", "Layouts/home.json", "--text", "-o", "out/x.txt").code == 0)
    #expect(try terminal.names("out") == ["x.txt"])
    #expect(try !terminal.read("out/x.txt").contains("old"))
    let ending = await terminal.run("render", "Layouts/home.json", "-o", "Layouts/home.json/x.html")
    #expect(ending.code == 1)
    #expect(ending.err.contains("is no folder") || ending.err.contains("could not be made"))
  }

  @Test func `a layout is never written over`() async throws {
    let terminal = try shop()
    let before = try terminal.read("Layouts/home.json")
    for output in ["Layouts/home.json", "Layouts/../Layouts/home.json"] {
      let ending = await terminal.run("render", "Layouts/home.json", "-o", output)
      #expect(ending.code == 1)
      #expect(ending.err.contains("is the layout itself"))
    }
    #expect(try terminal.read("Layouts/home.json") == before)
  }

  @Test func `every form can be asked for`() async throws {
    let terminal = try shop()
    #expect(await terminal.run("render", "Layouts/home.json", "--text").out.contains("A coat"))
    #expect(await terminal.run("render", "Layouts/home.json", "--outline").out.hasPrefix("{"))
    #expect(
      await terminal.run("render", "Layouts/home.json", "--manifest").out.contains("\"module_position\""))
    let fragment = await terminal.run("render", "Layouts/home.json", "--fragment", "hero").out
    #expect(fragment.contains("id=\"m-hero\""))
    #expect(await terminal.run("render", "Layouts/home.json").out.contains(fragment))
    #expect(
      await terminal.run("render", "Layouts/home.json", "--fragment", "hero", "--text").out.contains("A coat")
    )
    #expect(await terminal.run("render", "Layouts/home.json", "--dev").out.contains("vt-hole"))
    let linked = await terminal.run("render", "Layouts/home.json", "--stylesheet", "/s.css").out
    #expect(linked.contains("<link rel=\"stylesheet\" href=\"/s.css\">"))
  }

  @Test func `preview is as wide as it is told, else as the terminal, else 80 cells`() async throws {
    let terminal = try shop()
    func widest(_ words: String...) async -> Int {
      let ending = await terminal.run(["preview", "Layouts/home.json"] + words)
      #expect(ending.code == 0)
      #expect(ending.out.contains("no plugin draws") || ending.out.contains("gone"))
      return ending.out.split(separator: "\n").map(\.count).max() ?? 0
    }
    #expect(await widest() == 80)
    terminal.width = 60
    #expect(await widest() == 60)
    #expect(await widest("--width", "100") == 100)
  }

  @Test func `stdin is a layout whose files lie in the working directory`() async throws {
    let terminal = try Terminal()
    try terminal.write(#"{ "text": "From a file" }"#, to: "Data/a.json")
    let layout =
      #"{ "vitrine": 1, "id": "s", "sources": { "a": { "file": "Data/a.json" } }, "modules": [ { "id": "n", "type": "notice", "source": "a" }, 5 ] }"#
    terminal.input = Array(layout.utf8)
    let ending = await terminal.run("preview", "-")
    #expect(ending.out.contains("From a file"))
    #expect(ending.err.hasPrefix("<stdin>:1:"))
    #expect(await terminal.run("render", "-", "-o", "out/").code == 0)
    #expect(try terminal.names("out") == ["s.html"])
  }

  @Test func `a reader that has gone is no mistake`() async throws {
    let terminal = try shop()
    terminal.isClosed = true
    let ending = await terminal.run("preview", "Layouts/home.json", "--tab", "cosme")
    #expect(ending.code == 0)
    #expect(!ending.err.contains("stdout"))
  }

  @Test func `a layout that gives no page exits 1, and one that cannot be read 2`() async throws {
    let terminal = try Terminal()
    try terminal.write("[]", to: "list.json")
    try terminal.write("{", to: "half.json")
    mkfifo(terminal.folder.appending(path: "pipe.json").path, 0o600)
    try FileManager.default.createDirectory(
      at: terminal.folder.appending(path: "folder.json"), withIntermediateDirectories: true)
    for command in ["render", "preview", "validate"] {
      for name in ["list.json", "half.json"] {
        let ending = await terminal.run(command, name)
        #expect(ending.code == 1)
        #expect(ending.out.isEmpty)
        #expect(ending.err.hasPrefix("\(name):1:"))
      }
      for (name, words) in [
        ("lst.json", #"there is no such file; did you mean "list.json"?"#),
        ("folder.json", "this is a folder, not a file"),
        ("pipe.json", #"this is a pipe, not a file; "-" reads standard input"#),
      ] {
        let ending = await terminal.run(command, name)
        #expect(ending.code == 2)
        #expect(ending.err == "\(name):1:1: error: \(words) [unreadable]\n")
      }
    }
  }

  @Test func `a name is offered from its folder though it begins with a mark`() async throws {
    let terminal = try Terminal()
    try terminal.write("[]", to: "shop/\u{301}list.json")
    let ending = await terminal.run("validate", "shop/\u{301}lst.json")
    #expect(ending.err.contains("; did you mean \"shop/\u{301}list.json\"?"))
  }

  @Test func `a layout over its budget is refused by the reader, from a file and from stdin`() async throws {
    let terminal = try Terminal()
    let text = String(repeating: " ", count: (2 << 20) + 10)
    try terminal.write(text, to: "big.json")
    terminal.input = Array(text.utf8)
    for name in ["big.json", "-"] {
      let ending = await terminal.run("validate", name)
      #expect(ending.code == 1)
      #expect(ending.err.contains("[budget]"))
    }
  }

  @Test func `validate goes on after each layout and exits with the worst`() async throws {
    let terminal = try shop()
    try terminal.write(ArgumentTests.small, to: "small.json")
    let all = await terminal.run("validate", "small.json", "none.json", "Layouts/home.json")
    #expect(all.code == 2)
    #expect(all.lines.first == "small.json: fine")
    #expect(all.lines.last == "Layouts/home.json: 1 error")
    #expect(await terminal.run("validate", "small.json", "Layouts/home.json").code == 1)
    #expect(await terminal.run("validate", "small.json").code == 0)
  }

  @Test func `colours come where they are wanted, and change no words`() async throws {
    let terminal = try shop()
    let plain = await terminal.run("validate", "Layouts/home.json")
    #expect(!plain.err.contains("\u{1B}"))
    terminal.showsErrors = true
    terminal.environment["TERM"] = "xterm"
    let coloured = await terminal.run("validate", "Layouts/home.json")
    #expect(
      coloured.err.hasPrefix(
        "\u{1B}[1mLayouts/home.json:4:29:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m no plugin"))
    let codes = ["\u{1B}[1m", "\u{1B}[0m", "\u{1B}[1;31m"]
    #expect(codes.reduce(coloured.err) { $0.replacingOccurrences(of: $1, with: "") } == plain.err)
  }

  @Test func `another catalog is another program`() async throws {
    let terminal = try Terminal()
    try terminal.write(ArgumentTests.small, to: "small.json")
    let ending = await terminal.run("validate", "small.json", catalog: Catalog())
    #expect(ending.lines.first?.contains("no plugin draws \"notice\"; there is none [unknown-type]") == true)
  }
}
