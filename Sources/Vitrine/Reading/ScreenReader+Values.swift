import VitrineJSON
import VitrineUI

// Reading of single values, with the sentence for what is wrong beside each.

extension ScreenReader {
  @discardableResult
  mutating func add(_ finding: Finding) -> Finding {
    findings.append(finding)
    return finding
  }

  static func badID(_ id: String) -> String {
    "\(String(quoting: id)) is no id: write lower-case letters, digits and single hyphens, up to 64"
  }

  mutating func identifier(_ field: Field, _ thing: String) -> String? {
    guard field.exists else {
      add(
        .error(
          .missingKey, .init(field),
          "\(thing) needs an \"id\": lower-case letters, digits and hyphens, stable for good"))
      return nil
    }
    guard let id = try? field.string() else {
      add(.error(.shape, .init(field), "expected an id, found \(field.summary)"))
      return nil
    }
    guard isIdentifier(id.utf8) else {
      add(.error(.badID, .init(field), Self.badID(id), suggestion: Self.identifier(from: id)))
      return nil
    }
    return id
  }

  /// The id that a name could become; nil when nothing of it is left.
  private static func identifier(from name: String) -> String? {
    var bytes: [UInt8] = []
    for byte in name.utf8.prefix(64) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      default: if bytes.last.map({ $0 != UInt8(ascii: "-") }) ?? false { bytes.append(UInt8(ascii: "-")) }
      }
    }
    while bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  mutating func text(_ field: Field) -> LocalizedText? {
    guard field.exists else { return nil }
    for (language, text) in (try? field.members()) ?? []
    where text.exists && LanguageTag(checking: language) == nil {
      add(.warning(.unknownKey, .init(text, isKey: true), ShapeMistake.noLanguage(language)))
    }
    do { return try LocalizedText(field) } catch {
      add(.error(.shape, .init(error.document ?? field.document, error.pointer), error.message))
      return nil
    }
  }

  mutating func string(_ field: Field) -> String? {
    guard field.exists else { return nil }
    if let string = try? field.string() { return string }
    add(.error(.shape, .init(field), "expected a string, found \(field.summary)"))
    return nil
  }

  mutating func more(_ field: Field) -> MoreDeclaration? {
    guard let address = string(field) else { return nil }
    if Template.isFilled(address) { return .template(address, field) }
    if let link = Link(address) { return .link(link) }
    add(Self.noAddress(field, field.summary))
    return nil
  }

  static func noAddress(_ field: Field, _ found: String) -> Finding {
    .error(.shape, .init(field), "expected \(Link.form.expectation), found \(found)")
  }

  mutating func elements(_ field: Field) -> [Field] {
    guard field.exists else { return [] }
    guard let elements = try? field.elements() else {
      add(.error(.shape, .init(field), "expected a list, found \(field.summary)"))
      return []
    }
    return elements
  }

  /// The members that there are: null is as good as absent.
  mutating func members(_ field: Field) -> [(key: String, field: Field)] {
    guard field.exists else { return [] }
    guard let members = try? field.members() else {
      add(.error(.shape, .init(field), "expected an object, found \(field.summary)"))
      return []
    }
    return members.filter(\.field.exists)
  }

  /// Warns of keys that nothing reads.
  ///
  /// Reserved words are another check's, which follows where it is said on what they would stand.
  @discardableResult
  mutating func checkKeys(
    of field: Field, _ known: String..., elsewhere: String = "notes of your own go under \"meta\"",
    reservedOn thing: String? = nil
  ) -> Finding? {
    guard let members = try? field.members() else { return nil }
    var hasReserved = false
    for (key, member) in members where member.exists {
      guard !known.contains(where: key.hasSameBytes) else { continue }
      guard !Self.isReserved(key) else {
        hasReserved = true
        continue
      }
      let near = speller.near(key, among: known)
      add(
        .warning(
          .unknownKey, .init(member, isKey: true),
          "nothing reads the key \(String(quoting: key))"
            + (near.map { "; did you mean \"\($0)\"?" } ?? "; " + elsewhere),
          suggestion: near))
    }
    guard hasReserved, let thing else { return nil }
    return checkReserved(field, thing)
  }

  private static func isReserved(_ key: String) -> Bool { reserved.contains(where: key.hasSameBytes) }

  /// Names each reserved word; the first is why the thing cannot be shown.
  @discardableResult
  mutating func checkReserved(_ field: Field, _ thing: String) -> Finding? {
    guard let members = try? field.members(), members.contains(where: { Self.isReserved($0.key) }) else {
      return nil
    }
    var first: Finding?
    for key in Self.reserved where field[key].exists {
      let finding = add(
        .error(
          .unsupported, .init(field[key], isKey: true),
          "this engine cannot honour \"\(key)\" on \(thing) yet; it is never shown as if the word were absent"
        ))
      first = first ?? finding
    }
    return first
  }
}
