import BenchTranslators
import Vitrine
import VitrineJSON
import VitrineTranslation
import VitrineUI

// Models for other engines, which Scripts/Bench/peers/README.md describes: the same values as ours, every string as
// the page shows it, so that what is compared is drawing.

extension BenchScreen {
  /// The page's models as JSON.
  func models() throws -> [UInt8] {
    guard let file = plan.files.first, let response = responses.contents[file] else {
      throw Complaint(lines: ["the layout names no file"])
    }
    let document = try Document.parse(response, name: file, budget: plan.limits.response.budget)
    let modules = try plan.tabs[0].modules.map { module in
      try PreparedModule(module, document.root["sections"][at: module.slot.entry - 1], plan).value
    }
    let value = JSONValue.object([
      "id": .string(plan.id), "language": .string(plan.language.description),
      "title": .string(plan.screen.title.text(for: plan.language)),
      "stylesheet": .string(Link.bench.description), "modules": .array(modules),
    ])
    return value.compact
  }
}

/// One module as other engines take it.
private struct PreparedModule {
  private let module: PlannedModule
  private let context: DrawingContext
  private let formats: Formats
  private let section: Field

  init(_ module: PlannedModule, _ section: Field, _ plan: Plan) {
    self.module = module
    self.section = section
    context = DrawingContext(
      moduleID: module.id ?? "", slot: module.slot, language: plan.language, conventions: plan.conventions)
    formats = Formats(context)
  }

  var value: JSONValue {
    get throws {
      let (banners, items, article) = try (banners, items, article)
      let count = banners?.count ?? items?.count ?? 0
      return .object([
        "type": module.type.map(JSONValue.string), "id": module.id.map(JSONValue.string),
        "title": module.title.map { .string($0.description) },
        "stamp": .string(Ledger(DrawingLimits()).stamp(in: context)),
        "more": module.more.map { .string($0.description) } ?? .null,
        "atOnce": .integer((1...max(count, 1)).count { context.isEager(item: $0) && $0 <= count }),
        "hasPriority": .flag(context.hasPriority),
        "banners": banners.map { .array($0.map(value)) }, "items": items.map { .array($0.map(value)) },
        "columns": module.type == "grid" ? .integer(3) : nil,
        "headline": article.map { .string($0.title.description) },
        "paragraphs": article.map { .array($0.paragraphs.map { .string($0.description) }) },
      ])
    }
  }

  private var banners: [Banner]? {
    get throws {
      switch module.type {
      case "banner": [try BenchBanner().translate(section, NoSettings()).model]
      case "carousel": try BenchCarousel().translate(section, NoSettings()).model.banners
      default: nil
      }
    }
  }

  private var items: [Item]? {
    get throws {
      switch module.type {
      case "grid": try BenchGrid().translate(section, NoSettings()).model.items
      case "ranking": try BenchRanking().translate(section, NoSettings()).model.items
      default: nil
      }
    }
  }

  private var article: Article? {
    get throws {
      guard module.type == "article" else { return nil }
      return try BenchText().translate(section, NoSettings()).model
    }
  }

  private func value(_ banner: Banner) -> JSONValue {
    .object([
      "id": .string(banner.id.description), "link": banner.link.map { .string($0.description) },
      "picture": value(banner.media, .banner),
    ])
  }

  private func value(_ item: Item) -> JSONValue {
    .object([
      "id": .string(item.id.description), "link": item.link.map { .string($0.description) },
      "picture": item.media.flatMap { value($0, .portrait) },
      "name": .string(item.name.description), "maker": item.maker.map { .string($0.description) },
      "price": item.price.map { .string(formats.money($0)) },
      "was": item.oldPrice.map { .string(formats.money($0)) } ?? .null,
      "stars": item.rating.map { .string(formats.stars($0)) },
      // The same as our models have them: who draws with these does our work, formatting included.
      "minorUnits": item.price.map { .integer($0.minorUnits) },
      "oldMinorUnits": item.oldPrice.map { .integer($0.minorUnits) } ?? .null,
      "score": item.rating.map { .number($0.stars) },
      "badges": .array(
        item.badges.map { badge in
          .object(["text": .string(badge.text.description), "tone": .string(badge.tone.rawValue)])
        }),
    ])
  }

  private func value(_ media: Media, _ aspect: AspectRatio) -> JSONValue? {
    guard case .picture(let picture) = media, case .words(let words) = picture.alternative else { return nil }
    return .object([
      "url": .string(picture.address.description), "alt": .string(words.description),
      "width": .integer(picture.size?.width ?? aspect.width * 120),
      "height": .integer(picture.size?.height ?? aspect.height * 120),
    ])
  }
}
