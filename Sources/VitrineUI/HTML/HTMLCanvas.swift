/// A canvas that writes modules' content as HTML.
///
/// Class names are the canvas's words with the prefix `v-`; they are stable. It serves a whole page, one
/// module after the other. What arranges is compiled into the plugins that call it, what says something stands here.
public struct HTMLCanvas: Canvas, ~Copyable {
  /// How the content of an arrangement is wrapped.
  @usableFromInline enum Wrapping {
    /// Each direct word and each item is an entry of a list.
    case entries
    /// As entries, each of which a link can lead to.
    case slides
    /// Words stand as they are.
    case flow
  }

  @usableFromInline package var out: HTMLWriter
  package internal(set) var ledger: Ledger
  package private(set) var context: DrawingContext
  let formats: Formats
  /// Whether the page is read from right to left.
  let isRightToLeft: Bool

  @usableFromInline var wrapping = Wrapping.flow
  @usableFromInline var isInLink = false
  /// Whether a limit was reached: nothing more is drawn.
  @usableFromInline var isSilent = false
  /// How many bytes the page has when the module has as many as it may.
  @usableFromInline var byteLimit: Int
  /// How many bytes stood before the module's content.
  private var contentStart: Int
  /// Where the stamp of the module itself was written first: what stands in it begins alike.
  var stampOfModule: Range<Int>?
  /// What does not change from card to card.
  let cards: CardMarkup
  /// Whether addresses are written as they are.
  package let hasNoPrefix: Bool
  /// How many items of a run have pictures that load at once.
  private(set) var eagerItems = 0
  /// How prices in the currency that was written last stand in the page.
  var prices = PriceMarkup()
  /// How pictures like the one that was drawn last stand in the page.
  var pictures = PictureMarkup()
  /// How many carousels were begun.
  var carousels = 0
  var carousel = Carousel(ordinal: 0)
  var hasPriorityPicture: Bool

  /// A canvas for a module.
  ///
  /// The modules that it is set to later are of the same page: of the same language, zone and clock.
  package init(_ context: DrawingContext, output: consuming OutputBuffer = OutputBuffer()) {
    out = HTMLWriter(output)
    self.context = context
    formats = Formats(context)
    hasNoPrefix = context.addressPrefix.isEmpty
    isRightToLeft = context.language.isRightToLeft
    cards = CardMarkup(formats, isRightToLeft)
    ledger = Ledger(context.limits)
    byteLimit = 0
    contentStart = 0
    hasPriorityPicture = false
    begin(context.moduleID, context.slot, isTitled: context.isTitled)
  }

  /// Turns to a module of the page.
  package mutating func begin(_ moduleID: String, _ slot: ModuleSlot, isTitled: Bool) {
    context.moduleID = moduleID
    context.slot = slot
    context.isTitled = isTitled
    ledger.reset(context.limits)
    hasPriorityPicture = context.hasPriority
    eagerItems = context.eagerItems
    wrapping = .flow
    isInLink = false
    isSilent = false
    carousels = 0
    carousel = Carousel(ordinal: 0)
    stampOfModule = nil
    beginContent()
  }

  /// What is written from here on is the module's content, and what was written before is its frame.
  package mutating func beginContent() {
    contentStart = out.count
    let (limit, isBeyond) = contentStart.addingReportingOverflow(context.limits.bytes)
    byteLimit = isBeyond ? .max : limit
  }

  /// How many bytes the module's content has so far.
  package var contentCount: Int { out.count - contentStart }

  /// Whether nothing is left of the module: it drew too much, or nothing, or runs without items.
  package var leavesNothing: Bool {
    ledger.isSilent || ledger.record.isCollapsed(contentCount == 0)
  }

  /// The module's content, and what was counted on the way.
  package consuming func finish() -> (bytes: [UInt8], ledger: Ledger) {
    let ledger = ledger
    return (out.finish().bytes, ledger)
  }

  /// Everything that was written.
  package consuming func output() -> OutputBuffer { out.finish() }

  // How words stand in arrangements

  /// Begins a word, as an entry where entries are asked for; false once a limit is reached.
  @inlinable @inline(__always) mutating func beginWord() -> Bool {
    if isSilent { return false }
    if wrapping != .flow { beginEntry() }
    return true
  }

  @inlinable @inline(__always) mutating func endWord() {
    if wrapping != .flow { out.raw("</li>") }
    if out.count > byteLimit { exceed() }
  }

  @usableFromInline mutating func beginEntry() {
    if wrapping == .slides { openSlide("<li class=\"v-entry\"") } else { out.raw("<li class=\"v-entry\">") }
  }

  /// Goes silent, since the module has more bytes than it may.
  @usableFromInline mutating func exceed() {
    ledger.written(contentCount)
    isSilent = ledger.isSilent
  }

  /// Ends a tag whose text is the engine's.
  mutating func ownWords() { out.ownWords(formats.words, isRightToLeft) }
}
