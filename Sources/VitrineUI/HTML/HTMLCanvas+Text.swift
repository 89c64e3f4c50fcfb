// What a reader reads: words in their roles, prices, stars, ordinals and moments.

extension HTMLCanvas {
  public mutating func heading(_ text: Text) {
    guard beginWord() else { return }
    out.raw(context.isTitled ? "<h3 class=\"v-heading\"" : "<h2 class=\"v-heading\"")
    words(text)
    out.raw(context.isTitled ? "</h3>" : "</h2>")
    endWord()
  }

  public mutating func text(_ text: Text, _ role: TextRole) {
    guard beginWord() else { return }
    var pen = out.pen(room: HTMLPen.markup + text.room)
    cards.begin(role, with: &pen)
    pen.wordsInTag(text, isRightToLeft)
    pen.raw("</p>")
    out.take(pen)
    endWord()
  }

  public mutating func badge(_ text: Text, _ tone: Tone) {
    guard beginWord() else { return }
    var pen = out.pen(room: HTMLPen.markup + text.room)
    cards.begin(tone, with: &pen)
    pen.wordsInTag(text, isRightToLeft)
    pen.raw("</span>")
    out.take(pen)
    endWord()
  }

  /// Ends a tag and writes what it says.
  mutating func words(_ text: Text) {
    var pen = out.pen(room: HTMLPen.markup + text.room)
    pen.words(text, isRightToLeft)
    out.take(pen)
  }

  public mutating func price(_ price: Money, was oldPrice: Money?) {
    guard beginWord() else { return }
    if let units = prices.simple(price), let oldUnits = simple(oldPrice) {
      var pen = out.pen(room: HTMLPen.markup + 3 * MarkupShelf.longest)
      pen.price(units, was: oldUnits, prices)
      out.take(pen)
    } else {
      anyPrice(price, was: oldPrice)
    }
    endWord()
  }

  /// The same for what may be there or not; nil for one that is not simple.
  @inline(__always) private func simple(_ oldPrice: Money?) -> UInt32?? {
    guard let oldPrice else { return .some(nil) }
    return prices.simple(oldPrice).map { .some($0) }
  }

  /// A price in a currency that was not the last one, or one that is not so simple.
  private mutating func anyPrice(_ price: Money, was oldPrice: Money?) {
    let words = formats.words
    out.priceLead(
      oldPrice == nil ? "<p class=\"v-price\">" : "<p class=\"v-price v-reduced\">", words.price, words,
      isRightToLeft)
    amount(price)
    out.raw("</bdi>")
    if let oldPrice {
      out.oldPriceLead(words, isRightToLeft)
      amount(oldPrice)
      out.raw("</bdi></del>")
    }
    out.raw("</p>")
  }

  private mutating func amount(_ money: Money) {
    if prices.form?.currency != money.currency {
      prices.prepare(formats.form(of: money.currency), formats.words, isRightToLeft)
    }
    if let form = prices.form { out.text(form.written(money.minorUnits)) }
  }

  public mutating func rating(_ rating: Rating) {
    guard beginWord() else { return }
    var pen = out.pen(room: HTMLPen.markup)
    cards.stars(rating.tenths, with: &pen)
    if let count = rating.count {
      out.take(pen)
      out.raw(" <span class=\"v-count\"")
      ownWords()
      out.raw("(")
      out.text(formats.ratings(count))
      out.raw(")</span>")
      pen = out.pen(room: HTMLPen.markup)
    }
    pen.raw("</p>")
    out.take(pen)
    endWord()
  }

  public mutating func ordinal() {
    guard let ordinal = ledger.currentOrdinal, beginWord() else { return }
    var pen = out.pen(room: HTMLPen.markup)
    pen.raw("<span class=\"v-ordinal\">")
    pen.number(ordinal)
    pen.raw("</span>")
    out.take(pen)
    endWord()
  }

  public mutating func statedRank(_ stated: StatedRank) {
    guard beginWord() else { return }
    out.raw("<p class=\"v-stated\" data-stated=\"")
    out.number(stated.number)
    // A tag keeps the page's direction, which says in which corner of a picture it stands.
    out.raw(formats.words.areForeign ? "\" lang=\"en\">" : "\">")
    out.raw(formats.words.beforeStated)
    out.number(stated.number)
    out.raw(formats.words.afterStated)
    out.raw("</p>")
    endWord()
  }

  public mutating func time(_ moment: Moment, _ style: TimeStyle) {
    guard beginWord() else { return }
    out.raw("<time class=\"v-time\"")
    out.attribute("datetime", formats.machineTime(moment))
    out.raw(">")
    if style == .relative { ledger.readClock() }
    out.text(formats.time(moment, style))
    out.raw("</time>")
    endWord()
  }
}

extension HTMLPen {
  /// Ends a tag and writes what it says.
  @inline(__always) mutating func words(_ text: Text, _ isRightToLeft: Bool) {
    raw(">")
    wordsInTag(text, isRightToLeft)
  }

  /// Writes what a tag says that has ended; it is given a direction where the words may run against the page.
  @inline(__always) mutating func wordsInTag(_ text: Text, _ isRightToLeft: Bool) {
    if isRightToLeft || text.hasRightToLeft {
      move(-1)
      raw(" dir=\"auto\">")
    }
    self.text(text)
  }
}
