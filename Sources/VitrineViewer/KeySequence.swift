/// A control sequence that a terminal sent: what stands between `ESC [` and its last byte, and that byte.
struct KeySequence {
  private let isMouse: Bool
  /// Nil when a part is no number.
  private let numbers: [Int]?
  private let last: UInt8

  init(_ bytes: [UInt8], ending last: UInt8) {
    isMouse = bytes.first == UInt8(ascii: "<")
    self.last = last
    numbers = Self.numbers(of: bytes[(isMouse ? 1 : 0)...])
  }

  /// Whole numbers between semicolons; one that is left out is 0.
  private static func numbers(of bytes: ArraySlice<UInt8>) -> [Int]? {
    var numbers = [0]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ";"): numbers.append(0)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = numbers[numbers.count - 1] * 10 + Int(byte - UInt8(ascii: "0"))
        guard number <= 0xFFFF, numbers.count <= 8 else { return nil }
        numbers[numbers.count - 1] = number
      default: return nil
      }
    }
    return numbers
  }

  /// The key; keys held down beside it are not looked at.
  var key: Key? {
    guard let numbers else { return nil }
    if isMouse { return mouse(numbers) }
    switch last {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "~"): break
    default: return nil
    }
    switch numbers[0] {
    case 1, 7: return .home
    case 3: return .delete
    case 4, 8: return .end
    case 5: return .pageUp
    case 6: return .pageDown
    default: return nil
    }
  }

  /// Source: xterm, mode 1006: the button and what is held down, the column, the row; `M` when pressed, `m` after.
  private func mouse(_ numbers: [Int]) -> Key? {
    guard numbers.count == 3, last == UInt8(ascii: "M") else { return nil }
    // Shift, Alt and Control are not looked at.
    switch numbers[0] & ~0b11100 {
    case 0: return .click(column: max(0, numbers[1] - 1), row: max(0, numbers[2] - 1))
    case 64: return .wheelUp
    case 65: return .wheelDown
    default: return nil
    }
  }
}
