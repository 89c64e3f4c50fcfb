import Foundation

/// The lines of a file beside these tests, its remarks aside.
struct Fixture {
  let lines: [String]

  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(name)
    lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n").map(
      String.init
    )
    .filter { !$0.hasPrefix("#") }
  }
}
