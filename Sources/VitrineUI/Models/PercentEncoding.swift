/// Bytes as a part of an address: each that is not kept is written `%` and its two hexadecimal digits.
///
/// Source: RFC 3986, 2.1.
package func percentEncoded(
  _ bytes: some Sequence<UInt8>, keeping isKept: (UInt8) -> Bool = isUnreserved
) -> String {
  let hex = Array("0123456789ABCDEF".utf8)
  var out: [UInt8] = []
  out.reserveCapacity(bytes.underestimatedCount)
  for byte in bytes {
    if isKept(byte) {
      out.append(byte)
    } else {
      out += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
    }
  }
  return String(decoding: out, as: UTF8.self)
}

/// Whether a byte means nothing but itself in an address: letters, digits, `-`, `.`, `_` and `~`.
///
/// Source: RFC 3986, 2.3.
package func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
    UInt8(ascii: "~"):
    true
  default: false
  }
}
