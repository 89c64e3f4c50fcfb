import Foundation
import Testing

/// Every JSON file that lies about, offered as a layout.
@Suite struct CorpusTests {
  /// A second is asked for; code that is not optimized may take ten.
  #if DEBUG
    static let limit = Duration.seconds(10)
  #else
    static let limit = Duration.seconds(1)
  #endif

  @Test(.enabled(if: Package.hasCorpora, "no corpora beside the package: set VITRINE_CORPORA"))
  func `every JSON file of the corpora is judged, soon and with places`() async throws {
    let terminal = try Terminal()
    let enumerator = try #require(
      FileManager.default.enumerator(at: Package.corpora, includingPropertiesForKeys: nil))
    var files: [URL] = []
    while let file = enumerator.nextObject() as? URL {
      if file.pathExtension == "json" { files.append(file) }
    }
    #expect(files.count > 500)
    let clock = ContinuousClock()
    var schemas = 0
    for file in files.sorted(by: { $0.path < $1.path }) {
      let start = clock.now
      let ending = await terminal.run("validate", "--data", file.path)
      #expect(clock.now - start < Self.limit, "\(file.path)")
      if ending.err == "\(file.path): a JSON Schema, left alone\n" {
        #expect(ending.code == 0, "\(file.path)")
        schemas += 1
        continue
      }
      #expect(ending.code == 1, "\(file.path)")
      let first = ending.lines.first ?? ""
      let place = first.dropFirst(file.path.count).split(separator: ":").prefix(2).compactMap { Int($0) }
      #expect(
        first.hasPrefix(file.path + ":") && place.count == 2 && place.allSatisfy { $0 > 0 },
        "\(file.path): \(first)")
      #expect(ending.err.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A }, "\(file.path)")
    }
    #expect(schemas < files.count / 10)
  }
}
