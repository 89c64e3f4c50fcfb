import VitrineJSON

extension Cache {
  /// What a module makes of its responses: of the same ones it is made once.
  ///
  /// Its model may hold parts of the other texts too, of which its settings were read.
  func prepared(
    _ matched: any MatchedModule, _ documents: [Document], _ texts: [Document],
    _ make: () -> Result<PreparedModule, PreparationFault>
  ) -> KeptModel {
    let key = KeptKey(.model, of: matched.identity, documents)
    for case .model(let model) in kept(key)
    where model.matched === matched.identity && model.documents.elementsEqual(documents, by: ===) {
      note(.model, used: .model(model), key)
      return model
    }
    note(.model)
    let model = KeptModel(
      matched.identity, documents, texts, make(), bytes: documents.reduce(1_024) { $0 + $1.weight })
    keep(.model(model), key, bytes: 0)
    return model
  }

  /// The modules of a run, planned; the same response is planned once, unless the source has another word on what it
  /// asks for.
  func expansion(
    _ entry: Identity, _ documents: [Document], _ source: any DataSource,
    _ make: () -> Result<RunExpansion, PreparationFault>
  ) -> Result<RunExpansion, PreparationFault> {
    let key = KeptKey(.run, of: entry, documents)
    for case .run(let run) in kept(key)
    where run.entry === entry && run.documents.elementsEqual(documents, by: ===) && run.isStill(of: source) {
      note(.run, used: .run(run), key)
      return run.outcome
    }
    note(.run)
    let outcome = make()
    keep(
      .run(KeptRun(entry, documents, outcome)), key, bytes: documents.reduce(1_024) { $0 + $1.weight })
    return outcome
  }

  /// The theme that a file describes.
  func theme(of document: Document, _ make: () -> (Theme, [Diagnostic])) -> (Theme, [Diagnostic]) {
    let key = KeptKey(.theme, of: document, [])
    for case .theme(let theme) in kept(key) where theme.document === document {
      note(.theme, used: .theme(theme), key)
      return (theme.theme, theme.diagnostics)
    }
    note(.theme)
    let (theme, diagnostics) = make()
    keep(
      .theme(KeptTheme(document, theme, diagnostics)), key, bytes: theme.css.count + 1_024)
    return (theme, diagnostics)
  }
}
