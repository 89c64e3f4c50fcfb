import Foundation

/// Data that nobody here wrote, beside the package or where `VITRINE_CORPORA` says.
enum TextCorpora {
  private static let root =
    ProcessInfo.processInfo.environment["VITRINE_CORPORA"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath).appending(path: "../../../../shared/corpora").standardized

  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The texts of the terminal's attack list, with their names.
  static func terminalInjection() throws -> [(name: String, text: String)] {
    struct File: Decodable {
      struct Case: Decodable { let id: String, text: String }
      let cases: [Case]
    }
    let data = try Data(contentsOf: root.appending(path: "terminal_injection/cases.json"))
    return try JSONDecoder().decode(File.self, from: data).cases.map { ($0.id, $0.text) }
  }

  static func naughtyStrings() throws -> [String] {
    try JSONDecoder().decode([String].self, from: Data(contentsOf: root.appending(path: "blns/blns.json")))
  }

  /// The lines of a file of Unicode's, without comments: their fields, cut at `;` and trimmed.
  static func unicode(_ name: String) throws -> [(fields: [String], comment: String)] {
    let text = try String(contentsOf: root.appending(path: "unicode/15.0.0/\(name)"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let fields = parts[0].split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let first = fields.first, !first.isEmpty else { return nil }
      return (fields, parts.count == 2 ? String(parts[1]) : "")
    }
  }

  /// `0041 0301` as text.
  static func scalars(_ hexadecimal: String) -> String {
    let scalars = hexadecimal.split(separator: " ").compactMap {
      UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
