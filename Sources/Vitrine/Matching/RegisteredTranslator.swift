package import VitrineJSON
package import VitrineTranslation
import VitrineUI

/// A translator in a catalog, whatever it makes.
package protocol RegisteredTranslator: Sendable {
  var name: TranslatorName { get }
  var summary: String { get }
  var modelName: String { get }
  var options: ShapeDescription { get }
  var logFields: [LogFieldDeclaration] { get }
  /// The translator with the options that a layout gives it, if it makes this model.
  func bind<Model>(
    _ model: Model.Type, _ use: TranslatorUse, _ policy: ShapePolicy
  ) -> (translation: Translation<Model>, mistakes: [ShapeMistake])?
}

extension RegisteredTranslator {
  /// Whether it makes this model: the type, not only one of the same name.
  func makes<Model: Sendable>(_ model: Model.Type) -> Bool {
    let nothing = Field.group([])
    let policy = ShapePolicy(dropsElements: false) { $0.first?.text }
    return bind(model, TranslatorUse(name: name.description, options: nil, field: nothing), policy) != nil
  }
}

/// A translator joined to its options.
package struct Translation<Model: Sendable>: Sendable {
  package let name: TranslatorName
  package let logFields: [LogFieldDeclaration]
  package let translate: @Sendable (Field) -> Result<Translated<Model>, ShapeError>
}

struct CatalogTranslator<T: Translator>: RegisteredTranslator {
  private let translator: T

  init(_ translator: T) { self.translator = translator }

  var name: TranslatorName { T.name }
  var summary: String { T.summary }
  var modelName: String { T.Model.self == ModuleRun.self ? "ModuleRun" : shapeName }
  var options: ShapeDescription { .of(T.Options.self) }
  var logFields: [LogFieldDeclaration] { T.logFields }

  private var shapeName: String {
    (T.Model.self as? any Shaped.Type)?.shapeName ?? String(describing: T.Model.self)
  }

  func bind<Model>(
    _ model: Model.Type, _ use: TranslatorUse, _ policy: ShapePolicy
  ) -> (translation: Translation<Model>, mistakes: [ShapeMistake])? {
    let (chosen, found) = (use.options ?? .group([])).read(T.Options.self, policy)
    let lead = "\"\(T.name)\" needs \"options\": "
    let mistakes = use.options == nil ? found.map { $0.placed(at: use.field, lead: lead) } : found
    let translator = translator
    let own = Translation<T.Model>(name: T.name, logFields: T.logFields) { field in
      do throws(ShapeError) { return .success(try translator.translate(field, chosen)) } catch {
        return .failure(error)
      }
    }
    // The only cast in the engine: the layout, not the compiler, chose these two.
    guard let translation = own as? Translation<Model> else { return nil }
    return (translation, mistakes)
  }
}
