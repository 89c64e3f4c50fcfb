/// The one place where an address from outside is judged.
///
/// It works on bytes, as browsers do.
///
/// Follows the WHATWG URL standard where it matters for safety: controls and blanks at the ends are dropped,
/// TAB, LF and CR are dropped anywhere, a backslash counts as a slash. A scheme is allowed or refused by list.
enum URLDoor {
  /// What an address may be used for.
  enum Use { case link, picture }

  private static let linkSchemes = ["http", "https", "mailto", "tel"]
  private static let pictureSchemes = ["http", "https"]

  /// How many bytes an address may have.
  static let longest = 8_192

  /// The address in the form in which it is safe to write; nil when it is refused.
  ///
  /// The bytes of one that is in that form already are shared.
  static func normalized(_ address: consuming Text, for use: Use) -> Text? {
    if isWritten(address) { return address }
    return address.withBytes { rewritten($0, for: use) }.map { Text($0) }
  }

  private static func rewritten(_ address: UnsafeBufferPointer<UInt8>, for use: Use) -> String? {
    var bytes = address.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    bytes.removeFirst(bytes.prefix { $0 <= 0x20 }.count)
    guard !bytes.isEmpty, bytes.count <= longest else { return nil }
    guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }

    if let colon = schemeEnd(bytes) {
      let scheme = String(decoding: bytes[..<colon].map(lowercased), as: UTF8.self)
      let allowed = use == .link ? linkSchemes : pictureSchemes
      guard allowed.contains(where: { $0.utf8.elementsEqual(scheme.utf8) }) else { return nil }
      let rest = Array(bytes[(colon + 1)...])
      if scheme.utf8.elementsEqual("mailto".utf8) || scheme.utf8.elementsEqual("tel".utf8) {
        return rest.isEmpty || isSlash(rest[0])
          ? nil : written(Array(scheme.utf8) + [UInt8(ascii: ":")] + rest)
      }
      return absolute(rest, scheme: scheme).map(written)
    }
    // `//host/…` means "the page's scheme", which is `file:` for a page opened from disk: it is made plain.
    if isSlash(bytes[0]), bytes.count > 1, isSlash(bytes[1]) {
      return absolute(bytes, scheme: "https").map(written)
    }
    // A relative address: a backslash would become a slash, and two of them a host.
    guard
      !bytes.prefix(while: { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }).contains(
        UInt8(ascii: "\\"))
    else { return nil }
    return written(bytes)
  }

  /// What follows a scheme: two slashes, a host that all readers of addresses agree on, and the rest.
  private static func absolute(_ rest: [UInt8], scheme: String) -> [UInt8]? {
    guard rest.prefix(while: isSlash).elementsEqual("//".utf8) else { return nil }
    let tail = rest.dropFirst(2)
    let authority = tail.prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    guard let host = self.authority(authority, scheme: scheme) else { return nil }
    return Array(scheme.utf8) + Array("://".utf8) + host + tail.dropFirst(authority.count)
  }

  /// Where the scheme ends, if the address has one: `[A-Za-z][A-Za-z0-9+.-]*:`.
  static func schemeEnd(_ bytes: some Collection<UInt8>) -> Int? {
    guard let first = bytes.first, isLetter(first) else { return nil }
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: ":") { return offset }
      let allowed = isLetter(byte) || (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E].contains(byte)
      guard allowed else { return nil }
    }
    return nil
  }

  /// Percent-encodes what may not stand in an address: blanks, quotes, angle brackets and bytes beyond ASCII.
  private static func written(_ bytes: [UInt8]) -> String {
    percentEncoded(bytes) { byte in
      switch byte {
      case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E: true
      default: false
      }
    }
  }

  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
