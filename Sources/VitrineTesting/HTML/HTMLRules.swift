/// What may stand where, for the elements that a module can hold.
///
/// Source: the HTML standard, content models.
enum HTMLRules {
  private static let empty: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
  private static let raw: Set = ["script", "style"]
  private static let wordsOnly: Set = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "span", "legend", "label", "button", "strong", "em", "b", "i",
    "small",
    "bdi", "del", "time", "summary", "title", "option",
  ]
  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "body", "details", "dialog", "div", "dl", "fieldset",
    "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p",
    "pre",
    "section", "table", "ul",
  ]
  private static let controls: Set = [
    "button", "details", "embed", "iframe", "input", "label", "select", "textarea",
  ]
  private static let lists: Set = ["ul", "ol"]

  static func isEmpty(_ name: String) -> Bool { empty.contains(name) }
  static func isRaw(_ name: String) -> Bool { raw.contains(name) }

  /// Whether a reader operates the element.
  static func isControl(_ element: HTMLElement) -> Bool {
    controls.contains(element.name)
      || (["audio", "video"].contains(element.name) && element["controls"] != nil)
  }

  /// Why an element may not stand inside the open ones; nil when it may.
  static func complaint(about element: HTMLElement, inside open: [HTMLElement]) -> String? {
    let name = element.name
    if blocks.contains(name), let parent = open.last(where: { wordsOnly.contains($0.name) }) {
      return "<\(name)> inside <\(parent.name)>, which holds words only"
    }
    let parent = open.last?.name
    if parent.map(lists.contains) ?? false != (name == "li") {
      return "<\(name)> right inside " + (parent.map { "<\($0)>" } ?? "no list")
    }
    if name == "form", open.contains(where: { $0.name == "form" }) { return "<form> inside <form>" }
    if let outer = open.last(where: { $0.name == "a" || $0.name == "button" }),
      name == "a" || element["tabindex"] != nil || isControl(element)
    {
      return "<\(name)> inside <\(outer.name)>"
    }
    return nil
  }

  /// Whether a byte of text is more than itself, or may be: a mark, a control, the lead byte of the C1 controls.
  static func needsCare(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x7F || byte == 0xC2
  }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  static func isTagName(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }
  static func isAttributeName(_ byte: UInt8) -> Bool {
    isTagName(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "_")
  }

  /// What a reference stands for: the marks that must be escaped, a few that plugins write, and numbers.
  static func text(ofReference name: String) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return "\u{A0}"
    case "copy": return "©"
    case "hellip": return "…"
    case "middot": return "·"
    case "times": return "×"
    case "ndash": return "–"
    case "mdash": return "—"
    default: return number(name)
    }
  }

  private static func number(_ name: String) -> String? {
    var digits = Array(name.utf8)
    guard digits.first == UInt8(ascii: "#") else { return nil }
    digits.removeFirst()
    let isHex = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    if isHex { digits.removeFirst() }
    guard !digits.isEmpty,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(value), value >= 0x20 || [0x09, 0x0A, 0x0D].contains(value),
      !(0x7F...0x9F).contains(value)
    else { return nil }
    return String(scalar)
  }
}
