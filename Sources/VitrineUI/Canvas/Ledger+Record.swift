// Items are counted hundreds of times a page. What is kept of each is plain values, and its identity's bytes: a
// reference to its text would be retained here and released with the record.

extension Ledger {
  /// An item as it is kept.
  struct Mark {
    /// What is around an item that is drawn inside no other.
    static let none: Int32 = -1

    /// Its identity: the bytes of a short one, or a number made of those of a longer one.
    let identity: (UInt64, UInt64)
    /// How many bytes its identity has, and where those of a longer one begin.
    let count: Int32
    let start: UInt32
    /// Its number in its run, from 1.
    let ordinal: Int32
    /// Which of the marks is the item that it is drawn inside.
    let around: Int32

    var isShort: Bool { count <= ShortIdentity.limit }
  }

  /// What was counted of a module.
  package struct Record: Sendable {
    private(set) var marks: [Mark] = []
    /// The bytes of the identities that are not short, each with its slack.
    private var longIdentities: [UInt8] = []
    package internal(set) var excess: Excess?
    /// How many runs were drawn, empty ones included.
    package internal(set) var runs = 0

    /// Whether no item was drawn.
    package var isEmpty: Bool { marks.isEmpty }

    /// Whether a module leaves nothing: it drew nothing, or runs without items.
    package func isCollapsed(_ isBlank: Bool) -> Bool { isBlank || (runs > 0 && isEmpty) }

    /// The items that were drawn.
    package var entries: [Entry] {
      marks.map { mark in
        let step = step(mark)
        return Entry(id: step.id, itemPosition: step.itemPosition, trail: trail(to: mark.around))
      }
    }

    /// Forgets everything and keeps the memory.
    mutating func removeAll() {
      marks.removeAll(keepingCapacity: true)
      if !longIdentities.isEmpty { longIdentities.removeAll(keepingCapacity: true) }
      excess = nil
      runs = 0
    }

    /// Adds an item, and says which of the marks is its own.
    @inline(__always)
    mutating func add(_ id: ShortIdentity, ordinal: Int, around: Int32) -> Int32 {
      add(id.bytes, id.count, 0, ordinal, around)
    }

    /// Adds an item whose identity is not short.
    mutating func add(_ id: borrowing Text, ordinal: Int, around: Int32) -> Int32 {
      let start = longIdentities.count
      let mixed = id.withBytes { bytes in
        longIdentities += UnsafeBufferPointer(start: bytes.baseAddress, count: bytes.count + TextBuffer.slack)
        return Self.mixed(bytes)
      }
      return add((mixed, 0), id.count, start, ordinal, around)
    }

    @inline(__always)
    private mutating func add(
      _ identity: (UInt64, UInt64), _ count: Int, _ start: Int, _ ordinal: Int, _ around: Int32
    ) -> Int32 {
      if marks.isEmpty { marks.reserveCapacity(32) }
      marks.append(
        Mark(
          identity: identity, count: Int32(truncatingIfNeeded: count),
          start: UInt32(truncatingIfNeeded: start),
          ordinal: Int32(truncatingIfNeeded: ordinal), around: around))
      return Int32(truncatingIfNeeded: marks.count - 1)
    }

    /// A number that two different identities seldom share (FNV-1a).
    private static func mixed(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
      bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Lends the bytes of an item's identity; as many more may be read behind them as make sixteen.
    @inline(__always)
    func withIdentity<Result>(_ mark: Mark, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      if mark.isShort {
        return withUnsafeBytes(of: mark.identity) {
          body(
            UnsafeBufferPointer(
              start: $0.baseAddress?.assumingMemoryBound(to: UInt8.self), count: Int(mark.count)))
        }
      }
      return longIdentities.withUnsafeBufferPointer { all in
        let start = Int(mark.start)
        return body(UnsafeBufferPointer(rebasing: all[start..<start + Int(mark.count)]))
      }
    }

    func step(_ mark: Mark) -> Step {
      let id = withIdentity(mark) { ItemID(Text(utf8: Array($0))) }
      return Step(id: id, itemPosition: ItemPosition(Int(mark.ordinal)))
    }

    /// An item behind those that it is drawn inside; nothing for none.
    func trail(to item: Int32) -> [Step] {
      var trail: [Step] = []
      var item = item
      while item != Mark.none {
        let mark = marks[Int(item)]
        trail.append(step(mark))
        item = mark.around
      }
      return trail.reversed()
    }
  }
}

/// An identity of up to sixteen bytes, as most are: a value that needs no reference to its text.
@frozen
@usableFromInline struct ShortIdentity {
  /// How many bytes a short one has at most.
  @usableFromInline static var limit: Int { 16 }

  /// What it is, as it lies in memory, with zeros behind it.
  @usableFromInline let bytes: (UInt64, UInt64)
  @usableFromInline let count: Int

  /// Nil for one that is longer.
  @inlinable @inline(__always) init?(_ id: borrowing ItemID) {
    count = id.text.count
    guard count <= Self.limit else { return nil }
    let (low, high) = id.text.withBytes { text in
      let bytes = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
      return (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
    // What follows is the slack's, or another text's.
    bytes = (low & Self.mask(count), high & Self.mask(count - 8))
  }

  /// The first so many bytes of eight, as ones.
  @inlinable @inline(__always) static func mask(_ count: Int) -> UInt64 {
    if count >= 8 { return .max }
    return count <= 0 ? 0 : UInt64(littleEndian: (1 &<< UInt64(truncatingIfNeeded: count * 8)) &- 1)
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Copies bytes sixteen at a time, up to fifteen more than asked for: short ones are a step or two, which is less
  /// than a call.
  @inline(__always) func copySteps(from bytes: UnsafePointer<UInt8>, _ count: Int) {
    var place = 0
    repeat {
      let step = UnsafeRawPointer(bytes + place).loadUnaligned(as: SIMD16<UInt8>.self)
      UnsafeMutableRawPointer(self + place).storeBytes(of: step, as: SIMD16<UInt8>.self)
      place += 16
    } while place < count
  }
}
