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
    /// Whether a line may end before it.
    let mayBreakBefore: Bool
    /// Whether it is nothing at the end of a line.
    let isSpace: Bool
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
    bytes.reserveCapacity(untrusted.utf8.count)
    var signs = Self.passed(untrusted)
    LineBreaking.mark(&signs, .tailored)
    clusters.reserveCapacity(signs.count)
    var joining = ClusterJoining()
    var start = 0
    for place in signs.indices where !signs[place].isUnseen {
      if joining.joins(signs[place].traits.joining) { continue }
      add(signs, start..<place)
      start = place
    }
    add(signs, start..<signs.count)
  }

  /// What the door lets through, with white space made single and none at the ends.
  private static func passed(_ untrusted: String) -> [LineBreaking.Sign] {
    var kept: [LineBreaking.Sign] = []
    kept.reserveCapacity(untrusted.utf8.count)
    var isBegun = false
    var owesSpace = false
    func keep(_ scalar: Unicode.Scalar) {
      if owesSpace { kept.append(LineBreaking.Sign(" ")) }
      kept.append(LineBreaking.Sign(scalar))
      owesSpace = false
      isBegun = true
    }
    for scalar in untrusted.unicodeScalars {
      switch TerminalScalar.verdict(scalar) {
      case .kept where scalar != " ": keep(scalar)
      case .replaced: keep(TerminalScalar.replacement)
      case .kept, .space: owesSpace = isBegun
      case .unseen: kept.append(LineBreaking.Sign(scalar, isUnseen: true))
      case .dropped: break
      }
    }
    return kept
  }

  /// Adds what is one sign, without joiners and styles that join or style nothing.
  private mutating func add(_ signs: [LineBreaking.Sign], _ range: Range<Int>) {
    // Nearly every sign is one scalar.
    if range.count == 1 {
      let sign = signs[range.lowerBound]
      if !sign.isUnseen, sign.traits.cells > 0 {
        append(sign.scalar)
        return close(cells: sign.traits.cells, sign.mayBreakBefore, isSpace: sign.isSpace)
      }
    }
    add(signs[range])
  }

  private mutating func add(_ signs: ArraySlice<LineBreaking.Sign>) {
    guard let first = signs.first(where: { !$0.isUnseen }) else { return }
    var kept: [LineBreaking.Sign] = []
    var styledCells = 0
    for sign in signs where !sign.isUnseen {
      guard kept.count < Self.scalarsInCluster else { break }
      switch sign.scalar {
      case TerminalScalar.joiner:
        guard !kept.isEmpty else { continue }
      case TerminalScalar.textStyle, TerminalScalar.pictureStyle:
        guard let base = kept.last, base.traits.canBePicture else { continue }
        if sign.scalar == TerminalScalar.pictureStyle { styledCells = 2 }
      case TerminalScalar.keycap:
        if let base = kept.first, base.traits.canBePicture { styledCells = 2 }
      default: break
      }
      kept.append(sign)
    }
    while kept.last?.scalar == TerminalScalar.joiner { kept.removeLast() }
    guard let head = kept.first else { return }
    if head.traits.cells == 0 { kept.insert(LineBreaking.Sign(TerminalScalar.dottedCircle), at: 0) }
    var sum = 0
    var isOnePicture = false
    for sign in kept {
      sum += sign.traits.cells
      if sign.scalar == TerminalScalar.joiner || TerminalScalar.isModifier(sign.scalar)
        || sign.traits.joining == .regionalIndicator
      {
        isOnePicture = true
      }
      append(sign.scalar)
    }
    let cells = max(styledCells, isOnePicture || styledCells > 0 ? min(sum, 2) : sum)
    close(cells: cells, first.mayBreakBefore, isSpace: kept.count == 1 && first.isSpace)
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
    }
  }

  private mutating func close(cells: Int, _ mayBreakBefore: Bool, isSpace: Bool) {
    clusters.append(
      Cluster(end: bytes.count, cells: cells, mayBreakBefore: mayBreakBefore, isSpace: isSpace))
    self.cells += cells
  }

  /// The bytes of some clusters.
  func bytes(of range: Range<Int>) -> ArraySlice<UInt8> {
    guard !range.isEmpty else { return [] }
    let start = range.lowerBound == 0 ? 0 : clusters[range.lowerBound - 1].end
    return bytes[start..<clusters[range.upperBound - 1].end]
  }
}
