/// A canvas that writes one module's content as HTML.
///
/// Class names are the canvas's words with the prefix `v-`; they are stable.
public struct HTMLCanvas: Canvas, ~Copyable {
  /// How the content of an arrangement is wrapped.
  private enum Wrapping {
    /// Each direct word and each item is an entry of a list.
    case entries
    /// Words stand as they are.
    case flow
  }

  private var out = HTMLWriter.make()
  package private(set) var ledger: Ledger
  private let context: DrawingContext
  private let formats: Formats
  private var wrapping = Wrapping.flow
  private var isInLink = false
  private var hasPriorityPicture: Bool
  private var labels = 0

  package init(_ context: DrawingContext) {
    self.context = context
    formats = Formats(context)
    ledger = Ledger(context.limits)
    hasPriorityPicture = context.hasPriority
  }

  /// The module's content, and what was counted on the way.
  package consuming func finish() -> (bytes: [UInt8], ledger: Ledger) {
    let ledger = ledger
    return (out.finish(), ledger)
  }

  // Text

  public mutating func heading(_ text: Text) {
    let open: StaticString = context.isTitled ? "<h3 class=\"v-heading\">" : "<h2 class=\"v-heading\">"
    entry { $0.element(open, $0.context.isTitled ? "</h3>" : "</h2>") { $0.out.text(text) } }
  }

  public mutating func text(_ text: Text, _ role: TextRole) {
    entry { canvas in
      switch role {
      case .body: canvas.out.raw("<p class=\"v-text v-body\">")
      case .name: canvas.out.raw("<p class=\"v-text v-name\">")
      case .caption: canvas.out.raw("<p class=\"v-text v-caption\">")
      case .label: canvas.out.raw("<p class=\"v-text v-label\">")
      case .lead: canvas.out.raw("<p class=\"v-text v-lead\">")
      }
      canvas.out.text(text)
      canvas.out.raw("</p>")
    }
  }

  public mutating func price(_ price: Money, was oldPrice: Money?) {
    entry { canvas in
      canvas.out.raw(oldPrice == nil ? "<p class=\"v-price\">" : "<p class=\"v-price v-reduced\">")
      canvas.out.raw("<span class=\"v-hidden\">")
      canvas.out.text(canvas.formats.words.price)
      canvas.out.raw(" </span><span class=\"v-amount\">")
      canvas.out.text(canvas.formats.money(price))
      canvas.out.raw("</span>")
      if let oldPrice {
        canvas.out.raw(" <del class=\"v-old\"><span class=\"v-hidden\">")
        canvas.out.text(canvas.formats.words.oldPrice)
        canvas.out.raw(" </span>")
        canvas.out.text(canvas.formats.money(oldPrice))
        canvas.out.raw("</del>")
      }
      canvas.out.raw("</p>")
    }
  }

  public mutating func badge(_ text: Text, _ tone: Tone) {
    entry { canvas in
      canvas.out.raw("<span class=\"v-badge v-")
      canvas.out.text(tone.rawValue)
      canvas.out.raw("\">")
      canvas.out.text(text)
      canvas.out.raw("</span>")
    }
  }

  public mutating func rating(_ rating: Rating) {
    entry { canvas in
      let stars = canvas.formats.stars(rating)
      canvas.out.raw("<p class=\"v-rating\"><span class=\"v-star\" aria-hidden=\"true\">★ ")
      canvas.out.text(stars)
      canvas.out.raw("</span><span class=\"v-hidden\">")
      canvas.out.text(canvas.formats.words.stars(stars))
      canvas.out.raw("</span>")
      if let count = rating.count {
        canvas.out.raw(" <span class=\"v-count\">(")
        canvas.out.text(canvas.formats.words.ratings(canvas.formats.count(count)))
        canvas.out.raw(")</span>")
      }
      canvas.out.raw("</p>")
    }
  }

  public mutating func ordinal() {
    guard let step = ledger.current else { return }
    entry { canvas in
      canvas.out.raw("<span class=\"v-ordinal\">")
      canvas.out.number(step.itemPosition.number)
      canvas.out.raw("</span>")
    }
  }

  public mutating func statedRank(_ stated: StatedRank) {
    entry { canvas in
      canvas.out.raw("<p class=\"v-stated\" data-stated=\"")
      canvas.out.number(stated.number)
      canvas.out.raw("\">")
      canvas.out.text(canvas.formats.words.stated(stated.number))
      canvas.out.raw("</p>")
    }
  }

  public mutating func time(_ moment: Moment, _ style: TimeStyle) {
    entry { canvas in
      canvas.out.raw("<time class=\"v-time\"")
      canvas.out.attribute("datetime", canvas.formats.machineTime(moment))
      canvas.out.raw(">")
      canvas.out.text(canvas.formats.time(moment, style))
      canvas.out.raw("</time>")
    }
  }

  // Pictures

