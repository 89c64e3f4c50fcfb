import VitrineJSON

/// A tab's modules after fetching and translating, in the order of the layout.
package final class SettledTab: Sendable {
  /// The planned tab.
  let tab: Identity
  let header: [SettledModule]
  let modules: [SettledModule]
  let findings: [Finding]
  /// Whether all that it was made from is known, so that it can be kept.
  let isKept: Bool
  let firstDocuments: [Document]
  /// What the first responses have made it ask for.
  let laterRequests: [SourceRequest]
  let laterDocuments: [Document]
  /// What the source said of the requests of runs.
  let answers: [SourceAnswer]

  var documents: [Document] { firstDocuments + laterDocuments }

  init(
    tab: Identity, header: [SettledModule], modules: [SettledModule], findings: [Finding],
    firstDocuments: [Document]?, laterRequests: [SourceRequest], laterDocuments: [Document]?,
    answers: [SourceAnswer]
  ) {
    self.tab = tab
    self.header = header
    self.modules = modules
    self.findings = findings
    isKept = firstDocuments != nil && laterDocuments != nil
    self.firstDocuments = firstDocuments ?? []
    self.laterRequests = laterRequests
    self.laterDocuments = laterDocuments ?? []
    self.answers = answers
  }
}
