import VitrineJSON
import VitrineUI

extension Cache {
  /// A layout that was planned, for another source that says the same of its requests.
  func plan(
    _ bytes: [UInt8], named name: String, _ language: String?, _ catalog: Catalog, _ limits: Limits,
    _ source: any DataSource
  ) -> Plan? {
    let key = KeptKey(.plan, bytes.sample)
    for case .plan(let kept) in kept(key)
    where kept.catalog === catalog.identity && kept.limits == limits
      && kept.name.utf8.elementsEqual(name.utf8) && isSame(kept.language, language)
      && kept.bytes.isSame(as: bytes) && kept.answers.allSatisfy({ $0.isStill(of: source) })
    {
      note(.plan, used: .plan(kept), key)
      var plan = kept.plan
      plan.source = source
      plan.cache = self
      return plan
    }
    note(.plan)
    return nil
  }

  func keep(_ plan: Plan, of bytes: [UInt8], _ language: String?, _ answers: [SourceAnswer]) {
    var plan = plan
    // A plan that held the cache that holds it would never be given back.
    plan.cache = nil
    keep(
      .plan(KeptPlan(bytes, language: language, answers: answers, plan)), KeptKey(.plan, bytes.sample),
      bytes: bytes.count + 2 * plan.screen.document.weight)
  }

  private func isSame(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.utf8.elementsEqual(other.utf8)
  }
}
