import Vitrine
import VitrineJSON
import VitrineTerminal
import VitrineViewer

// `preview --interactive` and `preview --watch`.

extension Option {
  static let interactive = Option(
    name: "interactive", letter: "i",
    about: "look around in it, full screen: scroll, switch tabs, choose, search; ? says which keys there are")
  static let watch = Option(
    name: "watch", letter: "w",
    about: "like --interactive, and drawn anew whenever the layout, its data or its theme is saved")
}

extension Arguments {
  /// Whether the preview is looked at in full screen.
  var isInteractive: Bool { has("interactive") || has("watch") }

  /// Shows a layout until somebody quits.
  func view(_ shell: Shell) async throws(Stop) -> ExitCode {
    let isWatching = has("watch")
    let (streams, path) = (shell.streams, operands[0])
    let option = isWatching ? "--watch" : "--interactive"
    guard streams.isOutputTerminal else {
      throw usage("\(option) needs a terminal to draw on, and standard output is none")
    }
    guard streams.isInputTerminal || TerminalDevice.keysDescriptor != nil else {
      throw usage("\(option) needs a terminal to read keys from, and there is none")
    }
    guard TerminalName(streams.environment).moves else {
      let name = streams.environment["TERM"] ?? ""
      throw usage(
        "\(option) needs a terminal that can move its cursor; "
          + (name.utf8.isEmpty ? "TERM is not set" : "TERM is \(String(quoting: name))"))
    }
    if isWatching, same(path, "-") {
      throw usage("--watch needs a file to watch, and standard input is none")
    }
    let reporter = try reporter(streams)
    var request = try request()
    request.showsHoles = true
    let language = try language()
    let paint = try paint(streams, isTerminal: true)
    let width = has("width") ? try width(streams) : nil
    if let tab = value("tab") { request.tab = tab }
    let themeFile = try shell.themeFile(self, near: path)
    if has("theme"), themeFile == nil { request.theme = .standard }
    var layout = ViewedLayout(path, language: language, request, themeFile: themeFile, shell)
    let sight = await layout.read()
    // What cannot be read is no screen to watch; what is not right yet is.
    if layout.isMissing { throw reporter.stop(sight.faults, .unreadable) }
    if sight.page == nil, !isWatching { throw reporter.stop(sight.faults, .errors) }
    if let plan = layout.plan { _ = try tab(of: plan, reporter) }
    // Pictures are drawn in cells that are painted like all others; pixels would have to be moved with each scroll.
    let means = try PictureMeans(
      way: pictures(streams, paint, isPaged: true).way == .none || paint.colours == .none ? .none : .symbols)
    let studio = layout.folder.flatMap { shell.studio(in: $0, means, paint) }
    var end: Viewer
    do throws(TerminalFault) {
      var loop = try ViewerLoop(
        layout, sight, paint: paint, studio: studio, asksGround: asksGround(streams), widest: width,
        isWatching: isWatching)
      end = await loop.run()
    } catch {
      throw .failed("the terminal could not be taken over: \(error.reason)")
    }
    if let studio { shell.report(studio, wasAsked: asksForPictures) }
    return has("strict") && end.diagnostics.errors > 0 ? .errors : .fine
  }

  /// Whether the terminal is asked for its ground: not if the command line says it, and not what answers in a
  /// terminal's place.
  private func asksGround(_ streams: Streams) -> Bool {
    if let ground = value("ground"), !same(ground, "auto") { return false }
    let environment = streams.environment
    if environment["TMUX"] != nil || environment["STY"] != nil { return false }
    let name = environment["TERM"] ?? ""
    return !name.utf8.starts(with: "screen".utf8) && !name.utf8.starts(with: "tmux".utf8)
  }
}
