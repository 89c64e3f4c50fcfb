/// What the table says of one locale: its record upon those that it adds to.
struct LocaleRecord {
  private var fields: [String: String] = [:]
  private(set) var signs: [String: String] = [:]

  init(named name: String, in table: StaticString) {
    let lines = Self.lines(of: table)
    var chain: [ArraySlice<Substring>] = []
    var next: String? = name
    while let name = next {
      next = nil
      guard
        let head = lines.firstIndex(where: { RecordNames.name(in: $0)?.elementsEqual(name.utf8) ?? false })
      else { break }
      let body = lines[(head + 1)...].prefix { $0.utf8.first != UInt8(ascii: "@") }
      chain.append(body)
      let words = lines[head].utf8.split(separator: UInt8(ascii: " "))
      if words.count == 2 { next = String(Substring(words[1])) }
    }
    for line in chain.reversed().joined() { read(line) }
  }

  private mutating func read(_ line: Substring) {
    let parts = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard parts.count == 2 else { return }
    let (key, value) = (String(Substring(parts[0])), parts[1])
    guard key.utf8.elementsEqual("signs".utf8) else {
      fields[key] = String(Substring(value))
      return
    }
    let words = value.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    for offset in stride(from: 0, to: words.count - 1, by: 2) { signs[words[offset]] = words[offset + 1] }
  }

  /// What a key says; another key's word where it says nothing, and nothing where that is silent too.
  subscript(_ key: String, or other: String? = nil) -> String {
    fields[key] ?? other.flatMap { fields[$0] } ?? ""
  }

  /// The words of a key, between vertical bars.
  func list(_ key: String) -> [String] {
    self[key].utf8.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
  }

  static func lines(of table: StaticString) -> [Substring] {
    table.description.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
  }
}

/// The names of a table's records.
struct RecordNames {
  private let names: Set<String>

  init(_ table: StaticString) {
    names = Set(
      LocaleRecord.lines(of: table).compactMap { Self.name(in: $0).map { String(Substring($0)) } })
  }

  var all: [String] { names.sorted() }

  func has(_ name: String) -> Bool { names.contains(name) }

  /// The name of the record that a line begins; nil where it begins none.
  static func name(in line: Substring) -> Substring.UTF8View? {
    guard line.utf8.first == UInt8(ascii: "@") else { return nil }
    let rest = line.utf8.dropFirst()
    return rest[..<(rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex)]
  }
}

/// The language, script and region of a tag; what else it says changes nothing here.
struct LocaleSubtags {
  private let language: String
  private let script: String?
  private let region: String?

  init(_ tag: LanguageTag) {
    language = tag.language
    script = tag.script
    region = tag.region
  }

  var isBare: Bool { region == nil }

  /// The nearest record: with script and region, without the region, without the script, of the language.
  func nearest(in names: RecordNames) -> String? {
    let script = script.map { "_" + $0 } ?? ""
    let region = region.map { "_" + $0 } ?? ""
    return [language + script + region, language + script, language + region, language].first(
      where: names.has)
  }
}

extension Conventions {
  /// The names of all records.
  package static var names: [String] {
    LocaleTable.languages.flatMap { language in
      LocaleTable.records(of: language).map { RecordNames($0).all } ?? []
    }
  }
}
