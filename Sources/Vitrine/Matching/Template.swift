import VitrineJSON

/// Templates of a layout: `{tab.name}` stands for a value of the tab; every other brace stands for itself.
enum Template {
  private static let opening = Array("{tab.".utf8)

  /// Whether anything in the text stands for a value.
  static func isFilled(_ text: String) -> Bool {
    var isFilled = false
    read(Array(text.utf8)) { part in
      if case .name = part { isFilled = true }
      return !isFilled
    }
    return isFilled
  }

  enum Part {
    case text(ArraySlice<UInt8>)
    case name([UInt8])
  }

  /// Goes through the parts until the reader has enough.
  static func read(_ bytes: [UInt8], _ reader: (Part) -> Bool) {
    var start = 0
    var at = 0
    while at + opening.count <= bytes.count {
      guard bytes[at] == UInt8(ascii: "{"), bytes[at...].starts(with: opening) else {
        at += 1
        continue
      }
      // A mark without its end is text, and so is all that follows.
      guard let end = bytes[(at + opening.count)...].firstIndex(of: UInt8(ascii: "}")) else { break }
      guard start == at || reader(.text(bytes[start..<at])),
        reader(.name(Array(bytes[(at + opening.count)..<end])))
      else { return }
      at = end + 1
      start = at
    }
    if start < bytes.count { _ = reader(.text(bytes[start...])) }
  }
}

/// What fills the templates of one tab.
package struct TabValues: Sendable {
  /// How many bytes a filled text may have; as much as a string of a layout.
  static let limit = Budget.layout.stringBytes
  /// How many values may be missed in one text before the rest is only counted.
  private static let listed = 20

  /// The values of what no tab shows: what a template stands for is not asked.
  static let unknown = TabValues()

  /// Whether nobody can tell what a template stands for.
  let areUnknown: Bool
  private let tab: String?
  private let names: [String]
  /// In the order of their names' bytes; of one name the last counts.
  ///
  /// A dictionary would make the runtime search all conformances for how arrays and bytes are hashed, at each start.
  private let values: [(name: [UInt8], value: String)]

  private init() {
    areUnknown = true
    tab = nil
    names = []
    values = []
  }

  /// The values of a tab; a layout of one column has no tab and no values.
  init(tab: String?, _ values: [(name: String, value: String)]) {
    areUnknown = false
    self.tab = tab
    names = values.map(\.name)
    let numbered = values.enumerated().map { (name: Array($1.name.utf8), number: $0, value: $1.value) }
    let ordered = numbered.sorted { one, other in
      one.name == other.name ? one.number < other.number : one.name.lexicographicallyPrecedes(other.name)
    }
    self.values = ordered.map { ($0.name, $0.value) }
  }

  /// The text with its values, and what is wrong with it.
  func filled(
    _ template: String, _ spot: Finding.Spot, _ speller: inout Speller
  ) -> (text: String, faults: [Finding]) {
    guard !areUnknown else { return (template, []) }
    var out: [UInt8] = []
    var unknown: [[UInt8]] = []
    Template.read(Array(template.utf8)) { part in
      switch part {
      case .text(let bytes): out += bytes
      case .name(let name):
        if let value = value(of: name) {
          out += value.utf8
        } else if unknown.count < Self.listed, !unknown.contains(name) {
          unknown.append(name)
        }
      }
      return out.count <= Self.limit
    }
    guard out.count <= Self.limit else {
      return ("", [.error(.budget, spot, "a text that a tab fills has up to \(Self.limit) bytes")])
    }
    let faults = unknown.map { missed(String(decoding: $0, as: UTF8.self), spot, &speller) }
    return (String(decoding: out, as: UTF8.self), faults)
  }

  private func value(of name: [UInt8]) -> String? {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if name.lexicographicallyPrecedes(values[middle].name) { high = middle } else { low = middle + 1 }
    }
    return low > 0 && values[low - 1].name == name ? values[low - 1].value : nil
  }

  private func missed(_ name: String, _ spot: Finding.Spot, _ speller: inout Speller) -> Finding {
    let quoted = String(quoting: name)
    guard let tab else {
      return .error(.unknownValue, spot, "there is no value \(quoted): only tabs have values")
    }
    let (near, clause) = speller.meant(name, among: names)
    return .error(
      .unknownValue, spot, "the tab \"\(tab)\" has no value \(quoted)" + clause, suggestion: near)
  }
}
