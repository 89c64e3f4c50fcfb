extension Ledger.Record {
  /// The first item whose run has one with the same id before it.
  ///
  /// Every page asks, so it is a table of what was seen, as wide as twice the items, and not a set.
  package var firstRepetition: Ledger.Entry? {
    guard entries.count > 1 else { return nil }
    let width = 1 << (Int.bitWidth - (entries.count * 2 - 1).leadingZeroBitCount)
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: width) { seen in
      seen.initialize(repeating: -1)
      for (offset, entry) in entries.enumerated() {
        var place = Int(truncatingIfNeeded: entry.id.fingerprint) & (width - 1)
        while seen[place] >= 0 {
          if entries[Int(seen[place])].isRepeated(by: entry) { return entry }
          place = (place + 1) & (width - 1)
        }
        seen[place] = Int32(truncatingIfNeeded: offset)
      }
      return nil
    }
  }
}

extension Ledger.Entry {
  fileprivate func isRepeated(by other: Ledger.Entry) -> Bool {
    id == other.id && trail.count == other.trail.count
      && zip(trail, other.trail).allSatisfy { $0.itemPosition == $1.itemPosition }
  }
}

extension ItemID {
  /// A number that two different identities seldom share (FNV-1a).
  fileprivate var fingerprint: UInt64 {
    text.withBytes { bytes in
      var mixed: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { mixed = (mixed ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return mixed ^ mixed >> 32
    }
  }
}
