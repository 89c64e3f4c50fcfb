// Runs of items: the engine counts here, and stamps what is inside.

extension HTMLCanvas {
  @inlinable @inline(__always) public mutating func items<Run: Collection>(
    _ run: Run, _ draw: (inout HTMLCanvas, Run.Element) -> Void
  ) where Run.Element: Identified {
    beginRun()
    // Elements that lie side by side are lent to the drawing; others are copied for it.
    let isDrawn: Void? = run.withContiguousStorageIfAvailable { elements in
      for offset in elements.indices {
        guard lend(elements, offset, to: { begin($0) }) else { return }
        arranged(.flow) { canvas in
          lend(elements, offset) { draw(&canvas, $0) }
        }
        endItem()
      }
    }
    guard isDrawn == nil else { return }
    for element in run {
      guard begin(element) else { return }
      arranged(.flow) { draw(&$0, element) }
      endItem()
    }
  }

  @usableFromInline mutating func beginRun() { ledger.beginRun() }

  /// Begins an item; a short identity is read here, where its text need not be retained to be lent.
  @inlinable @inline(__always) mutating func begin(_ element: borrowing some Identified) -> Bool {
    let id = element.id
    if let short = ShortIdentity(id) { return beginItem(short) }
    return beginItem(id)
  }

  @usableFromInline mutating func beginItem(_ id: ShortIdentity) -> Bool {
    open(ledger.enter(id))
  }

  @usableFromInline mutating func beginItem(_ id: borrowing ItemID) -> Bool {
    open(ledger.enter(id))
  }

  @inline(__always) private mutating func open(_ isEntered: Bool) -> Bool {
    guard isEntered else {
      isSilent = ledger.isSilent
      return false
    }
    switch wrapping {
    case .entries: out.raw("<li class=\"v-entry v-item\">")
    case .slides: openSlide("<li class=\"v-entry v-item\"")
    case .flow: out.raw("<div class=\"v-item\">")
    }
    return true
  }

  @usableFromInline mutating func endItem() {
    if wrapping == .flow { out.raw("</div>") } else { out.raw("</li>") }
    ledger.leave()
    if out.count > byteLimit { exceed() }
  }

  /// ` data-vt="module@slot/item@ordinal"`: who and where what is written now is, whatever its neighbours do.
  package mutating func stamp() {
    guard let stampOfModule, let item = ledger.currentMark, item.isShort, item.around == Ledger.Mark.none
    else {
      return anyStamp()
    }
    // Most are of an item in no other, and stand on every card: one room for all of it. What was written before lies
    // in front of the pen, and what may be read behind it as well.
    var pen = out.pen(room: HTMLPen.markup + stampOfModule.count)
    pen.copy(out.output.start + stampOfModule.lowerBound, stampOfModule.count)
    pen.step(to: item, in: ledger.record)
    pen.byte(UInt8(ascii: "\""))
    out.take(pen)
  }

  /// Any stamp, the module's first among them.
  private mutating func anyStamp() {
    if let stampOfModule { out.output.repeatBytes(stampOfModule) } else { beginStamps() }
    if let item = ledger.currentMark { steps(to: item) }
    out.raw("\"")
  }

  /// The steps to an item in a stamp, outermost first.
  private mutating func steps(to item: Ledger.Mark) {
    if item.around != Ledger.Mark.none { steps(to: ledger.record.marks[Int(item.around)]) }
    // Three bytes for one, where it is encoded.
    var pen = out.pen(room: HTMLPen.markup + Int(item.count) * 3)
    pen.step(to: item, in: ledger.record)
    out.take(pen)
  }

  /// Writes what every stamp of the module begins with, for the first time.
  private mutating func beginStamps() {
    let start = out.count
    out.raw(" data-vt=\"")
    out.text(context.moduleID)
    out.raw("@")
    out.slot(context.slot)
    stampOfModule = start..<out.count
  }
}

/// Calls with an element where it lies: a copy of a model would retain every text in it.
@inlinable @inline(__always) package func lend<Element: ~Copyable, Result>(
  _ elements: UnsafeBufferPointer<Element>, _ offset: Int, to body: (borrowing Element) -> Result
) -> Result {
  body(elements[offset])
}

extension HTMLWriter {
  /// A slot as its description has it.
  mutating func slot(_ slot: ModuleSlot) {
    if slot.region == .header { raw("h") }
    number(slot.entry)
    guard let inRun = slot.inRun else { return }
    raw(".")
    number(inRun)
  }
}

extension HTMLPen {
  /// The step to an item in a stamp.
  @inline(__always)
  fileprivate mutating func step(to item: Ledger.Mark, in record: borrowing Ledger.Record) {
    byte(UInt8(ascii: "/"))
    record.withIdentity(item) { identity($0) }
    byte(UInt8(ascii: "@"))
    number(Int(item.ordinal))
  }

  /// An identity with slack behind it: whatever in it could be taken for the stamp's own marks is percent-encoded.
  @inline(__always) private mutating func identity(_ id: UnsafeBufferPointer<UInt8>) {
    mark(1)
    if TextTraits.isUnreserved(id), let bytes = id.baseAddress {
      copy(bytes, id.count)
    } else {
      for byte in id { encoded(byte) }
    }
    mark(2)
  }

  private mutating func encoded(_ byte: UInt8) {
    guard !isUnreserved(byte), byte != UInt8(ascii: ":") else { return self.byte(byte) }
    self.byte(UInt8(ascii: "%"))
    for digit in [byte >> 4, byte & 15] { self.byte(digit < 10 ? 0x30 + digit : 0x37 + digit) }
  }
}
