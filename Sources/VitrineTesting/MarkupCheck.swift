internal import VitrineUI

/// Judges markup of a plugin's own: what may stand in the literal parts, and where a hole may be.
enum MarkupCheck {
  /// Stands for text in a hole: scalars for private use, which no markup has.
  private static let hole = "\u{F0000}"
  /// Stands for a checked address in a hole.
  private static let address = "\u{F0001}"

  private static let refused: Set = [
    "script", "style", "iframe", "object", "embed", "base", "meta", "link", "template", "frame", "noscript",
  ]
  private static let addresses: Set = [
    "href", "src", "poster", "action", "formaction", "data", "cite", "background", "xlink:href", "srcset",
  ]

  static func findings(in markup: Markup, isInLink: Bool) -> [Finding] {
    let text = markup.parts.map { part in
      switch part {
      case .literal(let literal): literal.description
      case .escaped: hole
      case .address: address
      }
    }.joined()
    do throws(StrictHTML.Fault) {
      return try StrictHTML.parse(text).elements.flatMap { findings(in: $0, isInLink: isInLink) }
    } catch {
      return [Finding(.markup, "in markup of the plugin's own, \(error)")]
    }
  }

  private static func findings(in element: HTMLElement, isInLink: Bool) -> [Finding] {
    var findings: [Finding] = []
    if refused.contains(element.name.lowercased()) {
      findings.append(Finding(.markup, "markup of the plugin's own has <\(element.name)>"))
    }
    if isInLink, element.name == "a" { findings.append(Finding(.linkInLink, "markup has <a> inside a link")) }
    if isInLink, HTMLRules.isControl(element) {
      findings.append(Finding(.controlInLink, "markup has <\(element.name)> inside a link"))
    }
    return findings + element.attributes.compactMap(complaint).map { Finding(.markup, $0) }
  }

  private static func complaint(about attribute: HTMLAttribute) -> String? {
    let name = attribute.name.lowercased()
    let value = attribute.value ?? ""
    if name == "style" || name == "srcdoc" || name.utf8.starts(with: "on".utf8) {
      return "markup of the plugin's own has the attribute \"\(attribute.name)\""
    }
    if name == "id" { return "an id in markup stands twice where the module type does; use a class" }
    guard addresses.contains(name) else { return nil }
    let isChecked =
      sameBytes(value, address) || (!holds(hole, value) && !holds(address, value) && Link(value) != nil)
    return isChecked
      ? nil : "the attribute \"\(attribute.name)\" takes a checked address alone: a Link or a MediaAddress"
  }

  private static func holds(_ scalar: String, _ text: String) -> Bool {
    text.unicodeScalars.contains { scalar.unicodeScalars.contains($0) }
  }
}
