import ShopTranslators
import Testing
import VitrineTranslation
import VitrineUI

/// A response with goods of the given members, besides a code and a name.
private func goods(_ members: String...) -> String {
  let list = members.enumerated().map { offset, members in
    #"{"goods_cd": "OM\#(offset + 1)", "goods_nm": "コート"\#(members.isEmpty ? "" : ", " + members)}"#
  }
  return #"{"status": "OK", "result": {"goods_list": [\#(list.joined(separator: ", "))]}}"#
}

@Suite struct `Goods of the example shop` {
  @Test func `goods with everything are exact`() throws {
    let list = try ShopItems().read(
      #"""
      {"status": "OK", "result": {"campaign_cd": "WINTER26", "trk_id": "ls-1", "goods_list": [{
        "goods_cd": "OM26101", "goods_nm": "ノーカラーコート", "brand_nm": "Nordvig &amp; Fen",
        "sell_price": "16940", "list_price": 24200, "sale_flg": "1", "disp_flg": 1,
        "icons": [{"cd": "SALE", "nm": "SALE"}, {"cd": "FEW", "nm": "残りわずか"}],
        "review": {"avg": "4.6", "cnt": "212"}, "imgs": [{"src": "Images/coat.svg", "w": "300", "h": 400}],
        "movie": null, "comment": "軽くて&nbsp;あたたかい", "gender_cd": "1",
        "detail_url": "https://orimachi.example/goods/OM26101", "trk_id": "gd-1"}]}}
      """#)
    #expect(
      list.model.items == [
        Item(
          id: "OM26101", name: "ノーカラーコート", maker: "Nordvig & Fen", price: Money(minorUnits: 16_940, .yen),
          oldPrice: Money(minorUnits: 24_200, .yen),
          media: .picture(Picture("Images/coat.svg", .decorative, size: PixelSize(300, 400))),
          rating: Rating(stars: 4.6, count: 212), badges: [Badge("SALE", .sale), Badge("残りわずか", .warning)],
          note: "軽くて\u{A0}あたたかい", link: "https://orimachi.example/goods/OM26101")
      ])
    #expect(list.reasons == [])
    #expect(list.log["campaign"] == .text("WINTER26"))
    #expect(list.log["tracking_id"] == .text("ls-1"))
    #expect(list.itemLogs["OM26101"]?["tracking_id"] == .text("gd-1"))
    #expect(list.itemLogs["OM26101"]?["gender"] == .text("women"))
  }

  @Test func `a malformed item is dropped with its reason and the list survives`() throws {
    let list = try ShopItems().read(
      #"""
      {"result": {"goods_list": [
        {"goods_cd": "a", "goods_nm": "くつ"}, {"goods_cd": "b"}, {"goods_nm": "名ばかり"}, 7,
        {"goods_cd": "c", "goods_nm": "かばん", "sell_price": "ask"}, {"goods_cd": "d", "goods_nm": "ぼうし"}]}}
      """#)
    #expect(list.model.items.map(\.id) == ["a", "d"])
    #expect(list.dropped.count == 4)
    #expect(list.reasons.first?.contains("/result/goods_list/1/goods_nm") == true)
    #expect(
      list.reasons.last == #"expected an amount, found the string "ask" at /result/goods_list/4/sell_price"#)
  }

  @Test func `goods that the shop hides are passed over in silence`() throws {
    let list = try ShopItems().read(goods(#""disp_flg": "0""#, #""disp_flg": 0"#, #""disp_flg": "1""#, ""))
    #expect(list.model.items.map(\.id) == ["OM3", "OM4"])
    #expect(list.reasons == [])
  }

  @Test(arguments: [
    (#""sell_price": 100, "list_price": "200", "sale_flg": 1"#, 200),
    (#""sell_price": 100, "list_price": "200", "sale_flg": "0""#, nil),
    (#""sell_price": 100, "list_price": "200""#, nil),
    (#""sell_price": 100, "list_price": 100, "sale_flg": 1"#, nil),
    (#""sell_price": 100, "sale_flg": true"#, nil),
    (#""list_price": 200, "sale_flg": 1"#, nil),
  ])
  func `an old price is told only in a sale, and when it was higher`(members: String, old: Int?) throws {
    let list = try ShopItems().read(goods(members))
    #expect(list.model.items.map(\.oldPrice) == [old.map { Money(minorUnits: $0, .yen) }])
  }

  @Test(arguments: [
    #""imgs": []"#, #""imgs": null"#, "", #""review": null"#, #""icons": []"#, #""comment": """#,
    #""detail_url": """#, #""review": {"avg": "0.0", "cnt": "0"}"#,
  ])
  func `what the shop does not have is simply absent`(members: String) throws {
    let list = try ShopItems().read(goods(members))
    #expect(list.model.items == [Item(id: "OM1", name: "コート")])
    #expect(list.reasons == [])
  }

