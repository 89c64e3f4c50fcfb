/// A canvas that writes one module's content as HTML.
///
/// Class names are the canvas's words with the prefix `v-`; they are stable.
public struct HTMLCanvas: Canvas, ~Copyable {
  /// How the content of an arrangement is wrapped.
  enum Wrapping {
    /// Each direct word and each item is an entry of a list.
    case entries
    /// As entries, each of which a link can lead to.
    case slides
    /// Words stand as they are.
    case flow
  }

  var out = HTMLWriter.make()
  package internal(set) var ledger: Ledger
  let context: DrawingContext
  let formats: Formats
  var wrapping = Wrapping.flow
  var isInLink = false
  /// How many carousels were begun.
  var carousels = 0
  var carousel = Carousel(ordinal: 0)
  /// Whether the page is read from right to left.
  let isRightToLeft: Bool
  var hasPriorityPicture: Bool

  package init(_ context: DrawingContext) {
    self.context = context
    formats = Formats(context)
    isRightToLeft = context.language.isRightToLeft
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
    entry { canvas in
      canvas.out.raw(canvas.context.isTitled ? "<h3 class=\"v-heading\"" : "<h2 class=\"v-heading\"")
      canvas.out.direction(of: text, isRightToLeft: canvas.isRightToLeft)
      canvas.out.raw(">")
      canvas.out.text(text)
      canvas.out.raw(canvas.context.isTitled ? "</h3>" : "</h2>")
    }
  }

  public mutating func text(_ text: Text, _ role: TextRole) {
    entry { canvas in
      switch role {
      case .body: canvas.out.raw("<p class=\"v-text v-body\"")
      case .name: canvas.out.raw("<p class=\"v-text v-name\"")
      case .caption: canvas.out.raw("<p class=\"v-text v-caption\"")
      case .label: canvas.out.raw("<p class=\"v-text v-label\"")
      case .lead: canvas.out.raw("<p class=\"v-text v-lead\"")
      }
      canvas.out.direction(of: text, isRightToLeft: canvas.isRightToLeft)
      canvas.out.raw(">")
      canvas.out.text(text)
      canvas.out.raw("</p>")
    }
  }

  public mutating func price(_ price: Money, was oldPrice: Money?) {
    entry { canvas in
      canvas.out.raw(oldPrice == nil ? "<p class=\"v-price\">" : "<p class=\"v-price v-reduced\">")
      canvas.out.raw("<span class=\"v-hidden\"")
      canvas.ownWords()
      canvas.out.text(canvas.formats.words.price)
      // An amount has a direction of its own: beside letters of the other one its sign would move.
      canvas.out.raw(" </span><bdi class=\"v-amount\">")
      canvas.out.text(canvas.formats.money(price))
      canvas.out.raw("</bdi>")
      if let oldPrice {
        canvas.out.raw(" <del class=\"v-old\"><span class=\"v-hidden\"")
        canvas.ownWords()
        canvas.out.text(canvas.formats.words.oldPrice)
        canvas.out.raw(" </span><bdi>")
        canvas.out.text(canvas.formats.money(oldPrice))
        canvas.out.raw("</bdi></del>")
      }
      canvas.out.raw("</p>")
    }
  }

  public mutating func badge(_ text: Text, _ tone: Tone) {
    entry { canvas in
      canvas.out.raw("<span class=\"v-badge v-")
      canvas.out.text(tone.rawValue)
      canvas.out.raw("\"")
      canvas.out.direction(of: text, isRightToLeft: canvas.isRightToLeft)
      canvas.out.raw(">")
      canvas.out.text(text)
      canvas.out.raw("</span>")
    }
  }

  public mutating func rating(_ rating: Rating) {
    entry { canvas in
      let stars = canvas.formats.stars(rating)
      canvas.out.raw("<p class=\"v-rating\"><span class=\"v-star\" aria-hidden=\"true\">★ ")
      canvas.out.text(stars)
      canvas.out.raw("</span><span class=\"v-hidden\"")
      canvas.ownWords()
      canvas.out.text(canvas.formats.starsInWords(rating))
      canvas.out.raw("</span>")
      if let count = rating.count {
        canvas.out.raw(" <span class=\"v-count\"")
        canvas.ownWords()
        canvas.out.raw("(")
        canvas.out.text(canvas.formats.ratings(count))
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
      // A tag keeps the page's direction, which says in which corner of a picture it stands.
      canvas.out.raw(canvas.formats.words.areForeign ? "\" lang=\"en\">" : "\">")
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

  /// Ends a tag whose text is the engine's.
  mutating func ownWords() {
    out.language(of: formats.words, isRightToLeft: isRightToLeft)
    out.raw(">")
  }

  // How words stand in arrangements

  /// One word: wrapped as an entry where entries are asked for, nothing once the limit is reached.
  mutating func entry(_ write: (inout HTMLCanvas) -> Void) {
    guard !ledger.isSilent else { return }
    switch wrapping {
    case .entries: out.raw("<li class=\"v-entry\">")
    case .slides: openSlide("<li class=\"v-entry\"")
    case .flow:
      write(&self)
      return ledger.written(out.count)
    }
    flow(write)
    out.raw("</li>")
    ledger.written(out.count)
  }

  mutating func flow(_ content: (inout HTMLCanvas) -> Void) { arranged(.flow, content) }
  mutating func entries(_ content: (inout HTMLCanvas) -> Void) { arranged(.entries, content) }

  mutating func arranged(_ wrapping: Wrapping, _ content: (inout HTMLCanvas) -> Void) {
    let outer = self.wrapping
    self.wrapping = wrapping
    content(&self)
    self.wrapping = outer
  }
}
