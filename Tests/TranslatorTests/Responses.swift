import Foundation
import Testing
import VitrineJSON
import VitrineTranslation
import VitrineUI

/// Reads a response that a test wrote down.
func response(_ json: String) throws -> Field {
  try Document.parse(Array(json.utf8), name: "response.json", budget: .response).root
}

/// Responses that were recorded, beside the package or where `VITRINE_CORPORA` says.
enum Recorded {
  static let root: URL =
    if let folder = ProcessInfo.processInfo.environment["VITRINE_CORPORA"] {
      URL(fileURLWithPath: folder)
    } else {
      URL(fileURLWithPath: #filePath).appending(path: "../../../../shared/corpora").standardized
    }

  /// Whether the recordings of an API are there; a test that needs them is skipped otherwise.
  static func has(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: folder).path)
  }

  static func response(_ path: String) throws -> Field {
    let bytes = Array(try Data(contentsOf: root.appending(path: path)))
    return try Document.parse(bytes, name: path, budget: .response).root
  }
}

extension Translator {
  /// Translates a response with the options that a layout would give.
  func read(_ response: Field, options: String = "{}") throws -> Translated<Model> {
    let field = try Document.parse(Array(options.utf8), name: "layout.json", budget: .layout).root
    let (options, mistakes) = field.read(Options.self, ShapePolicy(dropsElements: false) { $0.first?.text })
    #expect(mistakes.map(\.message) == [])
    return try translate(response, options)
  }

  /// Translates a response written down in a test.
  func read(_ json: String, options: String = "{}") throws -> Translated<Model> {
    try read(response(json), options: options)
  }

  /// What is wrong with options, as `validate` would say.
  func mistakes(in options: String) throws -> [String] {
    let field = try Document.parse(Array(options.utf8), name: "layout.json", budget: .layout).root
    return field.read(Options.self, ShapePolicy(dropsElements: false) { $0.first?.text }).mistakes.map(
      \.message)
  }
}

extension Translated {
  /// What was left out, one sentence each.
  var reasons: [String] { (dropped + partsLeftOut).map(\.description) }
}

extension LogRecord {
  subscript(_ name: String) -> LogScalar? { entries.first { $0.name.utf8.elementsEqual(name.utf8) }?.value }
}

extension Media {
  /// The address of the picture.
  var address: String? {
    guard case .picture(let picture) = self else { return nil }
    return picture.address.description
  }
}
