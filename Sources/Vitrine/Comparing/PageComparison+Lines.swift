import VitrineUI

extension PageComparison {
  /// The narrowest page on which two screens stand side by side.
  package static let narrowest = 60
  /// How many cells stand between them.
  private static let gutter = 3

  /// How wide each of two screens is drawn on a page of so many cells.
  package static func widthOfEach(_ width: Int) -> Int {
    width < narrowest ? max(1, width) : (width - gutter) / 2
  }

  /// The comparison as lines.
  ///
  /// Each module begins with a line that says what became of it, by a sign and in words: `=` the same, `~` changed,
  /// `-` only left, `+` only right, `>` moved. In a changed module, and in a changed frame, `~` stands between the
  /// lines that differ. The last line sums up.
  ///
  /// - Parameters:
  ///   - width: how many cells a line may take; below ``narrowest`` the screens stand one below the other.
  ///   - names: what the two pages are called.
  ///   - onlyChanged: whether modules that are the same leave their first line alone, and changed ones what is near
  ///     the lines that differ.
  /// - Returns: the lines, none wider than asked.
  package func lines(width: Int, names: (left: String, right: String), onlyChanged: Bool = false)
    -> [TextLine]
  {
    let sheet = Sheet(width: max(1, width), half: Self.widthOfEach(width))
    var lines: [TextLine] = []
    let titles = [names.left, names.right].map { [TerminalText($0, .title).cut(to: sheet.half)] }
    lines += sheet.blocks(titles[0], titles[1], .frame, isSame: false)
    let frames = (Array(left.lines[..<left.frameEnd]), Array(right.lines[..<right.frameEnd]))
    if !onlyChanged || !isFrameSame {
      lines +=
        isFrameSame
        ? sheet.blocks(frames.0, frames.1, .frame, isSame: true)
        : sheet.changes(frames.0, frames.1, .warning, folded: onlyChanged)
    }
    var isFolded = false
    for pair in pairs {
      let wasFolded = isFolded
      isFolded = onlyChanged && pair.isQuiet
      if !(isFolded && wasFolded) { lines.append(TextLine()) }
      lines += sheet.words(pair.head, pair.style)
      if isFolded { continue }
      let one = pair.left.map { Array(left.lines[$0.lines]) } ?? []
      let other = pair.right.map { Array(right.lines[$0.lines]) } ?? []
      lines +=
        pair.change == .changed
        ? sheet.changes(one, other, pair.style, folded: onlyChanged)
        : sheet.blocks(one, other, pair.style, isSame: pair.change == .same)
    }
    return lines + [TextLine()] + sheet.words(summary, differs ? .heading : .plain)
  }

  /// `2 changed, 1 only left, 1 moved, 9 the same`.
  package var summary: String {
    let counts: [(Int, String)] = [
      (pairs.count { $0.change == .changed }, "changed"),
      (pairs.count { $0.change == .onlyLeft }, "only left"),
      (pairs.count { $0.change == .onlyRight }, "only right"), (pairs.count { $0.isMoved }, "moved"),
      (pairs.count { $0.isQuiet }, "the same"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return ((isFrameSame ? [] : ["another frame"]) + (parts.isEmpty ? ["no modules"] : parts)).joined(
      separator: ", ")
  }
}

extension PageComparison.Pair {
  /// The line that says what became of it.
  fileprivate var head: String {
    let name = (right ?? left)?.name ?? ""
    let type = ((right ?? left)?.type).map { " (\($0))" } ?? ""
    let moved =
      isMoved
      ? "moved from slot \(left?.slot.description ?? "") to slot \(right?.slot.description ?? "")" : nil
    let words =
      switch change {
      case .same: [moved ?? "the same"]
      case .changed: ["changed"] + (moved.map { [$0] } ?? [])
      case .onlyLeft: ["only left"]
      case .onlyRight: ["only right"]
      }
    return "\(sign) \(name)\(type): \(words.joined(separator: ", "))"
  }

  private var sign: String {
    switch change {
    case .same: isMoved ? ">" : "="
    case .changed: "~"
    case .onlyLeft: "-"
    case .onlyRight: "+"
    }
  }

  fileprivate var style: TextStyle {
    switch change {
    case .same: isMoved ? .accent : .soft
    case .changed: .warning
    case .onlyLeft: .danger
    case .onlyRight: .success
    }
  }
}

/// Where two screens are laid side by side.
private struct Sheet {
  let width: Int
  let half: Int

  func words(_ text: String, _ style: TextStyle) -> [TextLine] { TerminalText(text, style).lines(width) }

  /// Lines side by side with a bar between them; on a narrow page the left ones and then the right ones.
  func blocks(_ left: [TextLine], _ right: [TextLine], _ style: TextStyle, isSame: Bool) -> [TextLine] {
    guard width >= PageComparison.narrowest else {
      if isSame || left.isEmpty || right.isEmpty { return right.isEmpty ? left : right }
      return left + [bar(style)] + right
    }
    return (0..<max(left.count, right.count)).map { row in
      self.row(row < left.count ? left[row] : nil, " │ ", style, row < right.count ? right[row] : nil)
    }
  }

  /// Lines side by side with a sign between those that differ, and a bar between those that do not.
  func changes(_ left: [TextLine], _ right: [TextLine], _ style: TextStyle, folded: Bool) -> [TextLine] {
    let parts = LineAlignment(left, right).parts(folded: folded)
    guard width >= PageComparison.narrowest else {
      let (one, other) = (side(parts, left, \.left), side(parts, right, \.right))
      return left.isEmpty || right.isEmpty ? one + other : one + [bar(style)] + other
    }
    return parts.flatMap { part in
      switch part {
      case .fold(let count): fold(count)
      case .row(let row):
        [
          self.row(
            row.left.map { left[$0] }, row.isSame ? " │ " : " ~ ", row.isSame ? .frame : style,
            row.right.map { right[$0] })
        ]
      }
    }
  }

  private func row(_ left: TextLine?, _ mark: TextMark, _ style: TextStyle, _ right: TextLine?) -> TextLine {
    var line = TextLine()
    if let left { line.append(left) }
    line.pad(to: half)
    line.append(mark, style)
    if let right { line.append(right) }
    return line
  }

  /// The lines of one side.
  private func side(_ parts: [LineAlignment.Part], _ lines: [TextLine], _ place: (LineAlignment.Row) -> Int?)
    -> [TextLine]
  {
    parts.flatMap { part in
      switch part {
      case .fold(let count): fold(count)
      case .row(let row): place(row).map { [lines[$0]] } ?? []
      }
    }
  }

  private func fold(_ count: Int) -> [TextLine] { words("… \(count) lines the same", .soft) }

  private func bar(_ style: TextStyle) -> TextLine {
    var line = TextLine()
    line.append("┄", times: width, style)
    return line
  }
}
