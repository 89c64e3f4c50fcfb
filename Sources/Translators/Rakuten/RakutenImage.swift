/// Addresses of Rakuten's image server, which fits a picture into the square that `_ex` names: `?_ex=128x128`.
enum RakutenImage {
  /// The same picture fitted into another square; an address without `_ex` stays as it is.
  static func resized(_ address: String, to side: Int) -> String {
    let bytes = Array(address.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    guard let question = bytes[..<end].firstIndex(of: UInt8(ascii: "?")) else { return address }
    let parameters = bytes[(question + 1)..<end].split(
      separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    let sized = parameters.map {
      $0.starts(with: "_ex=".utf8) ? Array("_ex=\(side)x\(side)".utf8) : Array($0)
    }
    let query = sized.joined(separator: [UInt8(ascii: "&")])
    return String(decoding: bytes[...question] + query + bytes[end...], as: UTF8.self)
  }
}
