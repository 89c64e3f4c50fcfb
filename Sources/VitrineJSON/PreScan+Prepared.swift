extension PreScan {
  /// The text as jansson gets it: an integer beyond 64 bits is written as a real, so that it costs no document.
  var prepared: [UInt8] {
    guard !bigIntegers.isEmpty else { return text }
    var prepared: [UInt8] = []
    prepared.reserveCapacity(text.count + bigIntegers.count * 2)
    var copied = 0
    for token in bigIntegers {
      prepared += text[copied..<token.start]
      prepared += replacement(for: token)
      copied = token.end
    }
    return prepared + text[copied...]
  }

  /// The offset in the text of an offset in what jansson got.
  func original(_ offset: Int) -> Int {
    var shift = 0
    for token in bigIntegers {
      let count = replacement(for: token).count
      if offset < token.start + shift + count {
        return min(offset - shift, token.end)
      }
      shift += count - token.count
    }
    return offset - shift
  }

  /// The double that an integer beyond 64 bits is kept as: the nearest, at most the greatest.
  func nearest(_ token: Token) -> Double {
    let number = Double(String(decoding: text[token.start..<token.end], as: UTF8.self)) ?? 0
    return max(-.greatestFiniteMagnitude, min(number, .greatestFiniteMagnitude))
  }

  private func replacement(for token: Token) -> [UInt8] {
    let number = nearest(token)
    return number.magnitude == .greatestFiniteMagnitude
      ? Array(String(number).utf8) : text[token.start..<token.end] + Array("e0".utf8)
  }
}
