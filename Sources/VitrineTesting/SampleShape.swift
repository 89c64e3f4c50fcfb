package import VitrineUI

/// A shape that fills every field of a type, so that a model can be made without knowing it.
///
/// Every text is the same words; a string of a form is the words where the form takes them, else an address, a
/// moment or a code that it takes. Fields may be left out by name, to reach what they stand in front of.
package struct SampleShape: Shape, ~Copyable {
  private let words: String
  private let omitted: [String]
  private let rule: FieldRule
  private let depth: Int

  /// A value of a type in which every text is the words.
  package static func value<Value: Shaped>(
    _ type: Value.Type, words: String, without omitted: [String] = []
  ) -> Value {
    var shape = SampleShape(words: words, omitted: omitted, rule: FieldRule(), depth: 0)
    return Value(&shape)
  }

  private init(words: String, omitted: [String], rule: FieldRule, depth: Int) {
    self.words = words
    self.omitted = omitted
    self.rule = rule
    self.depth = depth
  }

  package mutating func text() -> Text { Text(words) }

  package mutating func string(_ form: StringForm) -> String {
    let samples = [words, "https://shop.example/sample", "2026-11-30T10:00:00+09:00", "JPY", "sample", "1"]
    return samples.first(where: form.accepts) ?? ""
  }

  package mutating func integer() -> Int {
    let range = rule.integers ?? 1...Int.max
    return min(max(2, range.lowerBound), range.upperBound)
  }

  package mutating func number() -> Double {
    let range = rule.numbers ?? 0...5
    return min(max(2.5, range.lowerBound), range.upperBound)
  }

  package mutating func flag() -> Bool { false }
  package mutating func word(of words: [String]) -> Int { words.count - 1 }

  package mutating func list<Element: Shaped>(of type: Element.Type) -> [Element] {
    let count = rule.count ?? 0...Int.max
    let wanted = depth < 8 ? min(max(2, count.lowerBound), count.upperBound) : count.lowerBound
    return (0..<wanted).map { _ in child(type, FieldRule()) }
  }

  package mutating func member<Value: Shaped>(
    _ name: String, _ about: String, _ need: FieldNeed<Value>, _ rule: FieldRule
  ) -> Value? {
    if case .required = need { return child(Value.self, rule) }
    let isOmitted = depth >= 8 || omitted.contains { sameBytes($0, name) }
    return isOmitted ? nil : child(Value.self, rule)
  }

  package mutating func reject(_ found: String, expected: String) {}

  private func child<Value: Shaped>(_ type: Value.Type, _ rule: FieldRule) -> Value {
    var shape = SampleShape(words: words, omitted: omitted, rule: rule, depth: depth + 1)
    return Value(&shape)
  }
}
