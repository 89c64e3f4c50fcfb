import Foundation
import Testing
import VitrineUI

/// What Chromium makes of an address in a page of https://vitrine.example/dir/page.
private struct Resolved: Decodable {
  let input: String
  let `protocol`: String
  let host: String

  struct File: Decodable { let cases: [Resolved] }
}

/// A case of the web platform's own tests.
private struct Parsed: Decodable {
  let input: String
  let base: String?
  let failure: Bool?
  let `protocol`: String?
  let host: String?

  init(from decoder: any Decoder) throws {
    guard let fields = try? decoder.container(keyedBy: Key.self) else {
      (input, base, failure, `protocol`, host) = ("", nil, nil, nil, nil)
      return
    }
    input = try fields.decode(String.self, forKey: .input)
    base = try fields.decodeIfPresent(String.self, forKey: .base)
    failure = try fields.decodeIfPresent(Bool.self, forKey: .failure)
    `protocol` = try fields.decodeIfPresent(String.self, forKey: .protocol)
    host = try fields.decodeIfPresent(String.self, forKey: .host)
  }

  enum Key: CodingKey { case input, base, failure, `protocol`, host }
}

@Suite struct AddressCorpusTests {
  private static let schemes = ["http:", "https:", "mailto:", "tel:"]

  @Test(.enabled(if: Corpora.has("url_attacks"), "no corpora"))
  func `an address that is taken leads where Chromium goes`() throws {
    let cases = try Corpora.decode(Resolved.File.self, from: "url_attacks/cases.json").cases
    #expect(cases.count > 2_000)
    for address in cases {
      for written in [Link(address.input)?.description, MediaAddress(address.input)?.description] {
        guard let written else { continue }
        #expect(Self.schemes.contains(address.protocol), "\(address.input.debugDescription)")
        #expect(agrees(written, with: address), "\(address.input.debugDescription) became \(written)")
      }
    }
  }

  @Test(.enabled(if: Corpora.has("url_attacks") && Corpora.has("wpt_url"), "no corpora"))
  func `an address that is quickly told is judged as every other`() throws {
    let attacks = try Corpora.decode(Resolved.File.self, from: "url_attacks/cases.json").cases.map(\.input)
    let platform = try Corpora.decode([Parsed].self, from: "wpt_url/urltestdata.json").map(\.input)
    for address in attacks + platform {
      // No address with a TAB is in its written form, and the door drops the TAB.
      #expect(Link(address) == Link("\t" + address), "\(address.debugDescription)")
      #expect(MediaAddress(address) == MediaAddress("\t" + address), "\(address.debugDescription)")
    }
  }

  private func agrees(_ written: String, with address: Resolved) -> Bool {
    for scheme in ["https:", "http:"] where written.hasPrefix(scheme + "//") {
      let host = written.dropFirst(scheme.count + 2).prefix { !"/?#".contains($0) }
      return address.protocol == scheme && host == address.host
    }
    if written.hasPrefix("mailto:") || written.hasPrefix("tel:") {
      return written.hasPrefix(address.protocol)
    }
    return address.protocol == "https:" && address.host == "vitrine.example"
  }

  @Test(.enabled(if: Corpora.has("url_attacks"), "no corpora"))
  func `what Chromium takes and we refuse has a reason`() throws {
    let cases = try Corpora.decode(Resolved.File.self, from: "url_attacks/cases.json").cases
    let refused = cases.filter { Self.schemes.contains($0.protocol) && Link($0.input) == nil }
    let reasons = Dictionary(grouping: refused) { Self.reason($0.input) }
    #expect(reasons["?", default: []].map(\.input) == [])
    #expect(reasons.mapValues(\.count) == Self.counts)
  }

  /// How many addresses of the corpus are refused although Chromium takes them, by the reason.
  private static let counts = [
    "a control character": 134,
    "a backslash for a slash": 102,
    "not two slashes before the host": 48,
    "slashes after mailto: or tel:": 42,
    "a user name": 26,
    "an IPv4 address not of four decimal numbers": 20,
    "an IPv6 address": 11,
    "a host that is not ASCII": 9,
    "a percent escape in the host": 7,
    "a host of other characters": 4,
    "a port with leading zeros": 3,
    "nothing to follow": 2,
  ]

  /// Why an address is refused, told from the address alone.
  private static func reason(_ address: String) -> String {
    let scalars = address.unicodeScalars.filter { !["\t", "\n", "\r"].contains($0) }
    let text = String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: controlsAndBlanks)
    if text.isEmpty { return "nothing to follow" }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "a control character"
    }
    let lead = text.prefix { $0 != "?" && $0 != "#" }
    let scheme = lead.firstIndex(of: ":").map { lead[..<$0].lowercased() } ?? ""
    let rest = schemes.contains(scheme + ":") ? lead.dropFirst(scheme.utf8.count + 1) : lead
    if ["mailto", "tel"].contains(scheme) {
      return rest.hasPrefix("/") ? "slashes after mailto: or tel:" : "?"
    }
    let slashes = rest.prefix { $0 == "/" || $0 == "\\" }
    if slashes.contains("\\") || (slashes.count < 2 && rest.contains("\\")) {
      return "a backslash for a slash"
    }
    guard slashes.count == 2 else { return "not two slashes before the host" }
    let authority = rest.dropFirst(2).prefix { $0 != "/" }
    if authority.contains("\\") { return "a backslash for a slash" }
    if authority.contains("@") { return "a user name" }
    if authority.hasPrefix("[") { return "an IPv6 address" }
    if authority.contains("%") { return "a percent escape in the host" }
    if !authority.utf8.allSatisfy({ $0 < 0x80 }) { return "a host that is not ASCII" }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 2, parts[1].hasPrefix("0") { return "a port with leading zeros" }
    let labels = (parts.first ?? "").split(separator: ".")
    if labels.last?.first?.isNumber == true { return "an IPv4 address not of four decimal numbers" }
    let isPlain = (parts.first ?? "").allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
    return isPlain ? "?" : "a host of other characters"
  }

  private static let controlsAndBlanks = CharacterSet(charactersIn: "\u{0}"..."\u{20}")

  @Test(.enabled(if: Corpora.has("wpt_url"), "no corpora"))
  func `an absolute address that is taken is one for the web platform too`() throws {
    let cases = try Corpora.decode([Parsed].self, from: "wpt_url/urltestdata.json")
    var taken = 0
    for address in cases {
      guard let written = Link(address.input)?.description,
        let scheme = ["https:", "http:"].first(where: written.hasPrefix)
      else { continue }
      let input = address.input.trimmingCharacters(in: Self.controlsAndBlanks).lowercased()
      guard input.hasPrefix("http") else { continue }
      taken += 1
      let host = written.dropFirst(scheme.count + 2).prefix { !"/?#".contains($0) }
      #expect(address.failure != true, "\(address.input.debugDescription)")
      #expect(address.protocol == scheme && address.host == String(host), "\(address.input.debugDescription)")
    }
    #expect(taken > 100)
  }
}
