import VitrineJSON

extension Plan {
  /// The theme that the layout names, read through the plan's source; the standard theme when it names none.
  ///
  /// A page that is asked for without a theme has this one. Who draws many pages reads it once and hands it on:
  ///
  /// ```swift
  /// var request = PageRequest()
  /// request.theme = await plan.theme().theme
  /// ```
  /// - Returns: the theme, and what is wrong with it: a file that is not there at the layout's key, the rest in the
  ///   theme's own file. There is always a theme.
  public func theme() async -> (theme: Theme, diagnostics: [Diagnostic]) {
    guard let named = screen.theme else { return (.standard, []) }
    func refused(_ fault: SourceFault) -> (Theme, [Diagnostic]) {
      let finding = Finding.error(fault.rule, .init(named.field), fault.message, suggestion: fault.suggestion)
      return (.standard, [finding].placed(in: screen.document))
    }
    let request = SourceRequest(source: "theme", file: named.file)
    if let fault = source.fault(of: request) { return refused(fault) }
    let name = Folder.cut(screen.document.name).folder + named.file
    do {
      let document = try Document.parse(
        try await source.response(to: request), name: name, budget: limits.layout.budget, cache)
      func read() -> (Theme, [Diagnostic]) {
        let (theme, findings) = ThemeReader.read(document, name: Theme.stem(of: name))
        return (theme, findings.placed(in: document))
      }
      return cache?.theme(of: document, read) ?? read()
    } catch let fault as SourceFault {
      return refused(fault)
    } catch let failure as ParseFailure {
      let finding = Finding.error(
        Rule(failure.rule), .init(text: name, at: failure.place), failure.message
      ).related(to: .init(named.field), "the layout names it here")
      return (.standard, [finding].placed(in: screen.document))
    } catch {
      return refused(SourceFault(.noSource, "the theme could not be fetched"))
    }
  }
}

extension Theme {
  /// The stylesheet of pages in this theme, to be served as a file and linked.
  ///
  /// A page that links one and has another theme than the standard one says its colours itself; one of the standard
  /// theme takes the file's. The standard theme's stylesheet therefore serves pages of all themes.
  public var stylesheet: [UInt8] { css + Array(Stylesheet.rules.description.utf8) }
}
