import VitrineTesting
import VitrineUI

/// Draws every word of the canvas with every model in it, so that no text slot is left out.
struct EverySlot: Plugin {
  struct Model: Shaped {
    let text: Text
    let choice: Choice
    let search: SearchBox
    let items: ItemList
    let banners: BannerList
    let jobs: JobList
    let notice: Notice
    let article: Article

    init(_ shape: inout some Shape & ~Copyable) {
      text = shape.field("text", "words")
      choice = shape.field("choice", "a choice")
      search = shape.field("search", "a search")
      items = shape.field("items", "items")
      banners = shape.field("banners", "banners")
      jobs = shape.field("jobs", "posts")
      notice = shape.field("notice", "a notice")
      article = shape.field("article", "an article")
    }
  }

  static let moduleType: ModuleType = "test:every-slot"
  static let summary = "Every word of the canvas."
  static let examples = [Example<Self>("harmless", SampleShape.value(Model.self, words: LeakJudge.harmless))]

  func draw(_ model: Model, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    for role in TextRole.allCases { canvas.text(model.text, role) }
    canvas.badge(model.text, .sale)
    canvas.heading(model.text)
    canvas.choice(model.choice)
    canvas.button(model.text, Action(model.choice.name, value: model.choice.name))
    canvas.search(model.search)
    if let media = model.items.items.first?.media { canvas.media(media, aspect: .square) }
    canvas.html(
      "<div class=\"map\" data-words=\"\(model.text)\" title='\(model.text)'>\(model.text)</div>",
      text: model.text)
    canvas.grid(columns: 2) { canvas in canvas.items(model.items.items) { canvas, item in canvas.card(item) }
    }
    canvas.carousel { canvas in
      canvas.items(model.banners.banners) { canvas, banner in canvas.banner(banner) }
    }
    canvas.list(.plain) { canvas in
      canvas.items(model.jobs.jobs) { canvas, job in
        canvas.link(to: job.link) { canvas in
          for text in [job.title, job.employer] + job.terms { canvas.text(text) }
        }
      }
    }
    canvas.group(.callout(model.notice.tone)) { canvas in canvas.text(model.notice.text) }
    for paragraph in model.article.paragraphs { canvas.text(paragraph, .lead) }
  }

  /// The page of a model in which every text is the words, once with clips and once with pictures.
  static func page(_ words: String) -> String {
    [[], ["clip", "label"]].map { omitted in
      let model = SampleShape.value(Model.self, words: words, without: omitted)
      return PluginCheck().html(of: Example<Self>("words", model), by: EverySlot())
    }.joined()
  }
}