  @Test(arguments: [
    (#""imgs": [{"src": "javascript:alert(1)"}]"#, "/imgs/0/src"), (#""imgs": 3"#, "/imgs"),
    (#""imgs": [{"w": 3}]"#, "/imgs/0/src"), (#""review": {"avg": "5.1", "cnt": 3}"#, "/review/avg"),
    (#""icons": {}"#, "/icons"), (#""icons": [{"nm": "SALE"}]"#, "/icons/0/cd"),
    (#""detail_url": "data:text/html,x""#, "/detail_url"), (#""comment": []"#, "/comment"),
    (#""movie": {"src": "clip.mp4"}"#, "/movie/poster"), (#""gender_cd": "8""#, "/gender_cd"),
    (#""trk_id": {}"#, "/trk_id"),
  ])
  func `a mistake in something dispensable costs only that`(members: String, pointer: String) throws {
    let list = try ShopItems().read(goods(members))
    #expect(list.model.items == [Item(id: "OM1", name: "コート")])
    #expect(list.dropped.isEmpty)
    #expect(list.partsLeftOut.map(\.pointer) == ["/result/goods_list/0" + pointer])
  }

  @Test func `a film wins over the picture, which becomes its poster`() throws {
    let picture = #""imgs": [{"src": "a.svg", "w": 3, "h": 4}]"#
    let list = try ShopItems().read(
      goods(
        picture + #", "movie": {"src": "a.mp4"}"#,
        picture + #", "movie": {"src": "a.mp4", "poster": "b.svg"}"#,
        #""movie": {"src": "a.mp4", "poster": "b.svg"}"#))
    #expect(
      list.model.items.map(\.media) == [
        .clip(Clip("a.mp4", poster: Picture("a.svg", "コート", size: PixelSize(3, 4)))),
        .clip(Clip("a.mp4", poster: Picture("b.svg", "コート", size: PixelSize(3, 4)))),
        .clip(Clip("a.mp4", poster: Picture("b.svg", "コート"))),
      ])
  }

  @Test(arguments: [
    ("{}", ["OM1", "OM2", "OM3", "OM4"]), (#"{"gender": "women"}"#, ["OM1", "OM3"]),
    (#"{"gender": "men"}"#, ["OM2", "OM3"]), (#"{"gender": "kids"}"#, ["OM4"]),
    (#"{"ageGroup": "20s"}"#, ["OM1", "OM3"]), (#"{"tag": "outer"}"#, ["OM1", "OM2"]),
    (#"{"tag": "outer", "gender": "men"}"#, ["OM2"]), (#"{"limit": 2}"#, ["OM1", "OM2"]),
    (#"{"gender": "men", "limit": 1}"#, ["OM2"]), (#"{"tag": "none"}"#, []),
  ])
  func `options choose among the goods`(options: String, ids: [String]) throws {
    let list = try ShopItems().read(
      goods(
        #""gender_cd": "1", "age_groups": ["20s", "30s"], "tags": ["outer"]"#,
        #""gender_cd": 2, "age_groups": ["30s"], "tags": ["outer"]"#,
        #""gender_cd": 0, "age_groups": ["20s"]"#,
        #""gender_cd": "3", "tags": []"#), options: options)
    #expect(list.model.items.map(\.id.description) == ids)
    #expect(list.reasons == [])
  }

  @Test func `options outside their limits are mistakes`() throws {
    #expect(try ShopItems().mistakes(in: #"{"gender": "woman"}"#).count == 1)
    #expect(try ShopItems().mistakes(in: #"{"limit": 0}"#).count == 1)
    #expect(try ShopItems().mistakes(in: #"{"limit": 1000, "tag": "outer"}"#) == [])
  }

  @Test(arguments: [
    #"{"status": "NG", "error": {"cd": "E5003", "msg": "timeout"}}"#, #"{"status": 500, "result": {}}"#,
    #"{"status": "OK", "result": {}}"#, #"{"result": {"goods_list": {}}}"#, "[]", "7",
  ])
  func `a response that is none is refused as a whole`(json: String) throws {
    #expect(throws: ShapeError.self) { try ShopItems().read(json) }
  }

  @Test func `a part of a response needs no envelope`() throws {
    let list = try ShopItems().read(#"{"trk_id": "x", "goods_list": [{"goods_cd": 7, "goods_nm": "くつ"}]}"#)
    #expect(list.model.items == [Item(id: "7", name: "くつ")])
    #expect(list.log["tracking_id"] == .text("x"))
  }

  @Test func `an empty list is an empty model`() throws {
    #expect(try ShopItems().read(goods()).model.items == [])
  }
}

@Suite struct `A ranking of the example shop` {
  @Test func `the others keep the numbers that the shop stated when one is dropped`() throws {
    let ranking = try ShopRanking().read(
      #"""
      {"status": "OK", "result": {"campaign_cd": "RANK26", "entries": [
        {"rank_no": 1, "last_week": "3", "goods": {"goods_cd": "a", "goods_nm": "くつ"}},
        {"rank_no": "2", "goods": {"goods_cd": "b"}},
        {"rank_no": "3", "last_week": null, "goods": {"goods_cd": "c", "goods_nm": "かばん"}},
        {"rank_no": 4, "goods": {"goods_cd": "d", "goods_nm": "秘密", "disp_flg": 0}},
        {"rank_no": 0, "goods": {"goods_cd": "e", "goods_nm": "ぼうし"}},
        {"rank_no": "6.0", "last_week": "up", "goods": {"goods_cd": "f", "goods_nm": "手袋"}}]}}
      """#)
    #expect(ranking.model.items.map(\.id) == ["a", "c", "f"])
    #expect(ranking.model.items.map(\.statedRank?.number) == [1, 3, 6])
    #expect(
      ranking.dropped.map(\.pointer) == ["/result/entries/1/goods/goods_nm", "/result/entries/4/rank_no"])
    #expect(ranking.partsLeftOut.map(\.pointer) == ["/result/entries/5/last_week"])
    #expect(ranking.itemLogs["a"]?["last_week"] == .integer(3))
    #expect(ranking.itemLogs["c"] == nil)
    #expect(ranking.log["campaign"] == .text("RANK26"))
  }
}

@Suite struct `Goods and likes of two responses` {
  private let list = #"""
    {"status": "OK", "result": {"goods_list": [
      {"goods_cd": "a", "goods_nm": "くつ", "comment": "かるい"}, {"goods_cd": "b", "goods_nm": "かばん"},
      {"goods_cd": "c", "goods_nm": "ぼうし"}]}}
    """#

  @Test func `goods come in the order of their likes, which they tell`() throws {
    let liked = try ShopLikedItems().read(
      #"{"goods": \#(list), "likes": {"result": {"likes": [{"goods_cd": "b", "cnt": "12", "mine_flg": "1"},"#
        + #"{"goods_cd": "c", "cnt": 30}, {"goods_cd": "z", "cnt": 9}, {"goods_cd": "a"}]}}}"#)
    #expect(liked.model.items.map(\.id) == ["c", "b", "a"])
    #expect(liked.model.items.map(\.note) == ["♥ 30", "♥ 12", "かるい"])
    #expect(liked.itemLogs["b"]?["likes"] == .integer(12))
    #expect(liked.itemLogs["b"]?["liked"] == .flag(true))
    #expect(liked.itemLogs["c"]?["liked"] == .flag(false))
    #expect(liked.dropped.map(\.pointer) == ["/likes/result/likes/3/cnt"])
  }

  @Test(arguments: ["null", #"{"status": "NG"}"#, "[]"])
  func `without likes the list is as it was`(likes: String) throws {
    let liked = try ShopLikedItems().read(#"{"goods": \#(list), "likes": \#(likes)}"#)
    #expect(liked.model.items.map(\.id) == ["a", "b", "c"])
    #expect(liked.itemLogs.isEmpty)
    #expect(liked.partsLeftOut.count == (likes == "null" ? 0 : 1))
  }

  @Test func `without goods there is nothing`() throws {
    #expect(throws: ShapeError.self) { try ShopLikedItems().read(#"{"likes": {"result": {"likes": []}}}"#) }
  }
}
