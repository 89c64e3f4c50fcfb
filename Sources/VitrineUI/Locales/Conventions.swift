/// How the readers of a locale write numbers, money, dates and distances in time.
///
/// They come from a table in the program, made from the Unicode CLDR; the machine's own are never read. A locale that
/// the table has no record of goes by the nearest one on the way that CLDR names: `de-LU` by `de`, `en-NZ` by `en-001`
/// and what that adds to `en`, `zh-TW` by `zh-Hant`; a language that it does not have goes by `en`.
package final class Conventions: Sendable {
  /// The record that they come from, as CLDR writes its name: `de_AT`.
  package let name: String
  let decimal: String
  let group: String
  let minus: String
  let sizes: GroupSizes
  let money: Money
  let date: String
  let time: String
  let dateTime: String
  let months: [String]
  /// The names of the day's halves, `AM` and `PM`.
  let halves: [String]
  /// The name of the part of the day that each hour lies in, for locales that say it.
  let hours: [String]
  let now: String
  let pluralRule: Int
  /// How distances in time are said, by the category of the number: for each unit in the past and to come.
  private let distances: [[Form]]

  /// How amounts of money are written where that differs from numbers.
  struct Money: Sendable {
    let decimal: String
    let group: String
    let sizes: GroupSizes
    /// Patterns with `¤` for the currency and `#` for the number.
    let pattern: String
    let patternBelowZero: String
    let signs: CurrencySigns
  }

  /// How digits are grouped: the group before the decimal sign, the others, and how many digits there must be before
  /// the first group.
  struct GroupSizes: Sendable {
    let first: Int
    let others: Int
    let least: Int

    init(_ text: String, least: Int) {
      let numbers = text.utf8.split(separator: UInt8(ascii: " ")).compactMap {
        Int(String(decoding: $0, as: UTF8.self))
      }
      first = numbers.first ?? 3
      others = numbers.last ?? 3
      self.least = least
    }
  }

  /// English of the United States: what stands in for every language without a record.
  package static let english = Conventions(record: "en", LocaleRecords(LocaleTable.records(of: "en") ?? ""))

  /// The version of the Unicode CLDR that the table is made from: `41`.
  package static let databaseVersion = LocaleTable.version

  /// The conventions of a language as BCP 47 writes it.
  package static func of(_ tag: LanguageTag) -> Conventions {
    let language = tag.language
    guard let table = LocaleTable.records(of: language) else { return english }
    let subtags = LocaleSubtags(tag)
    if subtags.isBare && language.utf8.elementsEqual("en".utf8) { return english }
    let records = LocaleRecords(table)
    return Conventions(record: subtags.nearest(in: records) ?? language, records)
  }

  private init(record name: String, _ table: LocaleRecords) {
    self.name = name
    let record = LocaleRecord(named: name, in: table)
    decimal = record["decimal"]
    group = record["group"]
    minus = record["minus"]
    let least = Int(record["least"]) ?? 1
    sizes = GroupSizes(record["sizes"], least: least)
    money = Money(
      decimal: record["money-decimal", or: "decimal"], group: record["money-group", or: "group"],
      sizes: GroupSizes(record["money-sizes", or: "sizes"], least: least), pattern: record["money"],
      patternBelowZero: record["money-minus"], signs: record.signs)
    date = record["date"]
    time = record["time"]
    dateTime = record["date-time"]
    months = record.list("months")
    halves = record.list("halves")
    hours = record.list("hours")
    now = record["now"]
    pluralRule = Int(record["plural"]) ?? 0
    distances = ["minute-", "minute+", "hour-", "hour+", "day-", "day+"].map {
      record.list($0).map(Self.form)
    }
  }

  /// A form of a word with the category that it is for, as the table writes it: `one={0} day`.
  private static func form(_ text: String) -> Form {
    guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")),
      let category = PluralCategory(rawValue: String(text[..<sign]))
    else { return Form(category: .other, text: text) }
    return Form(category: category, text: String(text[sign...].utf8.dropFirst()) ?? text)
  }

  /// A form of a word, and the category of numbers that it is for.
  private struct Form {
    let category: PluralCategory
    let text: String
  }

  /// A unit in which distances in time are said.
  enum DistanceUnit: Int { case minute, hour, day }

  /// The pattern for a distance in a unit, with `{0}` for the number.
  func distance(_ unit: DistanceUnit, isPast: Bool, _ number: Int) -> String {
    let forms = distances[unit.rawValue * 2 + (isPast ? 0 : 1)]
    let category = LocaleTable.plural(number, rule: pluralRule)
    let form = forms.last { $0.category == category } ?? forms.last { $0.category == .other }
    return form?.text ?? "{0}"
  }
}

/// Which form of a word a number takes.
///
/// Source: Unicode CLDR, Language Plural Rules.
enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other
}
