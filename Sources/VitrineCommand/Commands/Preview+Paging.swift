import Vitrine

extension Option {
  static let pager = Option(
    name: "pager",
    about: "show the page in a pager on a terminal, however short it is; see $VITRINE_PAGER, $PAGER")
  static let noPager = Option(name: "no-pager", about: "write the page at once, however long it is")
}

extension Arguments {
  /// The pager for so many lines; nil when they are written at once.
  ///
  /// Only a terminal has one, and only a page that is longer than the terminal needs one.
  func pager(for lines: Int, _ streams: Streams) throws(Stop) -> PagerChoice? {
    try atMostOne(of: "pager", "no-pager")
    guard streams.isOutputTerminal, TerminalName(streams.environment).moves, !has("no-pager") else {
      return nil
    }
    // The line below the page is the prompt's.
    let isLong = streams.terminalHeight.map { lines >= $0 } ?? false
    return has("pager") || isLong ? PagerChoice(streams.environment) : nil
  }
}

extension Shell {
  /// Shows a page on stdout, in a pager where one is wanted.
  ///
  /// What is said of it on stderr comes before the page, so that a pipe has it early; with a pager it comes after, where
  /// the pager does not cover it.
  ///
  /// - Parameters:
  ///   - lines: how many lines the page has.
  ///   - arguments: what was asked for.
  ///   - remarks: says what is wrong with the page.
  ///   - painted: the page's bytes in a paint, for a pager or not.
  /// - Throws: a stop where stdout cannot be written, or an option makes no sense.
  func present(
    _ lines: Int, _ arguments: Arguments, remarks: () -> Void,
    painted: (_ paint: TextPaint, _ isPaged: Bool) throws(Stop) -> [UInt8]
  ) throws(Stop) {
    if let pager = try arguments.pager(for: lines, streams) {
      var paint = try arguments.paint(streams, isTerminal: true)
      // A pager scrolls sideways and counts cells by itself.
      paint.isAnchored = false
      paint.hasLinks = paint.hasLinks && pager.isLess
      if streams.pager(try painted(paint, true), pager.command) { return remarks() }
    }
    remarks()
    try write(try painted(try arguments.paint(streams, isTerminal: streams.isOutputTerminal), false))
  }
}
