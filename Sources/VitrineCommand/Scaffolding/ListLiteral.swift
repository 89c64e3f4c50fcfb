/// A list of strings in Swift source, `let plugins = ["Article", "Banner"]`, as Package.swift has them.
enum ListLiteral {
  /// The strings of the list; nil when there is no such list, or it holds something else.
  static func elements(_ name: String, in source: String) -> [String]? { parsed(name, in: source)?.elements }

  /// The source with one more string in the list, which stays sorted; nil when there is no such list.
  static func adding(_ element: String, to name: String, in source: String) -> String? {
    guard let (range, elements) = parsed(name, in: source) else { return nil }
    let all = (elements + [element]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let bytes = Array(source.utf8)
    let isLong = bytes[range].contains(UInt8(ascii: "\n"))
    let list = isLong ? nil : oneLine(all, head: "let \(name) = ")
    return String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + (list ?? lines(all))
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
  }

  /// The formatter's line.
  private static let width = 110

  private static func oneLine(_ elements: [String], head: String) -> String? {
    let list = "[" + elements.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    return head.utf8.count + list.utf8.count <= width ? list : nil
  }

  private static func lines(_ elements: [String]) -> String {
    var lines: [String] = []
    for element in elements {
      let word = "\"\(element)\","
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append("  " + word)
      }
    }
    return "[\n" + lines.joined(separator: "\n") + "\n]"
  }

  /// Where the brackets stand, and what they hold.
  private static func parsed(_ name: String, in source: String) -> (range: Range<Int>, elements: [String])? {
    let bytes = Array(source.utf8)
    let head = Array("let \(name) = [".utf8)
    guard bytes.count > head.count,
      let start = (0..<(bytes.count - head.count)).first(where: { offset in
        (offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n")) && bytes[offset...].starts(with: head)
      }), let close = bytes[start...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let open = start + head.count - 1
    var elements: [String] = []
    var rest = bytes[(open + 1)..<close]
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ","): rest.removeFirst()
      case UInt8(ascii: "\""):
        guard let end = rest.dropFirst().firstIndex(of: byte) else { return nil }
        elements.append(String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self))
        rest = rest[(end + 1)...]
      default: return nil
      }
    }
    return (open..<(close + 1), elements)
  }
}
