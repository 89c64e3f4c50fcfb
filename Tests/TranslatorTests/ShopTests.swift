import ShopTranslators
import Testing
import VitrineTranslation
import VitrineUI

@Suite struct `Banners of the example shop` {
  @Test func `banners are exact, and a malformed one is dropped`() throws {
    let list = try ShopBanners().read(
      #"""
      {"status": "OK", "result": {"slot_cd": "TOP", "campaign_cd": "W26", "trk_id": "sl", "banners": [
        {"banner_cd": "B1", "headline": "贈りもの &amp; 箱", "lead": "", "campaign_cd": "GIFT26", "trk_id": "bn-1",
         "img": {"src": "a.svg", "w": "960", "h": 360, "alt": "三つの箱"}, "href": "/gift"},
        {"banner_cd": "B2", "headline": "絵がない"},
        {"banner_cd": "B3", "img": {"src": "b.svg", "alt": ""}},
        {"banner_cd": "B4", "headline": "おわり", "img": {"src": "c.svg"}, "disp_flg": "0"},
        {"banner_cd": 5, "headline": "ことば", "img": {"src": "d.svg", "alt": ""}, "href": "mailto:"},
        {"banner_cd": "B6", "img": {"src": "e.svg", "alt": "港"},
         "movie": {"src": "e.mp4", "poster": "f.svg"}}]}}
      """#)
    #expect(
      list.model.banners == [
        Banner(
          id: "B1", media: .picture(Picture("a.svg", "三つの箱", size: PixelSize(960, 360))), title: "贈りもの & 箱",
          link: "/gift"),
        Banner(id: "5", media: .picture(Picture("d.svg", .decorative)), title: "ことば"),
        Banner(id: "B6", media: .clip(Clip("e.mp4", poster: Picture("f.svg", "港")))),
      ])
    #expect(list.dropped.map(\.pointer) == ["/result/banners/1/img", "/result/banners/2/headline"])
    #expect(list.partsLeftOut.map(\.pointer) == ["/result/banners/4/href"])
    #expect(list.log["campaign"] == .text("W26"))
    #expect(list.itemLogs["B1"]?["campaign"] == .text("GIFT26"))
    #expect(list.itemLogs["B1"]?["tracking_id"] == .text("bn-1"))
    #expect(list.itemLogs["B6"] == nil)
  }

  @Test(arguments: [
    #"{"result": {"trk_id": "s", "banner": {"banner_cd": "B", "headline": "冬", "img": {"src": "a.svg"}, "trk_id": "b"}}}"#,
    #"{"banner": {"banner_cd": "B", "headline": "冬", "img": {"src": "a.svg"}, "trk_id": "b"}}"#,
    #"{"banner_cd": "B", "headline": "冬", "img": {"src": "a.svg"}, "trk_id": "b"}"#,
  ])
  func `one banner comes with or without an envelope`(json: String) throws {
    let banner = try ShopBanner().read(json)
    #expect(banner.model == Banner(id: "B", media: .picture(Picture("a.svg", .decorative)), title: "冬"))
    #expect(banner.itemLogs["B"]?["tracking_id"] == .text("b"))
    #expect(banner.log["tracking_id"] == .text(json.utf8.starts(with: "{\"result".utf8) ? "s" : "b"))
  }

  @Test(arguments: [
    #"{"banner": {"banner_cd": "B", "headline": "冬", "img": {"src": "a.svg"}, "disp_flg": 0}}"#,
    #"{"banner": {"headline": "冬", "img": {"src": "a.svg"}}}"#,
    #"{"banner": {"banner_cd": "B", "headline": "冬"}}"#,
    #"{"status": "NG"}"#,
  ])
  func `one banner that is hidden or does not read is no banner`(json: String) throws {
    #expect(throws: ShapeError.self) { try ShopBanner().read(json) }
  }
}

@Suite struct `Notices of the example shop` {
  private func chosen(_ infos: String...) throws -> Translated<Notice> {
    try ShopNotices().read(#"{"result": {"trk_id": "inf", "infos": [\#(infos.joined(separator: ","))]}}"#)
  }

  @Test func `the weightiest is shown, hidden ones aside`() throws {
    let notice = try chosen(
      #"{"info_id": "a", "weight": "1", "body": "軽い"}"#,
      #"{"info_id": "b", "weight": 9, "level_cd": "3", "subject": "大雪", "body": "遅れます &lt;1日&gt;", "link_url": "/news","#
        + #""open_at": "2026/11/29 18:30:00", "disp_flg": "1"}"#,
      #"{"info_id": "c", "weight": "10", "body": "終わった", "disp_flg": 0}"#,
      #"{"info_id": "d", "weight": "heavy", "body": "読めない"}"#)
    #expect(
      notice.model
        == Notice(
          "遅れます <1日>", title: "大雪", tone: .warning, link: "/news", published: Moment("2026-11-29T09:30:00Z")))
    #expect(notice.log["notice_id"] == .text("b"))
    #expect(notice.log["tracking_id"] == .text("inf"))
    #expect(notice.dropped.map(\.pointer) == ["/result/infos/3/weight"])
  }

  @Test func `of equals the latest is shown`() throws {
    let notice = try chosen(
      #"{"info_id": "a", "body": "古い", "open_at": "2026/11/01 00:00:00"}"#,
      #"{"info_id": "b", "body": "新しい", "open_at": "2026-11-02T00:00:00+09:00"}"#,
      #"{"info_id": "c", "body": "いつか"}"#)
    #expect(notice.log["notice_id"] == .text("b"))
  }

  @Test(arguments: [
    (#""level_cd": 1"#, Tone.neutral, 0), (#""level_cd": "2""#, .accent, 0),
    (#""level_cd": "9""#, .danger, 0),
    (#""level_cd": "7""#, .neutral, 1), (#""level_cd": null"#, .neutral, 0),
    (#""open_at": "2026/02/30 00:00:00""#, .neutral, 1),
  ])
  func `a notice may be sent alone, and a mistake in a detail costs only that`(
    members: String, tone: Tone, left: Int
  ) throws {
    let notice = try ShopNotices().read(#"{"body": "ひとつだけ", \#(members)}"#)
    #expect(notice.model == Notice("ひとつだけ", tone: tone))
    #expect(notice.dropped.isEmpty)
    #expect(notice.partsLeftOut.count == left)
  }

  @Test func `without a notice to show there is none`() throws {
    #expect(throws: ShapeError.self) { try chosen() }
    #expect(throws: ShapeError.self) { try chosen(#"{"body": "", "info_id": "a"}"#) }
  }
}

@Suite struct `Articles of the example shop` {
  private let two = #"""
    {"result": {"trk_id": "jr", "contents": [
      {"content_id": "J-0", "ttl": "かくれた", "disp_flg": 0},
      {"content_id": "J-1", "ttl": "重ね着", "body_html": "<p>ひと<b>仕事</b>です。</p>\n<p>色は三つ<br/>まで&nbsp;</p>",
       "eyecatch": {"src": "a.svg", "w": 600, "h": "400", "alt": "上着"}, "writer_nm": "小野寺 &amp; 南",
       "open_at": "2026/11/28 07:00:00", "href": "/journal/1", "campaign_cd": "S26", "trk_id": "ar-1"},
      {"content_id": "J-2", "ttl": "毛玉", "eyecatch": {"src": ""}}]}}
    """#

  @Test func `the first that is shown is taken`() throws {
    let article = try ShopArticles().read(two)
    #expect(
      article.model
        == Article(
          title: "重ね着", paragraphs: ["ひと仕事です。", "色は三つ", "まで"],
          picture: Picture("a.svg", "上着", size: PixelSize(600, 400)), byline: "小野寺 & 南",
          published: Moment("2026-11-28T07:00:00+09:00"), link: "/journal/1"))
    #expect(article.log["article_id"] == .text("J-1"))
    #expect(article.log["campaign"] == .text("S26"))
    #expect(article.log["tracking_id"] == .text("ar-1"))
  }

  @Test func `one can be asked for by its code`() throws {
    let article = try ShopArticles().read(two, options: #"{"article": "J-2"}"#)
    #expect(article.model == Article(title: "毛玉"))
    #expect(article.partsLeftOut.map(\.pointer) == ["/result/contents/2/eyecatch/src"])
    #expect(throws: ShapeError.self) { try ShopArticles().read(two, options: #"{"article": "J-0"}"#) }
    #expect(throws: ShapeError.self) { try ShopArticles().read(two, options: #"{"article": "J-3"}"#) }
  }
}

@Suite struct `Posts of the example shop` {
  @Test func `posts are exact, and a malformed one is dropped`() throws {
    let list = try ShopJobs().read(
      #"""
      {"status": "OK", "result": {"search_id": "S-1", "hit_cnt": "7", "campaign_cd": "C", "offers": [
        {"offer_no": 880121, "job_ttl": "接客 &amp; 包装", "company_nm": "オリマチ", "area_nm": "仙台市",
         "salary": {"unit_cd": "H", "min": "1150", "disp_txt": "時給 1,150円〜"}, "conditions": ["未経験歓迎", "", 3, []],
         "thumb": {"src": "a.svg", "w": "600", "h": 400, "alt": "店内"}, "listed_at": "2026-11-27T09:00:00+09:00",
         "pr_flg": "1", "href": "/offers/880121", "trk_id": "jb-1"},
        {"offer_no": "2", "job_ttl": "会社がない"},
        {"offer_no": "3", "job_ttl": "企画", "company_nm": "研究所", "thumb": null, "listed_at": "きのう"}]}}
      """#)
    #expect(
      list.model.jobs == [
        Job(
          id: "880121", title: "接客 & 包装", employer: "オリマチ", place: "仙台市", pay: "時給 1,150円〜",
          terms: ["未経験歓迎", "3"],
          picture: Picture("a.svg", "店内", size: PixelSize(600, 400)), posted: Moment("2026-11-27T00:00:00Z"),
          link: "/offers/880121"),
        Job(id: "3", title: "企画", employer: "研究所"),
      ])
    #expect(list.dropped.map(\.pointer) == ["/result/offers/1/company_nm"])
    #expect(
      list.partsLeftOut.map(\.pointer) == ["/result/offers/0/conditions/3", "/result/offers/2/listed_at"])
    #expect(list.log["search_id"] == .text("S-1"))
    #expect(list.log["hits"] == .integer(7))
    #expect(list.log["campaign"] == .text("C"))
    #expect(list.itemLogs["880121"]?["promoted"] == .flag(true))
    #expect(list.itemLogs["880121"]?["tracking_id"] == .text("jb-1"))
    #expect(list.itemLogs["3"] == nil)
  }
}
