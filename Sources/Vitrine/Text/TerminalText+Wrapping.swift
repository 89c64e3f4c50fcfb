extension TerminalText {
  /// The text in lines of at most so many cells.
  package func lines(_ width: Int) -> [TextLine] {
    wrapped(width).map { range in
      var line = TextLine()
      line.append(self, range, within: width)
      return line
    }
  }

  /// The text in at most so many lines, the last one ending in `…` when there is more.
  package func lines(_ width: Int, atMost count: Int) -> [TextLine] {
    let ranges = wrapped(width)
    guard ranges.count > count, count > 0 else { return lines(width) }
    var lines: [TextLine] = []
    for range in ranges.prefix(count - 1) {
      var line = TextLine()
      line.append(self, range, within: width)
      lines.append(line)
    }
    lines.append(cut(ranges[count - 1].lowerBound..<clusters.count, to: width))
    return lines
  }

  /// The text in one line of at most so many cells, ending in `…` when it is longer.
  package func cut(to width: Int) -> TextLine { cut(0..<clusters.count, to: width) }

  /// The text's end in one line of at most so many cells: where someone writes, the last words count.
  package func end(within width: Int) -> TextLine {
    var (start, taken) = (clusters.count, 0)
    while start > 0, taken + clusters[start - 1].cells <= width {
      start -= 1
      taken += clusters[start].cells
    }
    var line = TextLine()
    line.append(self, start..<clusters.count, within: width)
    return line
  }

  private func cut(_ range: Range<Int>, to width: Int) -> TextLine {
    var line = TextLine()
    var end = range.lowerBound
    var taken = 0
    var fitting = end
    while end < range.upperBound, taken + clusters[end].cells <= width {
      taken += clusters[end].cells
      end += 1
      if taken < width { fitting = end }
    }
    if end == range.upperBound {
      line.append(self, range, within: width)
      return line
    }
    line.append(self, trimmed(range.lowerBound..<fitting), within: width)
    if width > 0 { line.append(.more, look) }
    return line
  }

  /// The cells of the longest part that no line breaks.
  var longestPart: Int {
    var longest = 0
    var part = 0
    for cluster in clusters {
      if cluster.mayBreakBefore { part = 0 }
      if !cluster.isSpace { part += cluster.cells }
      longest = max(longest, part)
    }
    return longest
  }

  /// Where lines begin and end: each takes as much as fits.
  ///
  /// A part that is too long for a line is cut.
  private func wrapped(_ width: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var taken = 0
    var chance: (next: Int, taken: Int)?
    var at = 0
    while at < clusters.count {
      let cluster = clusters[at]
      let wanted = cluster.cells > width ? 1 : cluster.cells
      if at > start, cluster.mayBreakBefore { chance = (at, taken) }
      if at > start, !cluster.isSpace, taken + wanted > width {
        let next = chance ?? (at, taken)
        ranges.append(trimmed(start..<next.next))
        start = next.next
        taken -= next.taken
        chance = nil
        if at > start, taken + wanted > width { continue }
      }
      taken += wanted
      at += 1
    }
    if start < clusters.count { ranges.append(trimmed(start..<clusters.count)) }
    return ranges
  }

  /// A range without spaces at its end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }
}
