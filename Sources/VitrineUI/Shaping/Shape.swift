/// One value that a ``Shaped`` type describes; readers, references and schemas are its forms.
///
/// A type with fields calls `field` and its siblings. A scalar calls one of the readers of the value
/// itself. Every reader gives a value: a mistake is noted, and a blank is returned.
public protocol Shape: ~Copyable {
  /// The value itself as text, in the reader's language when the layout gives several.
  mutating func text() -> Text
  /// The value itself as a string of a form.
  mutating func string(_ form: StringForm) -> String
  /// The value itself as a whole number.
  mutating func integer() -> Int
  /// The value itself as a number.
  mutating func number() -> Double
  /// The value itself as true or false.
  mutating func flag() -> Bool
  /// The value itself as one of some words: the offset of the word.
  mutating func word(of words: [String]) -> Int
  /// The value itself as a list.
  mutating func list<Element: Shaped>(of type: Element.Type) -> [Element]
  /// One field of the value; nil when it is absent and only then.
  mutating func member<Value: Shaped>(
    _ name: String, _ about: String, _ need: FieldNeed<Value>, _ rule: FieldRule
  ) -> Value?
  /// Notes that the value as a whole is wrong, although each field may be right.
  mutating func reject(_ found: String, expected: String)
}

extension Shape where Self: ~Copyable {
  /// A field that must be there.
  public mutating func field<Value: Shaped>(
    _ name: String, formerly formerNames: [String] = [], _ about: String
  ) -> Value {
    member(name, about, .required, FieldRule(formerNames: formerNames)) ?? .blank()
  }

  /// A field that may be absent.
  public mutating func optionalField<Value: Shaped>(
    _ name: String, formerly formerNames: [String] = [], _ about: String
  ) -> Value? {
    member(name, about, FieldNeed<Value>.optional, FieldRule(formerNames: formerNames))
  }

  /// A field with a default.
  public mutating func field<Value: Shaped>(
    _ name: String, default value: Value, formerly formerNames: [String] = [], _ about: String
  ) -> Value {
    member(name, about, .defaulted(value), FieldRule(formerNames: formerNames)) ?? value
  }

  /// A whole number with a default and limits.
  public mutating func field(
    _ name: String, default value: Int, in range: ClosedRange<Int>, formerly formerNames: [String] = [],
    _ about: String
  ) -> Int {
    member(name, about, .defaulted(value), FieldRule(integers: range, formerNames: formerNames)) ?? value
  }

  /// A whole number within limits that must be there.
  public mutating func field(
    _ name: String, in range: ClosedRange<Int>, formerly formerNames: [String] = [], _ about: String
  ) -> Int {
    member(name, about, .required, FieldRule(integers: range, formerNames: formerNames)) ?? range.lowerBound
  }

  /// A whole number within limits that may be absent.
  public mutating func optionalField(
    _ name: String, in range: ClosedRange<Int>, formerly formerNames: [String] = [], _ about: String
  ) -> Int? {
    member(name, about, FieldNeed<Int>.optional, FieldRule(integers: range, formerNames: formerNames))
  }

  /// A number within limits that must be there.
  public mutating func field(
    _ name: String, in range: ClosedRange<Double>, formerly formerNames: [String] = [], _ about: String
  ) -> Double {
    member(name, about, .required, FieldRule(numbers: range, formerNames: formerNames)) ?? range.lowerBound
  }

  /// A list that must be there, with a count of elements within limits.
  public mutating func field<Element: Shaped>(
    _ name: String, count: ClosedRange<Int>, formerly formerNames: [String] = [], _ about: String
  ) -> [Element] {
    member(name, about, .required, FieldRule(count: count, formerNames: formerNames)) ?? []
  }
}
