internal import VitrineJSON
internal import VitrineUI

extension PluginCheck {
  /// Writes the defaults of a plugin's settings down as a layout would, and reads them back.
  static func settingsFindings<P: Plugin>(for plugin: P.Type) -> [Finding] {
    let defaults = DefaultsShape.defaults(of: P.Settings.self)
    let bytes = JSONValue.object(defaults).compact
    guard let document = try? Document.parse(bytes, name: "settings", budget: .layout) else {
      return [Finding(.settingsDefault, "the defaults of the settings cannot be written as JSON")]
    }
    var findings: [Finding] = []
    for (count, member) in defaults.enumerated()
    where defaults[..<count].contains(where: { sameBytes($0.key, member.key) }) {
      findings.append(Finding(.settingsDefault, "two settings are called \"\(member.key)\""))
    }
    let policy = ShapePolicy(dropsElements: false) { $0.first?.text }
    for mistake in document.root.read(P.Settings.self, policy).mistakes where mistake.kind != .missing {
      findings.append(
        Finding(.settingsDefault, "the default at \(mistake.pointer) does not read: \(mistake.message)"))
    }
    return findings
  }
}

/// A shape that reads nothing and notes the defaults that a type declares.
private struct DefaultsShape: Shape, ~Copyable {
  private var defaults: [JSONValue.Member] = []

  static func defaults<Value: Shaped>(of type: Value.Type) -> [JSONValue.Member] {
    var shape = DefaultsShape()
    _ = Value(&shape)
    return shape.defaults
  }

  mutating func member<Value: Shaped>(
    _ name: String, _ about: String, _ need: FieldNeed<Value>, _ rule: FieldRule
  ) -> Value? {
    guard case .defaulted(let value) = need else { return nil }
    if let literal = value.shapeLiteral { defaults.append(JSONValue.Member(name, JSONValue(literal))) }
    return value
  }

  mutating func text() -> Text { "" }
  mutating func string(_ form: StringForm) -> String { "" }
  mutating func integer() -> Int { 0 }
  mutating func number() -> Double { 0 }
  mutating func flag() -> Bool { false }
  mutating func word(of words: [String]) -> Int { 0 }
  mutating func list<Element: Shaped>(of type: Element.Type) -> [Element] { [] }
  mutating func reject(_ found: String, expected: String) {}
}

extension JSONValue {
  fileprivate init(_ literal: ShapeLiteral) {
    switch literal {
    case .flag(let flag): self = .flag(flag)
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    }
  }
}
