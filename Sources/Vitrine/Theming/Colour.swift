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
