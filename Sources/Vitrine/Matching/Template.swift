/// Templates of a layout: `{tab.name}` stands for a value of the tab; every other brace stands for itself.
enum Template {
  /// The text with its values, and the names that have none.
  static func filled(
    _ template: String, with values: [(name: String, value: String)]
  ) -> (text: String, unknown: [String]) {
    let opening = Array("{tab.".utf8)
    let bytes = Array(template.utf8)
    var out: [UInt8] = []
    var unknown: [String] = []
    var at = 0
    while at < bytes.count {
      guard bytes[at...].starts(with: opening),
        let end = bytes[at...].firstIndex(of: UInt8(ascii: "}"))
      else {
        out.append(bytes[at])
        at += 1
        continue
      }
      let name = String(decoding: bytes[(at + opening.count)..<end], as: UTF8.self)
      if let value = values.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
        out += value.value.utf8
      } else {
        unknown.append(name)
      }
      at = end + 1
    }
    return (String(decoding: out, as: UTF8.self), unknown)
  }
}
