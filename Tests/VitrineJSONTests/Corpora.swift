import Foundation
import Testing
import VitrineJSON

/// Data that nobody here wrote, beside the package or where `VITRINE_CORPORA` says.
enum Corpora {
  static let root: URL =
    if let folder = ProcessInfo.processInfo.environment["VITRINE_CORPORA"] {
      URL(fileURLWithPath: folder)
    } else {
      URL(fileURLWithPath: #filePath).appending(path: "../../../../shared/corpora").standardized
    }

  static func has(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: folder).path)
  }

  /// The files below a folder with an ending, by their path in it, in the order of their names.
  static func files(_ folder: String, ending: String = ".json") throws -> [(name: String, bytes: [UInt8])] {
    let base = root.appending(path: folder)
    let names = FileManager.default.subpaths(atPath: base.path) ?? []
    return try names.filter { $0.hasSuffix(ending) }.sorted().map { name in
      (name, Array(try Data(contentsOf: base.appending(path: name))))
    }
  }
}

/// What becomes of a text: `read`, with its remarks, or why it is refused.
func verdict(_ bytes: [UInt8], budget: Budget = .layout) -> String {
  do throws(ParseFailure) {
    let document = try Document.parse(bytes, name: "test.json", budget: budget)
    return (["read"] + document.remarks.map { "\($0.rule.rawValue) \($0.place)" }).joined(separator: ", ")
  } catch {
    return "\(error.rule) \(error.place) \(error.message)"
  }
}

/// The lines of a table `name | verdict`.
func table(_ text: String) -> [String: String] {
  let lines = text.split(separator: "\n").map { $0.split(separator: "|", maxSplits: 1) }
  return Dictionary(
    uniqueKeysWithValues: lines.map { cells in
      (cells[0].trimmingCharacters(in: .whitespaces), cells[1].trimmingCharacters(in: .whitespaces))
    })
}
