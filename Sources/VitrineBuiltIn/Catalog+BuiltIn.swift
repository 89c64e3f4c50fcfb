// What comes with Vitrine, in one value. Another package starts from it, or from an empty catalog.

import ArticlePlugin
import BannerPlugin
import CarouselPlugin
import ChoicePlugin
import DummyJSONTranslators
import GridPlugin
import HistoryPlugin
import JobPlugin
import NoticePlugin
import RakutenTranslators
import RankingPlugin
import SearchPlugin
import ShopTranslators
import ShopifyTranslators
public import Vitrine

extension Catalog {
  /// Every plugin and translator that comes with Vitrine.
  public static var builtIn: Catalog {
    var catalog = Catalog()
    catalog.add(ArticleModule())
    catalog.add(BannerModule())
    catalog.add(CarouselModule())
    catalog.add(ChoiceModule())
    catalog.add(GridModule())
    catalog.add(HistoryModule())
    catalog.add(JobModule())
    catalog.add(NoticeModule())
    catalog.add(RankingModule())
    catalog.add(SearchModule())

    catalog.add(DummyJSONProducts())
    catalog.add(RakutenItems())
    catalog.add(RakutenRanking())
    catalog.add(ShopArticles())
    catalog.add(ShopBanner())
    catalog.add(ShopBanners())
    catalog.add(ShopItems())
    catalog.add(ShopJobs())
    catalog.add(ShopLikedItems())
    catalog.add(ShopModules())
    catalog.add(ShopNotices())
    catalog.add(ShopRanking())
    catalog.add(ShopifyProducts())
    return catalog
  }
}
