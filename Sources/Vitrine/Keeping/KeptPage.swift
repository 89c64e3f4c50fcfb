import VitrineUI

/// A page as it was written.
final class KeptPage: Sendable {
  let tab: SettledTab
  let inputs: PageInputs
  let time: KeptTime
  let bytes: [UInt8]
  let diagnostics: [Diagnostic]

  init(
    _ tab: SettledTab, _ inputs: PageInputs, _ time: KeptTime, _ bytes: [UInt8], _ diagnostics: [Diagnostic]
  ) {
    self.tab = tab
    self.inputs = inputs
    self.time = time
    self.bytes = bytes
    self.diagnostics = diagnostics
  }

  /// Whether a page would be written the same.
  func serves(_ tab: SettledTab, _ inputs: PageInputs, at now: Moment?) -> Bool {
    self.tab === tab && time.includes(now) && self.inputs.isSame(as: inputs)
  }

  /// Whether only the time tells it from another one.
  func isOfOtherTime(than other: KeptPage) -> Bool { tab === other.tab && inputs.isSame(as: other.inputs) }
}

/// What a page of a settled tab is written with, the time apart.
struct PageInputs: Sendable {
  private let zone: Zone
  private let showsHoles: Bool
  private let addressPrefix: String
  private let tabLinks: TabLinks
  private let stylesheet: Link?
  /// All that a page has of its theme.
  private let css: [UInt8]

  init(_ page: Page, _ stylesheet: Link?) {
    zone = page.request.zone ?? page.plan.zone
    showsHoles = page.request.showsHoles
    addressPrefix = page.request.addressPrefix
    tabLinks = page.request.tabLinks
    self.stylesheet = stylesheet
    css = page.theme.css
  }

  func isSame(as other: PageInputs) -> Bool {
    zone == other.zone && showsHoles == other.showsHoles
      && addressPrefix.utf8.elementsEqual(other.addressPrefix.utf8) && tabLinks.isSame(as: other.tabLinks)
      && stylesheet == other.stylesheet && css.isSame(as: other.css)
  }
}

extension TabLinks {
  fileprivate func isSame(as other: TabLinks) -> Bool {
    switch (self, other) {
    case (.query, .query): true
    case (.files(let one), .files(let other)), (.template(let one), .template(let other)):
      one.utf8.elementsEqual(other.utf8)
    default: false
    }
  }
}
