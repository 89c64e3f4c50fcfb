import OwnModels
import OwnTranslators
import Testing
import VitrineTesting
import VitrineTranslation
import VitrineUI

@Suite struct OwnCouponsTests {
  @Test func `a coupon has all that the API says of it`() throws {
    let translated = try translated(
      """
      {"coupon_no": 7, "headline": "Coats &amp; boots", "off_pct": "10", "code": "COAT10", "min_yen": "9800",
       "ends_at": "2026-12-06T23:59:59+09:00", "terms_html": "<p>Once.</p><p>Alone.</p>", "page": "/coupons/7"}
      """)
    #expect(
      translated.model.coupons == [
        Coupon(
          id: "7", title: "Coats & boots", percentOff: 10, code: "COAT10",
          minimum: Money(minorUnits: 9_800, .yen), ends: Moment("2026-12-06T23:59:59+09:00"),
          terms: ["Once.", "Alone."], link: "/coupons/7")
      ])
    #expect(translated.dropped == [])
  }

  @Test(arguments: [
    (
      "\"off_pct\": \"half\", \"code\": \"A\"",
      "expected an integer, found the string \"half\" at /coupons/0/off_pct"
    ),
    (
      "\"off_pct\": 0, \"code\": \"A\"",
      "expected a percentage from 1 to 100, found the number 0 at /coupons/0/off_pct"
    ),
    ("\"off_pct\": 5", "expected a string, a number or a flag, found nothing at /coupons/0/code"),
    (
      "\"off_pct\": 5, \"code\": \"A\", \"ends_at\": \"soon\"",
      "expected an RFC 3339 date and time, found the string \"soon\" at /coupons/0/ends_at"
    ),
  ])
  func `a coupon that nobody could use is dropped`(_ members: String, _ reason: String) throws {
    let translated = try translated("{\"coupon_no\": 7, \"headline\": \"Coats\", \(members)}")
    #expect(translated.model.coupons == [])
    #expect(translated.dropped.map(\.description) == [reason])
  }

  @Test func `a page that must not be followed costs only itself`() throws {
    let translated = try translated(
      "{\"coupon_no\": 7, \"headline\": \"Coats\", \"off_pct\": 5, \"code\": \"A\", \"page\": \"javascript:a()\"}"
    )
    #expect(translated.model.coupons == [Coupon(id: "7", title: "Coats", percentOff: 5, code: "A")])
    #expect(translated.dropped.isEmpty)
    #expect(translated.partsLeftOut.map(\.pointer) == ["/coupons/0/page"])
  }

  @Test func `an answer without coupons is a mistake`() {
    #expect(throws: ShapeError(pointer: "/coupons", expected: "an array", found: "nothing")) {
      try TranslatorCheck().translated("{\"status\": \"NG\"}", by: OwnCoupons())
    }
  }

  private func translated(_ coupon: String) throws -> Translated<CouponList> {
    try TranslatorCheck().translated("{\"coupons\": [\(coupon)]}", by: OwnCoupons())
  }
}
