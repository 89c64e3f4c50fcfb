package import VitrineJSON
import VitrineTranslation
package import VitrineUI

/// A module on its way into a plan: its settings and supply are read here, in the types that its plugin asks for.
package final class ModuleInPlan {
  /// Where a module's model comes from, once its sources are known.
  package enum Origin {
    case data(Field)
    case sources(SourceNeed, TranslatorUse?)
    case part(Field, TranslatorUse?)
    case nothing
    /// Unknown, for a reason that was given.
    case fault(Finding)
  }

  let catalog: Catalog
  let language: LanguageTag
  let settingsField: Field?
  let origin: Origin
  /// Where a mistake is placed that has no nearer place.
  let spot: Finding.Spot
  package private(set) var findings: [Finding] = []

  package init(catalog: Catalog, language: LanguageTag, settings: Field?, origin: Origin, spot: Finding.Spot)
  {
    self.catalog = catalog
    self.language = language
    settingsField = settings
    self.origin = origin
    self.spot = spot
  }

  /// The settings, and the first mistake that leaves nothing to draw with.
  package func settings<Settings: Shaped>(_ type: Settings.Type) -> (Settings, fault: Finding?) {
    guard let field = settingsField, field.exists else {
      let (settings, mistakes) = Field.group([]).read(type, .inline(language))
      let lacks = mistakes.map {
        Finding.error(.missingKey, spot, "the module needs \"settings\": \($0.message)")
      }
      findings += lacks
      return (settings, lacks.first)
    }
    let (settings, mistakes) = field.read(type, .inline(language))
    return (settings, note(mistakes, isSetting: true))
  }

  package func supply<Model: Shaped>(_ model: Model.Type, for type: ModuleType) -> Result<
    Supply<Model>, MatchFault
  > {
    switch origin {
    case .data(let field): return inline(field, model)
    case .fault(let finding): return .failure(MatchFault(finding: finding))
    case .nothing:
      let blank = Field.group([])
      let (value, mistakes) = blank.read(model, .inline(language))
      guard let first = mistakes.first else { return .success(.ready(value)) }
      return fault(.error(.missingKey, spot, "a \(type) needs \"data\" or a \"source\": \(first.message)"))
    case .sources(let need, nil): return .success(.response(need, .response(language)))
    case .part(let field, nil): return inline(field, model)
    case .sources(let need, let use?):
      return translation(use, model, type).map { .translated(need, $0) }
    case .part(let field, let use?):
      return translation(use, model, type).map { .part(field, $0) }
    }
  }

  private func inline<Model: Shaped>(_ field: Field, _ model: Model.Type) -> Result<Supply<Model>, MatchFault>
  {
    let (value, mistakes) = field.read(model, .inline(language))
    if let first = note(mistakes, isSetting: false) { return .failure(MatchFault(finding: first)) }
    return .success(.ready(value))
  }

  private func translation<Model: Shaped>(
    _ use: TranslatorUse, _ model: Model.Type, _ type: ModuleType
  ) -> Result<Translation<Model>, MatchFault> {
    switch Self.translator(use, in: catalog) {
    case .failure(let missing): return fault(missing.finding)
    case .success(let translator):
      guard let (translation, mistakes) = translator.bind(model, use, .inline(language))
      else {
        return fault(
          Self.wrongModel(use, "\"\(type)\" draws \(Model.shapeName)", translator, model, catalog))
      }
      if let first = note(mistakes, isSetting: true) { return .failure(MatchFault(finding: first)) }
      return .success(translation)
    }
  }

  static func translator(
    _ use: TranslatorUse, in catalog: Catalog
  ) -> Result<any RegisteredTranslator, MatchFault> {
    if let translator = catalog.translator(use.name) { return .success(translator) }
    let known = catalog.translators.map(\.name.description)
    var speller = Speller()
    let (near, clause) = speller.meant(use.name, among: known)
    return .failure(
      MatchFault(
        finding: .error(
          .unknownTranslator, .init(use.field),
          "there is no translator \(String(quoting: use.name))" + clause, suggestion: near)))
  }

  /// The finding of a translator that makes something else, with those that would fit.
  static func wrongModel<Model: Sendable>(
    _ use: TranslatorUse, _ draws: String, _ translator: any RegisteredTranslator, _ model: Model.Type,
    _ catalog: Catalog
  ) -> Finding {
    .error(
      .wrongModel, .init(use.field),
      "\(draws), but \"\(translator.name)\" makes \(translator.modelName)" + fitting(model, catalog))
  }

  /// The translators that make a model, as the end of a sentence.
  static func fitting<Model: Sendable>(_ model: Model.Type, _ catalog: Catalog) -> String {
    let fitting = catalog.translators.filter { $0.makes(model) }.map { "\"\($0.name)\"" }
    return fitting.isEmpty ? "" : "; \(fitting.joined(separator: ", ")) would do"
  }

  /// Keeps the findings of mistakes and gives the first that is an error.
  private func note(_ mistakes: [ShapeMistake], isSetting: Bool) -> Finding? {
    let new = mistakes.map { Finding($0, isSetting: isSetting) }
    findings += new
    return new.first { $0.severity == .error }
  }

  private func fault<Value>(_ finding: Finding) -> Result<Value, MatchFault> {
    findings.append(finding)
    return .failure(MatchFault(finding: finding))
  }
}
