/// What the table says of one locale: its record upon those that it adds to.
///
/// It is looked up in the table's own bytes: a program that draws one page reads one record, and few of its keys.
struct LocaleRecord {
  private let table: LocaleRecords
  /// Where the lines of the record are, then those of the records that it adds to.
  private var bodies: [LocaleRecords.Lines] = []

  init(named name: String, in table: LocaleRecords) {
    self.table = table
    var next: ArraySlice<UInt8>? = Array(name.utf8)[...]
    while let name = next, let found = table.record(named: name) {
      bodies.append(found.body)
      next = found.base
    }
  }

  /// What a key says; another key's word where it says nothing, and nothing where that is silent too.
  subscript(_ key: StaticString, or other: StaticString? = nil) -> String {
    let words = value(of: key) ?? other.flatMap(value)
    return words.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The words of a key, between vertical bars.
  func list(_ key: StaticString) -> [String] {
    value(of: key)?.split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) } ?? []
  }

  /// The signs of currencies; a record's own count before those of a record that it adds to.
  var signs: CurrencySigns {
    var signs = CurrencySigns()
    for body in bodies.reversed() {
      for line in body {
        guard let words = table.value(of: "signs", in: line)?.split(separator: UInt8(ascii: " ")) else {
          continue
        }
        for offset in stride(from: 0, to: words.count - 1, by: 2) {
          signs.set(words[offset], String(decoding: words[offset + 1], as: UTF8.self))
        }
      }
    }
    return signs
  }

  private func value(of key: StaticString) -> ArraySlice<UInt8>? {
    for body in bodies {
      for line in body {
        if let value = table.value(of: key, in: line) { return value }
      }
    }
    return nil
  }
}

/// The signs of currencies in one locale.
struct CurrencySigns: Sendable {
  /// ISO 4217 codes: their three letters as one number.
  private var codes: [UInt32] = []
  private var signs: [String] = []

  /// The sign of a currency by its code; nil where the locale writes the code.
  subscript(_ code: String) -> String? {
    codes.firstIndex(of: Self.number(code.utf8)).map { signs[$0] }
  }

  fileprivate mutating func set(_ code: ArraySlice<UInt8>, _ sign: String) {
    let number = Self.number(code)
    if let place = codes.firstIndex(of: number) {
      signs[place] = sign
    } else {
      codes.append(number)
      signs.append(sign)
    }
  }

  private static func number(_ code: some Collection<UInt8>) -> UInt32 {
    code.count == 3 ? code.reduce(0) { $0 << 8 | UInt32($1) } : 0
  }
}

/// The records of one language as the table writes them: a line `@name`, or `@name base`, then one for each key.
struct LocaleRecords {
  private let bytes: [UInt8]

  init(_ table: StaticString) { bytes = table.withUTF8Buffer { Array($0) } }

  /// The names of the records, in the order of their bytes.
  var names: [String] {
    Lines(bytes, from: 0).compactMap { name(in: $0).map { String(decoding: $0, as: UTF8.self) } }.sorted()
  }

  func has(_ name: String) -> Bool { record(named: Array(name.utf8)[...]) != nil }

  /// Where a record's lines are, and the name of the one that it adds to.
  struct Found {
    let body: Lines
    let base: ArraySlice<UInt8>?
  }

  func record(named name: ArraySlice<UInt8>) -> Found? {
    var lines = Lines(bytes, from: 0)
    while let line = lines.next() {
      guard let own = self.name(in: line), own == name else { continue }
      let base = own.endIndex < line.upperBound ? bytes[(own.endIndex + 1)..<line.upperBound] : nil
      var body = lines
      body.end = bytes.endIndex
      while let line = lines.next() {
        guard self.name(in: line) != nil else { continue }
        body.end = line.lowerBound
        break
      }
      return Found(body: body, base: base)
    }
    return nil
  }

  /// What follows a key; nil when the line is another key's, or empty.
  func value(of key: StaticString, in line: Range<Int>) -> ArraySlice<UInt8>? {
    let start = line.lowerBound + key.utf8CodeUnitCount
    guard start + 1 < line.upperBound, bytes[start] == UInt8(ascii: " "),
      key.withUTF8Buffer({ bytes[line.lowerBound..<start].elementsEqual($0) })
    else { return nil }
    return bytes[(start + 1)..<line.upperBound]
  }

  /// The name of the record that a line begins; nil where it begins none.
  private func name(in line: Range<Int>) -> ArraySlice<UInt8>? {
    guard bytes[line.lowerBound] == UInt8(ascii: "@") else { return nil }
    return bytes[line].dropFirst().prefix { $0 != UInt8(ascii: " ") }
  }

  /// The lines of a part of the table, without the empty ones.
  struct Lines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var start: Int
    fileprivate var end: Int

    fileprivate init(_ bytes: [UInt8], from start: Int) {
      self.bytes = bytes
      self.start = start
      end = bytes.endIndex
    }

    mutating func next() -> Range<Int>? {
      while start < end {
        let line = start..<(bytes[start..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end)
        start = line.upperBound + 1
        if !line.isEmpty { return line }
      }
      return nil
    }
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
  func nearest(in records: LocaleRecords) -> String? {
    let script = script.map { "_" + $0 } ?? ""
    let region = region.map { "_" + $0 } ?? ""
    return [language + script + region, language + script, language + region, language].first(
      where: records.has)
  }
}

extension Conventions {
  /// The names of all records.
  package static var names: [String] {
    LocaleTable.languages.flatMap { language in
      LocaleTable.records(of: language).map { LocaleRecords($0).names } ?? []
    }
  }
}
