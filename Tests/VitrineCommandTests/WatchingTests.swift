import Foundation
import Testing

@testable import VitrineCommand

/// `preview --watch` in a real terminal, and what it hears of files.
@Suite(.serialized, .enabled(if: Tmux.isThere, "tmux is not installed")) struct WatchingTests {
  private static func layout(_ words: String, before: String = "") -> String {
    """
    { "vitrine": 1, "id": "s", "title": "Shop", "sources": { "news": { "file": "Data/news.json" } }, "modules": [
      \(before)
      { "id": "one", "type": "notice", "title": "One", "data": { "text": "\(words)" } },
      { "id": "news", "type": "notice", "title": "News", "source": "news" },
      { "id": "who", "type": "choice", "data": { "name": "who", "label": "For whom", "options": [
        { "value": "a", "label": "Adults", "selected": true }, { "value": "k", "label": "Kids" } ] } },
      { "id": "two", "type": "notice", "title": "Two", "data": { "text": "the second" } },
      { "id": "three", "type": "notice", "title": "Three", "data": { "text": "the third" } } ] }
    """
  }

  private func watched(_ rows: Int = 12) throws -> Tmux {
    let tmux = try Tmux(60, rows)
    try tmux.write(Self.layout("first words"), to: "s.json")
    try tmux.write("{ \"text\": \"old news\" }", to: "Data/news.json")
    try tmux.enter("$V preview --watch s.json")
    return tmux
  }

  @Test func `what is saved is seen, however an editor saves it`() async throws {
    let tmux = try watched()
    try await tmux.see("first words")
    try await tmux.see("watching")
    // In place.
    let file = tmux.folder.appending(path: "s.json")
    try Data(Self.layout("in place").utf8).write(to: file)
    try await tmux.see("in place")
    // Beside, and renamed.
    try Data(Self.layout("by renaming").utf8).write(to: file, options: .atomic)
    try await tmux.see("by renaming")
    // The old one is moved away first, and the file is not there for a while.
    try FileManager.default.moveItem(at: file, to: tmux.folder.appending(path: "s.json~"))
    try await Task.sleep(for: .milliseconds(200))
    try Data(Self.layout("by a backup").utf8).write(to: file)
    try await tmux.see("by a backup")
    // Its data.
    try Data("{ \"text\": \"new news\" }".utf8).write(
      to: tmux.folder.appending(path: "Data/news.json"), options: .atomic)
    try await tmux.see("new news")
    try FileManager.default.removeItem(at: tmux.folder.appending(path: "Data/news.json"))
    try await tmux.see("1 error")
    try tmux.write("{ \"text\": \"news again\" }", to: "Data/news.json")
    try await tmux.see("news again")
    // The whole folder.
    try FileManager.default.removeItem(at: tmux.folder.appending(path: "Data"))
    try await tmux.see("1 error")
    try tmux.write("{ \"text\": \"news in a new folder\" }", to: "Data/news.json")
    try await tmux.see("news in a new folder")
  }

  @Test func `what is saved keeps the place, what was chosen and the last good page`() async throws {
    let tmux = try watched(8)
    try await tmux.see("first words")
    try tmux.press("J", "J", "J")
    try await tmux.seeFirst("For whom")
    try tmux.press("Tab", "Tab", "Enter")
    try await tmux.see("(•) Kids")
    let new = "{ \"id\": \"zero\", \"type\": \"notice\", \"data\": { \"text\": \"before it\" } },"
    try tmux.write(Self.layout("first words", before: new), to: "s.json")
    try await tmux.see("drawn 2 times")
    #expect(try tmux.rows().contains { $0.contains("( ) Adults  (•) Kids") })
    // A layout that cannot be read leaves the page, with the reason above it.
    try tmux.write("{ \"vitrine\": 1, ", to: "s.json")
    try await tmux.seeFirst("this is the last good page; s.json:1:")
    try await tmux.see("1 error")
    #expect(try tmux.rows().contains { $0.contains("( ) Adults  (•) Kids") })
    // A mistake in a module is a hole, a number in the last row, and words below the page.
    try tmux.write(
      Self.layout("first words").replacing(
        "\"two\", \"type\": \"notice\"", with: "\"two\", \"type\": \"notic\""), to: "s.json")
    try await tmux.wait(for: "no banner") { try !tmux.rows()[0].contains("last good") }
    try tmux.press("d")
    try await tmux.see("── 1 error ──")
    try await tmux.see("no plugin draws \"notic\"")
    #expect(try tmux.rows().contains { $0.contains("( ) Adults  (•) Kids") })
    try tmux.write(Self.layout("first words"), to: "s.json")
    try await tmux.wait(for: "no error") { try !tmux.rows().contains { $0.contains("error") } }
  }

  @Test func `a theme that is saved is seen, the layout's and the one that was asked for`() async throws {
    let fine = "{ \"$type\": \"color\" }"
    let faint = "{ \"$type\": \"color\", \"light\": { \"soft\": { \"$value\": \"#bbbbbb\" } } }"
    for options in ["", " --theme asked.json"] {
      let tmux = try Tmux(60, 12)
      let layout = Self.layout("words").replacing(
        "\"id\": \"s\",", with: "\"id\": \"s\", \"theme\": \"own.json\",")
      for name in ["own.json", "asked.json"] { try tmux.write(fine, to: name) }
      try tmux.write("{ \"text\": \"old news\" }", to: "Data/news.json")
      try tmux.write(layout, to: "s.json")
      try tmux.enter("$V preview --watch s.json" + options)
      try await tmux.see("watching")
      try tmux.write(faint, to: options.isEmpty ? "own.json" : "asked.json")
      try await tmux.see("1 warning")
    }
  }

  @Test func `a layout that is not right yet can be watched`() async throws {
    let tmux = try Tmux(60, 12)
    try tmux.write("{ \"vitrine\": 1 }", to: "s.json")
    try tmux.enter("$V preview -w s.json")
    try await tmux.see("no page yet")
    try await tmux.see("s.json:1:1: error")
    try tmux.write(Self.layout("now it is"), to: "s.json")
    try await tmux.see("now it is")
  }

  @Test(arguments: [false, true])
  func `a watch hears of its files, and of no others`(_ asks: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
      path: "vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try write("1", "a.json")
    var watch = asks ? FileWatch(asking: ()) : FileWatch()
    let isTold = watch.interval == nil
    #expect(isTold == !asks)
    var news: Bool
    watch.watch(["a.json", "b.json", "new/c.json"].map { folder.appending(path: $0).path })
    news = watch.takeNews()
    #expect(!news)
    try write("22", "a.json")
    news = watch.hears()
    #expect(news)
    news = watch.takeNews()
    #expect(!news)
    try write("x", "other.json")
    try write("x", ".a.json.swp")
    news = watch.takeNews()
    #expect(!news)
    try write("new", "b.json")
    news = watch.hears()
    #expect(news)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "new"), withIntermediateDirectories: true)
    if !asks {
      news = watch.hears()
      #expect(news)
    }
    watch.watch(["a.json", "b.json", "new/c.json"].map { folder.appending(path: $0).path })
    try write("c", "new/c.json")
    news = watch.hears()
    #expect(news)
    try FileManager.default.removeItem(at: folder.appending(path: "a.json"))
    news = watch.hears()
    #expect(news)
    watch.watch([folder.appending(path: "b.json").path])
    _ = watch.takeNews()
    try write("no more", "a.json")
    news = watch.takeNews()
    #expect(!news)
  }

  @Test func `a watch follows links, and hears when they lead elsewhere`() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
      path: "vitrine-\(UUID().uuidString)")
    let files = FileManager.default
    for name in ["v1", "v2"] {
      try files.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
      try Data(name.utf8).write(to: folder.appending(path: "\(name)/s.json"))
    }
    defer { try? files.removeItem(at: folder) }
    try files.createSymbolicLink(atPath: folder.path + "/now", withDestinationPath: "v1")
    try files.createSymbolicLink(atPath: folder.path + "/s.json", withDestinationPath: "now/s.json")
    let path = folder.appending(path: "s.json").path
    #expect(
      FileWatch.places(of: path).map { $0.folder + $0.name }
        == ["/s.json", "/now", "/v1/s.json"].map { folder.path + $0 })
    var watch = FileWatch()
    var news: Bool
    watch.watch([path])
    try Data("new".utf8).write(to: folder.appending(path: "v1/s.json"))
    news = watch.hears()
    #expect(news)
    try files.createSymbolicLink(atPath: folder.path + "/next", withDestinationPath: "v2")
    news = watch.takeNews()
    #expect(!news)
    rename(folder.path + "/next", folder.path + "/now")
    news = watch.hears()
    #expect(news)
  }
}

extension FileWatch {
  /// Whether there is news soon: a program that another test starts just now may hold a file open for a moment.
  fileprivate mutating func hears() -> Bool {
    for _ in 0..<200 {
      if takeNews() { return true }
      usleep(10_000)
    }
    return false
  }
}
