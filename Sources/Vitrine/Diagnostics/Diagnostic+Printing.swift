package import VitrineJSON

extension Diagnostic {
  /// The diagnostic as compilers print it, without colour.
  private var head: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message)\(ownedBy) [\(rule.rawValue)]"
      + (pointer.isEmpty ? "" : " \(pointer)")
  }

  private var ownedBy: String { owner.map { " (owner: \($0))" } ?? "" }

  /// The lines to print on a terminal or in a log; every control and invisible scalar is spelled out.
  public var lines: [String] {
    [String(escaping: head.unicodeScalars)]
      + related.map { related in
        let place = "\(related.file):\(related.line):\(related.column): note: \(related.message)"
        return String(
          escaping: (place + (related.pointer.isEmpty ? "" : " \(related.pointer)")).unicodeScalars)
      }
  }

  /// The diagnostic as one JSON object.
  package var json: JSONValue {
    .object([
      "file": .string(file), "line": .integer(line), "column": .integer(column), "pointer": .string(pointer),
      "severity": .string(severity.rawValue), "rule": .string(rule.rawValue), "message": .string(message),
      "suggestion": suggestion.map(JSONValue.string), "owner": owner.map(JSONValue.string),
      "related": related.isEmpty
        ? nil
        : .array(
          related.map {
            .object([
              "file": .string($0.file), "line": .integer($0.line), "column": .integer($0.column),
              "pointer": .string($0.pointer), "message": .string($0.message),
            ])
          }),
    ])
  }

  /// The diagnostic as one line of JSON: `{"file": …, "line": …, …}`.
  public var jsonLine: String { String(decoding: json.compact, as: UTF8.self) }
}
