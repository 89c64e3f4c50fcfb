extension URLDoor {
  /// A host and a port, written so that every reader of addresses finds the same host; nil when one might not.
  ///
  /// A host is a name of ASCII letters, digits, hyphens, underscores and dots (another script is written in its ASCII
  /// form, `xn--…`), or an IPv4 address of four decimal numbers. A user name, an IPv6 address, a percent escape and the
  /// other ways to write an IPv4 address are refused: readers disagree about them, and they serve to hide a host.
  static func authority(_ bytes: ArraySlice<UInt8>, scheme: String) -> [UInt8]? {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard let host = parts.first?.map(lowercased), parts.count <= 2, isHost(host) else { return nil }
    guard parts.count == 2, !parts[1].isEmpty else { return host }
    guard let port = number(parts[1], upTo: 65_535) else { return nil }
    let isDefault = port == (scheme.utf8.elementsEqual("https".utf8) ? 443 : 80)
    return isDefault ? host : host + Array(":\(port)".utf8)
  }

  /// How many bytes a host may have.
  static let longestHost = 253

  private static func isHost(_ host: [UInt8]) -> Bool {
    guard (1...longestHost).contains(host.count), host.allSatisfy(isHostByte) else { return false }
    let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    // Source: WHATWG URL, "ends in a number checker": such a host is an IPv4 address or none.
    let last = labels.last.flatMap { $0.isEmpty ? labels.dropLast().last : $0 } ?? []
    guard isNumber(last) else { return true }
    return labels.count == 4 && labels.allSatisfy { number($0, upTo: 255) != nil }
  }

  /// Whether a byte may stand in a host: a small letter, a digit, `-`, `.` or `_`.
  static func isHostByte(_ byte: UInt8) -> Bool {
    // A bit for each byte of ASCII: one shift instead of a comparison for each.
    let bits: UInt64 = byte < 0x40 ? 0x03FF_6000_0000_0000 : byte < 0x80 ? 0x07FF_FFFE_8000_0000 : 0
    return bits >> UInt64(byte & 0x3F) & 1 != 0
  }

  /// Whether a label is a number as some reader writes one: decimal, or hexadecimal after `0x`.
  private static func isNumber(_ label: ArraySlice<UInt8>) -> Bool {
    let isHexadecimal = label.starts(with: "0x".utf8)
    return !label.isEmpty
      && label.dropFirst(isHexadecimal ? 2 : 0).allSatisfy {
        (0x30...0x39).contains($0) || (isHexadecimal && (0x61...0x66).contains($0))
      }
  }

  /// A decimal number without leading zeros.
  private static func number(_ digits: ArraySlice<UInt8>, upTo limit: Int) -> Int? {
    guard (1...5).contains(digits.count), digits.count == 1 || digits.first != UInt8(ascii: "0"),
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return number <= limit ? number : nil
  }
}
