/// How a page of text is painted: colours, links, and what keeps columns in their place.
///
/// Lines become bytes here, and nowhere else do control functions of a terminal: SGR, CHA and OSC 8 are all that is
/// written. The words are the same at every level; without what paints them the bytes are those of plain text. At the
/// end of each line everything is closed. Source: ECMA-48 (SGR, CHA), xterm's 256 colours, ISO 8613-6 as terminals
/// write it (`38;2;r;g;b`), "Hyperlinks in Terminal Emulators" (OSC 8).
public struct TextPaint: Sendable {
  /// How many colours there are; without any nothing is linked either.
  public var colours: ColourLevel
  /// The ground that the terminal writes on.
  public var mode: ThemeMode
  /// Whether addresses can be followed.
  public var hasLinks: Bool
  /// Whether the column is set anew after signs that terminals measure differently.
  ///
  /// For text that a terminal gets at once, at the start of its lines; not for a pipe or a file.
  public var isAnchored: Bool
  /// What relative addresses start with, as `https://shop.example/`; without it they are not linked.
  public var addressPrefix: String

  /// Where the colours come from: the theme of the page that is painted.
  package var theme = Theme.standard
  /// Whether the theme's ground is painted too, for a mode that is not the terminal's own.
  package var isGrounded = false

  /// The links that were met, with the target that each is of, so that no other can take its place.
  private var links: [ObjectIdentifier: (target: TextTarget, link: TerminalLink?, number: Int)] = [:]

  /// Paint of some colours; plain text unless asked for more.
  public init(
    colours: ColourLevel = .none, mode: ThemeMode = .dark, hasLinks: Bool = false, isAnchored: Bool = false,
    addressPrefix: String = ""
  ) {
    self.colours = colours
    self.mode = mode
    self.hasLinks = hasLinks
    self.isAnchored = isAnchored
    self.addressPrefix = addressPrefix
  }

  /// Lines, each ended by LF and without spaces at its end.
  package mutating func bytes(of lines: some Sequence<TextLine>) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      append(line, to: &bytes)
      bytes.append(0x0A)
    }
    return bytes
  }

  /// A line without its end; it leaves nothing open.
  ///
  /// - Parameters:
  ///   - line: what is painted.
  ///   - column: how many cells stand to the left of it on the terminal.
  ///   - bytes: where it is written.
  package mutating func append(_ line: TextLine, at column: Int = 0, to bytes: inout [UInt8]) {
    // A drawn picture is painted to its edge, whatever its words leave blank.
    let drawnEnd = colours > .none ? line.spans.last { $0.look.drawn != nil }?.end ?? 0 : 0
    let text = line.bytes[..<max(line.trimmed.count, drawnEnd)]
    let signs = isAnchored && Self.isDisputed(text) ? line.signs : []
    var (style, codes): (TextStyle, [UInt8]) = (.plain, [])
    var target: TextTarget?
    var isLinked = false
    var (start, cell) = (0, column)
    for span in line.spans where start < text.count {
      let next = span.look.target
      if next !== target {
        if isLinked { bytes += Self.linkEnd }
        isLinked = next.map { begin($0, &bytes) } ?? false
        target = next
      }
      if let row = span.look.drawn, colours > .none, row.cells.count == column + span.endCell - cell {
        if !codes.isEmpty { Self.change(codes, to: [], &bytes) }
        (style, codes) = (.plain, [])
        append(row, to: &bytes)
        (start, cell) = (span.end, column + span.endCell)
        continue
      }
      let end = min(span.end, text.count)
      let wanted = self.codes(of: span.look.style)
      // Blanks look alike in all styles that paint nothing but signs.
      let isBlank =
        !style.marksBlanks && !span.look.style.marksBlanks && text[start..<end].allSatisfy { $0 == 0x20 }
      if wanted != codes, !isBlank {
        Self.change(codes, to: wanted, &bytes)
        codes = wanted
        style = span.look.style
      }
      append(text[start..<end], signs, at: column, isLast: end == text.count, to: &bytes)
      (start, cell) = (span.end, column + span.endCell)
    }
    if isLinked { bytes += Self.linkEnd }
    if !codes.isEmpty { Self.change(codes, to: [], &bytes) }
  }

  /// The words of a span, with a move to the right column after each sign that terminals disagree about.
  private func append(
    _ text: ArraySlice<UInt8>, _ signs: [TextLine.Sign], at column: Int, isLast: Bool, to bytes: inout [UInt8]
  ) {
    guard !signs.isEmpty, Self.isDisputed(text) else {
      bytes += text
      return
    }
    var start = text.startIndex
    for sign in signs.drop(while: { $0.end <= text.startIndex }) where start < text.endIndex {
      let part = text[start..<min(sign.end, text.endIndex)]
      start = part.endIndex
      bytes += part
      guard Self.isDisputed(part), !isLast || start < text.endIndex else { continue }
      bytes += "\u{1B}[\(column + sign.endCell + 1)G".utf8
    }
  }

  /// Whether terminals disagree about the cells of some text.
  private static func isDisputed(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains { $0 >= 0xCC }
      && String(decoding: text, as: UTF8.self).unicodeScalars.contains(where: TerminalScalar.isDisputed)
  }

  // Colours and other looks

  /// Goes from some parameters of SGR to others.
  private static func change(_ codes: [UInt8], to wanted: [UInt8], _ bytes: inout [UInt8]) {
    bytes += [0x1B, UInt8(ascii: "[")]
    if !codes.isEmpty { bytes.append(UInt8(ascii: "0")) }
    if !codes.isEmpty, !wanted.isEmpty { bytes.append(UInt8(ascii: ";")) }
    bytes += wanted
    bytes.append(UInt8(ascii: "m"))
  }

  // Links

  /// Begins the link of a target; false when its words lead nowhere that may be followed from a terminal.
  private mutating func begin(_ target: TextTarget, _ bytes: inout [UInt8]) -> Bool {
    guard hasLinks, colours > .none else { return false }
    let known = ObjectIdentifier(target)
    if links[known] == nil {
      links[known] = (target, TerminalLink(target, prefix: addressPrefix), links.count + 1)
    }
    guard let (_, link, number) = links[known], let link else { return false }
    bytes += "\u{1B}]8;id=\(number);".utf8
    bytes += link.bytes
    bytes += [0x1B, UInt8(ascii: "\\")]
    return true
  }

  private static let linkEnd = Array("\u{1B}]8;;\u{1B}\\".utf8)
}
