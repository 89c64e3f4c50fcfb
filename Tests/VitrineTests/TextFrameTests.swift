import Testing
import Vitrine
import VitrineUI

@Suite struct TextFrameTests {
  let stage = Stage()

  @Test func `a module stands under its title, with where more is to be found`() {
    let medium = stage.medium(40)
    let body = medium.lines(of: [.text("白いニット", .body)])
    let control = [
      DrawingNode.choice("年代", name: "age", options: [.init("20s", "20代", isSelected: true)], stamp: "")
    ]
    #expect(
      stage.lines(of: medium.module(title: "世代別ランキング", more: Stage.more, control: control, body)) == [
        "── 世代別ランキング ─────── もっと見る →", "年代: (•) 20代", "白いニット",
      ])
    #expect(
      stage.lines(of: medium.module(title: nil, more: Stage.more, body)) == [
        "─────────────────────────── もっと見る →", "白いニット",
      ])
    #expect(stage.lines(of: medium.module(title: "", body)) == ["白いニット"])
  }

  @Test func `a title that does not fit beside its line is broken like text`() {
    let title = "世代別ランキング"
    #expect(
      stage.lines(of: stage.medium(24).module(title: title, more: Stage.more, [])) == [
        "── 世代別ランキング ────", "            もっと見る →",
      ])
    #expect(
      stage.lines(of: stage.medium(14).module(title: title, more: Stage.more, [])) == [
        "世代別ランキン", "グ", "もっと見る →",
      ])
  }

  @Test func `a page begins with its title, its tabs and a line`() {
    let header = stage.medium(30).header(title: "ホーム", tabs: [("all", "すべて", true), ("cosme", "コスメ", false)])
    #expect(stage.lines(of: header) == ["ホーム", "[すべて]  コスメ", String(repeating: "━", count: 30)])
    #expect(stage.lines(of: stage.medium(5).header(title: "ホーム")) == ["ホー", "ム", "━━━━━"])
  }

  @Test func `a hole is a box that says why`() {
    #expect(
      stage.lines(of: stage.medium(24).hole("no plugin draws \"rankin\"")) == [
        "┌┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┐", "┆ no plugin draws      ┆", "┆ \"rankin\"             ┆",
        "└┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘",
      ])
    for width in 1...30 {
      #expect(stage.medium(width).hole("このモジュールは表示できません").allSatisfy { $0.cells <= width })
      #expect(
        stage.medium(width).module(title: "世代別ランキング", more: Stage.more, []).allSatisfy { $0.cells <= width })
      #expect(
        stage.medium(width).header(title: "Home", tabs: [("all", "All", true)]).allSatisfy {
          $0.cells <= width
        })
    }
  }
}
