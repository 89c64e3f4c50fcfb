import OwnPlugins
import Testing
import VitrineTesting
import VitrineUI

@Suite struct CouponModuleTests {
  @Test func `the coupons keep the laws of plugins`() {
    #expect(PluginCheck().findings(for: CouponModule()) == [])
  }

  @Test func `every example is drawn as it is stored`() {
    let check = PluginCheck(language: "ja-JP", zone: Zone("Asia/Tokyo") ?? .utc)
    #expect(check.findings(for: CouponModule(), in: Snapshots(beside: #filePath)) == [])
  }
}
