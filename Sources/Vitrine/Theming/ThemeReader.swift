import VitrineJSON

/// Reads a file of design tokens as a theme and collects every mistake on the way.
///
/// It goes on after each: what does not read is as if it were not said.
struct ThemeReader {
  var findings: [Finding] = []
  var file: TokenFile
  var speller = Speller()
  /// The names of all tokens.
  private(set) var names: [String] = []
  /// The names of groups that something leads to, and of what stands in these.
  private(set) var used: Set<[UInt8]> = []
  /// The tokens that are aliases.
  private(set) var aliases: [TokenFile.Token] = []
  /// The colours that the file says, with the token that says each.
  private var said: [ThemeMode: [ThemeToken: (colour: Colour, field: Field)]] = [:]

  static func read(_ document: Document, name: String) -> (theme: Theme, findings: [Finding]) {
    var reader = ThemeReader(document.root)
    reader.findings = document.remarks.map { Finding($0, in: document) }
    let theme = reader.theme(name)
    return (theme, reader.findings)
  }

  private init(_ root: Field) { file = TokenFile(root: root) }

  private mutating func theme(_ name: String) -> Theme {
    guard file.root.kind == .object else {
      findings.append(
        .error(
          .shape, .init(file.root),
          "expected a theme, an object with groups of design tokens as \"light\" and \"dark\", found \(file.root.summary)"
        ))
      return .standard
    }
    check(file.root, path: [], type: nil)
    checkAliases()
    checkNames()
    for mode in ThemeMode.allCases {
      for token in ThemeToken.allCases {
        guard case .colour(let colour)? = value([mode.rawValue, token.rawValue], "color"),
          case .token(let place)? = file.find([mode.rawValue, token.rawValue])
        else { continue }
        said[mode, default: [:]][token] = (colour, place.field)
      }
    }
    checkModes()
    let said = said
    let theme = Theme(name: name, style: style()) { token, mode in
      said[mode]?[token]?.colour ?? said[mode.base]?[token]?.colour ?? Theme.standard.colour(token, mode)
    }
    let judge = ContrastJudge(theme: theme) { token, mode in
      said[mode]?[token]?.field ?? said[mode.base]?[token]?.field
    }
    findings += judge.findings
    return theme
  }

  // Groups and tokens

  /// Checks a group and all that is in it.
  private mutating func check(_ group: Field, path: [String], type: Field?) {
    let type = group["$type"].optional ?? type
    for (key, member) in (try? group.members()) ?? [] where member.exists {
      if key.utf8.first == UInt8(ascii: "$"), !key.utf8.elementsEqual("$root".utf8) {
        checkProperty(key, member, of: path, isToken: false)
      } else if key.utf8.contains(where: { "{}.".utf8.contains($0) }) {
        findings.append(
          .error(
            .shape, .init(member, isKey: true),
            "the name \(String(quoting: key)) has a brace or a full stop in it, which aliases are written with"
          ))
      } else if member.kind != .object {
        findings.append(
          .error(
            .shape, .init(member),
            "expected a token, an object with \"$value\", or a group of tokens, found \(member.summary)"))
      } else if TokenFile.isToken(member) {
        let token = TokenFile.Token(path: path + [key], field: member, type: member["$type"].optional ?? type)
        names.append(TokenFile.name(token.path))
        check(token)
      } else {
        check(member, path: path + [key], type: type)
      }
    }
  }

  private mutating func check(_ token: TokenFile.Token) {
    for (key, member) in (try? token.field.members()) ?? [] where member.exists {
      checkProperty(key, member, of: token.path, isToken: true)
    }
    if let target = TokenFile.alias(token.value) {
      use(target)
      aliases.append(token)
    } else if let type = self.type(of: token) {
      _ = TokenValue.read(token.value, as: type) { findings.append($0) }
    }
  }

  private mutating func use(_ path: [String]) {
    for count in path.indices.prefix(2) { used.insert(Array(TokenFile.name(Array(path[...count])).utf8)) }
  }

  /// The type that holds for a token with a value of its own.
  private mutating func type(of token: TokenFile.Token) -> String? {
    guard let type = token.type else {
      findings.append(
        .error(
          .missingKey, .init(token.field),
          "a token says its type: write \"$type\", as \"color\", on it or on a group around it"))
      return nil
    }
    return (try? type.string()).flatMap { word in
      TokenValue.types.contains { $0.utf8.elementsEqual(word.utf8) } ? word : nil
    }
  }

  /// Checks what starts with a `$`.
  private mutating func checkProperty(_ key: String, _ field: Field, of path: [String], isToken: Bool) {
    let known =
      ["$type", "$description", "$extensions", "$deprecated"] + (isToken ? ["$value"] : ["$extends"])
      + (path.isEmpty ? ["$schema"] : [])
    guard known.contains(where: { $0.utf8.elementsEqual(key.utf8) }) else {
      if key.utf8.elementsEqual("$ref".utf8) {
        findings.append(
          .error(
            .unsupported, .init(field, isKey: true),
            "this engine follows no \"$ref\"; an alias as \"{light.ink}\" leads to a token too"))
        return
      }
      let near = speller.near(key, among: known + ["$value"])
      findings.append(
        .warning(
          .unknownKey, .init(field, isKey: true),
          "nothing reads the key \(String(quoting: key))"
            + (near.map { "; did you mean \"\($0)\"?" } ?? "; notes of your own go under \"$extensions\""),
          suggestion: near))
      return
    }
    switch key {
    case "$type":
      let word = try? field.string()
      if word.map({ word in !TokenValue.types.contains { $0.utf8.elementsEqual(word.utf8) } }) ?? true {
        let near = word.flatMap { speller.near($0, among: TokenValue.types) }
        findings.append(
          .error(
            .shape, .init(field),
            "expected a type of design tokens as \"color\", found \(field.summary)"
              + (near.map { "; did you mean \"\($0)\"?" } ?? ""), suggestion: near))
      }
    case "$description" where field.kind != .string:
      findings.append(.error(.shape, .init(field), "expected a string, found \(field.summary)"))
    case "$extends": checkExtends(field, of: path)
    default: break
    }
  }

  private mutating func checkExtends(_ field: Field, of path: [String]) {
    guard let target = TokenFile.alias(field) else {
      findings.append(
        .error(.shape, .init(field), "expected the name of a group as \"{light}\", found \(field.summary)"))
      return
    }
    use(target)
    guard case .group? = file.find(target) else {
      let (near, clause) = speller.meant(TokenFile.name(target), among: groupNames)
      findings.append(
        .error(
          .unknownToken, .init(field),
          "there is no group \(String(quoting: TokenFile.name(target)))" + clause,
          suggestion: near.map { "{\($0)}" }))
      return
    }
    if file.isCircle(path) {
      findings.append(
        .error(.shape, .init(field), "the group extends itself; what it leaves out stays unsaid"))
    }
  }

  private var groupNames: [String] {
    ((try? file.root.members()) ?? []).filter {
      $0.field.kind == .object && !TokenFile.isToken($0.field) && $0.key.utf8.first != UInt8(ascii: "$")
    }.map(\.key)
  }
}
