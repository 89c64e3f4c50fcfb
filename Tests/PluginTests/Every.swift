import ArticlePlugin
import BannerPlugin
import CarouselPlugin
import ChoicePlugin
import GridPlugin
import HistoryPlugin
import JobPlugin
import NoticePlugin
import RankingPlugin
import SearchPlugin
import VitrineUI

/// Every plugin of ours, by its folder.
let everyPlugin: [(folder: String, plugin: any Plugin)] = [
  ("Article", ArticleModule()), ("Banner", BannerModule()), ("Carousel", CarouselModule()),
  ("Choice", ChoiceModule()), ("Grid", GridModule()), ("History", HistoryModule()), ("Job", JobModule()),
  ("Notice", NoticeModule()), ("Ranking", RankingModule()), ("Search", SearchModule()),
]
