// ShopTranslators reads the example shop's own API, `shop.*`: what a grown back end sends. It exists so that nobody
// else knows its names: codes for words, numbers in quotes, flags as digits, and an envelope around it all.

import VitrineTranslation

extension Field {
  /// What the envelope holds; the field itself where the layout's `at` already went inside.
  func shopResult() throws(ShapeError) -> Field {
    if let status = self["status"].optional, !(try status.looseString()).utf8.elementsEqual("OK".utf8) {
      throw status.mistake(expected: "the status \"OK\"")
    }
    return self["result"].optional ?? self
  }

  /// Whether the shop wants the record to be seen; so it is when it does not say.
  func isShown() throws(ShapeError) -> Bool { try self["disp_flg"].optional?.looseFlag() ?? true }

  /// A code: a string or number that is not empty.
  func code() throws(ShapeError) -> String {
    let code = try looseString()
    guard !code.utf8.isEmpty else { throw mistake(expected: "a code") }
    return code
  }

  /// A code, if there is one: an absent, null or empty field is nil.
  func optionalCode() throws(ShapeError) -> String? {
    guard let code = try optional?.looseString(), !code.utf8.isEmpty else { return nil }
    return code
  }
}

/// The log fields that every response of the shop carries.
enum ShopLog {
  static let campaign = LogField<String>("campaign", "the campaign it belongs to")
  static let tracking = LogField<String>("tracking_id", "what the shop's own measuring joins on")
  static let common = [campaign.declaration, tracking.declaration]

  /// The campaign and the tracking id of a response or of a record in it.
  static func record(of field: Field, _ reader: inout ShopReader) -> LogRecord {
    var log = LogRecord()
    log.set(campaign, to: reader.extra { () throws(ShapeError) in try field["campaign_cd"].optionalCode() })
    log.set(tracking, to: reader.extra { () throws(ShapeError) in try field["trk_id"].optionalCode() })
    return log
  }
}
