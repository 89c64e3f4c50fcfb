import Foundation
import Testing
import Vitrine
import VitrineBuiltIn
import VitrineCommand
import VitrinePictures

/// A folder and a terminal of a test's own: files go in, commands run, and what they said comes out.
final class Terminal {
  let folder: URL
  var input: [UInt8] = []
  var width: Int?
  /// The folder below the terminal's own that commands are run in.
  var subfolder = ""
  /// Whether stderr is one.
  var showsErrors = false
  var environment: [String: String] = [:]
  /// The program that draws pictures; none are drawn without one.
  var pictureWorker: String?
  var pictureLibraries = PictureLibraries.standard
  var height: Int?
  /// Whether there is a program that turns pages.
  var hasPager = true
  /// What was shown in it, and how it was called.
  private(set) var paged: [(bytes: [UInt8], command: String)] = []
  /// Whether whoever reads stdout has gone.
  var isClosed = false

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appending(path: "vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// How a command ended.
  struct Ending: Equatable {
    var code: Int32
    var out: String
    var err: String
    var lines: [String] { err.split(separator: "\n").map(String.init) }
  }

  func run(_ arguments: String..., catalog: Catalog = .builtIn) async -> Ending {
    await run(arguments, catalog: catalog)
  }

  func run(_ arguments: [String], catalog: Catalog = .builtIn) async -> Ending {
    var (out, err): ([UInt8], [UInt8]) = ([], [])
    let (input, isClosed) = (input, isClosed)
    var streams = Streams(
      input: { limit throws(StreamFault) in Array(input.prefix(limit + 1)) },
      output: { bytes throws(StreamFault) in
        if isClosed { throw .closed }
        out += bytes
      },
      errors: { err += $0 },
      pager: { bytes, command in
        guard self.hasPager else { return false }
        self.paged.append((bytes, command))
        err += "(pager)\n".utf8
        return true
      },
      workingDirectory: subfolder.isEmpty ? folder.path : folder.appending(path: subfolder).path,
      terminalWidth: width, terminalHeight: height, isErrorTerminal: showsErrors,
      environment: Environment(environment))
    streams.pictureWorker = pictureWorker
    streams.pictureLibraries = pictureLibraries
    let code = await VitrineCommand.run(arguments, catalog: catalog, streams: streams)
    return Ending(
      code: code, out: String(decoding: out, as: UTF8.self), err: String(decoding: err, as: UTF8.self))
  }

  // Files

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  func names(_ path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
  }
}

/// The package that these tests stand in.
enum Package {
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  static func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  static let corpora: URL =
    if let folder = ProcessInfo.processInfo.environment["VITRINE_CORPORA"] {
      URL(filePath: folder)
    } else {
      root.appending(path: "../shared/corpora").standardized
    }

  static var hasCorpora: Bool { FileManager.default.fileExists(atPath: corpora.path) }
}
