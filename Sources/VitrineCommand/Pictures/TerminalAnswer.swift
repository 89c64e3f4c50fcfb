package import VitrinePictures

/// What a terminal said to ``question``; whoever typed in the meantime is in it too, so nothing of it is believed blindly.
package struct TerminalAnswer: Equatable {
  /// It shows pictures by kitty's protocol.
  package private(set) var hasKitty = false
  /// It shows sixel.
  package private(set) var hasSixel = false
  /// How many pixels a cell has.
  package private(set) var cell: CellSize?
  /// Whether it has said what it is, which comes last.
  package private(set) var isWhole = false

  /// Whether kitty's protocol is understood (a query of one pixel, which shows nothing), the cell's size (XTWINOPS 16),
  /// and what the terminal is (DA1), which all answer.
  package static let question = Array(
    "\u{1B}_Gi=4207,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c".utf8)

  package init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: 0x1B) {
      rest = rest[(start + 1)...]
      if rest.starts(with: "_Gi=4207;OK\u{1B}\\".utf8) { hasKitty = true }
      guard rest.first == UInt8(ascii: "[") else { continue }
      let body = rest.dropFirst()
      guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else { return }
      let isPrivate = body.first == UInt8(ascii: "?")
      let numbers = Self.numbers(body[body.startIndex + (isPrivate ? 1 : 0)..<end])
      switch (body[end], isPrivate) {
      case (UInt8(ascii: "c"), true):
        isWhole = true
        hasSixel = numbers.dropFirst().contains(4)
      case (UInt8(ascii: "t"), false) where numbers.count == 3 && numbers[0] == 6:
        let cell = CellSize(width: numbers[2], height: numbers[1])
        if cell.isSound { self.cell = cell }
      default: break
      }
    }
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).prefix(32).map { digits in
      guard digits.count <= 5, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return -1 }
      return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
  }
}
