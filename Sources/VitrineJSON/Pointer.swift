/// A JSON Pointer (RFC 6901): the keys and offsets from the top of a text to a value.
package struct Pointer: Sendable, Equatable {
  /// The steps, unescaped.
  package let steps: [String]

  /// Reads `/items/0/name`; nil when it doesn't start with `/` or has a `~` that is neither `~0` nor `~1`.
  package init?(_ text: String) {
    guard !text.isEmpty else {
      steps = []
      return
    }
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    var steps: [String] = []
    for step in text.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let step = Self.unescaped(step) else { return nil }
      steps.append(step)
    }
    self.steps = steps
  }

  /// The offset that a step is in an array: digits without a leading zero.
  static func offset(_ step: String) -> Int? {
    guard step.utf8.allSatisfy(NumberText.isDigit),
      step.utf8.count == 1 || step.utf8.first != UInt8(ascii: "0")
    else { return nil }
    return Int(step)
  }

  /// A key as a step of a pointer: `~` is written `~0` and `/` is written `~1`.
  static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return key }
    var bytes: [UInt8] = []
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "~"): bytes += "~0".utf8
      case UInt8(ascii: "/"): bytes += "~1".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ step: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = step[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
