import VitrineJSON

/// A file of design tokens: groups of tokens in groups, each token with a type and a value or an alias.
///
/// Source: the Design Tokens Format Module and Color Module 2025.10 of the W3C's Design Tokens Community Group. What is
/// looked up is found along aliases and `$extends`; nothing is copied, so that a file costs no more than its size.
struct TokenFile {
  /// How many aliases may lead on to each other, and how many groups extend each other.
  static let hops = 32
  /// How long an alias may be: in bytes, and in names, of which no text has more in each other.
  private static let (longest, deepest) = (4_096, 64)

  let root: Field
  /// Where tokens end that were followed already: each is followed once, however many lead to it.
  private var ends: [[UInt8]: End] = [:]

  init(root: Field) { self.root = root }

  /// A token as its file says it.
  struct Token {
    let path: [String]
    let field: Field
    /// The `$type` that holds for it: its own, else that of the nearest group around it.
    let type: Field?

    var value: Field { field["$value"] }
  }

  /// What a path leads to.
  enum Found {
    case token(Token)
    case group
  }

  /// Why an alias leads to no value.
  enum Lost: Error {
    case nothing(String)
    case circle(String)
    case far(String)
  }

  /// What stands at a path; groups give what they extend where they do not say it themselves.
  func find(_ path: [String], hops: Int = Self.hops) -> Found? {
    var here = root
    var type = here["$type"].optional
    for (count, name) in path.enumerated() {
      guard !Self.isToken(here), Self.isName(name) else { return nil }
      let next = here[name]
      guard next.kind == .object else {
        // A group that extends another is asked again there.
        guard !next.exists, hops > 0, let target = Self.alias(here["$extends"]) else { return nil }
        return find(target + path[count...], hops: hops - 1)
      }
      here = next
      type = here["$type"].optional ?? type
    }
    return Self.isToken(here) ? .token(Token(path: path, field: here, type: type)) : .group
  }

  private enum End {
    case token(Token, hops: Int)
    case lost(Lost)
  }

  /// The token in which the aliases of one end.
  mutating func end(of token: Token) -> Result<Token, Lost> {
    var way: [[UInt8]] = []
    var seen: Set<[UInt8]> = []
    var here = token
    var found: End?
    while found == nil {
      let key = Array(Self.name(here.path).utf8)
      found = ends[key]
      guard found == nil else { break }
      guard seen.insert(key).inserted else {
        found = .lost(.circle(Self.name(here.path)))
        break
      }
      way.append(key)
      if let target = Self.alias(here.value) {
        guard case .token(let next) = find(target) else {
          found = .lost(.nothing(Self.name(target)))
          break
        }
        here = next
      } else {
        ends[way.removeLast()] = .token(here, hops: 0)
        found = .token(here, hops: 0)
      }
    }
    for key in way.reversed() {
      if case .token(let end, let hops)? = found { found = .token(end, hops: hops + 1) }
      ends[key] = found
    }
    switch found {
    case .token(let end, let hops)? where hops <= Self.hops: return .success(end)
    case .lost(let lost)?: return .failure(lost)
    default: return .failure(.far(Self.name(token.path)))
    }
  }

  /// Whether what a group extends leads back to it.
  func isCircle(_ path: [String]) -> Bool {
    var here = path
    for _ in 0..<Self.hops {
      let group = here.reduce(root) { $0[$1] }
      guard let target = Self.alias(group["$extends"]) else { return false }
      if Self.same(target, path) { return true }
      here = target
    }
    return true
  }

  static func isToken(_ field: Field) -> Bool { field["$value"].exists }

  /// The path that `{light.ink}` names; nil for a value that is no alias, or longer than any file needs one.
  static func alias(_ field: Field) -> [String]? {
    guard let length = field.stringLength, (3...longest).contains(length), let text = try? field.string()
    else { return nil }
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else {
      return nil
    }
    let names = bytes[1..<(bytes.count - 1)].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return names.count <= deepest ? names.map { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// Whether a member is a token or a group, and not what one says of itself.
  private static func isName(_ key: String) -> Bool {
    key.utf8.first != UInt8(ascii: "$") || key.utf8.elementsEqual("$root".utf8)
  }

  static func name(_ path: [String]) -> String { path.joined(separator: ".") }

  static func same(_ one: [String], _ other: [String]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }
}
