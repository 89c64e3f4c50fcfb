public import OwnModels
public import VitrineTranslation
public import VitrineUI

/// `own.coupons`: what our campaign API answers to `/v2/coupons`.
public struct OwnCoupons: Translator {
  public static let name: TranslatorName = "own.coupons"
  public static let summary = "the coupons that may still be used"
  public static let logFields = [campaign.declaration, channel.declaration]

  private static let campaign = LogField<Int>("campaign_no", "the campaign that the coupons belong to")
  private static let channel = LogField<String>("channel", "where a coupon may be used")

  /// The translator.
  public init() {}

  public func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<CouponList>
  {
    var reader = ElementReader()
    var logs: [ItemID: LogRecord] = [:]
    let coupons = try reader.read(response["coupons"]) { (field, reader) throws(ShapeError) in
      let id = try field["coupon_no"].identity()
      var log = LogRecord()
      log.set(
        Self.channel, to: reader.extra { () throws(ShapeError) in try field["channel"].filled?.string() })
      logs[id] = log
      return Coupon(
        id: id,
        title: try field["headline"].requiredWords(),
        percentOff: try field["off_pct"].percentage(),
        code: try field["code"].looseString(),
        minimum: try field["min_yen"].filled?.price(in: .yen),
        ends: try field["ends_at"].filled?.moment(),
        terms: reader.extra { () throws(ShapeError) in try field["terms_html"].filled?.paragraphs() } ?? [],
        link: reader.extra { () throws(ShapeError) in try field["page"].filled?.link() })
    }
    var log = LogRecord()
    log.set(
      Self.campaign,
      to: reader.extra { () throws(ShapeError) in try response["campaign"]["no"].filled?.integer() })
    return Translated(
      CouponList(coupons: coupons), log: log, itemLogs: logs, dropped: reader.dropped,
      partsLeftOut: reader.partsLeftOut)
  }
}

extension Field {
  /// `10` or `"10"`.
  fileprivate func percentage() throws(ShapeError) -> Int {
    let percentage = try looseInteger()
    guard (1...100).contains(percentage) else { throw mistake(expected: "a percentage from 1 to 100") }
    return percentage
  }

  /// A coupon whose end does not read is dropped: it must not be shown as if it had none.
  fileprivate func moment() throws(ShapeError) -> Moment {
    guard let moment = Moment(try string()) else { throw mistake(expected: "an RFC 3339 date and time") }
    return moment
  }
}
