// Runs of items: the engine counts here, and stamps what is inside.

extension HTMLCanvas {
  @inlinable public mutating func items<Run: Collection>(
    _ run: Run, _ draw: (inout HTMLCanvas, Run.Element) -> Void
  ) where Run.Element: Identified {
    beginRun()
    // Elements that lie side by side are lent to the drawing; others are copied for it.
    let isDrawn: Void? = run.withContiguousStorageIfAvailable { elements in
      for offset in elements.indices {
        guard item(elements[offset], draw) else { return }
      }
    }
    guard isDrawn == nil else { return }
    for element in run {
      guard item(element, draw) else { return }
    }
  }

  /// Draws an item; false when it is one too many.
  @inlinable @inline(__always) mutating func item<Element: Identified>(
    _ element: Element, _ draw: (inout HTMLCanvas, Element) -> Void
  ) -> Bool {
    guard beginItem(element.id) else { return false }
    let outer = wrapping
    wrapping = .flow
    draw(&self, element)
    wrapping = outer
    endItem()
    return true
  }

  @usableFromInline mutating func beginRun() { ledger.beginRun() }

  @usableFromInline mutating func beginItem(_ id: ItemID) -> Bool {
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
    out.raw(wrapping == .flow ? "</div>" : "</li>")
    ledger.leave()
    if out.count > byteLimit { exceed() }
  }

  /// ` data-vt="module@slot/item@ordinal"`: who and where what is written now is, whatever its neighbours do.
  package mutating func stamp() {
    out.append(moduleStamp)
    for step in ledger.trail {
      out.raw("/")
      out.identity(step.id)
      out.raw("@")
      out.number(step.itemPosition.number)
    }
    out.raw("\"")
  }

  /// The stamp of the module itself, up to where the items' steps follow.
  func stampBytes() -> [UInt8] {
    var writer = HTMLWriter()
    writer.raw(" data-vt=\"")
    writer.text(context.moduleID + "@" + context.slot.description)
    return writer.finish().bytes
  }
}

extension HTMLWriter {
  /// An item's identity in a stamp: whatever could be taken for the stamp's own marks is percent-encoded.
  mutating func identity(_ id: ItemID) { percentEncoded(id.text) { isUnreserved($0) || $0 == UInt8(ascii: ":") } }
}
