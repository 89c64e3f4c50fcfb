/// A JSON Pointer that is being written, as far as there is room for it.
///
/// A key may have a megabyte, and there may be a hundred thousand mistakes below it: what a mistake costs must not
/// be the author's to choose. So a pointer ends before the first step that finds no room.
struct PointerText {
  /// How many bytes a pointer may have.
  private static let most = 1024

  private(set) var text = ""
  private var isFull = false

  private var room: Int { Self.most - text.utf8.count }

  mutating func add(key: String) {
    guard key.utf8.count < room else {
      isFull = true
      return
    }
    add(rest: "/" + Pointer.escaped(key))
  }

  mutating func add(offset: Int) { add(rest: "/\(offset)") }

  /// Adds what is a piece of a pointer already.
  mutating func add(rest: String) {
    guard !isFull, rest.utf8.count <= room else {
      isFull = true
      return
    }
    text += rest
  }

  /// Adds the way from the top of a document to one of its values.
  mutating func add(wayTo value: Int, in document: Document) {
    let tape = document.tape
    for step in document.way(to: value) {
      if tape.kind(of: step.parent) == .array {
        add(offset: step.offset)
      } else if tape.stringLength(at: step.value - 1) < room {
        add(key: tape.string(at: step.value - 1))
      } else {
        isFull = true
      }
      if isFull { return }
    }
  }
}
