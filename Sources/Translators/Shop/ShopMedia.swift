import VitrineTranslation
import VitrineUI

extension Field {
  /// An address to follow; nil when there is none.
  func shopLink() throws(ShapeError) -> Link? {
    guard let address = try optional?.looseText(), !address.isEmpty else { return nil }
    guard let link = Link(text: address) else {
      throw mistake(expected: "an http or https address, or a relative one")
    }
    return link
  }

  /// The address of a picture or a film.
  func shopAddress() throws(ShapeError) -> MediaAddress {
    let written = try looseText()
    guard !written.isEmpty else { throw mistake(expected: "a code") }
    guard let address = MediaAddress(text: written) else {
      throw mistake(expected: "an http or https address, or a relative one")
    }
    return address
  }

  /// `{"src", "w", "h", "alt"}`; words of its own win over those that the record around it has.
  func shopPicture(_ alternative: Picture.Alternative) throws(ShapeError) -> Picture {
    let words = try self["alt"].optionalWords()
    let size = PixelSize(try self["w"].optional?.looseInteger(), try self["h"].optional?.looseInteger())
    return Picture(try self["src"].shopAddress(), words.map { .words($0) } ?? alternative, size: size)
  }

  /// `{"src", "poster"}`, where the poster is an address; nil when there is no film.
  ///
  /// A film tells more than a still: words say what it shows, even where the still is only decoration.
  func shopClip(still: Picture?, _ words: Picture.Alternative) throws(ShapeError) -> Clip? {
    guard exists else { return nil }
    let film = try self["src"].shopAddress()
    let poster = self["poster"]
    guard let address = try poster.optional?.shopAddress() ?? still?.address else {
      throw poster.mistake(expected: "the address of a still picture")
    }
    let alternative = still.map(\.alternative) ?? .decorative
    return Clip(
      film, poster: Picture(address, alternative == .decorative ? words : alternative, size: still?.size))
  }

  /// A date and time as `2026/11/30 10:00:00`, which the shop means as Japan's, or as RFC 3339.
  func shopMoment() throws(ShapeError) -> Moment? {
    guard let written = try optionalCode() else { return nil }
    let dashed = String(
      decoding: written.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    guard let moment = Moment(written) ?? Moment(dashed + "+09:00") else {
      throw mistake(expected: "a date and time as \"2026/11/30 10:00:00\"")
    }
    return moment
  }
}
