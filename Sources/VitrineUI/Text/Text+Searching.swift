// What the C library does faster than any loop of ours.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether two runs of bytes are the same.
func areSame(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
  guard one.count == other.count, let first = one.baseAddress, let second = other.baseAddress else {
    return one.count == other.count
  }
  return memcmp(first, second, one.count) == 0
}

extension Text {
  /// Whether a byte is in it.
  package func contains(_ byte: UInt8) -> Bool {
    withBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      return memchr(start, Int32(byte), bytes.count) != nil
    }
  }
}
