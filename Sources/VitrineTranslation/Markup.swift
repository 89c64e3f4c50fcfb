// HTML as APIs send it in their text fields, read for its words alone. Works on bytes. It is no parser of pages:
// what it gives is text, and text is escaped when it is written.

import VitrineUI

enum Markup {
  /// The pieces of text between block tags, tags dropped, references decoded, blanks joined.
  ///
  /// Empty ones are left out.
  static func paragraphs(_ markup: Text) -> [Text] {
    let bytes = markup.withBytes { Array($0) }
    var found: [Text] = []
    var piece: [UInt8] = []
    func close() {
      let text = trimmed(Entities.decoded(Text(utf8: joined(piece))))
      if !text.isEmpty { found.append(text) }
      piece = []
    }
    let lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
    var at = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "<"), at < lastEnd, let name = tagName(bytes[(at + 1)...]),
        let end = bytes[at...].firstIndex(of: UInt8(ascii: ">"))
      {
        if blocks.contains(where: { $0.utf8.elementsEqual(name) }) { close() }
        at = end + 1
      } else {
        piece.append(bytes[at])
        at += 1
      }
    }
    close()
    return found
  }

  /// The text without blanks at its ends, no-break and ideographic ones included; its bytes are shared.
  static func trimmed(_ text: Text) -> Text {
    let kept = text.withBytes { bytes in
      var kept = 0..<bytes.count
      while let blank = Blanks.length(startingAt: kept.lowerBound, in: bytes[kept]) {
        kept = kept.lowerBound + blank..<kept.upperBound
      }
      while let blank = Blanks.length(endingAt: kept.upperBound, in: bytes[kept]) {
        kept = kept.lowerBound..<kept.upperBound - blank
      }
      return kept
    }
    return kept.count == text.count ? text : text.slice(kept)
  }

  private static let blocks = [
    "p", "br", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "tr", "blockquote",
  ]

  /// The lower-case name of the tag that starts here, opening or closing; empty for a comment, nil where `<`
  /// is only a sign.
  private static func tagName(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    let rest = bytes.first == UInt8(ascii: "/") ? bytes.dropFirst() : bytes
    let name = rest.prefix { isLetter($0) || (0x30...0x39).contains($0) }
    if bytes.first == UInt8(ascii: "!") { return [] }
    guard let first = name.first, isLetter(first) else { return nil }
    return name.map { isLetter($0) ? $0 | 0x20 : $0 }
  }

  private static func joined(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    for byte in bytes {
      let isBlank = byte == 0x20 || (0x09...0x0D).contains(byte)
      if isBlank, out.last == 0x20 { continue }
      out.append(isBlank ? 0x20 : byte)
    }
    return out
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
