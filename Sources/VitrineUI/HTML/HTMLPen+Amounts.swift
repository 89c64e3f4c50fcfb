// Amounts of money, written digit by digit where they stand: a price is on every card.

/// How amounts of one currency are written that have two decimals or none, and are grouped in threes.
struct AmountMarkup {
  let currency: Currency
  fileprivate let hasDecimals: Bool
  fileprivate let (before, after): (ShortMarkup, ShortMarkup)
  fileprivate let (group, decimal): (ShortMarkup, ShortMarkup)

  /// Nil for forms that are not so simple.
  init?(_ form: AmountForm) {
    guard form.decimals == 0 || form.decimals == 2, form.sizes.isThreesAlone,
      let before = ShortMarkup(escaping: form.before), let after = ShortMarkup(escaping: form.after),
      let group = ShortMarkup(escaping: form.group), let decimal = ShortMarkup(escaping: form.decimal)
    else { return nil }
    currency = form.currency
    hasDecimals = form.decimals == 2
    (self.before, self.after) = (before, after)
    (self.group, self.decimal) = (group, decimal)
  }
}

extension HTMLPen {
  /// An amount below a million minor units, with the sign of its currency.
  @inline(__always) mutating func amount(_ minorUnits: UInt32, _ markup: AmountMarkup) {
    mark(1)
    piece(markup.before)
    let whole = markup.hasDecimals ? minorUnits / 100 : minorUnits
    if whole < 1_000 {
      few(whole)
    } else {
      let thousands = whole / 1_000
      few(thousands)
      piece(markup.group)
      three(whole - thousands * 1_000)
    }
    if markup.hasDecimals {
      piece(markup.decimal)
      two(minorUnits - whole * 100)
    }
    piece(markup.after)
    mark(2)
  }
}
