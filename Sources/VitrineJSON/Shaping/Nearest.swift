import VitrineUI

/// The word that a misspelt one was probably meant to be; nil when none is near.
///
/// Source: optimal string alignment distance (Damerau 1964, restricted), on bytes without the case of ASCII letters,
/// at most a third of the word.
package func nearest(_ word: String, among words: some Sequence<String>) -> String? {
  guard word.utf8.count <= 128 else { return nil }
  let bytes = word.utf8.map(lowercased)
  let limit = max(1, bytes.count / 3)
  var best: (word: String, distance: Int)?
  for candidate in words where abs(candidate.utf8.count - bytes.count) <= limit {
    let other = candidate.utf8.map(lowercased)
    let distance = distance(bytes, other)
    // Words that have nothing in common are not near, however short they are.
    guard distance <= limit, distance < max(bytes.count, other.count) else { continue }
    if distance < (best?.distance ?? .max) { best = (candidate, distance) }
  }
  return best?.word
}

private func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
  var before: [Int] = []
  var last = Array(0...other.count)
  for row in 0..<one.count {
    var line = [row + 1]
    line.reserveCapacity(other.count + 1)
    for column in 0..<other.count {
      let cost = one[row] == other[column] ? 0 : 1
      var least = min(last[column] + cost, last[column + 1] + 1, line[column] + 1)
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        least = min(least, before[column - 1] + 1)
      }
      line.append(least)
    }
    before = last
    last = line
  }
  return last[other.count]
}
