/// The places of a document's values: the text is walked once, and each question after that is a look-up.
package struct Places: Sendable {
  private let spans: Spans
  private let lines: Lines
  /// The members or elements of the containers that were walked through, by the container's ordinal.
  private var members: [Int: [[UInt8]: Int]] = [:]
  private var elements: [Int: [Int]] = [:]

  package init(of document: Document) {
    spans = Spans(document.text)
    lines = Lines(document.text)
  }

  /// Where the value at a JSON Pointer starts; when it is not there, the nearest value around it that is.
  package mutating func place(of pointer: String) -> Place {
    let (ordinal, _) = find(pointer)
    return lines.place(of: spans.entries[ordinal].start)
  }

  /// Where the key of the member at a JSON Pointer starts; the value's place when it has no key or is not there.
  package mutating func place(ofKeyAt pointer: String) -> Place {
    let (ordinal, isThere) = find(pointer)
    let entry = spans.entries[ordinal]
    return lines.place(of: isThere ? entry.key ?? entry.start : entry.start)
  }

  /// The deepest value on the way, and whether it is the one that was asked for.
  private mutating func find(_ pointer: String) -> (ordinal: Int, isThere: Bool) {
    // A way that leaves the text may end in what is not a pointer; what stands before it still leads somewhere.
    var here = 0
    for step in Pointer(pointer)?.steps ?? [] {
      guard let next = child(step, of: here) else { return (here, false) }
      here = next
    }
    return (here, true)
  }

  private mutating func child(_ step: String, of ordinal: Int) -> Int? {
    if spans.isObject(ordinal) {
      if members[ordinal] == nil {
        members[ordinal] = Dictionary(
          spans.children(of: ordinal).map { (spans.key(of: $0) ?? [], $0) }, uniquingKeysWith: { $1 })
      }
      return members[ordinal]?[Array(step.utf8)]
    }
    guard spans.isArray(ordinal), let offset = Pointer.offset(step) else { return nil }
    if elements[ordinal] == nil { elements[ordinal] = Array(spans.children(of: ordinal)) }
    guard let elements = elements[ordinal], offset < elements.count else { return nil }
    return elements[offset]
  }
}

extension Document {
  /// Where the value at a JSON Pointer starts; take `Places(of:)` when you ask for more than one.
  package func place(of pointer: String) -> Place {
    var places = Places(of: self)
    return places.place(of: pointer)
  }

  /// Where the key of the member at a JSON Pointer starts.
  package func place(ofKeyAt pointer: String) -> Place {
    var places = Places(of: self)
    return places.place(ofKeyAt: pointer)
  }
}
