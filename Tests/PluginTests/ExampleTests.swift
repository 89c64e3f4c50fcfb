import Testing
import VitrineTesting
import VitrineUI

@Suite struct ExampleTests {
  let english = PluginCheck(now: Moment("2026-11-30T12:00:00Z"))
  let japanese = PluginCheck(language: "ja-JP", zone: .tokyo, now: Moment("2026-11-30T12:00:00Z"))

  @Test(arguments: everyPlugin.map(\.plugin))
  func `a plugin of ours keeps the laws of plugins`(_ plugin: any Plugin) {
    #expect(english.findings(for: plugin) == [])
    #expect(japanese.findings(for: plugin) == [])
  }

  @Test(arguments: everyPlugin.map(\.plugin))
  func `every example is drawn as it is stored`(_ plugin: any Plugin) {
    #expect(japanese.findings(for: plugin, in: Snapshots(beside: #filePath)) == [])
  }
}

extension Zone {
  static let tokyo = Zone("Asia/Tokyo") ?? .utc
}
