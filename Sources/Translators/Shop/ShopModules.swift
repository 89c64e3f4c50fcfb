public import VitrineTranslation
public import VitrineUI

/// The modules of a screen whose order the shop's back end decides.
public struct ShopModules: Translator {
  public static let name: TranslatorName = "shop.modules"
  public static let summary = "the modules that a screen's parts stand for"
  public static let logFields = ShopLog.common + [screen.declaration]

  static let screen = LogField<String>("screen", "the back end's name of the run")

  /// The translator `shop.modules`.
  public init() {}

  public func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<ModuleRun>
  {
    let result = try response.shopResult()
    var reader = ShopReader()
    var run = ModuleRun()
    for part in try result["parts"].elements() {
      // A part whose flag does not read keeps its slot and is one hole.
      if let isShown = try? part.isShown(), !isShown { continue }
      run.append(part) { (part) throws(ShapeError) in try ModuleRun.Entry(shop: part) }
    }
    var log = ShopLog.record(of: result, &reader)
    log.set(Self.screen, to: reader.extra { () throws(ShapeError) in try result["screen_cd"].optionalCode() })
    return Translated(run, log: log, dropped: reader.dropped, partsLeftOut: reader.partsLeftOut)
  }
}

extension ModuleRun.Entry {
  fileprivate init(shop part: Field) throws(ShapeError) {
    _ = try part.isShown()
    let kind = try part["kind"].code()
    let known = PartKind(rawValue: kind)
    self.init(
      id: try part["part_cd"].code(), type: known?.moduleType ?? kind, from: part["kind"],
      title: try part["ttl"].optionalWords(),
      more: try part["more_url"].shopLink(), owner: try part["team"].optionalCode(),
      settings: try part.shopSettings(),
      try ModuleRun.Content(shop: part, known))
  }
}

extension ModuleRun.Content {
  fileprivate init(shop part: Field, _ kind: PartKind?) throws(ShapeError) {
    if let source = part["api"].optional {
      self = .source(try source.code(), translator: kind?.translator)
    } else if let kind {
      self = .part(part["payload"].optional ?? part, translator: kind.translator)
    } else {
      self = .nothing
    }
  }
}

/// The kinds of part that the back end has; any other is taken as a module type.
private enum PartKind: String {
  case slide, bnr, goods, info, text, story, job, seen
  case ranking = "rank"

  var moduleType: String {
    switch self {
    case .slide: "carousel"
    case .bnr: "banner"
    case .goods: "grid"
    case .ranking: "ranking"
    case .info, .text: "notice"
    case .story: "article"
    case .job: "job"
    case .seen: "history"
    }
  }

  var translator: String {
    switch self {
    case .slide: "shop.banners"
    case .bnr: "shop.banner"
    case .goods, .seen: "shop.items"
    case .ranking: "shop.ranking"
    case .info, .text: "shop.notices"
    case .story: "shop.articles"
    case .job: "shop.jobs"
    }
  }
}

extension Field {
  /// `cols` and `max` under the names that modules have for them.
  fileprivate func shopSettings() throws(ShapeError) -> [ModuleRun.Setting] {
    var settings: [ModuleRun.Setting] = []
    for (name, field) in [("columns", self["cols"]), ("limit", self["max"])] where field.exists {
      settings.append(ModuleRun.Setting(name, try field.looseInteger(), from: field))
    }
    return settings
  }
}
