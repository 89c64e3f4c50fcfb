import VitrineUI

/// Drawings of so many words, the same on every machine.
enum Drawings {
  private struct Goods: Identified {
    let id: ItemID
  }

  private static let names: [Text] = [
    "白いニットのワンピース（冬の新作）、送料無料", "Merino wool jumper, relaxed fit — made in Shetland",
    "【SALE】キッズ用レインコート 90〜140cm・全5色", "Ceramic teapot with strainer, 600 ml", "ﾊﾝｶｸの商品名と👩‍👩‍👧‍👦の絵文字",
    "Kaffeemühle aus Buchenholz, handgefertigt",
  ]

  /// What shops have: a grid of cards, eight words each.
  static func cards(_ words: Int, on canvas: inout some Canvas & ~Copyable) {
    let goods = (0..<words / 8).map { Goods(id: ItemID("goods-\($0)")) }
    canvas.grid(columns: 3) { canvas in
      var number = 0
      canvas.items(goods) { canvas, _ in
        number += 1
        canvas.group(.card) { canvas in
          canvas.image(Picture("a.png", .words(names[number % 6])), aspect: .square)
          canvas.group(.details) { canvas in
            canvas.text(names[(number + 1) % 6], .name)
            canvas.price(Money(minorUnits: 980 + number, .yen), was: nil)
            if let rating = Rating(stars: 4.5, count: number) { canvas.rating(rating) }
            canvas.badge("送料無料", .accent)
          }
        }
      }
    }
  }

  /// Pieces side by side in pieces side by side, as deep as they are kept; the last one cannot stand in a line.
  static func nest(_ words: Int, on canvas: inout some Canvas & ~Copyable) {
    for _ in 0..<words / 130 { level(60, on: &canvas) }
  }

  private static func level(_ depth: Int, on canvas: inout some Canvas & ~Copyable) {
    canvas.stack(.horizontal) { canvas in
      canvas.text(names[depth % 6], .name)
      if depth == 0 { canvas.divider() } else { level(depth - 1, on: &canvas) }
    }
  }

  /// One text, a word for each of the words.
  static func prose(_ words: Int, on canvas: inout some Canvas & ~Copyable) {
    canvas.text(Text((0..<words).map { names[$0 % 6].description }.joined(separator: " ")), .body)
  }
}
