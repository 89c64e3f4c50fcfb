#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Colour {
  /// The contrast with another colour, from 1 (none) to 21 (black and white).
  ///
  /// Source: WCAG 2.2, contrast ratio.
  public func contrast(with other: Colour) -> Double { Light(self).contrast(with: Light(other)) }

  /// Whether black words are easier to read on it than white ones.
  var isLight: Bool { contrast(with: Colour(0)) >= contrast(with: Colour(0xFFFFFF)) }
}

/// A colour between colours, as a mixture of two comes out: channels from 0 to 1, not rounded.
struct Light {
  private let red, green, blue: Double

  init(_ colour: Colour) {
    red = Double(colour.red) / 255
    green = Double(colour.green) / 255
    blue = Double(colour.blue) / 255
  }

  /// A share of one colour in another.
  ///
  /// Source: CSS Color 5, `color-mix(in srgb, …)`.
  init(_ share: Double, of colour: Colour, in other: Colour) {
    let (one, two) = (Light(colour), Light(other))
    red = one.red * share + two.red * (1 - share)
    green = one.green * share + two.green * (1 - share)
    blue = one.blue * share + two.blue * (1 - share)
  }

  /// How much light it gives, from 0 (black) to 1 (white).
  ///
  /// Source: WCAG 2.2, relative luminance.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  func contrast(with other: Light) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private static func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }
}
