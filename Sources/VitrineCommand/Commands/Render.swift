import Vitrine
import VitrineUI

extension Command {
  static let render = Command(
    name: "render", operands: Operands(name: "LAYOUT", count: 1...1),
    summary: "write a layout as an HTML page, or in another form",
    notes: """
      LAYOUT is a file, or - for standard input. The page goes to standard output unless -o says where.

      -o out/home.html writes the first tab there and the others beside it (out/home.cosme.html), so that their links
      lead somewhere; with --tab or --tab-links it writes that one file. -o out/ names the files after the layout.
      Relative addresses are written for the folder of the output; on standard output they stay as they are.

      Exit: 0 when there is a page, even with holes; 1 when there is none, or any error with --strict; 2 when the layout
      could not be read; 64 when the command line makes no sense.
      """,
    options: [
      Option(name: "output", letter: "o", value: "FILE|DIR/", about: "where to write; DIR/ takes every tab"),
      .tab,
      Option(name: "fragment", value: "MODULE-ID", about: "one module, byte for byte as the page has it"),
      Option(name: "text", about: "as text"), .width,
      Option(name: "outline", about: "as an outline: the drawing's words as JSON"),
      Option(name: "manifest", about: "as a manifest: ids, places, log fields, holes and why, as JSON"),
      .strict,
      Option(name: "dev", about: "show what cannot be shown as a placeholder with its reason"),
      .assets,
      Option(
        name: "stylesheet", value: "URL", about: "link this stylesheet instead of writing ours into the page"),
      Option(
        name: "tab-links", value: "TEMPLATE",
        about: "where tabs lead, as /home/{tab}; ?tab={tab} unless given"),
      Option(
        name: "csp",
        about: "print the page's Content-Security-Policy header; the page is written with -o, else not"),
      .theme, .locale, .timeZone, .now, .color, .ground, .links, .format,
    ],
    run: { arguments, shell throws(Stop) in
      let reporter = try arguments.reporter(shell.streams)
      let medium = try Medium(arguments, shell.streams)
      var request = try arguments.request()
      request.showsHoles = arguments.has("dev")
      let (file, plan) = try shell.plan(
        of: arguments.operands[0], language: try arguments.language(), reporter)
      let tab = try arguments.tab(of: plan, reporter)
      let themed = try shell.theme(arguments, near: arguments.operands[0], reporter)
      request.theme = themed?.theme
      let destination = try Destination(arguments, shell, plan, file, medium)
      request.tabLinks = destination.tabLinks
      request.addressPrefix = destination.addressPrefix

      var diagnostics = plan.diagnostics + (themed?.diagnostics ?? [])
      var written: [DrawnPage] = []
      for output in destination.outputs(of: plan, tab) {
        request.tab = output.tab
        let page = await plan.page(request)
        guard let drawn = medium.drawn(page, output.path) else {
          throw reporter.stop([plan.unknownModule(arguments.value("fragment") ?? "", on: page)], .usage)
        }
        diagnostics += page.diagnostics + drawn.diagnostics
        written.append(drawn)
      }
      diagnostics = diagnostics.inOrder
      reporter.report(diagnostics)
      for path in written.compactMap(\.path) where shell.isLayout(path, arguments.operands[0]) {
        throw .failed("\(printable(path)) is the layout itself; nothing was written")
      }
      for page in written {
        if let path = page.path {
          try shell.write(page.output.bytes, to: path)
        } else if page.policy == nil {
          try page.write(to: shell)
        }
        if let policy = page.policy {
          let file = written.count > 1 ? page.path.map { printable($0) + ": " } : nil
          _ = try shell.show((file ?? "") + "Content-Security-Policy: " + policy + "\n")
        }
      }
      let names = written.compactMap(\.path)
      if names.count > 1, !reporter.asJSON {
        shell.note("wrote " + names.map(printable).joined(separator: ", "))
      }
      return arguments.has("strict") && diagnostics.errors > 0 ? .errors : .fine
    })
}

