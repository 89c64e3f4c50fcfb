extension StrictHTML {
  /// A text with one tag or piece of text a line, so that a stored drawing and its differences can be read.
  ///
  /// The tags are as they were written; it is for people, not for browsers: the blanks it puts in are not in the page.
  public static func indented(_ html: String) throws(Fault) -> String {
    var lines: [String] = []
    write(try parse(html), depth: 0, to: &lines)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func write(_ nodes: [HTMLNode], depth: Int, to lines: inout [String]) {
    let blanks = String(repeating: "  ", count: depth)
    for node in nodes {
      switch node {
      case .text(let text): lines.append(blanks + visible(text))
      case .element(let element):
        let tag = element.attributes.reduce("<" + element.name) { tag, attribute in
          tag + " " + attribute.name + (attribute.value.map { "=\"" + escaped($0) + "\"" } ?? "")
        }
        let closing = HTMLRules.isEmpty(element.name) ? "" : "</\(element.name)>"
        if element.children.isEmpty {
          lines.append(blanks + tag + ">" + closing)
        } else if element.children.count == 1, case .text(let text) = element.children[0] {
          lines.append(blanks + tag + ">" + escaped(text) + closing)
        } else {
          lines.append(blanks + tag + ">")
          write(element.children, depth: depth + 1, to: &lines)
          lines.append(blanks + closing)
        }
      }
    }
  }

  /// Text alone on its line, with the blanks at its ends to be seen.
  private static func visible(_ text: String) -> String {
    let leading = text.utf8.prefix { $0 == 0x20 }.count
    let rest = Substring(text.utf8.dropFirst(leading))
    let trailing = rest.utf8.reversed().prefix { $0 == 0x20 }.count
    return String(repeating: "&#32;", count: leading) + escaped(String(rest.utf8.dropLast(trailing)) ?? "")
      + String(repeating: "&#32;", count: trailing)
  }

  /// Text with the references that it needs, and line feeds as one, so that a line stays a line.
  private static func escaped(_ text: String) -> String {
    var out: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): out += "&amp;".utf8
      case UInt8(ascii: "<"): out += "&lt;".utf8
      case UInt8(ascii: ">"): out += "&gt;".utf8
      case UInt8(ascii: "\""): out += "&quot;".utf8
      case 0x0A: out += "&#10;".utf8
      case 0x0D: out += "&#13;".utf8
      default: out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
