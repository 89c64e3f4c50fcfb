public import VitrineUI

/// What a page is asked for: its tab, and every input that could change a byte of it.
public struct PageRequest: Sendable {
  /// The tab's id; the first tab unless given.
  public var tab: String?
  /// Where the reader's clocks stand; the layout's `timeZone` unless given, and UTC where that is silent.
  public var zone: Zone?
  /// The time; without it, words that need the clock show the absolute time.
  public var now: Moment?
  /// Whether a hole is shown as a placeholder; otherwise it leaves nothing.
  public var showsHoles = false
  /// What is put before relative addresses: `../Layouts/`, `https://assets.shop.example/`.
  public var addressPrefix = ""
  /// Where the tabs lead.
  public var tabLinks = TabLinks.query
  /// The colours, fonts and measures; those of the theme that the layout names unless given.
  public var theme: Theme?

  /// A page of a tab, or of the first one.
  public init(tab: String? = nil) { self.tab = tab }
}

/// Where a page's tabs lead.
public enum TabLinks: Sendable, Equatable {
  /// `?tab=cosme`.
  case query
  /// `home.html` for the first tab and `home.cosme.html` for the others.
  case files(stem: String)
  /// Text with `{tab}` in the place of the tab's id; one that gives no address to follow counts as ``query``.
  case template(String)

  /// Whether the links are addresses to follow.
  package var isSound: Bool {
    if case .template(let template) = self { Link(Self.filled(template, "tab")) != nil } else { true }
  }

  func address(of tab: String, isFirst: Bool) -> String {
    switch self {
    case .query: return "?tab=" + tab
    case .files(let stem): return isFirst ? stem + ".html" : stem + "." + tab + ".html"
    case .template(let template):
      return Link(Self.filled(template, tab))?.description ?? "?tab=" + tab
    }
  }

  private static func filled(_ template: String, _ tab: String) -> String {
    let mark = Array("{tab}".utf8)
    var rest = Array(template.utf8)[...]
    var out: [UInt8] = []
    while !rest.isEmpty {
      if rest.starts(with: mark) {
        out += tab.utf8
        rest = rest.dropFirst(mark.count)
      } else {
        out.append(rest.removeFirst())
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
