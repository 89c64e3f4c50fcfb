public import VitrineTranslation
public import VitrineUI

/// The posts that a job search found.
public struct ShopJobs: Translator {
  public static let name: TranslatorName = "shop.jobs"
  public static let summary = "the posts that a job search found"
  public static let logFields =
    ShopLog.common + [search.declaration, hits.declaration, isPromoted.declaration]

  static let search = LogField<String>("search_id", "the search that found them")
  static let hits = LogField<Int>("hits", "how many posts the search found in all")
  static let isPromoted = LogField<Bool>("promoted", "whether the employer paid to be shown")

  /// The translator `shop.jobs`.
  public init() {}

  public func translate(_ response: Field, _ options: NoSettings) throws(ShapeError) -> Translated<JobList> {
    let result = try response.shopResult()
    var reader = ShopReader()
    let jobs = try reader.list(result["offers"]) { (field, reader) throws(ShapeError) in
      var log = ShopLog.record(of: field, &reader)
      log.set(
        Self.isPromoted,
        to: reader.extra { () throws(ShapeError) in try field["pr_flg"].optional?.looseFlag() })
      return (job: try Job(shop: field, &reader), log: log)
    }
    var log = ShopLog.record(of: result, &reader)
    log.set(Self.search, to: reader.extra { () throws(ShapeError) in try result["search_id"].optionalCode() })
    log.set(
      Self.hits, to: reader.extra { () throws(ShapeError) in try result["hit_cnt"].optional?.looseInteger() })
    let logs = jobs.map { ($0.job.id, $0.log) }.filter { !$0.1.isEmpty }
    return Translated(
      JobList(jobs: jobs.map(\.job)), log: log, itemLogs: Dictionary(logs) { first, _ in first },
      dropped: reader.dropped, partsLeftOut: reader.partsLeftOut)
  }
}

extension Job {
  fileprivate init(shop offer: Field, _ reader: inout ShopReader) throws(ShapeError) {
    self.init(
      id: try offer["offer_no"].identity(), title: try offer["job_ttl"].requiredWords(),
      employer: try offer["company_nm"].requiredWords(), place: try offer["area_nm"].optionalWords(),
      pay: try offer["salary"]["disp_txt"].optionalWords(),
      terms: reader.extra { () throws(ShapeError) in try offer["conditions"].optional?.elements() }?
        .compactMap {
          term in reader.extra { () throws(ShapeError) in try term.optionalWords() }
        } ?? [],
      picture: reader.extra { () throws(ShapeError) in try offer["thumb"].optional?.shopPicture(.decorative)
      },
      posted: reader.extra { () throws(ShapeError) in try offer["listed_at"].shopMoment() },
      link: reader.extra { () throws(ShapeError) in try offer["href"].shopLink() })
  }
}
