// Amounts and scores as a page shows them: written while it is drawn, or taken as they were prepared.
'use strict';

/** An amount of yen: `￥18,090`. */
function yen(minorUnits) {
  const digits = String(minorUnits);
  let at = digits.length % 3 || 3;
  let text = '￥' + digits.slice(0, at);
  for (; at < digits.length; at += 3) text += ',' + digits.slice(at, at + 3);
  return text;
}

/** A score with one decimal. */
const tenths = (score) => score.toFixed(1);

const drawn = {
  amount: (item) => yen(item.minorUnits),
  oldAmount: (item) => item.oldMinorUnits && yen(item.oldMinorUnits),
  stars: (item) => tenths(item.score),
};

const prepared = { amount: (item) => item.price, oldAmount: (item) => item.was, stars: (item) => item.stars };

module.exports = { yen, tenths, drawn, prepared };
