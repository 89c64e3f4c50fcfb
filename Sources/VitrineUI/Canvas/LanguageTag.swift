/// A language as BCP 47 writes it: `ja-JP`, `en`.
package struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// A tag of our own.
  package init(_ tag: StaticString) { description = tag.description }

  /// Reads a tag: letters, digits and hyphens, the language first; nil when it is not well formed.
  package init?(checking tag: String) {
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(Self.isLetter),
      parts.dropFirst().allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(Self.isLetterOrDigit) })
    else { return nil }
    description = tag
  }

  /// The primary language in lower case: `ja`.
  package var language: String {
    let bytes = description.utf8.prefix { $0 != UInt8(ascii: "-") }
    return String(decoding: bytes.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Whether the language is written from right to left: by its script when it names one, else by its usual one.
  ///
  /// Source: CLDR, the languages whose characters run so.
  package var isRightToLeft: Bool {
    let parts = description.utf8.split(separator: UInt8(ascii: "-")).dropFirst()
    if let script = parts.first(where: { $0.count == 4 && $0.allSatisfy(Self.isLetter) }) {
      let name = String(decoding: script.map { $0 | 0x20 }, as: UTF8.self)
      return ["adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"].contains(name)
    }
    return [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    .contains(language)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte)
  }
}
