extension String {
  /// Text from outside in a message: quoted, cut short, every control and invisible scalar spelled out.
  package init(quoting text: some StringProtocol, limit: Int = 40) {
    let rest = text.unicodeScalars.dropFirst(limit)
    self = "\"" + String(escaping: text.unicodeScalars.prefix(limit)) + (rest.isEmpty ? "\"" : "…\"")
  }

  /// Text from outside with every control and invisible scalar spelled out.
  package init(escaping text: some Sequence<Unicode.Scalar>) {
    self.init()
    for scalar in text {
      if scalar.isUnseen {
        self += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a reader can't see it, or it changes what a reader sees around it.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .spaceSeparator: self != " " && self != "\u{3000}"
    default: false
    }
  }
}

/// Two hexadecimal digits of a byte.
func hex(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
