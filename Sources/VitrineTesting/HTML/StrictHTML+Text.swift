extension StrictHTML {
  /// Decoded text up to a byte, which is not taken.
  mutating func text(until end: UInt8) throws(Fault) -> String {
    var out: [UInt8] = []
    while offset < bytes.count, bytes[offset] != end {
      let start = offset
      while offset < bytes.count, bytes[offset] != end, !HTMLRules.needsCare(bytes[offset]) { offset += 1 }
      out += bytes[start..<offset]
      guard offset < bytes.count, bytes[offset] != end else { break }
      switch bytes[offset] {
      case UInt8(ascii: "&"): out += try reference().utf8
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        throw fault("a bare \"\(Unicode.Scalar(bytes[offset]))\" in text: write a reference")
      default:
        try refuseControl()
        out.append(bytes[offset])
        offset += 1
      }
    }
    guard let text = String(validating: out, as: UTF8.self) else { throw fault("text that is not UTF-8") }
    return text
  }

  /// What stands in an element whose text is not decoded, up to its closing tag.
  mutating func rawText(of name: String) throws(Fault) -> String {
    let closing = Array("</\(name)>".utf8)
    let start = offset
    while offset + closing.count <= bytes.count {
      if bytes[offset...].starts(with: closing) {
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        offset += closing.count
        return text
      }
      offset += 1
    }
    throw fault("the tag <\(name)> is not closed", at: start)
  }

  private mutating func reference() throws(Fault) -> String {
    let start = offset
    guard let end = bytes[offset...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      throw fault("a bare \"&\": write &amp;")
    }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    guard let text = HTMLRules.text(ofReference: name) else {
      throw fault("the reference &\(name); is none of those that are written here")
    }
    offset = end + 1
    return text
  }

  private func refuseControl() throws(Fault) {
    let byte = bytes[offset]
    let isC1 = byte == 0xC2 && offset + 1 < bytes.count && (0x80...0x9F).contains(bytes[offset + 1])
    guard isC1 || byte == 0x7F || (byte < 0x20 && byte != 0x09 && byte != 0x0A) else { return }
    let code = isC1 ? bytes[offset + 1] : byte
    throw fault(
      "the control character U+00" + (code < 16 ? "0" : "") + String(code, radix: 16, uppercase: true),
      isControl: true)
  }
}
