import Foundation
import Vitrine
import VitrinePictures

/// What the tests of pictures draw with: the program that was built with them, and pictures of their own.
enum Pictures {
  /// The program that was built beside the tests.
  static let worker: String =
    Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "vitrine").path ?? "vitrine"

  static let setup = PictureWorkshop.Setup(program: worker, patience: 20_000, wholePatience: 100_000)

  /// Whether the libraries are installed that draw pictures.
  static let areDrawn: Bool = {
    let order = PictureOrder(
      Array(svg("<rect width='4' height='4' fill='red'/>").utf8), as: .cells, columns: 2, rows: 1,
      ground: black)
    return (try? PictureWorkshop(setup).draw(order)) != nil
  }()

  static let whyNot = "libchafa is not installed: apt-get install \(PictureLibraries.packages)"

  static let black = Colour(red: 0, green: 0, blue: 0)
  static let red = Colour(red: 255, green: 0, blue: 0)
  static let blue = Colour(red: 0, green: 0, blue: 255)

  /// An SVG of 40 by 20.
  static func svg(_ content: String, before: String = "") -> String {
    """
    \(before)<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">
    \(content)</svg>
    """
  }

  /// Red on the left, blue on the right, 40 by 20.
  static let halves: [(kind: String, bytes: [UInt8])] = [
    (
      "svg",
      Array(
        svg(
          "<rect width='20' height='20' fill='red'/><rect x='20' width='20' height='20' fill='blue'/>"
        ).utf8)
    ),
    ("png", decoded(png)), ("jpeg", decoded(jpeg)),
  ]

  static func decoded(_ base64: String) -> [UInt8] {
    Data(base64Encoded: base64, options: .ignoreUnknownCharacters).map(Array.init) ?? []
  }

  static let png = """
    iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAJ0lEQVR42mP4z8BANqJA63+GUYtHLR61eNTiUYtHLR61eNTikWMxAGDtHQ7V
    1k7XAAAAAElFTkSuQmCC
    """
  /// A PNG that says it is 100,000 by 100,000.
  static let vast = """
    iVBORw0KGgoAAAANSUhEUgABhqAAAYagCAIAAAAnMJyfAAAAEUlEQVR4nGNgGAWjYBQMdwAAA+gAAbOm00YAAAAASUVORK5CYII=
    """
  static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////
    m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4
    +Pj/wAARCAAUACgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAME/8QAFhABAQEAAAAAAAAAAAAAAAAAAANB/8QAFwEBAQEB
    AAAAAAAAAAAAAAAABQQDBv/EABkRAQADAQEAAAAAAAAAAAAAAAABBDNB8P/aAAwDAQACEQMRAD8AygJzCVsSVtiRirlHuirGsgChg1AO
    fOJWxIDFXKPdFWNZAFDB/9k=
    """
}
