/// A key that is looked for; it borrows its bytes from whoever asks.
///
/// Inlinable, so that a compiler works out all of a key that stands in source.
@frozen @usableFromInline @safe package struct Key: ~Copyable {
  @usableFromInline let bytes: UnsafeRawBufferPointer
  @usableFromInline let count: Int
  /// The first eight bytes as one number; of a shorter key, zeros behind them.
  @usableFromInline let head: UInt64

  @inlinable @inline(__always) init(_ bytes: UnsafeRawBufferPointer) {
    unsafe self.bytes = unsafe bytes
    count = bytes.count
    head = unsafe Self.head(of: bytes)
  }

  @inlinable @inline(__always) init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.init(UnsafeRawBufferPointer(bytes))
  }

  /// A key in source.
  @inlinable @inline(__always) package init(_ key: StaticString) {
    unsafe self.init(UnsafeRawBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
  }

  /// Which bits of eight bytes are of a key of so many.
  @inline(__always) private var mask: UInt64 {
    count < 8 ? (1 << UInt64(count * 8)) - 1 : .max
  }

  /// Eight bytes at once, or what there is in two looks that may overlap.
  @inlinable @inline(__always) static func head(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    let count = bytes.count
    if count >= 8 { return unsafe UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) }
    if count >= 4 {
      let first = unsafe UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
      let last = unsafe UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return UInt64(first) | UInt64(last) << UInt64((count - 4) * 8)
    }
    var head: UInt64 = 0
    for offset in 0..<count { unsafe head |= UInt64(bytes[offset]) << UInt64(offset * 8) }
    return head
  }

  /// Whether a key of a tape has these bytes; `all` has eight more behind its last string.
  @inline(__always) func isSame(as word: Word, in all: RawSpan) -> Bool {
    // Letter and count at once: nearly all other keys differ in it. Unchecked, since words lead to strings.
    guard word.bits >> 48 == Word.highOfKey(of: count) else { return false }
    let theirs = unsafe all.unsafeLoadUnaligned(fromUncheckedByteOffset: word.link, as: UInt64.self)
    return UInt64(littleEndian: theirs) & mask == head && (count <= 8 || hasSameRest(as: word, in: all))
  }

  @inline(never) private func hasSameRest(as word: Word, in all: RawSpan) -> Bool {
    let start = word.link
    guard unsafe all.unsafeLoadUnaligned(fromByteOffset: start - 4, as: UInt32.self) == count else {
      return false
    }
    // Eight bytes a step; the last step looks back at some that were seen.
    for step in stride(from: 8, to: count, by: 8) {
      let offset = min(step, count - 8)
      let ours = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let theirs = unsafe all.unsafeLoadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
      if ours != theirs { return false }
    }
    return true
  }

  /// Whether this key comes after other bytes in the order of bytes.
  func follows(_ other: ArraySlice<UInt8>) -> Bool { unsafe other.lexicographicallyPrecedes(bytes) }
}
