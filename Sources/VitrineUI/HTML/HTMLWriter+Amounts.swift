// Amounts of money, written digit by digit where they stand: a price is on every card.

/// How amounts of one currency are written, with everything around the digits escaped once.
struct AmountMarkup {
  let currency: Currency
  fileprivate let form: AmountForm
  fileprivate let (before, after): ([UInt8], [UInt8])
  fileprivate let (beforeBelowZero, afterBelowZero): ([UInt8], [UInt8])
  fileprivate let (group, decimal): ([UInt8], [UInt8])

  init(_ form: AmountForm) {
    func escaped(_ text: String) -> [UInt8] {
      var writer = HTMLWriter()
      writer.text(text)
      return writer.finish().bytes
    }
    currency = form.currency
    self.form = form
    (before, after) = (escaped(form.before), escaped(form.after))
    (beforeBelowZero, afterBelowZero) = (escaped(form.beforeBelowZero), escaped(form.afterBelowZero))
    (group, decimal) = (escaped(form.group), escaped(form.decimal))
  }
}

extension HTMLWriter {
  /// An amount in minor units with the sign of its currency.
  mutating func amount(_ minorUnits: Int, _ markup: AmountMarkup) {
    mark(1)
    defer { mark(2) }
    append(minorUnits < 0 ? markup.beforeBelowZero : markup.before)
    // The digits from the last to the first; a cent has its zeros before it.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { digits in
      var (rest, count) = (minorUnits.magnitude, 0)
      while rest > 0 || count <= markup.form.decimals {
        digits[count] = UInt8(0x30 + rest % 10)
        rest /= 10
        count += 1
      }
      let decimals = markup.form.decimals
      for place in (decimals..<count).reversed() {
        if markup.form.sizes.hasMark(before: place - decimals + 1, of: count - decimals) { append(markup.group) }
        output.append(digits[place])
      }
      guard decimals > 0 else { return }
      append(markup.decimal)
      for place in (0..<decimals).reversed() { output.append(digits[place]) }
    }
    append(minorUnits < 0 ? markup.afterBelowZero : markup.after)
  }
}
