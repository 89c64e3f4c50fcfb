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

  package private(set) var entries: [Entry] = []
  package private(set) var excess: Excess?
  /// How many runs were drawn, empty ones included.
  package private(set) var runs = 0
  /// Whether the drawing depends on what time it is.
  package private(set) var usesClock = false
  package private(set) var trail: [Step] = []
  private var counts: [Int] = [0]
  private let limits: DrawingLimits

  package init(_ limits: DrawingLimits) { self.limits = limits }

  /// Whether nothing more is drawn.
  package var isSilent: Bool { excess != nil }

  /// The item being drawn.
  package var current: Step? { trail.last }

  package mutating func beginRun() { runs += 1 }

  /// Notes that the time was asked for.
  package mutating func readClock() { usesClock = true }

  /// Counts an item; false when it is one too many.
  package mutating func enter(_ id: ItemID) -> Bool {
    guard excess == nil else { return false }
    guard entries.count < limits.items else {
      excess = .items(limit: limits.items)
      return false
    }
    counts[counts.count - 1] += 1
    let itemPosition = ItemPosition(counts[counts.count - 1])
    // An empty trail of its own: sharing ours would make the next step copy it.
    entries.append(Entry(id: id, itemPosition: itemPosition, trail: trail.isEmpty ? [] : trail))
    trail.append(Step(id: id, itemPosition: itemPosition))
    counts.append(0)
    return true
  }

  package mutating func leave() {
    trail.removeLast()
    counts.removeLast()
  }

  /// Counts bytes written so far.
  package mutating func written(_ bytes: Int) {
    if bytes > limits.bytes, excess == nil { excess = .bytes(limit: limits.bytes) }
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
