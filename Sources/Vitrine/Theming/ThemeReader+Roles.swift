import VitrineJSON

/// A token that a theme reads beside its colours.
struct ThemeRole {
  let group: String
  let name: String
  let type: String
  let about: String

  static let all = [
    ThemeRole(group: "font", name: "text", type: "fontFamily", about: "the families of running text"),
    ThemeRole(
      group: "font", name: "heading", type: "fontFamily",
      about: "the families of titles and headings; those of the text unless given"),
    ThemeRole(
      group: "page", name: "radius", type: "dimension", about: "how round corners are, 0px to 32px (2rem)"),
    ThemeRole(
      group: "page", name: "width", type: "dimension",
      about: "how wide the column gets, 320px (20rem) to 1920px (120rem)"),
    ThemeRole(
      group: "page", name: "space", type: "number",
      about: "how much room there is between things, as a factor from 0.5 to 2"),
  ]

  /// The groups of a theme, those of its modes first.
  static let groups = ThemeMode.allCases.map(\.rawValue) + ["font", "page"]

  /// The names that are read in a group.
  static func names(in group: String) -> [String] {
    let roles = all.filter { $0.group.utf8.elementsEqual(group.utf8) }.map(\.name)
    return roles.isEmpty ? ThemeToken.allCases.map(\.rawValue) : roles
  }
}

extension ThemeReader {
  // What is said twice over: aliases, names

  mutating func checkAliases() {
    for token in aliases {
      switch file.end(of: token) {
      case .failure(.nothing(let name)):
        let (near, clause) = speller.meant(name, among: names)
        add(
          .error(
            .unknownToken, .init(token.value), "there is no token \(String(quoting: name))" + clause,
            suggestion: near.map { "{\($0)}" }))
      case .failure(.circle(let name)):
        add(
          .error(
            .shape, .init(token.value), "the alias leads back to \(String(quoting: name)) and to no value"))
      case .failure(.far):
        add(
          .error(
            .budget, .init(token.value), "the alias leads on through more than \(TokenFile.hops) others"))
      case .success(let end):
        let own = token.field["$type"]
        guard let said = try? own.string(), let type = try? end.type?.string(),
          !said.utf8.elementsEqual(type.utf8)
        else { continue }
        add(
          .error(
            .shape, .init(own),
            "the alias leads to a token of the type \(String(quoting: type)), found \(own.summary)",
            suggestion: type))
      }
    }
  }

  /// Warns of groups and tokens that neither the theme nor an alias reads.
  mutating func checkNames() {
    for (key, member) in members(of: file.root) {
      if ThemeRole.groups.contains(where: { $0.utf8.elementsEqual(key.utf8) }) {
        if TokenFile.isToken(member) {
          add(.error(.shape, .init(member), "expected a group of tokens, found a token"))
          continue
        }
        let known = ThemeRole.names(in: key)
        for (name, token) in members(of: member)
        where !known.contains(where: { $0.utf8.elementsEqual(name.utf8) }) && !isUsed([key, name]) {
          unread(
            token, name, "the token", known, "; the tokens of \"\(key)\" are " + known.joined(separator: ", ")
          )
        }
      } else if !isUsed([key]) {
        unread(
          member, key, "the group", ThemeRole.groups, "; one of your own is read when an alias leads into it")
      }
    }
  }

  private mutating func unread(
    _ field: Field, _ name: String, _ thing: String, _ known: [String], _ otherwise: String
  ) {
    let near = speller.near(name, among: known)
    add(
      .warning(
        .unknownKey, .init(field, isKey: true),
        "nothing reads \(thing) \(String(quoting: name))"
          + (near.map { "; did you mean \"\($0)\"?" } ?? otherwise),
        suggestion: near))
  }

  private func members(of group: Field) -> [(key: String, field: Field)] {
    ((try? group.members()) ?? []).filter {
      $0.field.kind == .object && $0.key.utf8.first != UInt8(ascii: "$")
    }
  }

  private func isUsed(_ path: [String]) -> Bool { used.contains(Array(TokenFile.name(path).utf8)) }

  /// Warns of a theme that paints one half of its readers' pages anew and leaves the other as it was.
  mutating func checkModes() {
    for (mode, other) in [(ThemeMode.light, ThemeMode.dark), (.dark, .light)] {
      guard !file.root[other.rawValue].exists,
        case .token(let ground)? = file.find([mode.rawValue, ThemeToken.ground.rawValue])
      else { continue }
      add(
        .warning(
          .missingKey, .init(ground.field),
          "the theme has a \(mode) ground and says nothing of \(other) pages, which keep the standard colours; \"\(other)\": {\"$extends\": \"{\(mode)}\"} gives them these"
        ))
    }
  }

  // What is read

  /// The value of the token at a path; what is wrong in it has been said, save that it is of another type.
  mutating func value(_ path: [String], _ type: String) -> TokenValue? {
    guard case .token(let token)? = file.find(path), case .success(let end) = file.end(of: token),
      let said = try? end.type?.string()
    else { return nil }
    guard said.utf8.elementsEqual(type.utf8) else {
      if TokenValue.types.contains(where: { $0.utf8.elementsEqual(said.utf8) }) {
        add(
          .error(
            .shape, .init(token.value),
            "expected \"\(TokenFile.name(path))\" to be of the type \"\(type)\", found one of the type \"\(said)\""
          ))
      }
      return nil
    }
    return TokenValue.read(end.value, as: type) { _ in }
  }

  mutating func style() -> ThemeStyle {
    var style = ThemeStyle.standard
    if case .fonts(let fonts)? = value(["font", "text"], "fontFamily") {
      style.textFonts = fonts
      style.headingFonts = fonts
    }
    if case .fonts(let fonts)? = value(["font", "heading"], "fontFamily") { style.headingFonts = fonts }
    style.radius = length("radius", within: 0...32) ?? style.radius
    style.width = length("width", within: 320...1_920) ?? style.width
    if case .number(let space)? = value(["page", "space"], "number") {
      if ThemeStyle.spaces.contains(space) {
        style.space = space
      } else {
        outOfBounds("space", "a number from 0.5 to 2", "the number \(space)")
      }
    }
    return style
  }

  private mutating func length(_ name: String, within pixels: ClosedRange<Double>) -> Length? {
    guard case .length(let length)? = value(["page", name], "dimension") else { return nil }
    if pixels.contains(length.pixels) { return length }
    let (least, most) = (Length(pixels.lowerBound, .px).css, Length(pixels.upperBound, .px).css)
    outOfBounds(name, "a length from \(least) to \(most), a rem being 16px", length.css)
    return nil
  }

  private mutating func outOfBounds(_ name: String, _ expected: String, _ found: String) {
    guard case .token(let token)? = file.find(["page", name]) else { return }
    add(.error(.shape, .init(token.value), "expected \(expected), found \(found)"))
  }

  private mutating func add(_ finding: Finding) { findings.append(finding) }
}
