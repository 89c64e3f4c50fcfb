import Foundation
import Testing

@Suite struct `The pictures that come with the layouts` {
  @Test func `every picture that a layout or a response names is there, and every one is used`() throws {
    let named = try Pictures.named
    let there = try Pictures.there
    #expect(named.subtracting(there).sorted() == [])
    #expect(there.subtracting(named).sorted() == [])
    #expect(there.count >= 70)
  }

  @Test func `drawings are small, say their size and reach for nothing outside`() throws {
    let drawings = try Pictures.there.filter { $0.hasSuffix(".svg") }
    #expect(!drawings.isEmpty)
    for path in drawings.sorted() {
      let drawing = try String(contentsOf: Pictures.folder.appending(path: path), encoding: .utf8)
      #expect(drawing.utf8.count <= 4_096, "\(path)")
      let root = try #require(drawing.firstMatch(of: /^<svg [^>]*>/)).output
      for part in ["width=\"", "height=\"", "viewBox=\"0 0 "] {
        #expect(root.contains(part), "\(path): \(part)")
      }
      let rest = drawing.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      for word in [
        "<script", "<style", "<image", "<foreignObject", "http", "url(\"", "data:", " on", "<text",
      ] {
        #expect(!rest.contains(word), "\(path): \(word)")
      }
    }
  }

  @Test func `films are short of 60 KB`() throws {
    let films = try Pictures.there.filter { $0.hasSuffix(".mp4") }
    #expect(!films.isEmpty)
    for path in films {
      let size = try Data(contentsOf: Pictures.folder.appending(path: path)).count
      #expect(size < 60_000, "\(path)")
    }
  }
}

private enum Pictures {
  static let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../Layouts").standardized

  /// The addresses under `Images/` that the layouts and their responses name.
  static var named: Set<String> {
    get throws {
      var found: Set<String> = []
      for path in try files(under: "") where path.hasSuffix(".json") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        for match in text.matches(of: /"(Images\/[^"]+)"/) { found.insert(String(match.output.1)) }
      }
      return found
    }
  }

  static var there: Set<String> {
    get throws { Set(try files(under: "Images/").filter { !$0.hasSuffix("/") }) }
  }

  private static func files(under start: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: start).path)
      .map { start + $0 }.filter {
        !$0.hasPrefix(".") && ($0.contains(".json") || $0.contains(".svg") || $0.contains(".mp4"))
      }
  }
}
