/// A language as BCP 47 writes it: `ja-JP`, `en`.
package struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  package let description: String
  /// Whether the language is written from right to left: by its script when it names one, else by the usual one of
  /// the language in its region.
  package let isRightToLeft: Bool

  /// A tag of our own.
  package init(_ tag: StaticString) { self.init(wellFormed: tag.description) }

  private init(wellFormed tag: String) {
    description = tag
    isRightToLeft = Self.isRightToLeft(
      language: Self.language(of: tag), script: Self.script(of: tag), region: Self.region(of: tag))
  }

  /// Reads a tag: letters, digits and hyphens, the language first; nil when it is not well formed.
  package init?(checking tag: String) {
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(Self.isLetter),
      parts.dropFirst().allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(Self.isLetterOrDigit) })
    else { return nil }
    self.init(wellFormed: tag)
  }

  /// The primary language in lower case: `ja`.
  package var language: String { Self.language(of: description) }
  /// The script that the tag names, as `Arab`; what stands behind a single letter names none.
  package var script: String? { Self.script(of: description) }
  /// The region that the tag names, as `JP` or `419`.
  package var region: String? { Self.region(of: description) }

  private static func language(of tag: String) -> String {
    let bytes = tag.utf8.prefix { $0 != UInt8(ascii: "-") }
    return String(decoding: bytes.map { $0 | 0x20 }, as: UTF8.self)
  }

  private static func script(of tag: String) -> String? {
    let parts = tag.utf8.split(separator: UInt8(ascii: "-")).dropFirst().prefix { $0.count > 1 }
    guard let script = parts.first(where: { $0.count == 4 && $0.allSatisfy(Self.isLetter) }) else {
      return nil
    }
    return String(decoding: script.enumerated().map { $0 == 0 ? $1 & 0xDF : $1 | 0x20 }, as: UTF8.self)
  }

  private static func region(of tag: String) -> String? {
    let parts = tag.utf8.split(separator: UInt8(ascii: "-")).dropFirst().prefix { $0.count > 1 }
    for part in parts {
      if part.count == 2, part.allSatisfy(Self.isLetter) {
        return String(decoding: part.map { $0 & 0xDF }, as: UTF8.self)
      }
      if part.count == 3, part.allSatisfy({ (0x30...0x39).contains($0) }) {
        return String(decoding: Array(part), as: UTF8.self)
      }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte)
  }
}
