/// A reader of HTML that mends nothing: it takes the subset that the canvas writes, and refuses the rest.
///
/// Stricter than the standard where a mistake could hide: attribute values stand in quotes, `<` and `>` of text are
/// references, every element is closed where it was opened, nothing stands where a browser would move it. It reads
/// a module's content and a whole page alike.
public struct StrictHTML {
  /// Why a text was refused.
  public struct Fault: Error, Sendable, Equatable, CustomStringConvertible {
    /// How many bytes of UTF-8 stand before the fault.
    public let offset: Int
    /// What was found there.
    public let message: String
    /// Whether the fault is a control character.
    let isControl: Bool

    /// One line: `byte 12: the tag <p> is not closed`.
    public var description: String { "byte \(offset): \(message)" }
  }

  /// Reads a text into its elements.
  public static func parse(_ html: String) throws(Fault) -> [HTMLNode] {
    var reader = StrictHTML(Array(html.utf8))
    return try reader.page()
  }

  let bytes: [UInt8]
  var offset = 0
  private var open: [HTMLElement] = []
  private var top: [HTMLNode] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func page() throws(Fault) -> [HTMLNode] {
    if take("<!doctype html>") { take("\n") }
    while offset < bytes.count {
      if take("</") {
        try closeTag()
      } else if bytes[offset] == UInt8(ascii: "<") {
        try openTag()
      } else {
        add(.text(try text(until: UInt8(ascii: "<"))))
      }
    }
    if let element = open.last { throw fault("the tag <\(element.name)> is not closed") }
    return top
  }

  private mutating func openTag() throws(Fault) {
    let start = offset
    offset += 1
    guard let name = word(isName: HTMLRules.isTagName) else { throw fault("a \"<\" that begins no tag") }
    var element = HTMLElement(name: name, attributes: try attributes(of: name))
    let closesItself = take("/>")
    guard closesItself || take(">") else { throw fault("the tag <\(name)> has no end") }
    if let complaint = HTMLRules.complaint(about: element, inside: open) { throw fault(complaint, at: start) }
    if HTMLRules.isEmpty(name) {
      add(.element(element))
    } else if closesItself {
      guard open.contains(where: { sameBytes($0.name, "svg") }) else {
        throw fault("<\(name)/> closes itself only inside <svg>", at: start)
      }
      add(.element(element))
    } else if HTMLRules.isRaw(name) {
      element.children = [.text(try rawText(of: name))]
      add(.element(element))
    } else {
      guard open.count < 256 else { throw fault("tags nested more than 256 deep", at: start) }
      open.append(element)
    }
  }

  private mutating func closeTag() throws(Fault) {
    let start = offset - 2
    guard let name = word(isName: HTMLRules.isTagName), take(">") else {
      throw fault("a \"</\" that closes no tag")
    }
    guard let element = open.popLast() else { throw fault("</\(name)> closes nothing", at: start) }
    guard sameBytes(element.name, name) else {
      throw fault("</\(name)> where <\(element.name)> is open", at: start)
    }
    add(.element(element))
  }

  private mutating func attributes(of tag: String) throws(Fault) -> [HTMLAttribute] {
    var attributes: [HTMLAttribute] = []
    while take(" ") || take("\n") {
      while take(" ") || take("\n") {}
      guard let name = word(isName: HTMLRules.isAttributeName) else { break }
      guard !attributes.contains(where: { sameBytes($0.name, name) }) else {
        throw fault("<\(tag)> has two attributes \"\(name)\"")
      }
      attributes.append(HTMLAttribute(name: name, value: take("=") ? try quoted(name) : nil))
    }
    return attributes
  }

  private mutating func quoted(_ name: String) throws(Fault) -> String {
    guard offset < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset]) else {
      throw fault("the value of \"\(name)\" is not in quotes")
    }
    let quote = bytes[offset]
    offset += 1
    let value = try text(until: quote)
    guard offset < bytes.count else { throw fault("the quotes of \"\(name)\" are not closed") }
    offset += 1
    return value
  }

  private mutating func add(_ node: HTMLNode) {
    if open.isEmpty { top.append(node) } else { open[open.count - 1].children.append(node) }
  }

  // Bytes

  @discardableResult
  mutating func take(_ word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[offset..<end].elementsEqual(word.description.utf8) else { return false }
    offset = end
    return true
  }

  private mutating func word(isName: (UInt8) -> Bool) -> String? {
    let name = bytes[offset...].prefix(while: isName)
    guard let first = name.first, HTMLRules.isLetter(first) else { return nil }
    offset += name.count
    return String(decoding: name, as: UTF8.self)
  }

  func fault(_ message: String, at place: Int? = nil, isControl: Bool = false) -> Fault {
    Fault(offset: place ?? offset, message: message, isControl: isControl)
  }
}
