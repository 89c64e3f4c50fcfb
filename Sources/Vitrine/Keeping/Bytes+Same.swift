#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension [UInt8] {
  /// Whether the bytes are the same, all of them; those of one array are, without a look.
  func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        guard let start = one.baseAddress, let place = other.baseAddress else { return true }
        return start == place || memcmp(start, place, one.count) == 0
      }
    }
  }

  /// A number that the same bytes always have, and others seldom: their count and sixteen of them.
  var sample: UInt {
    var sample = UInt(truncatingIfNeeded: count)
    for part in 0..<16 where !isEmpty {
      sample = (sample &* 0x9E37_79B9_7F4A_7C15) ^ UInt(self[(count - 1) * part / 15])
    }
    return sample
  }
}

extension String {
  /// Whether the bytes are the same; strings that are equal may have others.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (one, other) = (self, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        guard let start = one.baseAddress, let place = other.baseAddress else { return true }
        return start == place || memcmp(start, place, one.count) == 0
      }
    }
  }

  /// Adds the bytes and where they end.
  func hashBytes(into hasher: inout Hasher) {
    var copy = self
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0 as UInt8)
  }
}
