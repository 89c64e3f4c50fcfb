import Foundation

/// Data that nobody here wrote, beside the package or where `VITRINE_CORPORA` says.
enum Corpora {
  static let root: URL =
    if let folder = ProcessInfo.processInfo.environment["VITRINE_CORPORA"] {
      URL(filePath: folder)
    } else {
      URL(filePath: #filePath).appending(path: "../../../../shared/corpora").standardized
    }

  static func has(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: folder).path)
  }

  static func decode<Value: Decodable>(_ type: Value.Type, from file: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: root.appending(path: file)))
  }
}
