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
      TextTraits.isAddress(bytes)
        && (hostStart(bytes).map { isPlainHost(bytes, from: $0) } ?? isRelative(bytes))
    }
  }

  /// Where the host begins, after `https://` or `http://`.
  private static func hostStart(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = bytes.baseAddress else { return nil }
    // Unsafe for speed: eight bytes at once, which the slack allows.
    let first = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self).littleEndian
    if bytes.count > 8, first == https { return 8 }
    return bytes.count > 7 && first & (UInt64.max >> 8) == http ? 7 : nil
  }

  /// `https://` and `http://`, the first byte lowest.
  private static let https: UInt64 = 0x2F2F_3A73_7074_7468
  private static let http: UInt64 = 0x2F_2F3A_7074_7468

  /// Whether a host of lower-case names ends at a slash, a question mark, a hash or the end, and its last name begins
  /// with a letter, which no number does.
  private static func isPlainHost(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    let (count, lastName) = TextTraits.host(UnsafeBufferPointer(rebasing: bytes[start...]))
    let end = start + count
    guard end == bytes.count || endsHost(bytes[end]) else { return false }
    return lastName < count && count <= longestHost && bytes[start + lastName] >= UInt8(ascii: "a")
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
