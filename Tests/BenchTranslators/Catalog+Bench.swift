public import Vitrine

extension Catalog {
  /// The catalog with the translators of the measured pages.
  public var addingBench: Catalog {
    var catalog = self
    catalog.add(BenchBanner())
    catalog.add(BenchCarousel())
    catalog.add(BenchGrid())
    catalog.add(BenchRanking())
    catalog.add(BenchText())
    return catalog
  }
}
