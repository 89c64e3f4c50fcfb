/// A shape without a value: every optional field is absent, every list empty.
///
/// It gives blanks and defaults.
struct BlankShape: Shape, ~Copyable {
  mutating func text() -> Text { "" }
  mutating func string(_ form: StringForm) -> String { "" }
  mutating func integer() -> Int { 0 }
  mutating func number() -> Double { 0 }
  mutating func flag() -> Bool { false }
  mutating func word(of words: [String]) -> Int { 0 }
  mutating func list<Element: Shaped>(of type: Element.Type) -> [Element] { [] }
  mutating func member<Value: Shaped>(
    _ name: String, _ about: String, _ need: FieldNeed<Value>, _ rule: FieldRule
  ) -> Value? {
    if case .defaulted(let value) = need { return value }
    return nil
  }
  mutating func reject(_ found: String, expected: String) {}
}
