/// Text that may be painted on a terminal: the one door through which text from outside gets there.
///
/// The door works on scalars. Only then is the text cut into clusters, each with its cells, so that what a reader
/// sees as one sign is never cut. White space is one space between words, as in a page.
package struct TerminalText: Sendable, Equatable {
  /// One sign as a reader sees it.
  struct Cluster: Sendable, Equatable {
    /// Where its bytes end; they begin where the cluster before ends.
    let end: Int
    let cells: Int
    let breaking: LineBreaking
  }

  /// How many scalars a cluster keeps; what is piled on it beyond that is dropped.
  static let scalarsInCluster = 16

  package private(set) var bytes: [UInt8] = []
  private(set) var clusters: [Cluster] = []
  /// The cells of all clusters.
  package private(set) var cells = 0
  /// How the text looks, and what a reader can do there.
  package var look: TextLook

  package init(_ untrusted: String, _ style: TextStyle = .plain) {
    self.init(untrusted, TextLook(style: style))
  }

  init(_ untrusted: String, _ look: TextLook) {
    self.look = look
    let utf8 = untrusted.utf8
    bytes.reserveCapacity(utf8.count)
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      clusters.reserveCapacity(utf8.count)
      for byte in utf8 {
        if byte == 0x20, bytes.isEmpty || bytes.last == 0x20 { continue }
        bytes.append(byte)
        close(cells: 1, LineBreaking(ascii: byte))
      }
    } else {
      for character in Self.passed(untrusted) { add(character) }
    }
    if let last = clusters.last, last.breaking == .space, bytes.last == 0x20 {
      clusters.removeLast()
      bytes.removeLast()
      cells -= last.cells
    }
  }

  /// What the door lets through, with white space made single.
  private static func passed(_ untrusted: String) -> String {
    var kept = String.UnicodeScalarView()
    var endsInSpace = true
    for scalar in untrusted.unicodeScalars {
      switch TerminalScalar.verdict(scalar) {
      case .kept where scalar != " ":
        kept.append(scalar)
        endsInSpace = false
      case .replaced:
        kept.append(TerminalScalar.replacement)
        endsInSpace = false
      case .kept, .space:
        if !endsInSpace { kept.append(" ") }
        endsInSpace = true
      case .dropped: break
      }
    }
    return String(kept)
  }

  /// Adds what is one sign, without joiners and styles that join or style nothing.
  private mutating func add(_ character: Character) {
    let whole = character.unicodeScalars
    if let only = whole.first, whole.dropFirst().isEmpty, TerminalScalar.cells(only) > 0 {
      let cells = TerminalScalar.cells(only)
      bytes += UTF8.encode(only) ?? UTF8.encodedReplacementCharacter
      return close(cells: cells, LineBreaking(only, cells: cells))
    }
    var scalars: [Unicode.Scalar] = []
    var styledCells = 0
    for scalar in whole.prefix(Self.scalarsInCluster) {
      switch scalar {
      case TerminalScalar.joiner:
        guard !scalars.isEmpty else { continue }
      case TerminalScalar.textStyle, TerminalScalar.pictureStyle:
        guard let base = scalars.last, TerminalScalar.canBePicture(base) else { continue }
        if scalar == TerminalScalar.pictureStyle { styledCells = 2 }
      case TerminalScalar.keycap:
        if let base = scalars.first, TerminalScalar.canBePicture(base) { styledCells = 2 }
      default: break
      }
      scalars.append(scalar)
    }
    while scalars.last == TerminalScalar.joiner { scalars.removeLast() }
    guard let first = scalars.first else { return }
    if TerminalScalar.cells(first) == 0 { scalars.insert(TerminalScalar.dottedCircle, at: 0) }
    var sum = 0
    var isOnePicture = false
    for scalar in scalars {
      sum += TerminalScalar.cells(scalar)
      if scalar == TerminalScalar.joiner || TerminalScalar.isModifier(scalar)
        || TerminalScalar.isRegional(scalar)
      {
        isOnePicture = true
      }
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
    let cells = max(styledCells, isOnePicture || styledCells > 0 ? min(sum, 2) : sum)
    close(cells: cells, scalars.count == 1 || cells > 1 ? LineBreaking(first, cells: cells) : .letter)
  }

  private mutating func close(cells: Int, _ breaking: LineBreaking) {
    clusters.append(Cluster(end: bytes.count, cells: cells, breaking: breaking))
    self.cells += cells
  }

  /// The bytes of some clusters.
  func bytes(of range: Range<Int>) -> ArraySlice<UInt8> {
    guard !range.isEmpty else { return [] }
    let start = range.lowerBound == 0 ? 0 : clusters[range.lowerBound - 1].end
    return bytes[start..<clusters[range.upperBound - 1].end]
  }
}
