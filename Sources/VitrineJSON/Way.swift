/// The way from the top of a text to a value, shared by all the values below it.
final class Way: Sendable {
  enum Step: Sendable {
    case key(String)
    case offset(Int)
    /// What is left of a pointer after the last value that is there.
    case rest(String)
  }

  let parent: Way?
  let step: Step

  init(_ parent: Way?, _ step: Step) {
    self.parent = parent
    self.step = step
  }

  /// The way as a JSON Pointer.
  var pointer: String {
    var steps: [Step] = []
    var way: Way? = self
    while let here = way {
      steps.append(here.step)
      way = here.parent
    }
    return steps.reversed().reduce(into: "") { pointer, step in
      switch step {
      case .key(let key): pointer += "/" + Pointer.escaped(key)
      case .offset(let offset): pointer += "/\(offset)"
      case .rest(let rest): pointer += rest
      }
    }
  }
}
