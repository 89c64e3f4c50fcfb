public import OwnModels
public import VitrineUI

/// Coupons to use, one below the other.
public struct CouponModule: Plugin {
  public static let moduleType: ModuleType = "own:coupon"
  public static let summary = "Coupons to use, one below the other."

  /// The module type `own:coupon`.
  public init() {}

  public func draw(_ list: CouponList, _ settings: CouponSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.list(.plain) { canvas in
      canvas.items(list.coupons.prefix(settings.limit)) { canvas, coupon in
        canvas.group(.card) { canvas in
          canvas.link(to: coupon.link) { canvas in
            canvas.stack(.horizontal) { canvas in
              canvas.badge(Text("−\(coupon.percentOff)%"), .sale)
              canvas.text(coupon.title, .name)
            }
          }
          canvas.group(.facts) { canvas in
            // The canvas has no word for what is to be typed as it stands; a page has <code>.
            canvas.html("<code class=\"own-code\">\(coupon.code)</code>", text: Text(coupon.code))
            if let minimum = coupon.minimum {
              canvas.text(settings.minimum, .label)
              canvas.price(minimum)
            }
            if let ends = coupon.ends {
              canvas.text(settings.ends, .label)
              canvas.time(ends, .dateTime)
            }
          }
          if !coupon.terms.isEmpty {
            canvas.list(.bulleted) { canvas in
              for term in coupon.terms { canvas.text(term, .caption) }
            }
          }
          canvas.button(settings.use, Action("coupon", value: coupon.code))
        }
      }
    }
  }
}

/// What a layout may choose for coupons: how many, and the words around them.
public struct CouponSettings: Shaped {
  let limit: Int
  let minimum: Text
  let ends: Text
  let use: Text

  public init(_ shape: inout some Shape & ~Copyable) {
    limit = shape.field("limit", default: 5, in: 1...20, "how many coupons to show")
    minimum = shape.field("minimum", default: "on orders from", "what stands before the least amount")
    ends = shape.field("ends", default: "until", "what stands before the end")
    use = shape.field("use", default: "Use it", "what the button says")
  }
}

extension CouponModule {
  public static let examples = [
    Example<Self>("two coupons", CouponList(coupons: [coats, newcomers])),
    Example("the first alone", CouponList(coupons: [coats, newcomers]), CouponSettings(limit: 1)),
  ]

  private static let coats = Coupon(
    id: "90121", title: "冬コート＆ブルゾン", percentOff: 10, code: "COAT10",
    minimum: Money(minorUnits: 9_800, .yen), ends: Moment("2026-12-06T23:59:59+09:00"),
    terms: ["おひとり様1回限り", "ほかのクーポンとは併用できません"], link: "/coupons/90121")

  private static let newcomers = Coupon(
    id: "90077", title: "Your first order", percentOff: 15, code: "HELLO-15")
}

extension CouponSettings {
  fileprivate init(limit: Int) {
    let others = CouponSettings.blank()
    self.limit = limit
    minimum = others.minimum
    ends = others.ends
    use = others.use
  }
}
