import VitrineUI

/// Writes what stands around modules: the document, the screen's frame, each module's own frame.
struct PageWriter: ~Copyable {
  private var out = HTMLWriter.make()
  private let page: Page
  private let words: Words
  private let isRightToLeft: Bool

  init(_ page: Page) {
    self.page = page
    words = Words(page.plan.language)
    isRightToLeft = page.plan.language.isRightToLeft
  }

  consuming func finish() -> [UInt8] { out.finish() }

  // The document

  mutating func open(stylesheet: Link?) {
    out.raw("<!doctype html>\n<html")
    out.attribute("lang", page.plan.language.description)
    if isRightToLeft { out.raw(" dir=\"rtl\"") }
    out.raw(">\n<head>\n<meta charset=\"utf-8\">\n")
    out.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    out.raw("<meta name=\"color-scheme\" content=\"light dark\">\n<title>")
    out.text(page.plan.screen.hasTabs ? page.tab.title + " – " + page.screenTitle : page.screenTitle)
    out.raw("</title>\n")
    if let stylesheet {
      out.raw("<link rel=\"stylesheet\"")
      out.attribute("href", stylesheet.description)
      out.raw(">\n")
      // What is linked has the standard colours, or those of another page.
      if page.theme.css != Theme.standard.css {
        out.raw("<style>\n")
        out.append(page.theme.css)
        out.raw("</style>\n")
      }
    } else {
      out.raw("<style>\n")
      out.append(page.theme.css)
      out.raw(Stylesheet.rules)
      out.raw("</style>\n")
    }
    out.raw("</head>\n<body")
    out.attribute("class", "vt-screen vt-screen-" + page.plan.screen.id)
    out.raw(">\n")
  }

  mutating func top(_ header: [DrawnModule<[UInt8]>]) {
    out.raw("<a class=\"vt-skip\" href=\"#main\"")
    ownWords()
    out.text(words.skip)
    out.raw("</a>\n<header class=\"vt-header\">\n<div class=\"vt-bar\">\n<h1 class=\"vt-title\"")
    out.direction(of: page.screenTitle, isRightToLeft: isRightToLeft)
    out.raw(">")
    out.text(page.screenTitle)
    out.raw("</h1>\n")
    for module in header { section(module) }
    out.raw("</div>\n")
    tabs()
    out.raw("</header>\n")
  }

  private mutating func tabs() {
    guard page.plan.screen.hasTabs, page.plan.tabs.count > 1 else { return }
    out.raw("<nav class=\"vt-tabs\"")
    out.attribute("aria-label", words.tabs)
    out.raw(">\n<ul>\n")
    for (offset, tab) in page.plan.tabs.enumerated() {
      out.raw("<li><a class=\"vt-tab\"")
      out.attribute("href", page.request.tabLinks.address(of: tab.id, isFirst: offset == 0))
      if tab.id.utf8.elementsEqual(page.tab.id.utf8) { out.raw(" aria-current=\"page\"") }
      out.direction(of: tab.title, isRightToLeft: isRightToLeft)
      out.raw(">")
      out.text(tab.title)
      out.raw("</a></li>\n")
    }
    out.raw("</ul>\n</nav>\n")
  }

  mutating func main(_ modules: [DrawnModule<[UInt8]>]) {
    out.raw("<main class=\"vt-main\" id=\"main\" tabindex=\"-1\">\n")
    for module in modules { section(module) }
    out.raw("</main>\n")
  }

  mutating func close() { out.raw("</body>\n</html>\n") }

  /// Ends a tag whose text is the engine's.
  private mutating func ownWords() {
    out.language(of: words, isRightToLeft: isRightToLeft)
    out.raw(">")
  }

  // A module

  /// One module in its frame.
  ///
  /// Its bytes hold nothing that depends on a neighbour.
  mutating func section(_ drawn: DrawnModule<[UInt8]>) {
    switch drawn.outcome {
    case .collapsed: return
    case .shown(let content, _): shown(drawn.module, content)
    case .hole(let finding, let isHidden):
      if page.request.showsHoles && !isHidden { hole(drawn.module, finding) }
    }
  }

  private mutating func shown(_ module: SettledModule, _ content: [UInt8]) {
    let id = module.id ?? ""
    out.raw(module.title == nil ? "<div" : "<section")
    frame(module, id, "vt-module")
    if let title = module.title {
      out.attribute("aria-labelledby", "t-" + id)
      out.raw(">\n<div class=\"vt-frame\"><h2 class=\"vt-name\"")
      out.attribute("id", "t-" + id)
      out.direction(of: title, isRightToLeft: isRightToLeft)
      out.raw(">")
      out.text(title)
      out.raw("</h2>")
      more(module, title)
      out.raw("</div>\n")
    } else {
      out.raw(">\n")
    }
    out.raw("<div class=\"vt-content\">")
    out.append(content)
    out.raw("</div>\n")
    out.raw(module.title == nil ? "</div>\n" : "</section>\n")
  }

  private mutating func frame(_ module: SettledModule, _ id: String, _ name: String) {
    let type = module.type.flatMap(ModuleType.init)?.className
    out.attribute("class", type.map { name + " vt-" + $0 } ?? name)
    if module.id != nil { out.attribute("id", "m-" + id) }
    out.attribute("data-vt", Ledger(DrawingLimits()).stamp(in: page.context(module)))
  }

  private mutating func more(_ module: SettledModule, _ title: Text) {
    guard let address = module.more else { return }
    let context = page.context(module)
    out.raw("<a class=\"vt-more\"")
    out.attribute("href", context.written(address.description))
    out.attribute("data-vt", Ledger(DrawingLimits()).stamp(in: context))
    out.raw("><span")
    ownWords()
    out.text(words.more)
    out.raw("</span><span class=\"v-hidden\"> ")
    out.text(title)
    out.raw("</span></a>")
  }

  private mutating func hole(_ module: SettledModule, _ finding: Finding) {
    out.raw("<div")
    frame(module, module.id ?? "", "vt-module vt-hole")
    out.raw(">\n<p class=\"vt-why\"")
    ownWords()
    out.text(words.unavailable)
    // Reasons are English in every page.
    out.raw("</p>\n<p class=\"vt-reason\" lang=\"en\" dir=\"ltr\">")
    out.text(finding.message + " [" + finding.rule.rawValue + "]")
    out.raw("</p>\n</div>\n")
  }
}
