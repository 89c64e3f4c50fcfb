import VitrineUI

/// Writes what stands around modules: the document, the screen's frame, each module's own frame.
struct PageWriter: ~Copyable {
  private var canvas: HTMLCanvas
  private let page: Page
  private let words: Words
  /// The screen's title, picked once.
  private let title: String
  private let isRightToLeft: Bool

  /// What the page's modules are drawn with, by which a cache finds them again.
  private var surroundings: Surroundings

  /// Whether all its modules were as a cache had them, so that the page can be kept as it is.
  private(set) var isKept = true
  /// When it is the same.
  private(set) var time = KeptTime.any

  /// What drawing has shown to be wrong so far.
  private(set) var findings: [Finding] = []

  init(_ page: Page, _ output: consuming OutputBuffer) {
    self.page = page
    let context = page.plan.context(for: page.request)
    canvas = HTMLCanvas(context, output: output)
    surroundings = Surroundings(context)
    words = Words(page.plan.language)
    title = page.screenTitle
    isRightToLeft = page.plan.language.isRightToLeft
  }

  consuming func finish() -> OutputBuffer { canvas.output() }

  // The document

  mutating func open(stylesheet: Link?) {
    canvas.out.raw("<!doctype html>\n<html")
    canvas.out.attribute("lang", page.plan.language.description)
    if isRightToLeft { canvas.out.raw(" dir=\"rtl\"") }
    canvas.out.raw(">\n<head>\n<meta charset=\"utf-8\">\n")
    canvas.out.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    canvas.out.raw("<meta name=\"color-scheme\" content=\"light dark\">\n<title>")
    canvas.out.text(page.plan.screen.hasTabs ? page.tab.title + " – " + title : title)
    canvas.out.raw("</title>\n")
    if let stylesheet {
      canvas.out.raw("<link rel=\"stylesheet\"")
      canvas.out.attribute("href", stylesheet.description)
      canvas.out.raw(">\n")
      // What is linked has the standard colours, or those of another page.
      if !page.theme.looksStandard {
        canvas.out.raw("<style>\n")
        canvas.out.append(page.theme.css)
        canvas.out.raw("</style>\n")
      }
    } else {
      canvas.out.raw("<style>\n")
      canvas.out.append(page.theme.css)
      canvas.out.raw(Stylesheet.rules)
      canvas.out.raw("</style>\n")
    }
    canvas.out.raw("</head>\n<body")
    canvas.out.attribute("class", "vt-screen vt-screen-" + page.plan.screen.id)
    canvas.out.raw(">\n")
  }

  mutating func top(_ header: [SettledModule]) {
    canvas.out.raw("<a class=\"vt-skip\" href=\"#main\"")
    ownWords()
    canvas.out.raw(words.skip)
    canvas.out.raw("</a>\n<header class=\"vt-header\">\n<div class=\"vt-bar\">\n<h1 class=\"vt-title\"")
    canvas.out.direction(of: title, isRightToLeft: isRightToLeft)
    canvas.out.raw(">")
    canvas.out.text(title)
    canvas.out.raw("</h1>\n")
    modules(header)
    canvas.out.raw("</div>\n")
    tabs()
    canvas.out.raw("</header>\n")
  }

  private mutating func tabs() {
    guard page.plan.screen.hasTabs, page.plan.tabs.count > 1 else { return }
    canvas.out.raw("<nav class=\"vt-tabs\"")
    canvas.out.attribute("aria-label", words.tabs)
    canvas.out.raw(">\n<ul>\n")
    for (offset, tab) in page.plan.tabs.enumerated() {
      canvas.out.raw("<li><a class=\"vt-tab\"")
      canvas.out.attribute("href", page.request.tabLinks.address(of: tab.id, isFirst: offset == 0))
      if tab.id.utf8.elementsEqual(page.tab.id.utf8) { canvas.out.raw(" aria-current=\"page\"") }
      canvas.out.direction(of: tab.title, isRightToLeft: isRightToLeft)
      canvas.out.raw(">")
      canvas.out.text(tab.title)
      canvas.out.raw("</a></li>\n")
    }
    canvas.out.raw("</ul>\n</nav>\n")
  }

  mutating func main(_ modules: [SettledModule]) {
    canvas.out.raw("<main class=\"vt-main\" id=\"main\" tabindex=\"-1\">\n")
    self.modules(modules)
    canvas.out.raw("</main>\n")
  }

