/// A colour of the sRGB space, eight bits a channel.
public struct Colour: Hashable, Sendable {
  /// How much red: 0 to 255.
  public let red: UInt8
  /// How much green: 0 to 255.
  public let green: UInt8
  /// How much blue: 0 to 255.
  public let blue: UInt8

  /// A colour by its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour as source writes it: `0xfbf8f5`.
  package init(_ hex: UInt32) {
    self.init(red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }
}

extension Colour: CustomStringConvertible {
  /// Reads `#fbf8f5`; nil for anything else, also for `#fff` and for a name.
  public init?(hex: String) {
    guard hex.utf8.count == 7, hex.utf8.first == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    for byte in hex.utf8.dropFirst() {
      guard let digit = Self.value(of: byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    self.init(value)
  }

  /// The colour as a page writes it: `#fbf8f5`.
  public var description: String {
    var bytes = [UInt8(ascii: "#")]
    for channel in [red, green, blue] {
      bytes.append(Self.digit(channel >> 4))
      bytes.append(Self.digit(channel & 0xF))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
