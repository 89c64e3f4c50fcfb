import OwnPlugins
import OwnTranslators
public import Vitrine
import VitrineBuiltIn

extension Catalog {
  /// What comes with Vitrine, and what is our own.
  public static var ownShop: Catalog {
    var catalog = Catalog.builtIn
    catalog.add(CouponModule())
    catalog.add(OwnCoupons())
    return catalog
  }
}
