package import VitrineUI

extension Field {
  /// Reads a value of a shape and collects every mistake; blanks stand in for what was wrong.
  package func read<Value: Shaped>(
    _ type: Value.Type, _ policy: ShapePolicy
  ) -> (value: Value, mistakes: [ShapeMistake]) {
    let book = MistakeBook()
    let value = FieldShape.value(type, from: self, FieldRule(), policy, book)
    return (value, book.mistakes)
  }
}

/// Collects the mistakes of one reading.
private final class MistakeBook {
  var mistakes: [ShapeMistake] = []

  /// Whether something is wrong that leaving out or ignoring does not mend.
  var hasErrors: Bool { mistakes.contains { $0.kind == .shape || $0.kind == .missing } }
}

/// A shape whose value stands in a JSON text.
private struct FieldShape: Shape, ~Copyable {
  /// How many elements of a list may be left out; a list with more is another list, and costs no more time.
  private static var droppedElements: Int { 1_000 }

  private let field: Field
  private let rule: FieldRule
  private let policy: ShapePolicy
  private let book: MistakeBook
  /// The keys that the type has asked for.
  private var known: [String] = []
  /// Whether the type read the value itself.
  private var isScalar = false
  /// Whether the type asks for fields and the value has none, which is said once.
  private var isNoObject: Bool { !known.isEmpty && field.kind != .object }

  static func value<Value: Shaped>(
    _ type: Value.Type, from field: Field, _ rule: FieldRule, _ policy: ShapePolicy, _ book: MistakeBook
  ) -> Value {
    var shape = FieldShape(field: field, rule: rule, policy: policy, book: book)
    let value = Value(&shape)
    shape.close()
    return value
  }

  private init(field: Field, rule: FieldRule, policy: ShapePolicy, book: MistakeBook) {
    self.field = field
    self.rule = rule
    self.policy = policy
    self.book = book
  }

  // The value itself

  mutating func text() -> Text {
    isScalar = true
    if field.kind == .object, let members = try? field.members() {
      var texts: [(language: String, text: String)] = []
      var isSound = true
      for (key, field) in members where field.exists {
        guard LanguageTag(checking: key) != nil else {
          add(.unknownKey, field, ShapeMistake.noLanguage(key))
          continue
        }
        if let text = try? field.string() {
          texts.append((key, text))
        } else {
          note(field, expected: "a string")
          isSound = false
        }
      }
      if let text = policy.pick(texts) { return Text(text) }
      if isSound { note(expected: "a text, or texts by language") }
      return ""
    }
    guard let string = try? field.string() else {
      note(expected: "a text, or texts by language")
      return ""
    }
    return Text(string)
  }

  mutating func string(_ form: StringForm) -> String {
    isScalar = true
    guard let string = try? field.string(), form.accepts(string) else {
      note(expected: form.expectation)
      return ""
    }
    return string
  }

  mutating func integer() -> Int {
    isScalar = true
    let range = rule.integers ?? Int.min...Int.max
    let value = (try? field.integer()) ?? (try? field.number()).flatMap(Int.init(exactly:))
    guard let value, range.contains(value) else {
      note(expected: "a whole number" + Self.limits(rule.integers))
      return rule.integers?.lowerBound ?? 0
    }
    return value
  }

  mutating func number() -> Double {
    isScalar = true
    guard let value = try? field.number(), rule.numbers?.contains(value) ?? true else {
      note(expected: "a number" + Self.limits(rule.numbers))
      return rule.numbers?.lowerBound ?? 0
    }
    return value
  }

  mutating func flag() -> Bool {
    isScalar = true
    guard let value = try? field.flag() else {
      note(expected: "true or false")
      return false
    }
    return value
  }

  mutating func word(of words: [String]) -> Int {
    isScalar = true
    let string = try? field.string()
    if let string, let offset = words.firstIndex(where: { $0.utf8.elementsEqual(string.utf8) }) {
      return offset
    }
    let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
    note(expected: "one of \(list)", suggestion: string.flatMap { nearest($0, among: words) })
    return 0
  }

