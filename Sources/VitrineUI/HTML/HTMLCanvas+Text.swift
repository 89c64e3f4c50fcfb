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
    switch role {
    case .body: pen.raw("<p class=\"v-text v-body\"")
    case .name: pen.raw("<p class=\"v-text v-name\"")
    case .caption: pen.raw("<p class=\"v-text v-caption\"")
    case .label: pen.raw("<p class=\"v-text v-label\"")
    case .lead: pen.raw("<p class=\"v-text v-lead\"")
    }
    pen.words(text, isRightToLeft)
    pen.raw("</p>")
    out.take(pen)
    endWord()
  }

  public mutating func badge(_ text: Text, _ tone: Tone) {
    guard beginWord() else { return }
    var pen = out.pen(room: HTMLPen.markup + text.room)
    pen.piece(.badge(tone))
    pen.words(text, isRightToLeft)
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
    var pen = out.pen(room: HTMLPen.markup)
    if oldPrice == nil {
      pen.raw("<p class=\"v-price\"><span class=\"v-hidden\"")
    } else {
      pen.raw("<p class=\"v-price v-reduced\"><span class=\"v-hidden\"")
    }
    pen.ownWords(formats.words, isRightToLeft)
    pen.raw(formats.words.price)
    // An amount has a direction of its own: beside letters of the other one its sign would move.
    pen.raw(" </span><bdi class=\"v-amount\">")
    money(price, &pen)
    pen.raw("</bdi>")
    if let oldPrice {
      pen.raw(" <del class=\"v-old\"><span class=\"v-hidden\"")
      pen.ownWords(formats.words, isRightToLeft)
      pen.raw(formats.words.oldPrice)
      pen.raw(" </span><bdi>")
      money(oldPrice, &pen)
      pen.raw("</bdi></del>")
    }
    pen.raw("</p>")
    out.take(pen)
    endWord()
  }

  @inline(__always) private mutating func money(_ money: Money, _ pen: inout HTMLPen) {
    if let amount, amount.currency == money.currency, let minorUnits = UInt32(exactly: money.minorUnits),
      minorUnits < 1_000_000
    {
      pen.amount(minorUnits, amount)
    } else {
      out.take(pen)
      anyMoney(money)
      pen = out.pen(room: HTMLPen.markup)
    }
  }

  /// An amount in a currency that was not the last one, or one that is not so simple.
  private mutating func anyMoney(_ money: Money) {
    if amountForm?.currency != money.currency {
      let form = formats.form(of: money.currency)
      amountForm = form
      amount = AmountMarkup(form)
    }
    if let amountForm { out.text(amountForm.written(money.minorUnits)) }
  }

  public mutating func rating(_ rating: Rating) {
    guard beginWord() else { return }
    let tenths = UInt32(truncatingIfNeeded: formats.tenths(rating))
    var pen = out.pen(room: HTMLPen.markup)
    pen.raw("<p class=\"v-rating\"><span class=\"v-star\" aria-hidden=\"true\">★ ")
    pen.tenths(tenths, decimal)
    pen.raw("</span><span class=\"v-hidden\"")
    pen.ownWords(formats.words, isRightToLeft)
    pen.raw(formats.words.beforeStars)
    pen.tenths(tenths, decimalOfWords)
    pen.raw(formats.words.afterStars)
    pen.raw("</span>")
    out.take(pen)
    if let count = rating.count {
      out.raw(" <span class=\"v-count\"")
      ownWords()
      out.raw("(")
      out.text(formats.ratings(count))
      out.raw(")</span>")
    }
    out.raw("</p>")
    endWord()
  }

  public mutating func ordinal() {
    guard let ordinal = ledger.currentOrdinal, beginWord() else { return }
    out.raw("<span class=\"v-ordinal\">")
    out.number(ordinal)
    out.raw("</span>")
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
    if isRightToLeft || text.hasRightToLeft { raw(" dir=\"auto\"") }
    raw(">")
    self.text(text)
  }

  /// Ends a tag whose text is the engine's.
  @inline(__always) mutating func ownWords(_ words: Words, _ isRightToLeft: Bool) {
    if words.areForeign {
      if isRightToLeft { raw(" lang=\"en\" dir=\"ltr\">") } else { raw(" lang=\"en\">") }
    } else {
      raw(">")
    }
  }
}
