// Amounts of money, written digit by digit where they stand: a price is on every card.

/// How prices in one currency stand in a page, if its amounts have two decimals or none, and are grouped in threes.
struct PriceMarkup: ~Copyable {
  /// What the markup is for; nil until it was asked for once.
  private(set) var form: AmountForm?
  /// Whether there is such markup: all other amounts are made as strings.
  private var isSimple = false
  private var currency = Currency.yen
  fileprivate private(set) var hasDecimals = false
  fileprivate private(set) var (group, decimal) = (Sign.empty, Sign.empty)

  fileprivate private(set) var shelf = MarkupShelf()
  /// What stands before an amount, with the sign of its currency: of a price, of one that was higher, and of that one.
  fileprivate private(set) var (price, reduced, old) = (Piece.empty, Piece.empty, Piece.empty)
  /// What stands behind it, from the sign on.
  fileprivate private(set) var (priceEnd, reducedEnd, oldEnd) = (Piece.empty, Piece.empty, Piece.empty)

  typealias Piece = MarkupShelf.Piece

  /// An amount that can be written with this markup: one below a million minor units.
  @inline(__always) func simple(_ money: Money) -> UInt32? {
    isSimple && currency == money.currency && money.minorUnits >= 0 && money.minorUnits < 1_000_000
      ? UInt32(truncatingIfNeeded: money.minorUnits) : nil
  }

  /// Turns to a currency.
  mutating func prepare(_ form: AmountForm, _ words: Words, _ isRightToLeft: Bool) {
    self.form = form
    currency = form.currency
    isSimple = false
    guard form.decimals == 0 || form.decimals == 2, form.sizes.isThreesAlone,
      let group = Sign(escaping: form.group), let decimal = Sign(escaping: form.decimal)
    else { return }
    hasDecimals = form.decimals == 2
    (self.group, self.decimal) = (group, decimal)
    shelf.clear()
    func before(_ opening: StaticString) -> Piece {
      shelf.add {
        $0.priceLead(opening, words.price, words, isRightToLeft)
        $0.mark(1)
        $0.escaped(form.before)
      }
    }
    func after(_ closing: StaticString) -> Piece {
      shelf.add {
        $0.escaped(form.after)
        $0.mark(2)
        $0.raw(closing)
      }
    }
    price = before("<p class=\"v-price\">")
    reduced = before("<p class=\"v-price v-reduced\">")
    old = shelf.add {
      $0.oldPriceLead(words, isRightToLeft)
      $0.mark(1)
      $0.escaped(form.before)
    }
    priceEnd = after("</bdi></p>")
    reducedEnd = after("</bdi>")
    oldEnd = after("</bdi></del></p>")
    isSimple = !shelf.isTooLong
  }
}

extension HTMLWriter {
  /// What stands before a price.
  mutating func priceLead(
    _ opening: StaticString, _ word: StaticString, _ words: Words, _ isRightToLeft: Bool
  ) {
    raw(opening)
    raw("<span class=\"v-hidden\"")
    ownWords(words, isRightToLeft)
    raw(word)
    // An amount has a direction of its own: beside letters of the other one its sign would move.
    raw(" </span><bdi class=\"v-amount\">")
  }

  /// What stands between a price and what it was before.
  mutating func oldPriceLead(_ words: Words, _ isRightToLeft: Bool) {
    raw(" <del class=\"v-old\"><span class=\"v-hidden\"")
    ownWords(words, isRightToLeft)
    raw(words.oldPrice)
    raw(" </span><bdi>")
  }
}

extension HTMLPen {
  /// A price whose amount is simple, and what it was before.
  @inline(__always) mutating func price(
    _ price: UInt32, was oldPrice: UInt32?, _ markup: borrowing PriceMarkup
  ) {
    if let oldPrice {
      piece(markup.reduced, of: markup.shelf)
      digits(price, markup)
      piece(markup.reducedEnd, of: markup.shelf)
      piece(markup.old, of: markup.shelf)
      digits(oldPrice, markup)
      piece(markup.oldEnd, of: markup.shelf)
    } else {
      piece(markup.price, of: markup.shelf)
      digits(price, markup)
      piece(markup.priceEnd, of: markup.shelf)
    }
  }

  @inline(__always) private mutating func digits(_ minorUnits: UInt32, _ markup: borrowing PriceMarkup) {
    let whole = markup.hasDecimals ? minorUnits / 100 : minorUnits
    let thousands = whole / 1_000
    if thousands == 0 {
      few(whole)
    } else {
      few(thousands)
      three(whole &- thousands &* 1_000, after: markup.group)
    }
    if markup.hasDecimals { two(minorUnits &- whole &* 100, after: markup.decimal) }
  }
}
