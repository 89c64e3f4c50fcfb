import VitrineTesting
import VitrineUI

/// Says whether text from outside left its place in a page: the page of hostile words must be that of harmless ones,
/// tag for tag, and say exactly the words.
struct LeakJudge {
  static let harmless = "words"

  let page: (String) -> String
  private let skeleton: String
  private let places: [Place]

  /// Something that a page says: its text, or an attribute's value.
  private struct Place {
    let name: String
    let bytes: [UInt8]

    /// Attributes that hold words in another form: percent-encoded.
    var isAddress: Bool { ["href", "src", "poster", "action", "data-vt"].contains(name) }

    /// Whether another page says here what this one does, with other words.
    func says(_ words: [UInt8], in other: Place) -> Bool {
      guard !isAddress else {
        return other.bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>`\\".utf8.contains($0) }
      }
      return Array(
        bytes.split(separator: Array(LeakJudge.harmless.utf8), omittingEmptySubsequences: false)
          .joined(separator: words)) == other.bytes
    }
  }

  /// A judge of whatever draws words into a page.
  init(_ page: @escaping (String) -> String) throws {
    self.page = page
    let nodes = try StrictHTML.parse(page(Self.harmless))
    skeleton = nodes.skeleton
    places = Self.places(of: nodes)
  }

  /// Why the words leak; nil when they stay where they belong.
  func leak(of words: String) -> String? {
    do throws(StrictHTML.Fault) {
      let nodes = try StrictHTML.parse(page(words))
      guard sameBytes(skeleton, nodes.skeleton) else { return "the page has other tags" }
      let said = Array(Self.normalized(words).utf8)
      let wrong = zip(places, Self.places(of: nodes)).first { !$0.says(said, in: $1) }
      return wrong.map { "\($1.name) says \(String(decoding: $1.bytes, as: UTF8.self))" }
    } catch {
      return error.description
    }
  }

  /// The words that leak, of many: drawn together, since the page around them costs more than they do, and one by one
  /// when some do.
  func leaks(among many: [String]) -> [String] {
    stride(from: 0, to: many.count, by: 25).flatMap { start -> [String] in
      let some = many[start..<min(start + 25, many.count)]
      guard let fault = leak(of: some.joined(separator: "\n")) else { return [] }
      let alone = some.filter { leak(of: $0) != nil }
      return alone.isEmpty ? ["together: " + fault] : alone
    }
  }

  private static func places(of nodes: [HTMLNode]) -> [Place] {
    [Place(name: "the text", bytes: Array(nodes.text.utf8))]
      + nodes.elements.flatMap(\.attributes).map { Place(name: $0.name, bytes: Array(($0.value ?? "").utf8)) }
  }

  /// The words as a page can say them: a control that HTML forbids is U+FFFD.
  static func normalized(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      let isForbidden =
        (scalar.value < 0x20 && ![0x09, 0x0A, 0x0D].contains(scalar.value))
        || (0x7F...0x9F).contains(scalar.value)
      text.unicodeScalars.append(isForbidden ? "\u{FFFD}" : scalar)
    }
    return text
  }
}

func sameBytes(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
