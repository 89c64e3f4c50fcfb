package import VitrineJSON

extension Theme {
  /// Reads a theme from a file of design tokens.
  ///
  /// What a theme does not say is the standard theme's, and so is what does not read: there is always a theme.
  ///
  /// ```swift
  /// let (theme, diagnostics) = Theme.read(bytes, named: "Layouts/Themes/night-market.json")
  /// ```
  /// - Parameters:
  ///   - bytes: the file's text.
  ///   - name: the name that diagnostics print; the theme is called after the file.
  ///   - limits: how much the text may be; as much as a layout's unless told otherwise.
  /// - Returns: the theme, and every mistake with its place in the file, contrasts under WCAG AA among them.
  public static func read(
    _ bytes: [UInt8], named name: String, limits: TextLimits = Limits().layout
  ) -> (theme: Theme, diagnostics: [Diagnostic]) {
    do throws(ParseFailure) {
      let document = try Document.parse(bytes, name: name, budget: limits.budget)
      let (theme, findings) = ThemeReader.read(document, name: stem(of: name))
      return (theme, findings.placed(in: document))
    } catch {
      return (.standard, [Diagnostic(error, in: name)])
    }
  }

  /// Whether a text says that it is a theme and no layout: it has a group of a mode, or the schema of design tokens.
  package static func isTheme(_ document: Document) -> Bool {
    let root = document.root
    guard root.kind == .object, !root["vitrine"].exists else { return false }
    let schema = ((try? root["$schema"].string()) ?? "").utf8
    return ThemeMode.allCases.contains { root[$0.rawValue].kind == .object }
      || ["theme.schema.json", "designtokens.org"].contains { word in
        schema.indices.contains { schema[$0...].starts(with: word.utf8) }
      }
  }

  /// What a theme of a file is called: `night-market` for `Themes/night-market.tokens.json`.
  static func stem(of path: String) -> String {
    let name = Folder.cut(path).name
    let stem = name.utf8.prefix { $0 != UInt8(ascii: ".") }
    return stem.isEmpty ? name : String(decoding: Array(stem), as: UTF8.self)
  }
}
