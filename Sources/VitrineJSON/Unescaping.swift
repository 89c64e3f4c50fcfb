/// The bytes that a string of JSON means, from those between its quotes; the string was read before, so it is sound.
func unescaped(_ written: ArraySlice<UInt8>) -> [UInt8] {
  guard written.contains(UInt8(ascii: "\\")) else { return Array(written) }
  var bytes: [UInt8] = []
  var rest = written
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
      bytes.append(byte)
      continue
    }
    switch escape {
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "u"):
      var units = [codeUnit(&rest)]
      if units[0] & 0xFC00 == 0xD800, rest.starts(with: "\\u".utf8) {
        rest.removeFirst(2)
        units.append(codeUnit(&rest))
      }
      bytes += String(decoding: units, as: UTF16.self).utf8
    default: bytes.append(escape)
    }
  }
  return bytes
}

private func codeUnit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
  let digits = rest.prefix(4)
  rest = rest.dropFirst(4)
  return UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
}
