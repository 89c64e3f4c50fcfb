extension TapeReader {
  /// Reads a string whose first quote was read; its bytes go behind the four of its size.
  @inline(__always) mutating func readString() -> Bool {
    let start = stringBytes
    stringBytes += 4
    while true {
      copyPlainBytes()
      guard here < end else { return false }
      switch unsafe text[here] {
      case UInt8(ascii: "\""):
        here += 1
        let size = UInt32(truncatingIfNeeded: stringBytes - start - 4)
        unsafe UnsafeMutableRawPointer(strings + start).storeBytes(of: size, as: UInt32.self)
        add(Word("\"", link: start))
        return true
      case UInt8(ascii: "\\"):
        here += 1
        guard readEscape() else { return false }
      default: return false
      }
    }
  }

  /// Copies bytes up to a quote, a backslash or a control character, eight at a time while there are so many.
  @inline(__always) private mutating func copyPlainBytes() {
    var (from, to) = (here, stringBytes)
    defer { (here, stringBytes) = (from, to) }
    while end - from >= 8 {
      let eight = unsafe UnsafeRawPointer(text + from).loadUnaligned(as: UInt64.self)
      unsafe UnsafeMutableRawPointer(strings + to).storeBytes(of: eight, as: UInt64.self)
      let plain = Self.plainBytes(UInt64(littleEndian: eight))
      from += plain
      to += plain
      if plain < 8 { return }
    }
    while from < end, case let byte = unsafe text[from], byte >= 0x20, byte != UInt8(ascii: "\""),
      byte != UInt8(ascii: "\\")
    {
      unsafe strings[to] = byte
      from += 1
      to += 1
    }
  }

  /// How many of eight bytes, the lowest first, stand before a quote, a backslash or a control character.
  ///
  /// Mycroft's test: a byte that is less than the one it is compared with borrows from the next, so that only bytes
  /// above the lowest find may be found wrongly.
  @inline(__always) private static func plainBytes(_ eight: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = eight ^ ones &* UInt64(UInt8(ascii: "\""))
    let slashes = eight ^ ones &* UInt64(UInt8(ascii: "\\"))
    let found =
      ((quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes | (eight &- ones &* 0x20) & ~eight)
      & (ones &* 0x80)
    return found.trailingZeroBitCount >> 3
  }

  /// Reads what stands behind a backslash.
  private mutating func readEscape() -> Bool {
    guard here < end else { return false }
    let letter = unsafe text[here]
    here += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): put(letter)
    case UInt8(ascii: "b"): put(0x08)
    case UInt8(ascii: "f"): put(0x0C)
    case UInt8(ascii: "n"): put(0x0A)
    case UInt8(ascii: "r"): put(0x0D)
    case UInt8(ascii: "t"): put(0x09)
    case UInt8(ascii: "u"):
      guard let scalar = readScalar() else { return false }
      for byte in String(scalar).utf8 { put(byte) }
    default: return false
    }
    return true
  }

  @inline(__always) private mutating func put(_ byte: UInt8) {
    unsafe strings[stringBytes] = byte
    stringBytes += 1
  }

  /// Reads the digits of `\u00e9`, or of the two halves of a character beyond U+FFFF; nil for one half alone.
  private mutating func readScalar() -> Unicode.Scalar? {
    guard let first = readUnit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard end - here >= 2, unsafe text[here] == UInt8(ascii: "\\"), unsafe text[here + 1] == UInt8(ascii: "u")
    else { return nil }
    here += 2
    guard let second = readUnit(), UTF16.isTrailSurrogate(second) else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF)
  }

  private mutating func readUnit() -> UInt16? {
    guard end - here >= 4 else { return nil }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      let byte = unsafe text[here]
      here += 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return unit
  }
}
