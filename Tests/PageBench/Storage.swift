import VitrineJSON
import VitrineUI

/// How models may hold their strings: the same forty modules' strings each way, from bytes that lie in memory.
///
/// What a model costs beside its strings is left out, so that the ways can be told apart.
struct Storage {
  /// Six strings of one of the shop's goods.
  private struct Goods<Words> {
    let id: Words
    let name: Words
    let maker: Words
    let picture: Words
    let link: Words
    let badge: Words
  }

  private let bytes: TextBuffer
  private var places: [Goods<Range<Int>>] = []

  /// The strings of every item of a page's response, one behind the other.
  init(_ screen: BenchScreen) throws {
    var all: [UInt8] = []
    func place(_ field: Field) throws -> Range<Int> {
      let start = all.count
      all += Array(try field.looseString().utf8)
      return start..<all.count
    }
    for document in try screen.documents().values {
      for section in try document.root["sections"].elements() where section["items"].exists {
        for item in try section["items"].elements() {
          let badge = item["badges"][at: 0]["label"]
          places.append(
            Goods(
              id: try place(item["id"]), name: try place(item["title"]), maker: try place(item["brand"]),
              picture: try place(item["image"]), link: try place(item["link"]),
              badge: try place(badge.exists ? badge : item["id"])))
        }
      }
    }
    bytes = TextBuffer(padded: all + Array(repeating: 0, count: TextBuffer.slack))
  }

  /// Goods of plain strings, made, read once and dropped.
  func strings() -> Int {
    bytes.bytes.withUnsafeBufferPointer { all in
      goods { String(decoding: all[$0], as: UTF8.self) }.reduce(0) { $0 + size(of: $1) { $0.utf8.count } }
    }
  }

  /// Goods of texts with bytes of their own.
  func texts() -> Int {
    bytes.bytes.withUnsafeBufferPointer { all in
      goods { Text(String(decoding: all[$0], as: UTF8.self)) }.reduce(0) { $0 + size(of: $1, \.count) }
    }
  }

  /// Goods of texts that share one response's bytes.
  func slices() -> Int {
    goods { Text(bytes, start: $0.lowerBound, count: $0.count) }.reduce(0) { $0 + size(of: $1, \.count) }
  }

  private func goods<Words>(_ words: (Range<Int>) -> Words) -> [Goods<Words>] {
    places.map { place in
      Goods(
        id: words(place.id), name: words(place.name), maker: words(place.maker),
        picture: words(place.picture), link: words(place.link), badge: words(place.badge))
    }
  }

  private func size<Words>(of goods: Goods<Words>, _ size: (Words) -> Int) -> Int {
    size(goods.id) + size(goods.name) + size(goods.maker) + size(goods.picture) + size(goods.link)
      + size(goods.badge)
  }
}
