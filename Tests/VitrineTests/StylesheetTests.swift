import Foundation
import Testing

@testable import Vitrine

/// What the stylesheet promises without a browser.
@Suite struct `The stylesheet` {
  private let text = Stylesheet.rules.description

  @Test func `is small, brings nothing from elsewhere and closes what it opens`() {
    #expect(text.utf8.count < 13_500)
    for word in ["url(", "@import", "!important", "</", "<!--"] { #expect(!text.contains(word)) }
    #expect(text.filter { $0 == "{" }.count == text.filter { $0 == "}" }.count)
  }

  @Test func `lets a link take all of its card only where nothing stands beside it`() {
    let filling = Self.rules(of: text).filter { rule in
      rule.selector.contains(".v-link") && rule.declarations.contains { $0.name == "height" }
    }
    #expect(filling.map(\.selector) == [".v-card > .v-link:only-child"])
  }

  @Test func `leaves the poster alone to readers who want less motion`() {
    #expect(
      text.contains("@media (prefers-reduced-motion: reduce) { .v-clip > .v-video { display: none; } }"))
  }

  @Test func `leaves colours and fonts to the theme`() {
    #expect(text.firstMatch(of: /#[0-9a-fA-F]{3,8}\b/) == nil)
    #expect(text.firstMatch(of: /\b(rgb|hsl|oklch|lab)a?\(/) == nil)
    for family in text.matches(of: /font-family:([^;}]*)/) { #expect(family.1.contains("var(--")) }
  }

  @Test func `reads no custom property that is not said`() {
    let theme = String(decoding: Theme.standard.css, as: UTF8.self)
    let said = Set((text + theme).matches(of: /(--[a-z]+)\s*:/).map { String($0.1) })
    for use in text.matches(of: /var\((--[a-z]+)/) { #expect(said.contains(String(use.1)), "\(use.1)") }
    for token in ThemeToken.allCases { #expect(said.contains("--" + token.rawValue)) }
  }

  @Test func `puts no words on a ground that the table of contrasts lacks`() throws {
    let rules = Self.rules(of: text)
    #expect(rules.count > 80)
    var checked = 0
    for rule in rules {
      let fronts = rule.tokens(of: ["color"])
      let grounds = rule.grounds
      guard !fronts.isEmpty || !grounds.isEmpty else { continue }
      for (front, ground) in Self.pairs(fronts, grounds) {
        checked += 1
        #expect(
          ContrastPair.all.contains { $0.front == front && $0.ground == ground && $0.need == .text },
          "\(front) on \(ground) in \(rule.selector)")
      }
    }
    #expect(checked > 60)
  }

  @Test func `draws no edge that the table of contrasts lacks`() {
    var found: Set<ThemeToken> = []
    for rule in Self.rules(of: text) {
      found.formUnion(rule.tokens(of: ["border", "border-color", "border-inline-start", "outline"]))
    }
    // Lines between things are decoration, which nobody has to see.
    found.remove(.line)
    #expect(found.isSuperset(of: [.edge, .accent]))
    for token in found {
      for ground in [ThemeToken.ground, .surface] {
        #expect(
          ContrastPair.all.contains {
            $0.front == token && $0.ground == .token(ground) && $0.need.ratio >= 3
          } || token == .ink, "\(token) on \(ground)")
      }
    }
  }

  // Rules

  private struct Rule {
    let selector: String
    let declarations: [(name: String, value: String)]

    /// The tokens that some properties name; a tone stands for those that the selector is about.
    func tokens(of names: Set<String>) -> [ThemeToken] {
      declarations.filter { names.contains($0.name) }.flatMap { tokens(in: $0.value) }
    }

    var grounds: [ContrastPair.Ground] {
      declarations.filter { $0.name == "background" }.flatMap { declaration in
        guard
          let mixture = declaration.value.firstMatch(
            of: /color-mix\(in srgb, (var\(--[a-z]+\)) ([0-9]+)%, var\(--ground\)\)/),
          let share = Int(mixture.2)
        else { return tokens(in: declaration.value).map(ContrastPair.Ground.token) }
        return tokens(in: String(mixture.1)).map { .mixed($0, share) }
      }
    }

    private func tokens(in value: String) -> [ThemeToken] {
      value.matches(of: /var\(--([a-z]+)/).flatMap { match in
        match.1 == "tone" ? tones : ThemeToken(rawValue: String(match.1)).map { [$0] } ?? []
      }
    }

    private var tones: [ThemeToken] {
      let named = ContrastPair.tones.filter { selector.contains(".v-\($0.rawValue)") }
      return named.isEmpty ? ContrastPair.tones : named
    }
  }

  /// The rules of a stylesheet, those within conditions too.
  private static func rules(of text: String) -> [Rule] {
    text.matches(of: /([^{}]+)\{([^{}]*)\}/).map { match in
      let declarations = match.2.split(separator: ";").compactMap { part -> (name: String, value: String)? in
        let halves = part.split(separator: ":", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return halves.count == 2 ? (halves[0], halves[1]) : nil
      }
      return Rule(
        selector: match.1.trimmingCharacters(in: .whitespacesAndNewlines), declarations: declarations)
    }
  }

  /// What stands on what by one rule: words without a ground stand on the page or on a card, a ground without words
  /// has the page's.
  private static func pairs(
    _ fronts: [ThemeToken], _ grounds: [ContrastPair.Ground]
  ) -> [(ThemeToken, ContrastPair.Ground)] {
    if fronts.isEmpty { return grounds.map { (.ink, $0) } }
    if grounds.isEmpty { return fronts.flatMap { [($0, .token(.ground)), ($0, .token(.surface))] } }
    return fronts.flatMap { front in grounds.map { (front, $0) } }
  }
}
