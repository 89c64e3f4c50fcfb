/// Lines of two modules in rows: those that are alike side by side, so that what differs can be marked.
struct LineAlignment {
  /// One row: a line of either side, or of both.
  struct Row: Equatable {
    let left: Int?
    let right: Int?
    let isSame: Bool
  }

  /// A row, or so many rows that are the same and left out.
  enum Part: Equatable {
    case row(Row)
    case fold(Int)
  }

  /// Above so many lines of a side that are not alike from the start or the end, rows are compared one by one.
  static let most = 400
  /// How many rows stay before and after one that differs.
  private static let context = 2

  private(set) var rows: [Row] = []

  init(_ left: [TextLine], _ right: [TextLine]) {
    let shorter = min(left.count, right.count)
    var head = 0
    while head < shorter, PageComparison.alike(left[head], right[head]) { head += 1 }
    var tail = 0
    while tail < shorter - head,
      PageComparison.alike(left[left.count - 1 - tail], right[right.count - 1 - tail])
    {
      tail += 1
    }
    for row in 0..<head { rows.append(Row(left: row, right: row, isSame: true)) }
    let (leftEnd, rightEnd) = (left.count - tail, right.count - tail)
    var (leftDone, rightDone) = (head, head)
    let common = Self.common(left, head..<leftEnd, right, head..<rightEnd)
    for (one, other) in common + [(leftEnd, rightEnd)] {
      differ(leftDone..<one, rightDone..<other)
      if one < leftEnd, other < rightEnd { rows.append(Row(left: one, right: other, isSame: true)) }
      (leftDone, rightDone) = (one + 1, other + 1)
    }
    for row in 0..<tail { rows.append(Row(left: leftEnd + row, right: rightEnd + row, isSame: true)) }
  }

  /// The rows; those that are the same and not near one that differs are left out when it is asked for.
  func parts(folded: Bool) -> [Part] {
    guard folded else { return rows.map(Part.row) }
    var isKept = rows.map { !$0.isSame }
    for (place, row) in rows.enumerated() where !row.isSame {
      for near in max(0, place - Self.context)...min(rows.count - 1, place + Self.context) {
        isKept[near] = true
      }
    }
    var parts: [Part] = []
    var place = 0
    while place < rows.count {
      var end = place
      while end < rows.count, !isKept[end] { end += 1 }
      // One row takes no more room than the words that it is left out.
      if end - place > 1 {
        parts.append(.fold(end - place))
        place = end
      } else {
        parts.append(.row(rows[place]))
        place += 1
      }
    }
    return parts
  }

  /// Rows of lines that are not alike.
  private mutating func differ(_ left: Range<Int>, _ right: Range<Int>) {
    for row in 0..<max(left.count, right.count) {
      rows.append(
        Row(
          left: row < left.count ? left.lowerBound + row : nil,
          right: row < right.count ? right.lowerBound + row : nil, isSame: false))
    }
  }

  /// The longest run of lines, in order, that both sides have; line by line when there are too many.
  private static func common(
    _ left: [TextLine], _ leftPart: Range<Int>, _ right: [TextLine], _ rightPart: Range<Int>
  ) -> [(Int, Int)] {
    guard !leftPart.isEmpty, !rightPart.isEmpty else { return [] }
    guard max(leftPart.count, rightPart.count) <= most else {
      return zip(leftPart, rightPart).filter { PageComparison.alike(left[$0], right[$1]) }
    }
    // Lines by what they say, so that most of the comparisons are of numbers.
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    let leftNumbers = leftPart.map { place in
      let line = left[place].trimmed
      let number = numbers[line] ?? numbers.count
      numbers[line] = number
      return number
    }
    let rightNumbers = rightPart.map { numbers[right[$0].trimmed] }
    func alike(_ row: Int, _ column: Int) -> Bool {
      leftNumbers[row] == rightNumbers[column]
        && PageComparison.alike(left[leftPart.lowerBound + row], right[rightPart.lowerBound + column])
    }
    // How many lines are common from each pair of places on.
    let stride = rightPart.count + 1
    var counts = Array(repeating: 0, count: (leftPart.count + 1) * stride)
    for row in (0..<leftPart.count).reversed() {
      for column in (0..<rightPart.count).reversed() {
        counts[row * stride + column] =
          alike(row, column)
          ? counts[(row + 1) * stride + column + 1] + 1
          : max(counts[(row + 1) * stride + column], counts[row * stride + column + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < leftPart.count, column < rightPart.count {
      if alike(row, column) {
        pairs.append((leftPart.lowerBound + row, rightPart.lowerBound + column))
        (row, column) = (row + 1, column + 1)
      } else if counts[(row + 1) * stride + column] >= counts[row * stride + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
