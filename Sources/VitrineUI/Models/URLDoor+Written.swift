// Nearly every address of a response is already as it would be written. Such a one is recognized in one pass and
// shared; all others take the long way, which decides. A doubt here costs time and never changes a verdict.

extension URLDoor {
  /// Whether an address is surely taken, and written as it stands.
  ///
  /// That is a relative one without a scheme, or `http://` or `https://` with a host of names, every byte of it one
  /// that may stand in an address.
  static func isWritten(_ address: Text) -> Bool {
    guard !address.isEmpty, address.count <= longest else { return false }
    return address.withBytes { bytes in
      areAllWritten(bytes) && (hostStart(bytes).map { isPlainHost(bytes, from: $0) } ?? isRelative(bytes))
    }
  }

  private static func areAllWritten(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let eight = EightBytes(bytes, from: offset)
      // 0x3C and 0x3E, 0x5C and 0x5E differ in the bit 2; of what is above 0x7A only `~` may stand in an address.
      let angles = eight.with(2)
      let bad =
        EightBytes.all
        & ~(eight.from(0x21) & ~eight.from(0x7B) & ~eight.beyondASCII & eight.not(0x22) & eight.not(0x60)
        & angles.not(0x3E) & angles.not(0x5E))
      if bad != 0, EightBytes.first(bytes.count - offset, of: bad) != 0 { return false }
      offset += 8
    }
    return true
  }

  /// Where the host begins, after `https://` or `http://`.
  private static func hostStart(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for scheme in ["https://", "http://"] as [StaticString] {
      let scheme = UnsafeBufferPointer(start: scheme.utf8Start, count: scheme.utf8CodeUnitCount)
      if bytes.count > scheme.count, areSame(scheme, UnsafeBufferPointer(rebasing: bytes[..<scheme.count])) {
        return scheme.count
      }
    }
    return nil
  }

  /// Whether a host of lower-case names ends at a slash, a question mark, a hash or the end, and its last name begins
  /// with a letter, which no number does.
  private static func isPlainHost(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var label = start
    var at = start
    while at < bytes.count, isHostByte(bytes[at]) {
      at += 1
      if bytes[at - 1] == UInt8(ascii: ".") { label = at }
    }
    guard at == bytes.count || endsHost(bytes[at]) else { return false }
    return label < at && at - start <= longestHost && bytes[label] >= UInt8(ascii: "a")
  }

  private static func endsHost(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// Whether there is neither a scheme nor the two slashes of a host.
  private static func isRelative(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes[0] == UInt8(ascii: "/") { return bytes.count == 1 || bytes[1] != UInt8(ascii: "/") }
    return schemeEnd(bytes) == nil
  }
}
