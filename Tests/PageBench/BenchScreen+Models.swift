import BenchTranslators
import Vitrine
import VitrineJSON
import VitrineTranslation
import VitrineUI

// Models for other engines: the same values as ours, with every string as the page shows it, so that what is compared
// is drawing. What our page has of the engine's own is a matter of the template.

extension BenchScreen {
  /// The page's models as JSON.
  func models() throws -> [UInt8] {
    let modules = try plan.tabs[0].modules.map { module in
      guard let file = plan.files.first, let response = responses.contents[file] else {
        throw Complaint(lines: ["no response"])
      }
      let document = try Document.parse(response, name: file, budget: plan.limits.response.budget)
      let section = document.root["sections"][at: module.slot.entry - 1]
      return try PreparedModule(module, section, plan).value
    }
    let value = JSONValue.object([
      "id": .string(plan.id), "language": .string(plan.language.description),
      "title": .string(plan.screen.title.text(for: plan.language)), "modules": .array(modules),
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

  init(_ module: PlannedModule, _ section: Field, _ plan: Plan) throws {
    self.module = module
    self.section = section
    context = DrawingContext(
      moduleID: module.id ?? "", slot: module.slot, language: plan.language, conventions: plan.conventions)
    formats = Formats(context)
  }

  var value: JSONValue {
    get throws {
      .object([
        "id": module.id.map(JSONValue.string), "type": module.type.map(JSONValue.string),
        "slot": .string(module.slot.description), "title": module.title.map { .string($0.description) },
        "more": module.more.map { .string($0.description) },
        "banners": try banners.map { .array($0.enumerated().map(banner)) },
        "items": try items.map { .array($0.enumerated().map(item)) },
        "headline": try article.map { .string($0.title.description) },
        "paragraphs": try article.map { .array($0.paragraphs.map { .string($0.description) }) },
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

  private func banner(_ offset: Int, _ banner: Banner) -> JSONValue {
    .object(
      of: [
        ("id", .string(banner.id.description)), ("ordinal", .integer(offset + 1)),
        ("link", banner.link.map { .string($0.description) }),
      ] + picture(banner.media, offset + 1))
  }

  private func item(_ offset: Int, _ item: Item) -> JSONValue {
    .object(
      of: [
        ("id", .string(item.id.description)), ("ordinal", .integer(offset + 1)),
        ("name", .string(item.name.description)), ("maker", item.maker.map { .string($0.description) }),
        ("price", item.price.map { .string(formats.money($0)) }),
        ("oldPrice", item.oldPrice.map { .string(formats.money($0)) }),
        ("stars", item.rating.map { .string(formats.stars($0)) }),
        ("starsInWords", item.rating.map { .string(formats.starsInWords($0)) }),
        (
          "badges",
          .array(
            item.badges.map { badge in
              .object(["tone": .string(badge.tone.rawValue), "text": .string(badge.text.description)])
            })
        ),
        ("link", item.link.map { .string($0.description) }),
      ] + picture(item.media, offset + 1))
  }

  /// A picture, and whether it loads at once: the engine decides it by the slot.
  private func picture(_ media: Media?, _ ordinal: Int) -> [(String, JSONValue?)] {
    guard case .picture(let picture) = media, case .words(let words) = picture.alternative else { return [] }
    let isEager = context.isEager(item: ordinal)
    return [
      ("image", .string(picture.address.description)), ("alt", .string(words.description)),
      ("width", picture.size.map { .integer($0.width) }),
      ("height", picture.size.map { .integer($0.height) }),
      ("isEager", .flag(isEager)), ("isFirst", .flag(isEager && context.hasPriority && ordinal == 1)),
    ]
  }
}

extension JSONValue {
  fileprivate static func object(of members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }
}
