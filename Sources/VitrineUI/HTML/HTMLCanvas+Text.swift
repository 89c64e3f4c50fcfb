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
    switch role {
    case .body: out.raw("<p class=\"v-text v-body\"")
    case .name: out.raw("<p class=\"v-text v-name\"")
    case .caption: out.raw("<p class=\"v-text v-caption\"")
    case .label: out.raw("<p class=\"v-text v-label\"")
    case .lead: out.raw("<p class=\"v-text v-lead\"")
    }
    words(text)
    out.raw("</p>")
    endWord()
  }

  public mutating func badge(_ text: Text, _ tone: Tone) {
    guard beginWord() else { return }
    switch tone {
    case .neutral: out.raw("<span class=\"v-badge v-neutral\"")
    case .accent: out.raw("<span class=\"v-badge v-accent\"")
    case .sale: out.raw("<span class=\"v-badge v-sale\"")
    case .success: out.raw("<span class=\"v-badge v-success\"")
    case .warning: out.raw("<span class=\"v-badge v-warning\"")
    case .danger: out.raw("<span class=\"v-badge v-danger\"")
    }
    words(text)
    out.raw("</span>")
    endWord()
  }

  /// Ends a tag and writes what it says.
  mutating func words(_ text: Text) {
    if isRightToLeft || text.hasRightToLeft { out.raw(" dir=\"auto\"") }
    out.raw(">")
    out.text(text)
  }

  public mutating func price(_ price: Money, was oldPrice: Money?) {
    guard beginWord() else { return }
    out.raw(oldPrice == nil ? "<p class=\"v-price\"><span class=\"v-hidden\"" : "<p class=\"v-price v-reduced\"><span class=\"v-hidden\"")
    ownWords()
    out.raw(formats.words.price)
    // An amount has a direction of its own: beside letters of the other one its sign would move.
    out.raw(" </span><bdi class=\"v-amount\">")
    money(price)
    out.raw("</bdi>")
    if let oldPrice {
      out.raw(" <del class=\"v-old\"><span class=\"v-hidden\"")
      ownWords()
      out.raw(formats.words.oldPrice)
      out.raw(" </span><bdi>")
      money(oldPrice)
      out.raw("</bdi></del>")
    }
    out.raw("</p>")
    endWord()
  }

  private mutating func money(_ money: Money) {
    if amount?.currency != money.currency { amount = AmountMarkup(formats.form(of: money.currency)) }
    if let amount { out.amount(money.minorUnits, amount) }
  }

  public mutating func rating(_ rating: Rating) {
    guard beginWord() else { return }
    out.raw("<p class=\"v-rating\"><span class=\"v-star\" aria-hidden=\"true\">★ ")
    let stars = formats.tenths(rating)
    out.number(stars / 10)
    out.text(formats.decimal)
    out.number(stars % 10)
    out.raw("</span><span class=\"v-hidden\"")
    ownWords()
    out.raw(formats.words.beforeStars)
    out.number(stars / 10)
    out.text(formats.decimalOfWords)
    out.number(stars % 10)
    out.raw(formats.words.afterStars)
    out.raw("</span>")
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
    guard let step = ledger.current else { return }
    guard beginWord() else { return }
    out.raw("<span class=\"v-ordinal\">")
    out.number(step.itemPosition.number)
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
