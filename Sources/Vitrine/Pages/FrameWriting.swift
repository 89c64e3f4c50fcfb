import VitrineUI

/// What a module's frame says.
struct FrameContent {
  let id: String?
  let type: String?
  let title: Text?
  let more: Link?
}

extension HTMLCanvas {
  /// Opens the frame of the module that the canvas was turned to, up to its content.
  mutating func open(_ frame: FrameContent, _ words: Words, isRightToLeft: Bool) {
    out.raw(frame.title == nil ? "<div" : "<section")
    name(frame, isHole: false)
    if let title = frame.title {
      out.raw(" aria-labelledby=\"t-")
      out.text(frame.id ?? "")
      out.raw("\">\n<div class=\"vt-frame\"><h2 class=\"vt-name\" id=\"t-")
      out.text(frame.id ?? "")
      out.raw("\"")
      out.direction(of: title, isRightToLeft: isRightToLeft)
      out.raw(">")
      out.text(title)
      out.raw("</h2>")
      if let more = frame.more { link(to: more, title, words, isRightToLeft: isRightToLeft) }
      out.raw("</div>\n")
    } else {
      out.raw(">\n")
    }
    out.raw("<div class=\"vt-content\">")
  }

  /// Writes who a module is into its tag: classes, id and stamp.
  mutating func name(_ frame: FrameContent, isHole: Bool) {
    out.raw(isHole ? " class=\"vt-module vt-hole" : " class=\"vt-module")
    if let type = frame.type.flatMap(ModuleType.init) {
      out.raw(" vt-")
      out.text(type.className)
    }
    out.raw("\"")
    if let id = frame.id {
      out.raw(" id=\"m-")
      out.text(id)
      out.raw("\"")
    }
    stamp()
  }

  private mutating func link(to more: Link, _ title: Text, _ words: Words, isRightToLeft: Bool) {
    out.raw("<a class=\"vt-more\"")
    address("href", more.text)
    stamp()
    out.raw("><span")
    out.language(of: words, isRightToLeft: isRightToLeft)
    out.raw(">")
    out.raw(words.more)
    out.raw("</span><span class=\"v-hidden\"> ")
    out.text(title)
    out.raw("</span></a>")
  }
}

/// Writes the frames of modules when they are planned, so that a page copies them.
struct FrameWriter: ~Copyable {
  private var canvas: HTMLCanvas
  private let words: Words
  private let isRightToLeft: Bool

  init(_ language: LanguageTag, _ conventions: Conventions) {
    canvas = HTMLCanvas(
      DrawingContext(
        moduleID: "", slot: ModuleSlot(region: .tab, entry: 1), language: language, conventions: conventions))
    words = Words(language)
    isRightToLeft = language.isRightToLeft
  }

  /// A module, its frame written, and that of its fallback, which has the module's title unless it has its own.
  mutating func framed(_ module: PlannedModule) -> PlannedModule {
    var framed = module
    framed.markup = markup(module)
    if case .module(var fallback) = module.fallback {
      fallback.title = fallback.title ?? module.title
      framed.fallback = .module(self.framed(fallback))
    }
    return framed
  }

  private mutating func markup(_ module: PlannedModule) -> FrameMarkup? {
    canvas.begin(module.id ?? "", module.slot, isTitled: module.title != nil)
    canvas.open(
      FrameContent(id: module.id, type: module.type, title: module.title, more: module.more), words,
      isRightToLeft: isRightToLeft)
    return canvas.takeFrame()
  }
}
