// BenchTranslators reads the API of the pages that speed is measured on (Scripts/Bench/workload.py). It exists so that
// the measured walk is a user's: a foreign API, translators in a module of their own, the public contract.

public import VitrineTranslation
public import VitrineUI

/// `bench.banner`: a section with one banner.
public struct BenchBanner: Translator {
  public static let name: TranslatorName = "bench.banner"

  /// The translator.
  public init() {}

  public func translate(_ section: Field, _ options: NoSettings) throws(ShapeError) -> Translated<Banner> {
    Translated(try Banner(bench: section["banner"]))
  }
}

/// `bench.carousel`: a section with several banners.
public struct BenchCarousel: Translator {
  public static let name: TranslatorName = "bench.carousel"

  /// The translator.
  public init() {}

  public func translate(_ section: Field, _ options: NoSettings) throws(ShapeError) -> Translated<BannerList>
  {
    var reader = ElementReader()
    let banners = try reader.read(section["banners"]) { (field) throws(ShapeError) in
      try Banner(bench: field)
    }
    return Translated(BannerList(banners: banners), dropped: reader.dropped)
  }
}

/// `bench.grid`: a section with goods.
public struct BenchGrid: Translator {
  public static let name: TranslatorName = "bench.grid"

  /// The translator.
  public init() {}

  public func translate(_ section: Field, _ options: NoSettings) throws(ShapeError) -> Translated<ItemList> {
    try .goods(in: section)
  }
}

/// `bench.ranking`: a section with goods in the order of a ranking.
public struct BenchRanking: Translator {
  public static let name: TranslatorName = "bench.ranking"

  /// The translator.
  public init() {}

  public func translate(_ section: Field, _ options: NoSettings) throws(ShapeError) -> Translated<ItemList> {
    try .goods(in: section)
  }
}

/// `bench.text`: a section with paragraphs.
public struct BenchText: Translator {
  public static let name: TranslatorName = "bench.text"

  /// The translator.
  public init() {}

  public func translate(_ section: Field, _ options: NoSettings) throws(ShapeError) -> Translated<Article> {
    var reader = ElementReader()
    let paragraphs = try reader.read(section["paragraphs"]) { (field) throws(ShapeError) in
      try field.text()
    }
    return Translated(
      Article(title: try section["title"].text(), paragraphs: paragraphs), dropped: reader.dropped)
  }
}
