public import VitrineUI

/// Posts as cards: what, for whom, where, for how much, on which terms.
public struct JobModule: Plugin {
  public static let moduleType: ModuleType = "job"
  public static let summary = "Posts to apply for, with their facts and terms."

  /// The module type `job`.
  public init() {}

  public func draw(_ list: JobList, _ settings: JobSettings, on canvas: inout some Canvas & ~Copyable) {
    canvas.list(.plain) { canvas in
      canvas.items(list.jobs.prefix(settings.limit)) { canvas, job in
        canvas.group(.card) { canvas in
          canvas.link(to: job.link) { canvas in
            if settings.pictures, let picture = job.picture { canvas.image(picture, aspect: .photograph) }
            canvas.group(.details) { canvas in canvas.details(of: job) }
          }
        }
      }
    }
  }
}

extension Canvas where Self: ~Copyable {
  fileprivate mutating func details(of job: Job) {
    text(job.employer, .label)
    text(job.title, .name)
    if job.place != nil || job.pay != nil {
      group(.facts) { canvas in
        if let place = job.place { canvas.text(place) }
        if let pay = job.pay { canvas.text(pay) }
      }
    }
    if !job.terms.isEmpty {
      group(.facts) { canvas in
        for term in job.terms { canvas.badge(term, .neutral) }
      }
    }
    if let posted = job.posted { time(posted, .relative) }
  }
}

/// What a layout may choose for posts.
public struct JobSettings {
  let limit: Int
  let pictures: Bool
}

extension JobSettings: Shaped {
  public init(_ shape: inout some Shape & ~Copyable) {
    limit = shape.field("limit", default: 20, in: 1...100, "how many posts to show")
    pictures = shape.field("pictures", default: true, "whether a post's picture is shown")
  }
}

extension JobModule {
  public static let examples = [
    Example<Self>("two posts", JobList(jobs: [seller, tailor])),
    Example("without pictures", JobList(jobs: [seller, tailor]), JobSettings(limit: 1, pictures: false)),
    Example("the bare facts", JobList(jobs: [Job(id: "J-3", title: "倉庫内の検品", employer: "みずうみ物流"), long])),
  ]

  private static let seller = Job(
    id: "J-1", title: "アパレル販売スタッフ", employer: "tetetto 川沿い店", place: "さくら市・川沿い駅から徒歩4分",
    pay: "時給1,350円〜", terms: ["未経験OK", "週3日から", "社員割引"],
    picture: Picture("Images/Jobs/shop-counter.svg", "明るい店内のカウンター"),
    posted: Moment("2026-11-29T10:00:00+09:00"), link: "https://work.orimachi.example/jobs/J-1")

  private static let tailor = Job(
    id: "J-2", title: "Sample tailor, part time", employer: "Orimachi Atelier",
    place: "Remote, one day a month in Sakura",
    pay: "$31 an hour", terms: ["Remote", "Part time"],
    picture: Picture("Images/Jobs/sewing.svg", .decorative, size: PixelSize(600, 400)),
    posted: Moment("2026-11-12T00:00:00Z"), link: "https://work.orimachi.example/jobs/J-2")

  private static let long = Job(
    id: "J-4",
    title: "Night shift lead for returns, exchanges, repairs and everything else that comes back to us",
    employer: "Mizuumi", terms: ["22:00–5:00", "深夜手当25%", "車通勤可", "制服貸与", "まかないあり", "年末年始は休み"])
}
