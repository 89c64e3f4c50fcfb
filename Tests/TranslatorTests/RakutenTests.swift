import RakutenTranslators
import Testing
import VitrineTranslation
import VitrineUI

@Suite(.enabled(if: Recorded.has("rakuten"), "no recordings of Rakuten beside the package"))
struct RakutenRecordingTests {
  @Test func `a recorded ranking is read without loss`() throws {
    let ranking = try RakutenRanking().read(Recorded.response("rakuten/ichiba/ranking_search.json"))
    #expect(ranking.reasons == [])
    #expect(ranking.model.items.map { $0.statedRank?.number } == Array(1...30))
    #expect(Set(ranking.model.items.map(\.id)).count == 30)
    #expect(ranking.model.items.allSatisfy { $0.price != nil && $0.media != nil && $0.link != nil })
    #expect(ranking.itemLogs.count == 30)
    #expect(ranking.log["ranking_title"] == .text("【楽天市場】ランキング市場 【総合】"))
    #expect(ranking.log["ranking_built"] == .text("Sat, 28 Jan 2017 00:00:00 +0900"))
  }

  @Test func `the first item of a recorded ranking is exact`() throws {
    let ranking = try RakutenRanking().read(Recorded.response("rakuten/ichiba/ranking_search.json"))
    let first = try #require(ranking.model.items.first)
    #expect(first.id == "girls-web:10000087")
    #expect(first.price == Money(minorUnits: 3_980, .yen))
    #expect(first.oldPrice == nil)
    #expect(first.maker == "ベルタ楽天市場店")
    #expect(first.rating == Rating(stars: 4.0, count: 3_422))
    #expect(first.badges == [Badge("送料無料", .success)])
    #expect(first.link == "http://item.rakuten.co.jp/girls-web/belta-folate-regular_3980/")
    #expect(
      first.media?.address
        == "http://thumbnail.image.rakuten.co.jp/@0_mall/girls-web/cabinet/rakubana_1.jpg?_ex=128x128")
    let log = try #require(ranking.itemLogs[first.id])
    #expect(log["shop_code"] == .text("girls-web"))
    #expect(log["genre_id"] == .text("201488"))
    #expect(log["affiliate_rate"] == .number(1))
    #expect(log["point_rate"] == .integer(1))
    #expect(log["available"] == .flag(true))
    #expect(log["postage_included"] == .flag(true))
    #expect(log["tax_included"] == .flag(true))
  }

  @Test func `no reference of HTML is left in the words of a recorded ranking`() throws {
    let ranking = try RakutenRanking().read(Recorded.response("rakuten/ichiba/ranking_search.json"))
    let words = ranking.model.items.flatMap { [$0.name, $0.maker, $0.note].compactMap(\.self) }.map(
      \.description)
    #expect(words.filter { $0.contains("&amp;") || $0.contains("&#") || $0.contains("&nbsp;") } == [])
  }

  @Test func `an item that nobody rated has no stars`() throws {
    let ranking = try RakutenRanking().read(Recorded.response("rakuten/ichiba/ranking_search.json"))
    #expect(ranking.model.items.filter { $0.rating == nil }.count == 5)
  }

  @Test func `a recorded search that found nothing is an empty list`() throws {
    let items = try RakutenItems().read(Recorded.response("rakuten/ichiba/item_search_with_no_items.json"))
    #expect(items.model.items.isEmpty)
    #expect(items.reasons == [])
    #expect(items.log["found"] == .integer(0))
  }
}

@Suite struct RakutenTests {
  /// A ranking of one item that has the given members besides what it must have.
  private func one(_ members: String, options: String = "{}") throws -> Translated<ItemList> {
    try RakutenRanking().read(
      #"{"Items": [{"itemCode": "a:1", "itemName": "Tea"\#(members.isEmpty ? "" : ", " + members)}]}"#,
      options: options)
  }

  @Test(arguments: [
    #"{"Items": [{"Item": {"itemCode": "a:1", "itemName": "茶", "itemPrice": "980", "rank": "2"}}]}"#,
    #"{"Items": [{"itemCode": "a:1", "itemName": "茶", "itemPrice": 980, "rank": 2}]}"#,
  ])
  func `both format versions say the same`(json: String) throws {
    let ranking = try RakutenRanking().read(json)
    let expected = Item(
      id: "a:1", name: "茶", price: Money(minorUnits: 980, .yen), statedRank: StatedRank(2))
    #expect(ranking.model.items == [expected])
    #expect(ranking.reasons == [])
  }

  @Test func `a number that a ranking states survives a dropped neighbour`() throws {
    let ranking = try RakutenRanking().read(
      """
      {"Items": [
        {"itemCode": "a:1", "itemName": "One", "rank": 1},
        {"itemCode": "a:2", "itemName": null, "rank": 2},
        {"itemCode": "a:3", "itemName": "Three", "rank": 3},
        {"itemCode": "a:7", "itemName": "Seven", "rank": 7}
      ]}
      """)
    #expect(ranking.model.items.map { $0.statedRank?.number } == [1, 3, 7])
    #expect(ranking.reasons == ["expected a string, a number or a flag, found null at /Items/1/itemName"])
  }

