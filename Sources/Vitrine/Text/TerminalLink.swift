import VitrineUI

/// An address as a terminal gets it: absolute, of a scheme that may be followed, in ASCII, not too long.
///
/// Never `file:`: what opens it would run on the reader's machine. Source: "Hyperlinks in Terminal Emulators", which
/// gives the bytes and the length.
struct TerminalLink {
  /// The longest address that terminals take.
  static let longest = 2_083

  let bytes: [UInt8]

  /// The address behind some words; nil when there is none, or when the words name another host than it leads to.
  init?(_ target: TextTarget, prefix: String) {
    guard case .link(let address) = target.kind else { return nil }
    let whole = Self.scheme(of: address.utf8) == nil ? prefix + address : address
    guard let checked = Link(whole) else { return nil }
    let bytes = Array(checked.description.utf8)
    guard bytes.count <= Self.longest, bytes.allSatisfy({ (0x21...0x7E).contains($0) }),
      let scheme = Self.scheme(of: bytes), Self.schemes.contains(where: { scheme.elementsEqual($0.utf8) }),
      Self.names(target.label.bytes, hostOf: bytes)
    else { return nil }
    self.bytes = bytes
  }

  private static let schemes = ["http", "https", "mailto", "tel"]

  /// What stands before the first colon, if that ends a scheme.
  private static func scheme(of address: some Sequence<UInt8>) -> [UInt8]? {
    var scheme: [UInt8] = []
    for byte in address {
      if byte == UInt8(ascii: ":") { return scheme.isEmpty ? nil : scheme }
      guard isUnreserved(byte) || byte == UInt8(ascii: "+") else { return nil }
      scheme.append(byte | 0x20)
    }
    return nil
  }

  /// Whether words that look like an address name the host that the link leads to.
  private static func names(_ words: [UInt8], hostOf address: [UInt8]) -> Bool {
    guard let named = namedHost(words) else { return true }
    return host(in: address).map { $0.elementsEqual(named) } ?? false
  }

  /// The host that words name: after `://`, or as a single word such as `www.shop.example`.
  private static func namedHost(_ words: [UInt8]) -> [UInt8]? {
    if let host = host(in: words) { return host }
    let word = words.prefix { !isEnd($0) }
    let labels = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard word.count == words.count || words[word.count] != 0x20, labels.count > 1, let last = labels.last,
      last.count > 1, last.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }),
      labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isUnreserved) })
    else { return nil }
    return word.map { $0 | 0x20 }
  }

  /// The host after `://`, in lower case.
  private static func host(in address: [UInt8]) -> [UInt8]? {
    let mark = Array("://".utf8)
    guard address.count > mark.count,
      let start = (0...address.count - mark.count).first(where: { address[$0...].starts(with: mark) })
    else { return nil }
    return address[(start + mark.count)...].prefix { !isEnd($0) }.map { $0 | 0x20 }
  }

  /// Whether a host ends before a byte.
  private static func isEnd(_ byte: UInt8) -> Bool {
    byte <= 0x20
      || [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: ":")].contains(byte)
  }
}