/// A page in its form, until it is known that it may be written.
private final class DrawnPage {
  /// Where it goes; nil for stdout.
  let path: String?
  let output: OutputBuffer
  let diagnostics: [Diagnostic]
  /// The policy that goes with it, when it is asked for.
  let policy: String?

  init(_ path: String?, _ output: consuming OutputBuffer, _ diagnostics: [Diagnostic], policy: String?) {
    self.path = path
    self.output = output
    self.diagnostics = diagnostics
    self.policy = policy
  }

  /// Writes it to stdout from where it was drawn.
  func write(to shell: Shell) throws(Stop) {
    try output.withUnsafeBytes { bytes throws(Stop) in try shell.write(bytes) }
  }
}

/// The form in which a page is written.
private enum Medium {
  case html(stylesheet: Link?, hasPolicy: Bool)
  case fragment(String)
  case text(width: Int, TextPaint)
  case textFragment(String, width: Int, TextPaint)
  case outline
  case manifest

  init(_ arguments: Arguments, _ streams: Streams) throws(Stop) {
    try arguments.atMostOne(of: "text", "outline", "manifest")
    try arguments.atMostOne(of: "fragment", "outline")
    try arguments.atMostOne(of: "fragment", "manifest")
    for other in ["text", "outline", "manifest", "fragment"] {
      try arguments.atMostOne(of: "stylesheet", other)
      try arguments.atMostOne(of: "csp", other)
    }
    if arguments.has("width"), !arguments.has("text") { throw arguments.usage("--width goes with --text") }
    let fragment = arguments.value("fragment")
    if arguments.has("text") {
      let width = try arguments.width(streams)
      // A file is plain, and so is what is read by other programs, unless colours are asked for.
      let isShown = streams.isOutputTerminal && !arguments.has("output")
      let paint = arguments.has("color") ? try arguments.paint(streams, isTerminal: isShown) : TextPaint()
      self = fragment.map { .textFragment($0, width: width, paint) } ?? .text(width: width, paint)
    } else if arguments.has("outline") {
      self = .outline
    } else if arguments.has("manifest") {
      self = .manifest
    } else if let fragment {
      self = .fragment(fragment)
    } else {
      self = .html(
        stylesheet: try arguments.value(
          "stylesheet", "an http or https address, or a relative one",
          { MediaAddress($0) == nil ? nil : Link($0) }),
        hasPolicy: arguments.has("csp"))
    }
  }

  /// The page in this form; nil when it has no such module.
  func drawn(_ page: Page, _ path: String?) -> DrawnPage? {
    let rendering: Rendering?
    switch self {
    case .html(let stylesheet, _):
      var output = OutputBuffer(capacity: Page.likelyCapacity)
      let diagnostics = page.write(stylesheet: stylesheet, to: &output)
      return DrawnPage(path, output, diagnostics, policy: policy(of: page))
    case .fragment(let id): rendering = page.fragment(id)
    case .text(let width, let paint): rendering = page.text(width: width, paint: paint)
    case .textFragment(let id, let width, let paint):
      rendering = page.textFragment(id, width: width, paint: paint)
    case .outline: rendering = page.outline()
    case .manifest: rendering = page.manifest()
    }
    guard let rendering else { return nil }
    var output = OutputBuffer(capacity: rendering.bytes.count)
    output.append(rendering.bytes)
    return DrawnPage(path, output, rendering.diagnostics, policy: nil)
  }

  private func policy(of page: Page) -> String? {
    guard case .html(let stylesheet, hasPolicy: true) = self else { return nil }
    return page.contentSecurityPolicy(stylesheet: stylesheet)
  }

  var isPage: Bool { if case .html = self { true } else { false } }
  var isFragment: Bool {
    switch self {
    case .fragment, .textFragment: true
    default: false
    }
  }

