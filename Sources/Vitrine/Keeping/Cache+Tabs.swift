import VitrineJSON

extension Cache {
  /// The tabs that were settled from these responses of the first round.
  func tabs(_ tab: PlannedTab, _ documents: [Document], _ source: any DataSource) -> [SettledTab] {
    kept(KeptKey(.tab, of: tab.identity, documents)).compactMap { kept in
      guard case .tab(let known) = kept, known.tab === tab.identity,
        known.firstDocuments.elementsEqual(documents, by: ===),
        known.answers.allSatisfy({ $0.isStill(of: source) })
      else { return nil }
      return known
    }
  }

  func keep(_ settled: SettledTab, of tab: PlannedTab) {
    keep(.tab(settled), settled.key(tab), bytes: 0)
  }
}

extension SettledTab {
  func key(_ tab: PlannedTab) -> KeptKey { KeptKey(.tab, of: tab.identity, firstDocuments) }
}
