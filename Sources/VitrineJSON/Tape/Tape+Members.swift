import VitrineUI

extension Tape {
  /// More members than this, and an object has its keys in order, so that nobody can make look-ups slow.
  static let fewMembers = 32

  /// The value of the member with a key, in an object that has many.
  func member(ofWide object: Int, _ key: borrowing Key) -> Int? {
    unsafe find(key, inOrder: indexes[object] ?? [], buffer.bytes.span.bytes)
  }

  /// The value of the member with a key, among those whose keys stand in some part of an object.
  @inline(__always) static func find(
    _ sought: borrowing Key, from start: Int, to end: Int, _ words: Span<Word>, _ bytes: RawSpan
  ) -> Int? {
    // Nothing below looks at words beyond the end.
    precondition(start >= 0 && end < words.count, "an object beyond its tape")
    var here = start
    while here < end {
      let word = unsafe words[unchecked: here]
      if sought.isSame(as: word, in: bytes) { return here + 1 }
      here = word.skip != 0 ? here &+ word.skip : unsafe words[unchecked: here + 1].next(after: here + 1)
    }
    return nil
  }

  private func find(_ sought: borrowing Key, inOrder keys: [Int], _ bytes: RawSpan) -> Int? {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if sought.follows(self.bytes[range(ofStringAt: keys[middle])]) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < keys.count, sought.isSame(as: words[keys[low]], in: bytes) else { return nil }
    return keys[low] + 1
  }
}
