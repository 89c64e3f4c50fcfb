/// The start tags of a page, and what its style elements hold.
///
/// It reads what our writers and the markup of plugins write: it judges nothing, and text that is no tag is passed
/// over. Source: the HTML standard's tokens, as far as tags and attributes go.
struct StartTags: Sequence, IteratorProtocol {
  struct Tag {
    var name: [UInt8]
    var attributes: [(name: [UInt8], value: ArraySlice<UInt8>)] = []
    /// What stands in a style element, byte for byte.
    var style: ArraySlice<UInt8>?

    func named(_ word: StaticString) -> Bool { name.elementsEqual(word.description.utf8) }

    func value(_ word: StaticString) -> ArraySlice<UInt8>? {
      attributes.first { $0.name.elementsEqual(word.description.utf8) }?.value
    }
  }

  private let html: [UInt8]
  private var here = 0

  init(_ html: [UInt8]) { self.html = html }

  mutating func next() -> Tag? {
    while let open = html[here...].firstIndex(of: UInt8(ascii: "<")) {
      here = open + 1
      if html[here...].starts(with: "!--".utf8) {
        here = end(of: "-->", from: here)
      } else if here < html.count, Self.isLetter(html[here]) {
        var tag = Tag(name: word { !Self.isBlank($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") })
        attributes(of: &tag)
        for name in ["style", "script", "textarea", "title"] where tag.name.elementsEqual(name.utf8) {
          let start = here
          here = end(of: "</" + name, from: here)
          if tag.named("style") { tag.style = html[start..<Swift.max(start, here - name.utf8.count - 2)] }
        }
        return tag
      }
    }
    return nil
  }

  private mutating func attributes(of tag: inout Tag) {
    while here < html.count, html[here] != UInt8(ascii: ">") {
      guard !Self.isBlank(html[here]), html[here] != UInt8(ascii: "/") else {
        here += 1
        continue
      }
      let name = word { !Self.isBlank($0) && !"/>=".utf8.contains($0) }
      skipBlanks()
      guard here < html.count, html[here] == UInt8(ascii: "=") else {
        // Whatever stands here, it is passed: a name may be empty.
        if name.isEmpty { here += 1 }
        tag.attributes.append((name, []))
        continue
      }
      here += 1
      skipBlanks()
      tag.attributes.append((name, value()))
    }
    if here < html.count { here += 1 }
  }

  private mutating func value() -> ArraySlice<UInt8> {
    guard here < html.count else { return [] }
    let quote = html[here]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = here
      while here < html.count, !Self.isBlank(html[here]), html[here] != UInt8(ascii: ">") { here += 1 }
      return html[start..<here]
    }
    let start = here + 1
    let end = html[start...].firstIndex(of: quote) ?? html.count
    here = Swift.min(end + 1, html.count)
    return html[start..<end]
  }

  /// What follows in lower case, as long as its bytes are allowed.
  private mutating func word(_ allows: (UInt8) -> Bool) -> [UInt8] {
    let start = here
    while here < html.count, allows(html[here]) { here += 1 }
    return html[start..<here].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  private mutating func skipBlanks() { while here < html.count, Self.isBlank(html[here]) { here += 1 } }

  /// Where a word ends that follows, in whatever case; the end of all when there is none.
  private func end(of word: String, from start: Int) -> Int {
    let bytes = Array(word.utf8)
    var place = start
    while place + bytes.count <= html.count {
      if zip(html[place...], bytes).allSatisfy({ $0 == $1 || ($0 | 0x20 == $1 && Self.isLetter($0)) }) {
        return place + bytes.count
      }
      place += 1
    }
    return html.count
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) }
}