  /// What the names of its files end with.
  var ending: String {
    switch self {
    case .html, .fragment: ".html"
    case .text, .textFragment: ".txt"
    case .outline: ".outline.json"
    case .manifest: ".manifest.json"
    }
  }
}

/// Where pages go, and what that means for the addresses in them.
private struct Destination {
  let addressPrefix: String
  let tabLinks: TabLinks
  private let kind: Kind

  private enum Kind {
    case stdout
    case file(String)
    /// Every tab: the folder, the stem and the ending of the files' names.
    case files(folder: String, stem: String, ending: String)
  }

  init(
    _ arguments: Arguments, _ shell: Shell, _ plan: Plan, _ layout: LayoutFile, _ medium: Medium
  ) throws(Stop) {
    let output = arguments.value("output").flatMap { same($0, "-") ? nil : $0 }
    let template = try arguments.value("tab-links", "an http or https address, or a relative one") { text in
      text.utf8.isEmpty || TabLinks.template(text).isSound ? text : nil
    }
    let assets = try arguments.assets()
    guard let output else {
      (kind, addressPrefix) = (.stdout, assets ?? "")
      tabLinks = template.map(TabLinks.template) ?? .query
      return
    }
    guard !output.utf8.isEmpty else { throw arguments.usage("-o takes the name of a file or a folder") }
    let isFolder = Path.isFolder(output) || shell.files.isFolder(output)
    let folder = isFolder ? Path.withSlash(output) : Path.folder(of: output)
    if isFolder, medium.isFragment {
      throw arguments.usage("a fragment is one file; found the folder \"\(printable(output))\"")
    }
    try shell.makeFolder(folder)
    addressPrefix =
      assets
      ?? Path.address(from: shell.files.resolved(folder) ?? shell.files.absolute(folder), to: layout.folder)
    if isFolder {
      let stem = layout.stem ?? plan.id
      kind = .files(folder: folder, stem: stem, ending: medium.ending)
      tabLinks = template.map(TabLinks.template) ?? .files(stem: percentEncoded(stem.utf8))
    } else if medium.isPage, template == nil, !arguments.has("tab"), plan.tabIDs.count > 1,
      output.utf8.suffix(5).elementsEqual(".html".utf8)
    {
      let stem = Path.stem(of: output)
      kind = .files(folder: folder, stem: stem, ending: medium.ending)
      tabLinks = .files(stem: percentEncoded(stem.utf8))
    } else {
      kind = .file(output)
      tabLinks = template.map(TabLinks.template) ?? .query
    }
  }

  /// A page to draw, and where it goes; no path is stdout.
  struct Output {
    let tab: String?
    let path: String?
  }

  /// What to draw.
  func outputs(of plan: Plan, _ tab: String?) -> [Output] {
    switch kind {
    case .stdout: return [Output(tab: tab, path: nil)]
    case .file(let path): return [Output(tab: tab, path: path)]
    case .files(let folder, let stem, let ending):
      let all = plan.tabIDs.enumerated().map { offset, id in
        Output(tab: id, path: folder + stem + (offset == 0 ? "" : "." + id) + ending)
      }
      if all.isEmpty { return [Output(tab: nil, path: folder + stem + ending)] }
      return all.filter { one in tab.map { same($0, one.tab ?? "") } ?? true }
    }
  }
}

extension Shell {
  /// Whether a path leads to the layout that is drawn.
  fileprivate func isLayout(_ path: String, _ layout: String) -> Bool {
    guard !same(layout, "-"), let one = files.resolved(path), let other = files.resolved(layout) else {
      return false
    }
    return same(one, other)
  }

  func write(_ bytes: [UInt8], to path: String) throws(Stop) {
    do throws(FileFault) { try files.write(bytes, to: path) } catch { throw .failed(error.message) }
  }

  fileprivate func makeFolder(_ path: String) throws(Stop) {
    do throws(FileFault) { try files.makeFolder(path) } catch { throw .failed(error.message) }
  }
}
