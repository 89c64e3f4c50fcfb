/// An attribute with its value decoded; equal when the bytes are.
public struct HTMLAttribute: Sendable, Equatable {
  /// The name as written.
  public let name: String
  /// The decoded value; nil for a name that stands alone, as `checked`.
  public let value: String?

  /// Whether it says that a text runs by its own letters: what the text is decides whether it is there.
  var isDirection: Bool { sameBytes(name, "dir") && sameBytes(value ?? "", "auto") }

  /// Whether both are written alike, byte for byte.
  public static func == (one: HTMLAttribute, other: HTMLAttribute) -> Bool {
    sameBytes(one.name, other.name) && (one.value == nil) == (other.value == nil)
      && sameBytes(one.value ?? "", other.value ?? "")
  }
}

/// An element with what stands in it.
public struct HTMLElement: Sendable, Equatable {
  /// The tag's name.
  public let name: String
  /// The attributes in the order in which they are written.
  public let attributes: [HTMLAttribute]
  /// What stands between the tags.
  public internal(set) var children: [HTMLNode] = []

  /// The decoded value of an attribute; empty for a name that stands alone, nil when there is none.
  public subscript(_ name: String) -> String? {
    attributes.first { sameBytes($0.name, name) }.map { $0.value ?? "" }
  }
}

/// A piece of a page.
public indirect enum HTMLNode: Sendable, Equatable {
  /// A tag and its content.
  case element(HTMLElement)
  /// Decoded text.
  case text(String)

  /// Whether both are the same piece, byte for byte.
  public static func == (one: HTMLNode, other: HTMLNode) -> Bool {
    switch (one, other) {
    case (.element(let one), .element(let other)): one == other
    case (.text(let one), .text(let other)): sameBytes(one, other)
    default: false
    }
  }
}

extension [HTMLNode] {
  /// Every element, outer ones first, in the order of the page.
  public var elements: [HTMLElement] {
    flatMap { node -> [HTMLElement] in
      if case .element(let element) = node { [element] + element.children.elements } else { [] }
    }
  }

  /// All text, in the order of the page.
  public var text: String {
    map { node in
      switch node {
      case .element(let element): element.children.text
      case .text(let text): text
      }
    }.joined()
  }

  /// Tags and attribute names without what data can say: two drawings of the same kind have the same skeleton.
  public var skeleton: String {
    map { node in
      guard case .element(let element) = node else { return "·" }
      let names = element.attributes.filter { !$0.isDirection }
        .map { " " + $0.name + ($0.value == nil ? "" : "=") }.joined()
      return "<\(element.name)\(names)>\(element.children.skeleton)</\(element.name)>"
    }.joined()
  }
}

/// Whether two strings have the same bytes; `==` on strings takes an é of one scalar for one of two.
func sameBytes(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
