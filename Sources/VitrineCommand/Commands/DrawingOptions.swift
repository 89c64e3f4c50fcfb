import Vitrine
import VitrineJSON
import VitrineUI

// The options of all that draws.

extension Option {
  static let tab = Option(name: "tab", value: "ID", about: "the tab to show; the first one unless given")
  static let locale = Option(
    name: "locale", value: "TAG",
    about: "the reader's language and region, as ja-JP; the layout's own, else en")
  static let timeZone = Option(
    name: "time-zone", value: "ZONE",
    about: "the reader's time zone, as Asia/Tokyo or +09:00; the layout's own, else UTC")
  static let now = Option(
    name: "now", value: "TIME",
    about: "the time, as 2026-11-30T10:00:00+09:00 or \"$(date -Is)\"; without it no text needs the clock")
  static let width = Option(
    name: "width", value: "N", about: "how many cells a line of text takes, 1 to 1000")
  static let strict = Option(name: "strict", about: "exit 1 if there is any error")
  static let format = Option(
    name: "format", value: "text|json", about: "how diagnostics are printed; json is one object a line")
}

extension Arguments {
  /// The language that `--locale` asks for.
  func language() throws(Stop) -> String? {
    guard let tag = value("locale") else { return nil }
    if let tag = LanguageTag(checking: tag) { return tag.description }
    let meant = LanguageTag(meantBy: tag).map { "; did you mean \"\($0)\"?" } ?? ""
    throw usage("--locale takes a language tag as ja-JP; found \(String(quoting: tag))" + meant)
  }

  /// The zone that `--time-zone` asks for.
  func zone() throws(Stop) -> Zone? {
    guard let name = value("time-zone") else { return nil }
    if let zone = Zone(name) { return zone }
    let meant = Zone.meant(by: name).map { "; did you mean \"\($0)\"?" } ?? ""
    throw usage(
      "--time-zone takes a time zone as Asia/Tokyo, or a distance from UTC as +09:00; found \(String(quoting: name))"
        + meant)
  }

  /// What a page is asked for, its tab aside.
  func request() throws(Stop) -> PageRequest {
    var request = PageRequest()
    request.zone = try zone()
    request.now = try value("now", "an RFC 3339 time as 2026-11-30T10:00:00+09:00", Moment.init)
    return request
  }

  /// How wide text is drawn: what was asked for, else the terminal, else 80 cells.
  func width(_ streams: Streams) throws(Stop) -> Int {
    let asked = try value("width", "a whole number from 1 to 1000") { text in
      Int(text).flatMap { (1...1_000).contains($0) ? $0 : nil }
    }
    return asked ?? streams.terminalWidth.map { min(max($0, 1), 1_000) } ?? 80
  }

  /// How diagnostics are printed.
  func reporter(_ streams: Streams) throws(Stop) -> Reporter {
    let asJSON = try value("format", "\"text\" or \"json\"") { word -> Bool? in
      same(word, "json") ? true : same(word, "text") ? false : nil
    }
    return Reporter(
      streams, asJSON: asJSON ?? false, colours: try colours(streams, isTerminal: streams.isErrorTerminal))
  }

  /// The tab that `--tab` names; it stops when the layout has none of that id.
  func tab(of plan: Plan, _ reporter: Reporter) throws(Stop) -> String? {
    guard let tab = value("tab") else { return nil }
    if plan.tabIDs.contains(where: { same($0, tab) }) { return tab }
    throw reporter.stop([plan.unknownTab(tab)], .usage)
  }
}
