/// Bytes of JSON (RFC 8259), and the one door through which text from outside enters them.
struct OutlineWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: OutlineValue, depth: Int) {
    switch value {
    case .string(let string): text(string)
    case .number(let number): bytes += Array(String(number).utf8)
    case .decimal(let number): bytes += Array((number.isFinite ? number.description : "null").utf8)
    case .truth(let truth): bytes += Array((truth ? "true" : "false").utf8)
    case .array(let values):
      lines("[", values, "]", depth: depth) { $0.write($1, depth: depth + 1) }
    case .object(let members):
      lines("{", members, "}", depth: depth) { writer, member in
        writer.text(member.key)
        writer.bytes += [UInt8(ascii: ":"), UInt8(ascii: " ")]
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func lines<Element>(
    _ open: Unicode.Scalar, _ elements: [Element], _ close: Unicode.Scalar, depth: Int,
    _ write: (inout OutlineWriter, Element) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (offset, element) in elements.enumerated() {
      if offset > 0 { bytes.append(UInt8(ascii: ",")) }
      newLine(depth + 1)
      write(&self, element)
    }
    if !elements.isEmpty { newLine(depth) }
    bytes.append(UInt8(ascii: close))
  }

  private mutating func newLine(_ depth: Int) {
    bytes.append(0x0A)
    bytes += repeatElement(0x20, count: depth * 2)
  }

  /// A string from outside.
  ///
  /// Controls, the two that JavaScript takes for line ends, and everything that turns or
  /// hides what follows are written as `\u` escapes, so that an outline is safe to look at.
  private mutating func text(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
      case 0x20...0x7E: bytes.append(UInt8(scalar.value))
      default:
        switch TerminalScalar.verdict(scalar) {
        case .kept: bytes += Array(String(scalar).utf8)
        case .replaced, .space, .dropped: for unit in String(scalar).utf16 { escape(unit) }
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ unit: UInt16) {
    let hex = Array("0123456789abcdef".utf8)
    bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u")]
    for shift in [12, 8, 4, 0] { bytes.append(hex[Int(unit >> UInt16(shift)) & 15]) }
  }
}