  mutating func list<Element: Shaped>(of type: Element.Type) -> [Element] {
    isScalar = true
    guard let fields = try? field.elements() else {
      note(expected: "a list")
      return []
    }
    if let count = rule.count, !count.contains(fields.count) {
      note(expected: "a list" + Self.limits(count) + " elements")
    }
    var elements: [Element] = []
    elements.reserveCapacity(fields.count)
    var dropped = 0
    for field in fields {
      if let element = Self.element(type, from: field, policy, book) {
        elements.append(element)
        continue
      }
      dropped += 1
      guard dropped <= Self.droppedElements else {
        add(
          .shape, self.field,
          "expected a list of \(Element.shapeName), found more than \(Self.droppedElements) elements that do not read"
        )
        break
      }
    }
    return elements
  }

  /// One element of a list; nil when it does not read and may be left out.
  ///
  /// A static function of its own: in the loop of `list` it crashes the compiler (6.3.1) under the thread
  /// sanitizer, and as a method of this move-only type when it optimizes.
  private static func element<Element: Shaped>(
    _ type: Element.Type, from field: Field, _ policy: ShapePolicy, _ book: MistakeBook
  ) -> Element? {
    guard policy.dropsElements else { return value(type, from: field, FieldRule(), policy, book) }
    let inner = MistakeBook()
    let element = value(type, from: field, FieldRule(), policy, inner)
    guard inner.hasErrors else {
      book.mistakes += inner.mistakes
      return element
    }
    // One element that is left out is one mistake, however many it has.
    book.mistakes += inner.mistakes.filter { $0.kind == .shape || $0.kind == .missing }.prefix(1)
      .map(\.asDropped)
    return nil
  }

  // Fields

  mutating func member<Value: Shaped>(
    _ name: String, _ about: String, _ need: FieldNeed<Value>, _ rule: FieldRule
  ) -> Value? {
    let names = [name] + rule.formerNames
    known += names
    guard field.kind == .object else { return nil }
    let parent = field
    guard let member = names.lazy.map({ parent[$0] }).first(where: \.exists) else {
      if case .required = need {
        add(.missing, field[name], "the field \"\(name)\" is missing: \(about)")
      }
      return nil
    }
    return Self.value(Value.self, from: member, rule, policy, book)
  }

  mutating func reject(_ found: String, expected: String) {
    // A field that is wrong was named already.
    guard !isNoObject else { return }
    add(.shape, field, "expected \(expected), found \(found)")
  }

  /// Says once that the value is no object, with the keys that one would have, or names those that nobody asked for.
  private mutating func close() {
    guard !isScalar else { return }
    guard let members = try? field.members() else {
      let keys = known.isEmpty ? "" : " with " + known.map { "\"\($0)\"" }.joined(separator: ", ")
      return note(expected: "an object" + keys)
    }
    let known = known
    for (key, field) in members
    where field.exists && !known.contains(where: { $0.utf8.elementsEqual(key.utf8) }) {
      let quoted = String(quoting: key)
      let near = nearest(key, among: known)
      let right =
        near.map { "; did you mean \"\($0)\"?" }
        ?? (known.isEmpty ? "; nothing is read here" : "; the keys are " + known.joined(separator: ", "))
      add(.unknownKey, field, "nothing reads the key \(quoted)" + right, suggestion: near)
    }
  }

  // Mistakes

  private func note(expected: String, suggestion: String? = nil) {
    note(field, expected: expected, suggestion: suggestion)
  }

  private func note(_ field: Field, expected: String, suggestion: String? = nil) {
    let meant = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    add(.shape, field, "expected \(expected), found \(field.summary)" + meant, suggestion: suggestion)
  }

  private func add(_ kind: ShapeMistake.Kind, _ field: Field, _ message: String, suggestion: String? = nil) {
    book.mistakes.append(
      ShapeMistake(
        kind: kind, document: field.document ?? self.field.document, pointer: field.pointer, message: message,
        suggestion: suggestion))
  }

  private static func limits(_ range: ClosedRange<Int>?) -> String {
    guard let range else { return "" }
    return range.upperBound == Int.max
      ? " of \(range.lowerBound) or more" : " from \(range.lowerBound) to \(range.upperBound)"
  }

  private static func limits(_ range: ClosedRange<Double>?) -> String {
    guard let range else { return "" }
    func written(_ bound: Double) -> String { Int(exactly: bound).map(String.init) ?? "\(bound)" }
    return range.upperBound.isFinite
      ? " from \(written(range.lowerBound)) to \(written(range.upperBound))"
      : " of \(written(range.lowerBound)) or more"
  }
}

extension ShapeMistake {
  fileprivate var asDropped: ShapeMistake {
    ShapeMistake(
      kind: .dropped, document: document, pointer: pointer, message: message, suggestion: suggestion)
  }
}