  public mutating func image(_ picture: Picture, aspect: AspectRatio) {
    entry { $0.picture(picture, aspect: aspect) }
  }

  private mutating func picture(_ picture: Picture, aspect: AspectRatio) {
    out.raw("<img class=\"v-image")
    name(aspect)
    out.attribute("src", context.written(picture.address.description))
    switch picture.alternative {
    case .words(let words): out.attribute("alt", words.string)
    case .decorative: out.raw(" alt=\"\"")
    }
    dimensions(picture.size, aspect: aspect)
    if context.isEager {
      if hasPriorityPicture { out.raw(" fetchpriority=\"high\"") }
      hasPriorityPicture = false
    } else {
      out.raw(" loading=\"lazy\"")
    }
    out.raw(" decoding=\"async\">")
  }

  /// Width and height are always written, so that nothing moves when the picture comes.
  private mutating func dimensions(_ size: PixelSize?, aspect: AspectRatio) {
    let size = size ?? PixelSize(aspect.width * 120, aspect.height * 120)
    out.attribute("width", size?.width ?? 1)
    out.attribute("height", size?.height ?? 1)
  }

  /// Ends a class with the aspect's name, so that a stylesheet can crop pictures that stand side by side alike.
  private mutating func name(_ aspect: AspectRatio) {
    switch aspect {
    case .square: out.raw(" v-square\"")
    case .portrait: out.raw(" v-portrait\"")
    case .photograph: out.raw(" v-photograph\"")
    case .film: out.raw(" v-film\"")
    case .banner: out.raw(" v-banner\"")
    default: out.raw("\"")
    }
  }

  public mutating func video(_ clip: Clip, aspect: AspectRatio) {
    // A film's own controls may not stand inside a link: there it plays by itself, muted, over its poster, and
    // the stylesheet leaves the poster alone for readers who want no motion.
    if isInLink {
      entry { canvas in
        canvas.out.raw("<span class=\"v-clip")
        canvas.name(aspect)
        canvas.out.raw(">")
        canvas.picture(clip.poster, aspect: aspect)
        canvas.out.raw("<video class=\"v-video\" autoplay muted loop playsinline")
        canvas.film(clip, aspect: aspect)
        canvas.out.raw("</span>")
      }
      return
    }
    entry { canvas in
      canvas.out.raw("<video class=\"v-video")
      canvas.name(aspect)
      canvas.out.raw(" controls muted loop playsinline preload=\"none\"")
      canvas.film(clip, aspect: aspect)
    }
  }

  private mutating func film(_ clip: Clip, aspect: AspectRatio) {
    out.attribute("poster", context.written(clip.poster.address.description))
    dimensions(clip.poster.size, aspect: aspect)
    if isInLink {
      out.raw(" aria-hidden=\"true\"")
    } else if case .words(let words) = clip.poster.alternative, !words.isEmpty {
      out.attribute("aria-label", words.string)
    } else {
      out.attribute("aria-label", formats.words.film)
    }
    out.attribute("src", context.written(clip.address.description))
    out.raw("></video>")
  }

  // Doing

  public mutating func link(to address: Link, _ content: (inout HTMLCanvas) -> Void) {
    if isInLink {
      content(&self)
      return
    }
    entry { canvas in
      canvas.out.raw("<a class=\"v-link\"")
      canvas.out.attribute("href", canvas.context.written(address.description))
      canvas.stamp()
      canvas.out.raw(">")
      canvas.isInLink = true
      canvas.flow(content)
      canvas.isInLink = false
      canvas.out.raw("</a>")
    }
  }

  public mutating func choice(_ label: Text, name: String, options: [ChoiceOption]) {
    guard !isInLink else { return text(label, .label) }
    entry { canvas in
      canvas.out.raw("<form class=\"v-choice\" method=\"get\"")
      canvas.stamp()
      canvas.out.raw("><fieldset><legend>")
      canvas.out.text(label)
      canvas.out.raw("</legend>")
      for option in options {
        canvas.out.raw("<label class=\"v-option\"><input type=\"radio\"")
        canvas.out.attribute("name", name)
        canvas.out.attribute("value", option.value)
        canvas.out.raw(option.isSelected ? " checked><span>" : "><span>")
        canvas.out.text(option.label)
        canvas.out.raw("</span></label>")
      }
      canvas.out.raw("</fieldset><button class=\"v-submit\">")
      canvas.out.text(canvas.formats.words.show)
      canvas.out.raw("</button></form>")
    }
  }

  public mutating func button(_ label: Text, _ action: Action) {
    guard !isInLink else { return text(label, .label) }
    entry { canvas in
      canvas.out.raw("<form class=\"v-do\" method=\"get\"><button class=\"v-button\"")
      canvas.out.attribute("name", action.name)
      canvas.out.attribute("value", action.value)
      canvas.stamp()
      canvas.out.raw(">")
      canvas.out.text(label)
      canvas.out.raw("</button></form>")
    }
  }

