/// What the engine knows of a scalar: how it breaks lines, how it joins with its neighbours, what cells it takes.
struct ScalarTraits: Sendable {
  private let bits: UInt16

  private init(bits: UInt16) { self.bits = bits }

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = Self.ascii[Int(value)]
      return
    }
    let page = Int(value >> 8)
    var low = Int(Self.pages[page])
    var high = Int(Self.pages[page + 1])
    // The run that holds the scalar is the last one that does not begin after it.
    while low < high {
      let middle = (low + high + 1) / 2
      if ScalarTable.runs[middle] >> 16 > UInt64(value) { high = middle - 1 } else { low = middle }
    }
    self.init(bits: UInt16(truncatingIfNeeded: ScalarTable.runs[low]))
    if (0xAC00...0xD7A3).contains(value), (value - 0xAC00) % 28 != 0 {
      self.init(breaking: .hangulLVT, joining: .hangulLVT, cells: 2)
    }
  }

  private init(breaking: ScalarTable.Breaking, joining: ScalarTable.Joining, cells: UInt16) {
    self.init(bits: UInt16(breaking.rawValue) | UInt16(joining.rawValue) << 6 | cells << 11)
  }

  static let replacement = ScalarTraits(TerminalScalar.replacement)

  /// The class of UAX #14.
  var breaking: ScalarTable.Breaking {
    ScalarTable.Breaking(rawValue: UInt8(truncatingIfNeeded: bits & 0x3F)) ?? .alphabetic
  }

  /// The class of UAX #29.
  var joining: ScalarTable.Joining {
    ScalarTable.Joining(rawValue: UInt8(truncatingIfNeeded: bits >> 6 & 0x1F)) ?? .other
  }

  /// The cells of the scalar by itself: 0 for a mark, 2 for a wide one, else 1; ambiguous ones count 1.
  ///
  /// Letters that make a flag two by two are as wide as a flag when they stand alone.
  var cells: Int {
    bits >> 6 & 0x1F == UInt16(ScalarTable.Joining.regionalIndicator.rawValue) ? 2 : Int(bits >> 11 & 3)
  }

  /// Whether U+FE0F makes a picture of two cells.
  var canBePicture: Bool { bits >> 13 & 1 == 1 }

  private static let ascii: [ScalarTraits] = {
    var traits: [ScalarTraits] = []
    var run = 0
    for value in 0..<UInt64(0x80) {
      while ScalarTable.runs[run + 1] >> 16 <= value { run += 1 }
      traits.append(ScalarTraits(bits: UInt16(truncatingIfNeeded: ScalarTable.runs[run])))
    }
    return traits
  }()

  /// For every 256 scalars the run that holds the first of them, and the last run at the end.
  private static let pages: [UInt16] = {
    var pages: [UInt16] = []
    var run = 0
    for page in 0..<UInt64(0x1100) {
      while run + 1 < ScalarTable.runs.count, ScalarTable.runs[run + 1] >> 16 <= page << 8 { run += 1 }
      pages.append(UInt16(run))
    }
    return pages + [UInt16(ScalarTable.runs.count - 1)]
  }()
}
