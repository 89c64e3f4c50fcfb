import Foundation
import Testing

/// Layouts with a mistake each, which the schema finds as well: `Scripts/schema-check` sees to that.
@Suite struct PlantedTests {
  @Test func `validate finds every planted mistake`() async throws {
    let text = try Package.read("Tests/VitrineCommandTests/Planted.json")
    let planted = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [String: Any]])
    #expect(planted.count >= 50)
    let terminal = try Terminal()
    try terminal.write(#"{ "goods_list": [] }"#, to: "Data/goods.json")
    for (name, layout) in planted {
      let bytes = try JSONSerialization.data(withJSONObject: layout)
      try terminal.write(String(decoding: bytes, as: UTF8.self), to: "planted.json")
      let ending = await terminal.run("validate", "planted.json")
      #expect(ending.code == 1, "\(name): \(ending.err)")
      #expect(ending.lines.contains { $0.contains(": error: ") }, "\(name): \(ending.err)")
    }
  }
}
