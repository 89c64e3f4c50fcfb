/// The way from the top of a text to a value, shared by all the values below it.
final class Way: Sendable {
  enum Step: Sendable {
    case key(String)
    case offset(Int)
    /// What is left of a pointer after the last value that is there.
    case rest(String)
  }

  /// How many bytes a pointer may have.
  ///
  /// A key may have a megabyte, and there may be a hundred thousand mistakes below it: what a mistake costs must not
  /// be the author's to choose.
  static let pointerBytes = 1024

  let parent: Way?
  let step: Step

  init(_ parent: Way?, _ step: Step) {
    self.parent = parent
    self.step = step
  }

  /// The way as a JSON Pointer; of one that is too long, as far as there is room.
  var pointer: String {
    var steps: [Step] = []
    var way: Way? = self
    while let here = way {
      steps.append(here.step)
      way = here.parent
    }
    var pointer = ""
    for step in steps.reversed() {
      let next = step.written(within: Self.pointerBytes - pointer.utf8.count)
      guard let next else { break }
      pointer += next
    }
    return pointer
  }
}

extension Way.Step {
  /// The step with the slash before it; nil when there is no room.
  fileprivate func written(within room: Int) -> String? {
    let written: String
    switch self {
    case .key(let key):
      guard key.utf8.count < room else { return nil }
      written = "/" + Pointer.escaped(key)
    case .offset(let offset): written = "/\(offset)"
    case .rest(let rest): written = rest
    }
    return written.utf8.count <= room ? written : nil
  }
}
