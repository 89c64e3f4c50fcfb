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

  package private(set) var record = Record()
  /// Whether the drawing depends on what time it is.
  package private(set) var usesClock = false
  /// Which of the marks is the item being drawn; none outside of every item.
  private var current = Mark.none
  /// How many items stand beside what is drawn next, in the run that it is drawn in.
  private var count = 0
  private var limits: DrawingLimits

  package init(_ limits: DrawingLimits) { self.limits = limits }

  /// Turns to another module, and keeps the memory that is its own.
  package mutating func reset(_ limits: DrawingLimits) {
    self.limits = limits
    record.removeAll()
    usesClock = false
    current = Mark.none
    count = 0
  }

  package var entries: [Entry] { record.entries }
  package var excess: Excess? { record.excess }
  package var runs: Int { record.runs }

  /// Whether nothing more is drawn.
  package var isSilent: Bool { record.excess != nil }

  /// The item being drawn.
  var currentMark: Mark? { current == Mark.none ? nil : record.marks[Int(current)] }

  /// The ordinal of the item being drawn.
  package var currentOrdinal: Int? { currentMark.map { Int($0.ordinal) } }

  /// The item being drawn, for whoever shows it.
  package var currentStep: Step? { currentMark.map { record.step($0) } }

  /// The items that what is drawn stands in, outermost first.
  package var trail: [Step] { record.trail(to: current) }

  package mutating func beginRun() { record.runs += 1 }

  /// Notes that the time was asked for.
  package mutating func readClock() { usesClock = true }

  /// Counts an item; false when it is one too many.
  package mutating func enter(_ id: borrowing ItemID) -> Bool {
    if let short = ShortIdentity(id) { return enter(short) }
    guard hasRoom() else { return false }
    current = record.add(id.text, ordinal: count + 1, around: current)
    count = 0
    return true
  }

  /// The same for an identity that is short.
  @inline(__always) mutating func enter(_ id: ShortIdentity) -> Bool {
    guard hasRoom() else { return false }
    current = record.add(id, ordinal: count + 1, around: current)
    count = 0
    return true
  }

  @inline(__always) private mutating func hasRoom() -> Bool {
    guard record.excess == nil else { return false }
    if record.marks.count < limits.items { return true }
    record.excess = .items(limit: limits.items)
    return false
  }

  package mutating func leave() {
    guard let left = currentMark else { return }
    // The items beside it so far are those up to itself.
    (current, count) = (left.around, Int(left.ordinal))
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
