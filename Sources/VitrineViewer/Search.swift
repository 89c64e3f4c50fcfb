import Vitrine

/// A search in the page: the words, and where they are.
package struct Search: Sendable, Equatable {
  /// Where words were found.
  package struct Hit: Sendable, Equatable {
    package let line: Int
    package let cells: Range<Int>
  }

  /// The most signs that can be searched for.
  static let limit = 200

  package internal(set) var words: String
  /// Whether the words are still being written.
  package internal(set) var isTyping: Bool
  /// The first line that was seen when the search began.
  let origin: Int
  package internal(set) var hits: [Hit] = []
  /// The hit that was gone to.
  package internal(set) var current: Int?

  /// Where words stand in lines, whatever their case; a hit that is broken over two lines is none.
  static func hits(of words: String, in lines: [FoldedLine]) -> [Hit] {
    let wanted = Array(folded(words))
    guard !wanted.isEmpty else { return [] }
    var hits: [Hit] = []
    for (number, line) in lines.enumerated() {
      var at = 0
      while at + wanted.count <= line.scalars.count {
        guard line.scalars[at..<at + wanted.count].elementsEqual(wanted) else {
          at += 1
          continue
        }
        hits.append(Hit(line: number, cells: line.starts[at]..<line.ends[at + wanted.count - 1]))
        at += wanted.count
      }
    }
    return hits
  }

  private static func folded(_ text: String) -> String.UnicodeScalarView {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { fold(scalar) { folded.append($0) } }
    return folded
  }

  fileprivate static func fold(_ scalar: Unicode.Scalar, _ use: (Unicode.Scalar) -> Void) {
    switch scalar.value {
    case 0x41...0x5A: use(Unicode.Scalar(UInt8(scalar.value + 0x20)))
    case 0...0x7F: use(scalar)
    default: for lower in scalar.properties.lowercaseMapping.unicodeScalars { use(lower) }
    }
  }
}

/// A line as it is searched: its scalars in lower case, and the cells of the sign that each belongs to.
struct FoldedLine: Sendable {
  fileprivate private(set) var scalars: [Unicode.Scalar] = []
  fileprivate private(set) var starts: [Int] = []
  fileprivate private(set) var ends: [Int] = []

  init(_ line: TextLine) {
    var (start, cell) = (0, 0)
    for sign in line.signs {
      for scalar in String(decoding: line.bytes[start..<sign.end], as: UTF8.self).unicodeScalars {
        Search.fold(scalar) {
          scalars.append($0)
          starts.append(cell)
          ends.append(sign.endCell)
        }
      }
      (start, cell) = (sign.end, sign.endCell)
    }
  }
}

extension Viewer {
  mutating func beginSearch() {
    search = Search(words: "", isTyping: true, origin: top)
    module = nil
  }

  /// A key while words are written; false when it is no key of the prompt.
  mutating func typeSearch(_ key: Key) {
    guard var search else { return }
    switch key {
    case .typed(let scalar): search.words.unicodeScalars.append(scalar)
    case .pasted(let text): search.words += text
    case .backspace where search.words.isEmpty: return endSearch()
    case .backspace: search.words.unicodeScalars.removeLast()
    case .control("u"): search.words = ""
    case .control("w"):
      while search.words.unicodeScalars.last == " " { search.words.unicodeScalars.removeLast() }
      while let last = search.words.unicodeScalars.last, last != " " {
        search.words.unicodeScalars.removeLast()
      }
    case .enter:
      if search.words.isEmpty { return endSearch() }
      self.search?.isTyping = false
      return
    case .escape, .control("c"): return endSearch()
    case .down, .up:
      self.search = search
      return goToHit(key == .down ? 1 : -1)
    default: return
    }
    search.words = String(String.UnicodeScalarView(search.words.unicodeScalars.prefix(Search.limit)))
    // Words that are full take no more, however much is pasted.
    guard !same(search.words, self.search?.words ?? "") else { return }
    self.search = search
    find()
  }

  /// Ends the search where it began.
  private mutating func endSearch() {
    let origin = search?.origin ?? top
    search = nil
    scroll(to: origin)
  }

  /// Looks for the words, and goes to the first hit from where the search began.
  private mutating func find() {
    guard let origin = search?.origin else { return }
    find(from: origin)
    if search?.current == nil { scroll(to: origin) } else { revealHit() }
  }

  /// Looks for the words in a page that was laid out anew; the view stays where it is.
  mutating func refreshSearch() { find(from: top) }

  /// Finds the words; the current hit is the first from a line on, else the first of all.
  private mutating func find(from line: Int) {
    guard var search else { return }
    // What is searched for passes the door too: it is compared with what has.
    let words = String(decoding: TerminalText(search.words).bytes, as: UTF8.self)
    let lines = folded ?? (page?.lines ?? []).map(FoldedLine.init)
    folded = lines
    search.hits = Search.hits(of: words, in: lines)
    search.current = search.hits.firstIndex { $0.line >= line } ?? (search.hits.isEmpty ? nil : 0)
    self.search = search
  }

  /// Goes some hits on, or back; after the last comes the first.
  mutating func goToHit(_ distance: Int) {
    guard let search, !search.words.isEmpty else {
      notice = ["nothing is searched for; / begins a search"]
      return
    }
    guard !search.hits.isEmpty else { return }
    let current = search.current ?? 0
    // After scrolling away, the next hit is that below the top.
    var next = current + distance
    if !visible.contains(search.hits[current].line) {
      next =
        distance > 0
        ? search.hits.firstIndex { $0.line >= top } ?? 0
        : search.hits.lastIndex { $0.line < top } ?? search.hits.count - 1
    }
    self.search?.current = (next + search.hits.count) % search.hits.count
    revealHit()
  }

  private mutating func revealHit() {
    guard let search, let current = search.current else { return }
    let line = search.hits[current].line
    module = nil
    reveal(line..<line + 1, margin: 2)
  }
}
