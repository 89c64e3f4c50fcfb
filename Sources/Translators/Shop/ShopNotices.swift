public import VitrineTranslation
public import VitrineUI

/// The weightiest of the shop's notices; of equals, the latest.
public struct ShopNotices: Translator {
  public static let name: TranslatorName = "shop.notices"
  public static let summary = "the weightiest notice of a list, or the one that is sent alone"
  public static let logFields = ShopLog.common + [notice.declaration]

  static let notice = LogField<String>("notice_id", "which notice is shown")

  /// The translator `shop.notices`.
  public init() {}

  public func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<Notice> {
    let result = try response.shopResult()
    var reader = ShopReader()
    let list = result["infos"]
    let notices: [Weighed] =
      if list.exists {
        try reader.list(list) { (field, reader) throws(ShapeError) in try Weighed(field, &reader) }
      } else {
        [try Weighed(result, &reader)]
      }
    guard let chosen = notices.max(by: { $0.isLighter(than: $1) }) else {
      throw list.mistake(expected: "a notice to show")
    }
    var log = ShopLog.record(of: result, &reader)
    log.set(Self.notice, to: chosen.code)
    return Translated(chosen.notice, log: log, dropped: reader.dropped, partsLeftOut: reader.partsLeftOut)
  }

  private struct Weighed {
    let notice: Notice
    let weight: Int
    let code: String?

    init(_ info: Field, _ reader: inout ShopReader) throws(ShapeError) {
      weight = try info["weight"].optional?.looseInteger() ?? 0
      code = try info["info_id"].optionalCode()
      notice = Notice(
        try info["body"].requiredWords(), title: try info["subject"].optionalWords(),
        tone: reader.extra { () throws(ShapeError) in try Tone(level: info["level_cd"]) } ?? .neutral,
        link: reader.extra { () throws(ShapeError) in try info["link_url"].shopLink() },
        published: reader.extra { () throws(ShapeError) in try info["open_at"].shopMoment() })
    }

    func isLighter(than other: Weighed) -> Bool {
      if weight != other.weight { return weight < other.weight }
      guard let published = notice.published else { return other.notice.published != nil }
      return other.notice.published.map { published < $0 } ?? false
    }
  }
}

extension Tone {
  fileprivate init?(level: Field) throws(ShapeError) {
    guard level.exists else { return nil }
    switch try level.looseInteger() {
    case 1: self = .neutral
    case 2: self = .accent
    case 3: self = .warning
    case 9: self = .danger
    default: throw level.mistake(expected: "a level: 1, 2, 3 or 9")
    }
  }
}
