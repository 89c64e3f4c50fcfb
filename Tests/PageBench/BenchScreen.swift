import BenchTranslators
import Vitrine
import VitrineBuiltIn
import VitrineJSON
import VitrineUI

/// A layout that is measured: its responses lie in memory, so that no file is read while the clock runs.
struct BenchScreen {
  let plan: Plan
  let request: PageRequest
  let responses: Responses
  /// What reads the responses, as the engine's own does.
  let reader = DocumentReader()
  private let engine: Engine
  private let layout: [UInt8]
  private let path: String

  /// Plans a layout; what is wrong with it ends the program, for a page with holes measures nothing.
  init(_ path: String, cache: Cache? = nil) throws {
    engine = Engine(Catalog.builtIn.addingBench, limits: .lavish, cache: cache)
    let (folder, name) = Folder.cut(path)
    let files = FileSource(folder: folder, limit: .max)
    self.path = path
    layout = try files.bytes(of: name)
    var contents: [String: [UInt8]] = [:]
    for file in try engine.plan(layout, named: path, source: files).files {
      contents[file] = try files.bytes(of: file)
    }
    responses = Responses(contents: contents)
    plan = try engine.plan(layout, named: path, source: responses)
    var request = PageRequest()
    request.theme = .standard
    self.request = request
    try Self.stop(plan.diagnostics)
  }

  /// The same screen, with a cache that has room for all of it.
  func keeping() throws -> BenchScreen { try BenchScreen(path, cache: Cache(bytes: 1 << 30)) }

  /// The layout planned once more.
  func planned() throws -> Plan { try engine.plan(layout, named: path, source: responses) }

  /// The page, fetched and translated.
  func page() async throws -> Page {
    let page = await plan.page(request)
    try Self.stop(page.diagnostics)
    return page
  }

  private static func stop(_ diagnostics: [Diagnostic]) throws {
    let lines = diagnostics.filter { $0.severity == .error }.flatMap(\.lines)
    guard lines.isEmpty else { throw Complaint(lines: lines) }
  }
}

/// Why nothing could be measured.
struct Complaint: Error, CustomStringConvertible {
  let lines: [String]
  var description: String { lines.joined(separator: "\n") }
}

/// Responses that lie in memory.
struct Responses: DataSource {
  let contents: [String: [UInt8]]

  func response(to request: SourceRequest) async throws(SourceFault) -> [UInt8] {
    guard let bytes = contents[request.file] else {
      throw SourceFault(.noFile, "there is no file \"\(request.file)\" in memory")
    }
    return bytes
  }
}

extension Limits {
  /// So much that growth can be measured far beyond what a screen may be.
  fileprivate static var lavish: Limits {
    var limits = Limits()
    limits.modules = 100_000
    limits.outputBytes = 1 << 30
    limits.layout.bytes = 1 << 30
    limits.layout.values = 100_000_000
    limits.response.bytes = 1 << 30
    limits.response.values = 100_000_000
    return limits
  }
}
