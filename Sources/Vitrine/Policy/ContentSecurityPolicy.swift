// The room of what a page may load. A policy is worked out from the page's bytes, not from what was meant to be in
// them: what is written and what is allowed cannot differ.

/// What a browser may load for a page: nothing but what the page really uses.
///
/// Source: Content Security Policy Level 3 of the W3C.
struct ContentSecurityPolicy {
  private var sources: [Directive: Set<String>] = [:]

  /// The kinds of thing that a page of ours can load, in the order in which they are written.
  private enum Directive: String, CaseIterable {
    case style = "style-src"
    case image = "img-src"
    case media = "media-src"
    case frame = "frame-src"
    case object = "object-src"
    case form = "form-action"
  }

  /// The policy of a page.
  init(of html: [UInt8]) {
    for tag in StartTags(html) { add(tag) }
  }

  /// The value of the header.
  var value: String {
    var directives = ["default-src 'none'"]
    for directive in Directive.allCases {
      let sources = (sources[directive] ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      if !sources.isEmpty {
        directives.append(([directive.rawValue] + sources).joined(separator: " "))
      } else if directive == .form {
        // The default does not hold for forms.
        directives.append("form-action 'none'")
      }
    }
    return (directives + ["base-uri 'none'", "frame-ancestors 'none'"]).joined(separator: "; ")
  }

  private mutating func add(_ tag: StartTags.Tag) {
    if let style = tag.style {
      let digest = Base64.encoded(SHA256.digest(Array(style)))
      allow("'sha256-\(String(decoding: digest, as: UTF8.self))'", .style)
    }
    if tag.named("link"), let kind = tag.value("rel") {
      if kind.elementsEqual("stylesheet".utf8) { allow(tag.value("href"), .style) }
      if kind.elementsEqual("icon".utf8) { allow(tag.value("href"), .image) }
    }
    if tag.named("img") || tag.named("input") { allow(tag.value("src"), .image) }
    if tag.named("img") || tag.named("source") {
      for one in tag.value("srcset")?.split(separator: UInt8(ascii: ",")) ?? [] {
        allow(one.drop { $0 <= 0x20 }.prefix { $0 > 0x20 }, .image)
      }
    }
    if tag.named("video") { allow(tag.value("poster"), .image) }
    if tag.named("image") { allow(tag.value("href") ?? tag.value("xlink:href"), .image) }
    if tag.named("video") || tag.named("audio") || tag.named("source") || tag.named("track") {
      allow(tag.value("src"), .media)
    }
    if tag.named("iframe") { allow(tag.value("src"), .frame) }
    if tag.named("embed") { allow(tag.value("src"), .object) }
    if tag.named("object") { allow(tag.value("data"), .object) }
    // A form without an action sends to its own page.
    if tag.named("form") { allow(tag.value("action") ?? [], .form, empty: "'self'") }
    allow(tag.value("formaction"), .form, empty: "'self'")
  }

  private mutating func allow(_ address: ArraySlice<UInt8>?, _ directive: Directive, empty: String? = nil) {
    guard let address else { return }
    if let source = address.isEmpty ? empty : SourceExpression(address).text { allow(source, directive) }
  }

  private mutating func allow(_ source: String, _ directive: Directive) {
    sources[directive, default: []].insert(source)
  }
}

/// Where an address leads, as a policy says it.
private struct SourceExpression {
  /// `'self'`, `https://cdn.example:8443`, `data:`; nil for an address that loads nothing.
  let text: String?

  init(_ address: ArraySlice<UInt8>) {
    let bytes = Array(address.drop { $0 <= 0x20 })
    let scheme = bytes.prefix { Self.isScheme($0) }
    guard bytes.dropFirst(scheme.count).first == UInt8(ascii: ":"), !scheme.isEmpty else {
      text = bytes.starts(with: "//".utf8) ? Self.host(bytes.dropFirst(2)) ?? "https:" : "'self'"
      return
    }
    let name = String(decoding: scheme.map { $0 | 0x20 }, as: UTF8.self)
    let rest = bytes.dropFirst(scheme.count + 1)
    if name.utf8.elementsEqual("about".utf8) {
      text = nil
    } else if name.utf8.elementsEqual("http".utf8) || name.utf8.elementsEqual("https".utf8) {
      // A host that a policy cannot say, as one with an underscore, is allowed with its scheme.
      text =
        rest.starts(with: "//".utf8)
        ? Self.host(rest.dropFirst(2)).map { name + "://" + $0 } ?? name + ":" : name + ":"
    } else {
      text = name + ":"
    }
  }

  /// A host and a port; nil when a policy has no way to say them.
  ///
  /// Source: Content Security Policy Level 3, `host-part` and `port-part`.
  private static func host(_ rest: ArraySlice<UInt8>) -> String? {
    let authority = rest.prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    let parts = authority.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard let host = parts.first, parts.count <= 2, !host.isEmpty,
      host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy({ label in
        !label.isEmpty && label.allSatisfy { isHost($0) }
      }),
      parts.count == 1 || (!parts[1].isEmpty && parts[1].allSatisfy { (0x30...0x39).contains($0) })
    else { return nil }
    return String(decoding: authority, as: UTF8.self)
  }

  private static func isHost(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
  }

  private static func isScheme(_ byte: UInt8) -> Bool {
    isHost(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }
}
