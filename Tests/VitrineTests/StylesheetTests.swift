import Foundation
import Testing

@testable import Vitrine

/// What the stylesheet promises without a browser.
@Suite struct `The stylesheet` {
  private let text = Stylesheet.source.description

  @Test func `is small, brings nothing from elsewhere and closes what it opens`() {
    #expect(text.utf8.count < 12_000)
    for word in ["url(", "@import", "!important", "</", "<!--"] { #expect(!text.contains(word)) }
    #expect(text.filter { $0 == "{" }.count == text.filter { $0 == "}" }.count)
  }

  /// A word in small print and the ground that it stands on.
  static let pairs: [(ink: String, ground: String)] = [
    ("ink", "ground"), ("ink", "surface"), ("soft", "ground"), ("soft", "surface"), ("accent", "ground"),
    ("accent", "surface"), ("sale", "ground"), ("sale", "surface"), ("success", "ground"),
    ("success", "surface"),
    ("warning", "ground"), ("warning", "surface"), ("danger", "ground"), ("danger", "surface"),
    ("on", "sale"),
    ("on", "danger"), ("on", "first"), ("on", "second"), ("on", "third"), ("ground", "ink"),
  ]

  /// The tokens that hold: light, dark, and both with high contrast, later ones over earlier ones.
  private func schemes() throws -> [(name: String, tokens: [String: String])] {
    let light = try tokens(after: ":root {")
    let dark = try tokens(after: "@media (prefers-color-scheme: dark) {")
    let strong = try tokens(after: "@media (prefers-contrast: more) {")
    let strongDark = try tokens(after: "@media (prefers-contrast: more) and (prefers-color-scheme: dark) {")
    return [
      ("light", light), ("dark", light + dark), ("strong", light + strong),
      ("strong and dark", light + dark + strong + strongDark),
    ]
  }

  @Test(arguments: pairs) func `keeps words readable in every scheme, WCAG AA`(ink: String, ground: String)
    throws
  {
    for (name, tokens) in try schemes() {
      let contrast = try contrast(#require(tokens[ink]), #require(tokens[ground]))
      let isText = ["ink", "soft"].contains(ink)
      #expect(
        contrast >= (name.hasPrefix("strong") && isText ? 7 : 4.5),
        "\(ink) on \(ground), \(name): \(contrast)")
    }
  }

  @Test func `keeps the edges of controls visible in every scheme`() throws {
    for (name, tokens) in try schemes() {
      for ground in ["ground", "surface"] {
        #expect(
          try contrast(#require(tokens["edge"]), #require(tokens[ground])) >= 3, "edge on \(ground), \(name)")
      }
    }
  }

  // Tokens and colours

  private func tokens(after opening: String) throws -> [String: String] {
    let start = try #require(text.range(of: opening)?.upperBound, "there is no \(opening)")
    let block = text[start...].drop { $0 != "-" }.prefix { $0 != "}" }
    var tokens: [String: String] = [:]
    for declaration in block.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      if parts.count == 2, parts[0].hasPrefix("--") { tokens[String(parts[0].dropFirst(2))] = parts[1] }
    }
    #expect(!tokens.isEmpty, "\(opening) has no tokens")
    return tokens
  }

  /// The contrast of two colours.
  ///
  /// Source: WCAG 2.2, relative luminance and contrast ratio.
  private func contrast(_ one: String, _ other: String) throws -> Double {
    let (one, other) = (try luminance(one), try luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private func luminance(_ colour: String) throws -> Double {
    var digits = colour.dropFirst().map(String.init)
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let channels = try stride(from: 0, to: 6, by: 2).map { place in
      let value = Double(try #require(Int(digits[place] + digits[place + 1], radix: 16))) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}

extension [String: String] {
  fileprivate static func + (one: Self, other: Self) -> Self { one.merging(other) { $1 } }
}
