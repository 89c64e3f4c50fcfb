import VitrineUI

/// What a theme chooses beside its colours; every value is within limits that keep a page in shape.
package struct ThemeStyle: Sendable, Equatable {
  /// The families of running text, the first that a reader has counting.
  package var textFonts: [FontFamily]
  /// The families of titles and headings.
  package var headingFonts: [FontFamily]
  /// How round corners are.
  package var radius: Length
  /// How wide the page's column gets.
  package var width: Length
  /// How much room there is between things, as a factor.
  package var space: Double

  package static let standard: ThemeStyle = {
    let fonts = [
      "Helvetica Neue", "Arial", "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Meiryo", "sans-serif",
    ].compactMap(FontFamily.init)
    return ThemeStyle(
      textFonts: fonts, headingFonts: fonts, radius: Length(0.625, .rem), width: Length(70, .rem), space: 1)
  }()

  /// The factors of room that a page stays in shape with.
  package static let spaces: ClosedRange<Double> = 0.5...2
}

/// A font's name that is safe to write into a stylesheet, or one of the generic families of CSS.
package struct FontFamily: Sendable, Equatable {
  /// Source: CSS Fonts 4, generic font families; they are written without quotes.
  static let generic = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif",
    "ui-monospace", "ui-rounded", "math", "fangsong",
  ]

  private let name: String

  /// Letters and digits of ASCII, blanks and `-_.+`, up to 64: a name with anything else is none.
  package init?(_ name: String) {
    guard (1...64).contains(name.utf8.count), name.utf8.first != UInt8(ascii: " "),
      name.utf8.last != UInt8(ascii: " "), name.utf8.allSatisfy(Self.allows)
    else { return nil }
    self.name = name
  }

  private static func allows(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  /// As a stylesheet writes it.
  var css: String {
    Self.generic.contains { $0.utf8.elementsEqual(name.utf8) } ? name : "\"" + name + "\""
  }
}

/// A length that a stylesheet can say.
package struct Length: Sendable, Equatable {
  /// Source: CSS Values 4; the design tokens format has these two.
  package enum Unit: String, ShapedWord { case px, rem }

  package let value: Double
  package let unit: Unit

  package init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The length in pixels of a reader who has changed nothing.
  package var pixels: Double { unit == .px ? value : value * 16 }

  var css: String { Self.css(value) + unit.rawValue }

  /// A number as a stylesheet writes it, to a thousandth and without an exponent.
  static func css(_ value: Double) -> String {
    let thousandths = Int((value * 1_000).rounded())
    let whole = thousandths / 1_000
    var digits = String(thousandths % 1_000 + 1_000).utf8.dropFirst()
    while digits.last == UInt8(ascii: "0") { digits = digits.dropLast() }
    return digits.isEmpty ? String(whole) : "\(whole)." + String(decoding: digits, as: UTF8.self)
  }
}
