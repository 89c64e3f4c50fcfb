public import VitrineUI

/// Something that every reader should know, set apart from the rest.
public struct NoticeModule: Plugin {
  public static let moduleType: ModuleType = "notice"
  public static let summary = "Something that every reader should know, set apart from the rest."

  /// The module type `notice`.
  public init() {}

  public func draw(_ notice: Notice, _ settings: NoSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.group(.callout(notice.tone)) { canvas in
      canvas.link(to: notice.link) { canvas in
        if let title = notice.title { canvas.text(title, .name) }
        canvas.text(notice.text)
      }
      if let published = notice.published { canvas.time(published, .date) }
    }
  }
}

extension NoticeModule {
  public static let examples = [
    Example<Self>(
      "a warning with everything",
      Notice(
        "大雪のため、北の山地方へのお届けに一日から二日の遅れが出ています。", title: "お届けの遅れについて", tone: .warning,
        link: "https://orimachi.example/help/snow", published: Moment("2026-11-30T08:00:00+09:00"))),
    Example("words alone", Notice("Free delivery on orders over ¥4,900.")),
    Example(
      "a sale", Notice("あす20時まで、タイムセール開催中", tone: .sale, link: "https://orimachi.example/sale")),
    Example(
      "a long one",
      Notice(
        """
        Between 2 and 5 in the morning on 3 December the shop rests for maintenance: you can look at everything, but \
        you cannot order, and orders placed before are sent as usual.
        """, title: "Maintenance", tone: .danger)),
  ]
}
