import VitrineJSON

/// A file of design tokens: groups of tokens in groups, each token with a type and a value or an alias.
///
/// Source: the Design Tokens Format Module and Color Module 2025.10 of the W3C's Design Tokens Community Group. What is
/// looked up is found along aliases and `$extends`; nothing is copied, so that a file costs no more than its size.
struct TokenFile {
  /// How many aliases may lead on to each other, and how many groups extend each other.
  static let hops = 32

  let root: Field

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
      guard !Self.isToken(here) else { return nil }
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

  /// The token in which the aliases of one end.
  func end(of token: Token) -> Result<Token, Lost> {
    var here = token
    var seen = [token.path]
    while let target = Self.alias(here.value) {
      guard case .token(let next) = find(target) else { return .failure(.nothing(Self.name(target))) }
      if seen.contains(where: { Self.same($0, next.path) }) { return .failure(.circle(Self.name(target))) }
      guard seen.count <= Self.hops else { return .failure(.far(Self.name(target))) }
      seen.append(next.path)
      here = next
    }
    return .success(here)
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

  /// The path that `{light.ink}` names; nil for a value that is no alias.
  static func alias(_ field: Field) -> [String]? {
    guard let text = try? field.string() else { return nil }
    let bytes = Array(text.utf8)
    guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else {
      return nil
    }
    return bytes[1..<(bytes.count - 1)].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  static func name(_ path: [String]) -> String { path.joined(separator: ".") }

  static func same(_ one: [String], _ other: [String]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }
}
