package import VitrineJSON
package import VitrineUI

/// Text as a layout gives it: one for every reader, or one for each language.
package struct LocalizedText: Sendable, Equatable {
  /// A text and the language it is in; the language is empty where one text serves everyone.
  package struct Version: Sendable, Equatable {
    package let language: String
    package let text: String
  }

  package let versions: [Version]

  package init(_ text: String) { self.init(versions: [Version(language: "", text: text)]) }

  private init(versions: [Version]) { self.versions = versions }

  package init(_ field: Field) throws(ShapeError) {
    if let text = try? field.string() {
      self.init(text)
      return
    }
    guard field.kind == .object else { throw field.mistake(expected: "a text, or texts by language") }
    var versions: [Version] = []
    for (language, field) in try field.members()
    where field.exists && LanguageTag(checking: language) != nil {
      versions.append(Version(language: language, text: try field.string()))
    }
    guard !versions.isEmpty else { throw field.mistake(expected: "a text, or texts by language") }
    self.init(versions: versions)
  }

  /// Whether there is nothing to read in any language.
  var isBlank: Bool { versions.allSatisfy { $0.text.utf8.isEmpty } }

  /// The text for a reader: of the same tag, of the same language, English, or the first.
  package func text(for tag: LanguageTag) -> String {
    Self.pick(versions.map { ($0.language, $0.text) }, for: tag) ?? ""
  }

  package static func pick(_ versions: [(language: String, text: String)], for tag: LanguageTag) -> String? {
    func first(_ isRight: (LanguageTag) -> Bool) -> String? {
      versions.first { LanguageTag(checking: $0.language).map(isRight) ?? false }?.text
    }
    func first(in language: String) -> String? {
      first { $0.isSame(as: language) } ?? first { $0.language.utf8.elementsEqual(language.utf8) }
    }
    return first { $0.isSame(as: tag.description) } ?? first(in: tag.language) ?? first(in: "en")
      ?? versions.first?.text
  }
}

extension LanguageTag {
  /// Whether tags are the same; the case of their letters does not matter (RFC 5646, 2.1.1).
  fileprivate func isSame(as other: String) -> Bool {
    description.utf8.lazy.map(lowercased).elementsEqual(other.utf8.lazy.map(lowercased))
  }
}

extension ShapePolicy {
  /// How inline data is read: an element that does not read is a mistake.
  package static func inline(_ tag: LanguageTag) -> ShapePolicy {
    ShapePolicy(dropsElements: false) { LocalizedText.pick($0, for: tag) }
  }

  /// How a response is read: an element that does not read is left out.
  package static func response(_ tag: LanguageTag) -> ShapePolicy {
    ShapePolicy(dropsElements: true) { LocalizedText.pick($0, for: tag) }
  }
}
