/// The name of a kind of module: `ranking`, or `acme:countdown` from outside this package.
///
/// Source: lower-case letters, digits and single hyphens, up to 64 bytes a part, with at most one namespace.
public struct ModuleType: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as a layout writes it.
  public let description: String

  /// Reads a name; nil when it is not well formed.
  public init?(_ name: String) {
    if !isIdentifier(name.utf8) {
      let parts = name.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ isIdentifier($0) }) else { return nil }
    }
    description = name
  }

  /// A name in source; one that is not well formed is a programming error and stops the program.
  public init(stringLiteral name: StaticString) {
    guard let type = ModuleType(name.description) else {
      preconditionFailure(
        "\"\(name)\" is no module type: write lower-case letters, digits and single hyphens")
    }
    self = type
  }

  /// The name as part of an HTML class: `acme:countdown` is `acme--countdown`.
  package var className: String {
    guard description.utf8.contains(UInt8(ascii: ":")) else { return description }
    var bytes: [UInt8] = []
    for byte in description.utf8 {
      if byte == UInt8(ascii: ":") {
        bytes += [UInt8(ascii: "-"), UInt8(ascii: "-")]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A byte with an ASCII letter in lower case; every other byte as it is.
package func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

/// Whether bytes are an identifier of ours: `[a-z0-9]` with single hyphens inside, 1 to 64 bytes.
@inlinable
package func isIdentifier(_ bytes: some Collection<UInt8>) -> Bool {
  guard (1...64).contains(bytes.count) else { return false }
  let hyphen = UInt8(ascii: "-")
  var last = hyphen
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
    case hyphen where last != hyphen: break
    default: return false
    }
    last = byte
  }
  return last != hyphen
}
