import Foundation

/// Data that nobody here wrote, beside the package or where `VITRINE_CORPORA` says.
enum Corpora {
  static let root: URL =
    if let folder = ProcessInfo.processInfo.environment["VITRINE_CORPORA"] {
      URL(filePath: folder)
    } else {
      HouseTests.root.appending(path: "../shared/corpora").standardized
    }

  static func has(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: folder).path)
  }

  /// The lines of every text file in a folder, each once; bytes that are no UTF-8 are mended.
  static func lines(_ folder: String) throws -> [String] {
    let base = root.appending(path: folder)
    let names = (FileManager.default.subpaths(atPath: base.path) ?? []).filter { $0.hasSuffix(".txt") }
      .sorted()
    var seen: Set<[UInt8]> = []
    return try names.flatMap { try Data(contentsOf: base.appending(path: $0)).split(separator: 0x0A) }
      .filter { seen.insert(Array($0)).inserted }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Addresses that were made to lead elsewhere than they seem to.
  static func addresses() throws -> [String] {
    struct File: Decodable {
      struct Case: Decodable { let input: String }
      let cases: [Case]
    }
    let data = try Data(contentsOf: root.appending(path: "url_attacks/cases.json"))
    return try JSONDecoder().decode(File.self, from: data).cases.map(\.input)
  }

  struct Hidden: Decodable {
    struct Case: Decodable {
      let id: String
      let text: String
    }
    let delimiters: [Case]
    let attribute_breakouts: [Case]
  }

  /// Delimiters that share a `Character` with a neighbour.
  static func hidden() throws -> [Hidden.Case] {
    let data = try Data(contentsOf: root.appending(path: "swift_grapheme_xss/cases.json"))
    let cases = try JSONDecoder().decode(Hidden.self, from: data)
    return cases.delimiters + cases.attribute_breakouts
  }

  /// The texts of the terminal's attack list.
  static func terminalInjection() throws -> [Hidden.Case] {
    struct File: Decodable { let cases: [Hidden.Case] }
    let data = try Data(contentsOf: root.appending(path: "terminal_injection/cases.json"))
    return try JSONDecoder().decode(File.self, from: data).cases
  }

  static func naughtyStrings() throws -> [Hidden.Case] {
    let data = try Data(contentsOf: root.appending(path: "blns/blns.json"))
    return try JSONDecoder().decode([String].self, from: data).enumerated().map { offset, text in
      Hidden.Case(id: "blns \(offset)", text: text)
    }
  }
}
