/// What every value of a tape stands in; made only when somebody asks for the way to one.
struct Ways: Sendable {
  /// By the value's word: the word of the array or object around it.
  private var parents: [UInt32]
  /// By the value's word: its offset in the array around it.
  private var offsets: [UInt32]

  init(_ tape: Tape) {
    parents = Array(repeating: 0, count: tape.words.count)
    offsets = parents
    var here = Tape.root
    while here < tape.words.count {
      let word = tape.words[here]
      if word.kind == .array || word.kind == .object {
        var offset: UInt32 = 0
        tape.visit(here) { child in
          parents[child] = UInt32(here)
          offsets[child] = offset
          offset += 1
        }
      }
      here += word.size
    }
  }

  /// The values around a value and the value itself, from the top down, the top left out.
  func way(to value: Int) -> [(parent: Int, value: Int, offset: Int)] {
    var way: [(Int, Int, Int)] = []
    var here = value
    while here != Tape.root {
      way.append((Int(parents[here]), here, Int(offsets[here])))
      here = Int(parents[here])
    }
    return way.reversed()
  }
}
