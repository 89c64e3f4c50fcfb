import Foundation
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
    /// What stands around the words in the page of harmless ones.
    var around: [[UInt8]] {
      String(decoding: bytes, as: UTF8.self).components(separatedBy: LeakJudge.harmless).map {
        Array($0.utf8)
      }
    }

    init(_ name: String, _ text: String) {
      self.name = name
      bytes = Array(text.utf8)
    }

    /// Attributes that hold words in another form: percent-encoded.
    var isAddress: Bool { ["href", "src", "poster", "action", "data-vt"].contains(name) }

    /// Whether another page says here what this one does, with other words.
    func says(_ words: [UInt8], in other: Place) -> Bool {
      if isAddress { return other.isPlain }
      var said = around[0]
      for part in around.dropFirst() {
        said += words
        said += part
      }
      return said == other.bytes
    }

    private var isPlain: Bool {
      let refused = Set("\"<>`\\".utf8)
      var place = 0
      while place < bytes.count, bytes[place] > 0x20, bytes[place] < 0x7F, !refused.contains(bytes[place]) {
        place += 1
      }
      return place == bytes.count
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
    [Place("the text", nodes.text)]
      // Whether a text says that it runs its own way is for its letters to decide.
      + nodes.elements.flatMap(\.attributes).filter { $0.name != "dir" || $0.value != "auto" }
      .map { Place($0.name, $0.value ?? "") }
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