  public mutating func search(_ box: SearchBox) {
    guard !isInLink else { return text(box.placeholder, .label) }
    entry { canvas in
      canvas.out.raw("<form class=\"v-search\" role=\"search\" method=\"get\"")
      canvas.out.attribute("action", canvas.context.written(box.action.description))
      canvas.stamp()
      canvas.out.raw("><input type=\"search\"")
      canvas.out.attribute("name", box.parameter)
      canvas.out.attribute("placeholder", box.placeholder.string)
      canvas.out.attribute("aria-label", box.label?.string ?? canvas.formats.words.search)
      canvas.out.raw("><button class=\"v-submit\">")
      canvas.out.text(canvas.formats.words.search)
      canvas.out.raw("</button></form>")
    }
  }

  private mutating func stamp() { out.attribute("data-vt", ledger.stamp(in: context)) }

  // Arranging

  public mutating func stack(_ axis: Axis, _ content: (inout HTMLCanvas) -> Void) {
    entry { canvas in
      canvas.out.raw(axis == .vertical ? "<div class=\"v-stack\">" : "<div class=\"v-stack v-across\">")
      canvas.flow(content)
      canvas.out.raw("</div>")
    }
  }

  public mutating func grid(columns: Int, _ content: (inout HTMLCanvas) -> Void) {
    entry { canvas in
      canvas.out.raw("<ul class=\"v-grid v-columns-")
      canvas.out.number(min(max(columns, 1), 6))
      canvas.out.raw("\">")
      canvas.entries(content)
      canvas.out.raw("</ul>")
    }
  }

  public mutating func carousel(_ content: (inout HTMLCanvas) -> Void) {
    entry { canvas in
      canvas.out.raw("<ul class=\"v-carousel\" tabindex=\"0\">")
      canvas.entries(content)
      canvas.out.raw("</ul>")
    }
  }

  public mutating func list(_ kind: ListKind, _ content: (inout HTMLCanvas) -> Void) {
    entry { canvas in
      switch kind {
      case .plain: canvas.out.raw("<ul class=\"v-list\">")
      case .bulleted: canvas.out.raw("<ul class=\"v-list v-bulleted\">")
      case .ordered: canvas.out.raw("<ol class=\"v-list v-ordered\">")
      }
      canvas.entries(content)
      canvas.out.raw(kind == .ordered ? "</ol>" : "</ul>")
    }
  }

  public mutating func group(_ role: GroupRole, _ content: (inout HTMLCanvas) -> Void) {
    entry { canvas in
      canvas.out.raw("<div class=\"v-")
      canvas.out.text(role.word)
      if case .callout(let tone) = role {
        canvas.out.raw(" v-")
        canvas.out.text(tone.rawValue)
      }
      canvas.out.raw("\">")
      canvas.flow(content)
      canvas.out.raw("</div>")
    }
  }

  public mutating func divider() { entry { $0.out.raw("<hr class=\"v-divider\">") } }

  public mutating func items<Run: Collection>(_ run: Run, _ draw: (inout HTMLCanvas, Run.Element) -> Void)
  where Run.Element: Identified {
    ledger.beginRun()
    for element in run {
      guard ledger.enter(element.id) else { return }
      if wrapping == .entries {
        out.raw("<li class=\"v-entry v-item\">")
        flow { draw(&$0, element) }
        out.raw("</li>")
      } else {
        out.raw("<div class=\"v-item\">")
        flow { draw(&$0, element) }
        out.raw("</div>")
      }
      ledger.leave()
      ledger.written(out.count)
    }
  }

  public mutating func html(_ markup: Markup, text: Text) {
    entry { canvas in
      for part in markup.parts {
        switch part {
        case .literal(let literal): canvas.out.raw(literal)
        case .escaped(let string): canvas.out.text(string)
        case .address(let address): canvas.out.text(canvas.context.written(address))
        }
      }
    }
  }

  // How words stand in arrangements

  /// One word: wrapped as an entry where entries are asked for, nothing once the limit is reached.
  private mutating func entry(_ write: (inout HTMLCanvas) -> Void) {
    guard !ledger.isSilent else { return }
    if wrapping == .entries {
      out.raw("<li class=\"v-entry\">")
      flow(write)
      out.raw("</li>")
    } else {
      write(&self)
    }
    ledger.written(out.count)
  }

  private mutating func element(
    _ open: StaticString, _ close: StaticString, _ write: (inout HTMLCanvas) -> Void
  ) {
    out.raw(open)
    write(&self)
    out.raw(close)
  }

  private mutating func flow(_ content: (inout HTMLCanvas) -> Void) { arranged(.flow, content) }
  private mutating func entries(_ content: (inout HTMLCanvas) -> Void) { arranged(.entries, content) }

  private mutating func arranged(_ wrapping: Wrapping, _ content: (inout HTMLCanvas) -> Void) {
    let outer = self.wrapping
    self.wrapping = wrapping
    content(&self)
    self.wrapping = outer
  }
}
