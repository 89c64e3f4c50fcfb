// Runs of items: the engine counts here, and stamps what is inside.

extension HTMLCanvas {
  @inlinable @inline(__always) public mutating func items<Run: Collection>(
    _ run: Run, _ draw: (inout HTMLCanvas, Run.Element) -> Void
  ) where Run.Element: Identified {
    beginRun()
    // Elements that lie side by side are lent to the drawing; others are copied for it.
    let isDrawn: Void? = run.withContiguousStorageIfAvailable { elements in
      for offset in elements.indices {
        guard lend(elements, offset, to: { beginItem($0.id) }) else { return }
        arranged(.flow) { canvas in
          lend(elements, offset) { draw(&canvas, $0) }
        }
        endItem()
      }
    }
    guard isDrawn == nil else { return }
    for element in run {
      guard beginItem(element.id) else { return }
      arranged(.flow) { draw(&$0, element) }
      endItem()
    }
  }

  @usableFromInline mutating func beginRun() { ledger.beginRun() }

  @usableFromInline mutating func beginItem(_ id: consuming ItemID) -> Bool {
    guard ledger.enter(id) else {
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
    if let stampOfModule {
      out.output.repeatBytes(stampOfModule)
    } else {
      let start = out.count
      out.raw(" data-vt=\"")
      out.text(context.moduleID)
      out.raw("@")
      out.slot(context.slot)
      stampOfModule = start..<out.count
    }
    out.steps(of: ledger)
    out.raw("\"")
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

  /// The steps to an item in a stamp: whatever in its identity could be taken for the stamp's own marks is
  /// percent-encoded.
  mutating func steps(of ledger: borrowing Ledger) {
    ledger.withTrail { entry in
      // Three bytes for one, where it is encoded.
      var pen = pen(room: HTMLPen.markup + entry.id.text.count * 3)
      pen.byte(UInt8(ascii: "/"))
      pen.identity(entry.id.text)
      pen.byte(UInt8(ascii: "@"))
      pen.number(entry.itemPosition.number)
      take(pen)
    }
  }
}

extension HTMLPen {
  @inline(__always) fileprivate mutating func identity(_ id: Text) {
    mark(1)
    let isPlain = id.withBytes { TextTraits.isUnreserved($0) }
    if isPlain {
      plain(id)
    } else {
      id.withBytes { bytes in
        for byte in bytes { encoded(byte) }
      }
    }
    mark(2)
  }

  private mutating func encoded(_ byte: UInt8) {
    guard !isUnreserved(byte), byte != UInt8(ascii: ":") else { return self.byte(byte) }
    self.byte(UInt8(ascii: "%"))
    for digit in [byte >> 4, byte & 15] { self.byte(digit < 10 ? 0x30 + digit : 0x37 + digit) }
  }
}
