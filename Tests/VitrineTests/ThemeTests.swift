import Foundation
import Testing

@testable import Vitrine

/// What a theme is once it is read, and the standard one.
@Suite struct `A theme` {
  @Test func `says every colour in every mode, and one of more contrast what its base says`() {
    let theme = Theme.standard
    #expect(theme.name == "standard")
    #expect(theme.colour(.ground, .light) == Colour(hex: "#fbf8f5"))
    #expect(theme.colour(.ground, .dark) == Colour(hex: "#181317"))
    #expect(theme.colour(.ground, .lightContrast) == Colour(hex: "#ffffff"))
    #expect(theme.colour(.ground, .darkContrast) == Colour(hex: "#000000"))
    #expect(theme.colour(.surface, .lightContrast) == Colour(hex: "#ffffff"))
    #expect(theme.colour(.third, .darkContrast) == Colour(hex: "#e0a17c"))
  }

  @Test(arguments: [
    ("#fbf8f5", "#fbf8f5"), ("#FBF8F5", "#fbf8f5"), ("#000000", "#000000"), ("#fff", nil), ("fbf8f5", nil),
    ("#fbf8f", nil), ("#fbf8f5f", nil), ("#fbf8g5", nil), ("#fbf8é", nil), ("", nil), ("red", nil),
  ]) func `reads a colour from six digits and nothing else`(text: String, written: String?) {
    #expect(Colour(hex: text)?.description == written)
  }

  @Test func `is written as custom properties that say only what a block above does not`() {
    let colours: [ThemeMode: Colour] = [
      .light: Colour(0xFFFFFF), .dark: Colour(0x111111), .lightContrast: Colour(0xFFFFFF),
      .darkContrast: Colour(0x000000),
    ]
    let theme = Theme(name: "t", style: .standard) { token, mode in
      token == .ground
        ? colours[mode] ?? Colour(0)
        : token == .ink && mode == .lightContrast
          ? Colour(0x010203) : Colour(0x808080)
    }
    let lines = String(decoding: theme.css, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[0].hasPrefix(
        ":root { color-scheme: light; --ground: #ffffff; --surface: #808080; --ink: #808080;"))
    #expect(
      lines[0].hasSuffix(
        #"Meiryo", sans-serif; --round: 0.625rem; --width: 70rem; --space: 1; }"#))
    #expect(
      lines[1]
        == "@media (prefers-color-scheme: dark) { :root { color-scheme: dark; --ground: #111111; } }")
    #expect(lines[2] == "@media (prefers-contrast: more) { :root { --ink: #010203; } }")
    // The third block holds for dark readers too: the last one takes its ink back.
    #expect(
      lines[3]
        == "@media (prefers-contrast: more) and (prefers-color-scheme: dark) { :root { --ground: #000000; --ink: #808080; } }"
    )
  }

  @Test(arguments: [
    ("Noto Sans JP", #""Noto Sans JP""#), ("serif", "serif"), ("Serif", #""Serif""#), ("M+ 1p", #""M+ 1p""#),
    ("ui-rounded", "ui-rounded"),
  ]) func `quotes a font's name, generic families aside`(name: String, css: String) {
    #expect(FontFamily(name)?.css == css)
  }

  @Test(arguments: [
    "", " ", "a\"b", "a;b", "a}b", "a\\b", "</style>", "a\nb", "a\u{0}b", "Hiragino\u{301}", "a'b", "a(b)",
    "a,b", "@import", " a", "a ", String(repeating: "a", count: 65),
  ]) func `takes no font's name that could end what it stands in`(name: String) {
    #expect(FontFamily(name) == nil)
  }

  @Test(arguments: [
    (0.0, "0"), (1.0, "1"), (70.0, "70"), (0.625, "0.625"), (0.5, "0.5"), (1.0 / 3, "0.333"), (0.0004, "0"),
    (2.9996, "3"), (120.0, "120"), (0.05, "0.05"),
  ]) func `writes numbers without an exponent`(value: Double, css: String) {
    #expect(Length.css(value) == css)
  }
}

/// Contrast as WCAG computes it.
@Suite struct `The contrast` {
  /// Source: WCAG 2.2's definitions, worked out with another program to two places, rounded down.
  @Test(arguments: [
    ("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1.0), ("#767676", "#ffffff", 4.54),
    ("#777777", "#ffffff", 4.47), ("#0000ff", "#ffffff", 8.59), ("#ff0000", "#ffffff", 3.99),
    ("#00ff00", "#000000", 15.30), ("#8a2f3c", "#fbf8f5", 7.77), ("#181317", "#f5eeef", 16.04),
    ("#010101", "#000000", 1.0), ("#0b0b0b", "#000000", 1.06),
  ]) func `is what others compute`(one: String, other: String, ratio: Double) throws {
    let (one, other) = (try #require(Colour(hex: one)), try #require(Colour(hex: other)))
    #expect((one.contrast(with: other) * 100).rounded(.down) / 100 == ratio)
    #expect(one.contrast(with: other) == other.contrast(with: one))
  }

  @Test func `of a callout's ground is that of the mixture`() throws {
    let pair = try #require(
      ContrastPair.all.first { $0.front == .danger && $0.ground == .mixed(.danger, ContrastPair.tint) })
    // 7 % of #a3172a in #fbf8f5 is about #f5e8e7.
    let near = Colour(0xA3172A).contrast(with: Colour(0xF5E8E7))
    #expect(abs(pair.ratio(in: .standard, .light) - near) < 0.05)
  }

  @Test(arguments: ThemeMode.allCases) func `of every pair of the standard theme is WCAG AA`(mode: ThemeMode)
  {
    for pair in ContrastPair.all {
      let ratio = pair.ratio(in: .standard, mode)
      #expect(ratio >= pair.need.ratio, "\(pair.front) on \(pair.ground) in \(mode): \(ratio)")
      // Readers who ask for more get AAA where most of the words are.
      if mode != mode.base, [.ink, .soft].contains(pair.front) {
        #expect(ratio >= 7, "\(pair.front) on \(pair.ground) in \(mode): \(ratio)")
      }
    }
  }
}
