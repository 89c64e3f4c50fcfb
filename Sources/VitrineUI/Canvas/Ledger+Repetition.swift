extension Ledger.Record {
  /// The first item whose run has one with the same id before it.
  ///
  /// Every page asks, so it is a table of what was seen, as wide as twice the items, and not a set.
  package var firstRepetition: Ledger.Step? {
    guard marks.count > 1 else { return nil }
    let width = 1 << (Int.bitWidth - (marks.count * 2 - 1).leadingZeroBitCount)
    let repetition = marks.withUnsafeBufferPointer { marks in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: width) { seen -> Int? in
        seen.initialize(repeating: Ledger.Mark.none)
        for offset in marks.indices {
          let identity = marks[offset].identity
          var place = Ledger.Mark.fingerprint(identity) & (width - 1)
          while seen[place] != Ledger.Mark.none {
            let other = Int(seen[place])
            if marks[other].identity == identity, isRepetition(offset, of: other) { return offset }
            place = (place &+ 1) & (width - 1)
          }
          seen[place] = Int32(truncatingIfNeeded: offset)
        }
        return nil
      }
    }
    return repetition.map { step(marks[$0]) }
  }

  /// Runs beside each other are one to whoever reads the logs: only what an item is drawn inside tells them apart.
  @inline(never) private func isRepetition(_ item: Int, of other: Int) -> Bool {
    let (item, other) = (marks[item], marks[other])
    guard item.count == other.count, item.around == other.around else { return false }
    return item.isShort || withIdentity(item) { bytes in withIdentity(other) { areSame(bytes, $0) } }
  }
}

extension Ledger.Mark {
  /// A number that two different identities seldom share.
  @inline(__always) fileprivate static func fingerprint(_ identity: (UInt64, UInt64)) -> Int {
    let mixed = (identity.0 ^ identity.1 &* 0xD6E8_FEB8_6659_FD93) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed ^ mixed >> 32)
  }
}

extension HTMLCanvas {
  /// An item of the module whose run has one with the same id before it.
  package var firstRepetition: Ledger.Step? { ledger.record.firstRepetition }
}
