/// What the engine counts while a module is drawn.
///
/// Every medium keeps one, so that all count the same.
package struct Ledger: Sendable {
  /// An item that was drawn.
  package struct Entry: Sendable, Equatable {
    package let id: ItemID
    package let itemPosition: ItemPosition
    /// The items of the outer runs that it was drawn inside, outermost first.
    package let trail: [Step]

    fileprivate var step: Step { Step(id: id, itemPosition: itemPosition) }
  }

  /// A step of the way to an item.
  package struct Step: Sendable, Equatable {
    package let id: ItemID
    package let itemPosition: ItemPosition
  }

  /// The limit at which the canvas went silent.
  package enum Excess: Sendable, Equatable {
    case items(limit: Int)
    case bytes(limit: Int)
  }

  /// What was counted of a module.
  package struct Record: Sendable, Equatable {
    package fileprivate(set) var entries: [Entry] = []
    package fileprivate(set) var excess: Excess?
    /// How many runs were drawn, empty ones included.
    package fileprivate(set) var runs = 0
  }

  package private(set) var record = Record()
  /// Whether the drawing depends on what time it is.
  package private(set) var usesClock = false
  /// Which of the entries is the item being drawn.
  private var currentOffset: Int?
  /// Which are the items around it, outermost first, and how many items stand in them so far, this one among them.
  private var outer: [(offset: Int, count: Int)] = []
  /// How many items stand beside what is drawn next, in the run that it is drawn in.
  private var count = 0
  /// The same outside of every item.
  private var outermostCount = 0
  private var limits: DrawingLimits

  package init(_ limits: DrawingLimits) { self.limits = limits }

  /// Turns to another module, and keeps the memory that is its own.
  package mutating func reset(_ limits: DrawingLimits) {
    self.limits = limits
    record = Record()
    usesClock = false
    currentOffset = nil
    outer.removeAll(keepingCapacity: true)
    count = 0
    outermostCount = 0
  }

  package var entries: [Entry] { record.entries }
  package var excess: Excess? { record.excess }
  package var runs: Int { record.runs }

  /// Whether nothing more is drawn.
  package var isSilent: Bool { record.excess != nil }

  /// The ordinal of the item being drawn.
  package var currentOrdinal: Int? { currentOffset.map { record.entries[$0].itemPosition.number } }

  /// The item being drawn.
  package var current: Step? { currentOffset.map { record.entries[$0].step } }

  /// The items that what is drawn stands in, outermost first.
  package var trail: [Step] {
    (outer.map(\.offset) + (currentOffset.map { [$0] } ?? [])).map { record.entries[$0].step }
  }

  /// Lends the items that what is drawn stands in to whoever writes them, outermost first.
  @inline(__always) func withTrail(_ body: (borrowing Entry) -> Void) {
    guard let currentOffset else { return }
    record.entries.withUnsafeBufferPointer { entries in
      for around in outer { lend(entries, around.offset, to: body) }
      lend(entries, currentOffset, to: body)
    }
  }

  package mutating func beginRun() { record.runs += 1 }

  /// Notes that the time was asked for.
  package mutating func readClock() { usesClock = true }

  /// Counts an item; false when it is one too many.
  package mutating func enter(_ id: consuming ItemID) -> Bool {
    guard record.excess == nil else { return false }
    guard record.entries.count < limits.items else {
      record.excess = .items(limit: limits.items)
      return false
    }
    if record.entries.isEmpty { record.entries.reserveCapacity(min(limits.items, 24)) }
    record.entries.append(
      Entry(id: id, itemPosition: ItemPosition(count + 1), trail: currentOffset == nil ? [] : trail))
    if let currentOffset { outer.append((currentOffset, count + 1)) } else { outermostCount = count + 1 }
    currentOffset = record.entries.count - 1
    count = 0
    return true
  }

  package mutating func leave() {
    if let around = outer.popLast() {
      (currentOffset, count) = around
    } else {
      (currentOffset, count) = (nil, outermostCount)
    }
  }

  /// Counts bytes written so far.
  package mutating func written(_ bytes: Int) {
    if bytes > limits.bytes, record.excess == nil { record.excess = .bytes(limit: limits.bytes) }
  }

  /// The stamp of what is drawn now: `module@slot`, then `/item@ordinal` for each run it is in.
  package func stamp(in context: DrawingContext) -> String {
    var stamp = context.moduleID + "@" + context.slot.description
    for step in trail {
      // Whatever could be taken for the stamp's own marks is encoded.
      let id = percentEncoded(step.id.description.utf8) { isUnreserved($0) || $0 == UInt8(ascii: ":") }
      stamp += "/" + id + "@" + step.itemPosition.description
    }
    return stamp
  }
}
