import Testing
import Vitrine
import VitrineBuiltIn

extension Diagnostic {
  /// What matters of it in a table: `error unknown-type /modules/0/type`.
  var said: String { "\(severity.rawValue) \(rule.rawValue) \(pointer)" }
}

extension [Diagnostic] {
  var said: [String] { map(\.said) }
  var errors: [Diagnostic] { filter { $0.severity == .error } }
}

/// What is said of a layout that gives no page.
func refusal(_ layout: String, limits: Limits = Limits()) throws -> [Diagnostic] {
  let refused = try #require(throws: LayoutRefused.self) {
    _ = try Engine(.builtIn, limits: limits).plan(Array(layout.utf8), named: "layout.json")
  }
  return refused.diagnostics
}

/// A layout of one column, with whatever else it has.
func column(_ modules: String..., rest: String = "") -> String {
  "{\"vitrine\": 1, \"id\": \"s\"\(rest.isEmpty ? "" : ", " + rest), \"modules\": [\(modules.joined(separator: ", "))]}"
}

/// A notice that says its own id.
func notice(_ id: String, _ rest: String = "") -> String {
  "{\"id\": \"\(id)\", \"type\": \"notice\", \"data\": {\"text\": \"I am \(id)\"}\(rest.isEmpty ? "" : ", " + rest)}"
}
