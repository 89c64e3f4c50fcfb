import VitrineJSON
import VitrineTranslation
import VitrineUI

/// What a recorded response looks like: where its list of things is, and which fields they have.
struct ResponseSketch {
  /// One step down: a member or the first element.
  enum Step: Hashable {
    case key(String)
    case first
  }

  /// A field that is no object, and what it holds.
  struct Column {
    let way: [Step]
    let sample: String
    /// The last key, lower-case letters and digits alone, by which its meaning is guessed.
    let word: String
  }

  /// The keys from the response down to its list; none when the response is the list.
  let list: [String]
  /// The key that each element wraps its object in, as `[{"Item": {…}}]` does.
  let wrapper: String?
  /// The objects of the list.
  let elements: [Field]
  /// Every field of the objects, in the order in which they come.
  let columns: [Column]
  /// The fields around the list.
  let around: [Column]

  /// Finds the longest list of objects; nil when there is none.
  init?(_ root: Field) {
    guard let (way, found) = Self.longestList(in: root) else { return nil }
    list = way
    wrapper = Self.wrapper(of: found)
    elements = wrapper.map { key in found.map { $0[key] } } ?? found
    var columns = Columns()
    for element in elements.prefix(200) { Self.collect(element, [], &columns) }
    self.columns = columns.all
    var around = Columns()
    if !way.isEmpty { Self.collect(root, [], &around, without: way) }
    self.around = around.all
  }

  private static func longestList(in root: Field) -> (way: [String], elements: [Field])? {
    var best: (way: [String], elements: [Field])?
    var round: [(way: [String], field: Field)] = [([], root)]
    for _ in 0..<6 {
      var next: [(way: [String], field: Field)] = []
      for (way, field) in round {
        if let elements = try? field.elements() {
          let objects = elements.count { $0.kind == .object }
          if objects > 0, objects * 2 > elements.count, elements.count > best?.elements.count ?? 0 {
            best = (way, elements)
          }
        } else if let members = try? field.members() {
          next += members.map { (way + [$0.key], $0.field) }
        }
      }
      round = next
    }
    return best
  }

  private static func wrapper(of elements: [Field]) -> String? {
    guard let key = (try? elements.first?.members())?.first?.key else { return nil }
    let isWrapped = elements.allSatisfy { element in
      guard let members = try? element.members(), members.count == 1, let only = members.first else {
        return false
      }
      return same(only.key, key) && only.field.kind == .object
    }
    return isWrapped ? key : nil
  }

  /// The columns in the order in which they were found, each once; more than a reader would go through are left out.
  private struct Columns {
    var all: [Column] = []
    private var ways: Set<[Step]> = []

    mutating func takes(_ way: [Step]) -> Bool { all.count < 1_000 && ways.insert(way).inserted }
  }

  /// Notes the fields of an object and of those inside it.
  private static func collect(
    _ field: Field, _ way: [Step], _ columns: inout Columns, without list: [String]? = nil
  ) {
    switch field.kind {
    case .object where way.count < 6:
      for (key, member) in (try? field.members()) ?? [] {
        if let list, let first = list.first, same(first, key) {
          if list.count > 1 { collect(member, way + [.key(key)], &columns, without: Array(list.dropFirst())) }
        } else {
          collect(member, way + [.key(key)], &columns)
        }
      }
    case .array where way.count < 6:
      if let first = (try? field.elements())?.first {
        collect(first, way + [.first], &columns)
      } else {
        note(field, way, &columns)
      }
    default: note(field, way, &columns)
    }
  }

  private static func note(_ field: Field, _ way: [Step], _ columns: inout Columns) {
    guard !way.isEmpty, columns.takes(way) else { return }
    let key =
      way.reversed().lazy.compactMap { step in if case .key(let key) = step { key } else { nil } }.first ?? ""
    let word = key.utf8.filter { ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || (0x30...0x39).contains($0) }
    columns.all.append(
      Column(
        way: way, sample: field.summary,
        word: String(decoding: word.map { $0 < 0x41 ? $0 : $0 | 0x20 }, as: UTF8.self)))
  }
}

extension ResponseSketch.Column {
  /// The column of an element.
  func field(of element: Field) -> Field {
    way.reduce(element) { field, step in
      switch step {
      case .key(let key): field[key]
      case .first: field[at: 0]
      }
    }
  }

  /// As source: `["images"][at: 0]`.
  var source: String {
    way.map { step in
      switch step {
      case .key(let key): "[\(swiftLiteral(key))]"
      case .first: "[at: 0]"
      }
    }.joined()
  }

  /// As a comment: `images[].src: the string "…"`.
  var remark: String {
    var text = ""
    for step in way {
      switch step {
      case .key(let key): text += (text.utf8.isEmpty ? "" : ".") + printable(key)
      case .first: text += "[]"
      }
    }
    return "\(text): \(sample)"
  }
}
