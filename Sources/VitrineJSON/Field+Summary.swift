extension Field {
  /// What there is, as an error says it: `the number 3`, `an array of 2`, `nothing`.
  package var summary: String {
    guard case .value(let node, _) = content else { return kind == .nothing ? "nothing" : "an object" }
    switch node.kind {
    case .flag: return node.flag ? "true" : "false"
    case .integer: return "the number \(node.integer)"
    case .number: return "the number \(node.number)"
    case .string: return "the string \(String(quoting: node.string))"
    case .array: return node.count == 0 ? "an empty array" : "an array of \(node.count)"
    case .object: return node.count == 0 ? "an empty object" : "an object"
    case .null, .nothing: return "null"
    }
  }
}
