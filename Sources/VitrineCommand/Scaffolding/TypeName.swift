import VitrineJSON
import VitrineUI

/// A name in its two spellings: `count-down` in layouts, `CountDown` in source.
struct TypeName {
  /// As a layout writes it.
  let word: String
  /// As Swift writes it.
  let type: String

  /// Reads `countdown`, `count-down` or `CountDown`; nil unless it can be both an id and a Swift name.
  init?(_ name: String) {
    var word: [UInt8] = []
    var type: [UInt8] = []
    var startsPart = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        let continuesRun = type.last.map { (0x41...0x5A).contains($0) } ?? true
        if !word.isEmpty, !startsPart, !continuesRun { word.append(UInt8(ascii: "-")) }
        word.append(byte | 0x20)
        type.append(byte)
        startsPart = false
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        word.append(byte)
        type.append(startsPart ? byte & 0xDF : byte)
        startsPart = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        word.append(byte)
        type.append(byte)
        startsPart = false
      case UInt8(ascii: "-"):
        word.append(byte)
        startsPart = true
      default: return nil
      }
    }
    guard isIdentifier(word), let first = type.first, (0x41...0x5A).contains(first) else { return nil }
    self.word = String(decoding: word, as: UTF8.self)
    self.type = String(decoding: type, as: UTF8.self)
  }

  /// The words of the name, for sentences: `count down`.
  var spoken: String {
    String(decoding: word.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  /// Whether the name differs from another in case or hyphens alone; file systems take both for one.
  func isLike(_ other: String) -> Bool {
    type.utf8.map { $0 | 0x20 }.elementsEqual(other.utf8.filter { $0 != UInt8(ascii: "-") }.map { $0 | 0x20 })
  }
}

/// Text from outside as a string literal of Swift.
func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": literal += "\\" + String(scalar)
    case "\n": literal += "\\n"
    default:
      let printed = String(escaping: CollectionOfOne(scalar))
      literal += printed
    }
  }
  return literal + "\""
}