  @Test func `a search states no numbers`() throws {
    let items = try RakutenItems().read(#"{"Items": [{"itemCode": "a:1", "itemName": "Tea", "rank": 4}]}"#)
    #expect(items.model.items.first?.statedRank == nil)
  }

  @Test(arguments: [
    (#"{"itemName": "Tea"}"#, "expected an id, found nothing at /Items/1/itemCode"),
    (#"{"itemCode": "", "itemName": "Tea"}"#, #"expected an id, found the string "" at /Items/1/itemCode"#),
    (
      #"{"itemCode": "a:2", "itemName": " "}"#,
      #"expected a string with something in it, found the string " " at /Items/1/itemName"#
    ),
    (
      #"{"itemCode": "a:2", "itemName": "Tea", "itemPrice": "1,980"}"#,
      #"expected an amount, found the string "1,980" at /Items/1/itemPrice"#
    ),
    (
      #"{"itemCode": "a:2", "itemName": "Tea", "itemPrice": 19.8}"#,
      "expected an amount without decimals, found the number 19.8 at /Items/1/itemPrice"
    ),
    (
      #"{"itemCode": "a:2", "itemName": "Tea", "itemPrice": -1}"#,
      "expected a price of 0 or more, found the number -1 at /Items/1/itemPrice"
    ),
    ("7", "expected an id, found nothing at /Items/1/itemCode"),
  ])
  func `a malformed item is dropped with its reason and its neighbours stay`(item: String, reason: String)
    throws
  {
    let ranking = try RakutenRanking().read(
      """
      {"Items": [{"itemCode": "a:1", "itemName": "One"}, \(item), {"itemCode": "a:3", "itemName": "Three"}]}
      """)
    #expect(ranking.model.items.map(\.id) == ["a:1", "a:3"])
    #expect(ranking.reasons == [reason])
    #expect(Set(ranking.itemLogs.keys) == ["a:1", "a:3"])
  }

  @Test(arguments: [
    #""reviewAverage": "9""#, #""reviewAverage": "good", "reviewCount": 3"#, #""rank": 0"#,
    #""rank": "first""#,
    #""itemUrl": "javascript:alert(1)""#, #""mediumImageUrls": ["data:image/png;base64,AAAA"]"#,
    #""mediumImageUrls": "a.jpg""#, #""availability": "maybe""#, #""affiliateRate": "much""#,
    #""shopName": []"#,
  ])
  func `a part that does not read costs only itself`(members: String) throws {
    let ranking = try one(members)
    #expect(ranking.model.items == [Item(id: "a:1", name: "Tea")])
    #expect(ranking.dropped.isEmpty)
    #expect(ranking.partsLeftOut.count == 1)
  }

  @Test(arguments: [
    "", #""mediumImageUrls": []"#, #""mediumImageUrls": null"#, #""affiliateUrl": "", "itemUrl": """#,
    #""catchcopy": """#, #""reviewAverage": "0.0", "reviewCount": 0"#, #""affiliateRate": """#,
  ])
  func `what is not there is no mistake`(members: String) throws {
    let ranking = try one(members)
    #expect(ranking.model.items == [Item(id: "a:1", name: "Tea")])
    #expect(ranking.reasons == [])
  }

  @Test(arguments: [
    (#""availability": 0"#, ["売り切れ"]), (#""availability": "0""#, ["売り切れ"]), (#""availability": 1"#, []),
    (#""postageFlag": 0"#, ["送料無料"]), (#""postageFlag": "1""#, []), (#""taxFlag": 1"#, ["税別"]),
    (#""taxFlag": false, "postageFlag": false"#, ["送料無料"]),
    (#""availability": 0, "taxFlag": 1"#, ["売り切れ", "税別"]),
  ])
  func `flags become badges`(members: String, words: [String]) throws {
    let ranking = try one(members)
    #expect(ranking.model.items.first?.badges.map(\.text.description) == words)
    #expect(ranking.reasons == [])
  }

  @Test func `the layout chooses the words of the badges`() throws {
    let ranking = try one(
      #""availability": 0, "postageFlag": 0, "taxFlag": 1"#,
      options: #"{"soldOut": "Sold out", "freeShipping": "", "taxExcluded": "plus tax"}"#)
    #expect(ranking.model.items.first?.badges.map(\.text) == ["Sold out", "plus tax"])
  }

  @Test(arguments: [
    (#"["https://i.example/a.jpg?_ex=128x128"]"#, "https://i.example/a.jpg?_ex=300x300"),
    (#"[{"imageUrl": "https://i.example/a.jpg?_ex=128x128"}]"#, "https://i.example/a.jpg?_ex=300x300"),
    (#"["https://i.example/a.jpg?v=2&_ex=64x64&x#y"]"#, "https://i.example/a.jpg?v=2&_ex=300x300&x#y"),
    (#"["https://i.example/a.jpg?a_ex=1"]"#, "https://i.example/a.jpg?a_ex=1"),
    (#"["https://i.example/a.jpg"]"#, "https://i.example/a.jpg"),
    (#"["https://i.example/a#?_ex=1x1"]"#, "https://i.example/a#?_ex=1x1"),
    (#"["Images/a.svg"]"#, "Images/a.svg"),
    (#"["", "https://i.example/b.jpg"]"#, "https://i.example/b.jpg"),
  ])
  func `pictures are asked for in the size that the layout wants`(list: String, address: String) throws {
    let ranking = try one(#""mediumImageUrls": \#(list)"#, options: #"{"imageSize": 300}"#)
    #expect(ranking.model.items.first?.media?.address == address)
    #expect(ranking.reasons == [])
  }

  @Test func `without a size pictures stay as the API sent them`() throws {
    let ranking = try one(#""mediumImageUrls": ["https://i.example/a.jpg?_ex=128x128"]"#)
    #expect(ranking.model.items.first?.media?.address == "https://i.example/a.jpg?_ex=128x128")
  }

  @Test func `an unusable picture gives way to the next one`() throws {
    let ranking = try one(
      #""mediumImageUrls": ["javascript:x"], "smallImageUrls": ["https://i.example/s.jpg"]"#)
    #expect(ranking.model.items.first?.media?.address == "https://i.example/s.jpg")
    #expect(ranking.partsLeftOut.map(\.pointer) == ["/Items/0/mediumImageUrls/0"])
  }

  @Test func `the address that pays for the click wins`() throws {
    let members = #""affiliateUrl": "https://hb.example/x", "itemUrl": "https://item.example/x""#
    #expect(try one(members).model.items.first?.link == "https://hb.example/x")
    #expect(
      try one(#""itemUrl": "https://item.example/x""#).model.items.first?.link == "https://item.example/x")
  }

  @Test func `references of HTML in names become characters`() throws {
    let ranking = try RakutenRanking().read(
      #"{"Items": [{"itemCode": "a:1", "itemName": "HiGH &amp; LOW&#8226;&rarr;&lt;b&gt; &トリートメント"}]}"#)
    #expect(ranking.model.items.first?.name == "HiGH & LOW•→<b> &トリートメント")
  }

  @Test(arguments: [
    (
      #"{"error": "wrong_parameter", "error_description": "specify valid applicationId"}"#,
      #"expected items, found the error "wrong_parameter: specify valid applicationId" at /error"#
    ),
    (#"{"error": "not_found"}"#, #"expected items, found the error "not_found" at /error"#),
    (#"{"Items": "none"}"#, #"expected an array, found the string "none" at /Items"#),
    ("{}", "expected an array, found nothing at /Items"),
    ("[]", "expected an array, found nothing at /Items"),
  ])
  func `a response without items says why`(json: String, reason: String) throws {
    let error = #expect(throws: ShapeError.self) { try RakutenRanking().read(json) }
    #expect(error?.description == reason)
    let other = #expect(throws: ShapeError.self) { try RakutenItems().read(json) }
    #expect(other?.description == reason)
  }

  @Test func `an error's words can't reach a terminal as they are`() throws {
    let error = #expect(throws: ShapeError.self) {
      try RakutenRanking().read(#"{"error": "\u001b[2J\u202e"}"#)
    }
    #expect(error?.found == #"the error "\u{1b}[2J\u{202e}""#)
  }

  @Test(arguments: [#"{"Items": []}"#, #"{"count": 0}"#, #"{"count": "0", "Items": null}"#])
  func `an empty result is an empty list`(json: String) throws {
    #expect(try RakutenItems().read(json).model.items.isEmpty)
  }

  @Test func `a search tells the logs which page it is`() throws {
    let items = try RakutenItems().read(#"{"count": 7006, "page": 2, "pageCount": "100", "Items": []}"#)
    #expect(items.log["found"] == .integer(7_006))
    #expect(items.log["page"] == .integer(2))
    #expect(items.log["pages"] == .integer(100))
  }

  @Test func `every log field is declared`() throws {
    let item =
      #"{"itemCode": "a:1", "itemName": "Tea", "shopCode": "a", "genreId": 1, "affiliateRate": 2.5,"#
      + #""pointRate": 1, "availability": 1, "postageFlag": 1, "taxFlag": 0}"#
    let json =
      #"{"title": "T", "lastBuildDate": "D", "count": 1, "page": 1, "pageCount": 1, "Items": [\#(item)]}"#
    for (read, declared) in [
      (try RakutenRanking().read(json), RakutenRanking.logFields),
      (try RakutenItems().read(json), RakutenItems.logFields),
    ] {
      let used = read.log.entries + (read.itemLogs["a:1"]?.entries ?? [])
      #expect(Set(used.map(\.name)) == Set(declared.map(\.name)))
    }
  }

  @Test func `options outside their limits are mistakes`() throws {
    #expect(try RakutenRanking().mistakes(in: #"{"imageSize": 5}"#).count == 1)
    #expect(try RakutenRanking().mistakes(in: #"{"imageSide": 300}"#).count == 1)
    #expect(try RakutenRanking().mistakes(in: "{}") == [])
  }
}