  mutating func close() { canvas.out.raw("</body>\n</html>\n") }

  /// Ends a tag whose text is the engine's.
  private mutating func ownWords() {
    canvas.out.language(of: words, isRightToLeft: isRightToLeft)
    canvas.out.raw(">")
  }

  // A module

  /// Modules in their frames: those that a cache has as it has them, the others drawn.
  mutating func modules(_ modules: [SettledModule]) {
    guard let cache = page.plan.cache else {
      modules.withUnsafeBufferPointer { lent in
        for offset in lent.indices { lend(lent, offset) { module($0) } }
      }
      return
    }
    let known = cache.drawings(of: modules, in: surroundings, at: page.request.now)
    surroundings = known.surroundings
    for (one, drawing) in zip(modules, known.drawings) {
      if let drawing {
        canvas.out.append(drawing.bytes)
        findings += drawing.findings
        if case .only = drawing.time { time = drawing.time }
      } else {
        if case .ready = one.state { isKept = false }
        module(one, cache)
      }
    }
  }

  /// One module in its frame, drawn straight into the page; one that leaves nothing is taken back.
  ///
  /// Its bytes hold nothing that depends on a neighbour.
  private mutating func module(_ module: SettledModule, _ cache: Cache? = nil) {
    switch module.state {
    case .ready(let prepared):
      let start = canvas.out.count
      attempt(module, prepared.drawing)
      guard canvas.ledger.excess == nil else { return standIn(for: module) }
      let repetition = canvas.firstRepetition?.finding(in: module)
      if let repetition { findings.append(repetition) }
      if let cache { keep(module, after: start, [repetition].compactMap(\.self), in: cache) }
    case .hole(let finding, let isHidden):
      if page.request.showsHoles, !isHidden { hole(module, finding) }
    }
  }

  /// What stands in for a module that draws too much.
  private mutating func standIn(for module: SettledModule) {
    let drawn = page.drawn(module) { module, drawing, _ in
      attempt(module, drawing)
      return ((), canvas.ledger.record, isEmpty: canvas.contentCount == 0)
    }
    if case .hole(let finding, isHidden: false) = drawn.outcome, page.request.showsHoles {
      hole(drawn.module, finding)
    }
    findings += drawn.findings
  }

  /// Keeps a module that was drawn as it was meant to be; what stands in for one is written anew each time.
  private func keep(_ module: SettledModule, after start: Int, _ findings: [Finding], in cache: Cache) {
    guard let model = module.kept else { return }
    let time = canvas.ledger.usesClock ? KeptTime.only(page.request.now) : .any
    cache.keep(
      KeptDrawing(module.frame, model, surroundings, time, canvas.out.bytes(after: start), findings))
  }

  /// Draws a module in its frame, and takes both back if it draws too much or nothing.
  private mutating func attempt(_ module: SettledModule, _ drawing: any Drawing) {
    let start = canvas.out.count
    canvas.begin(module.id ?? "", module.slot, isTitled: module.title != nil)
    if let markup = module.markup, canvas.hasNoPrefix {
      canvas.append(markup)
    } else {
      canvas.open(FrameContent(module), words, isRightToLeft: isRightToLeft)
    }
    canvas.beginContent()
    drawing.draw(on: &canvas)
    if canvas.leavesNothing {
      canvas.out.truncate(to: start)
      canvas.beginContent()
    } else if module.title == nil {
      canvas.out.raw("</div>\n</div>\n")
    } else {
      canvas.out.raw("</div>\n</section>\n")
    }
  }

  private mutating func hole(_ module: SettledModule, _ finding: Finding) {
    canvas.begin(module.id ?? "", module.slot, isTitled: module.title != nil)
    canvas.out.raw("<div")
    canvas.name(FrameContent(module), isHole: true)
    canvas.out.raw(">\n<p class=\"vt-why\"")
    ownWords()
    canvas.out.raw(words.unavailable)
    // Reasons are English in every page.
    canvas.out.raw("</p>\n<p class=\"vt-reason\" lang=\"en\" dir=\"ltr\">")
    canvas.out.text(finding.message + " [" + finding.rule.rawValue + "]")
    canvas.out.raw("</p>\n</div>\n")
  }
}

extension FrameContent {
  fileprivate init(_ module: borrowing SettledModule) {
    self.init(id: module.id, type: module.type, title: module.title, more: module.more)
  }
}
