import Vitrine
import VitrineJSON
import VitrineTranslation
import VitrineUI

/// A plugin that was only just written: known by its shapes, so that schemas can tell of it before it is compiled.
struct PlannedPlugin: RegisteredPlugin {
  let type: ModuleType
  let summary: String
  let modelName: String
  let model: ShapeDescription
  let settings: ShapeDescription
  var examples: [RegisteredExample] { [] }

  func match(_ module: ModuleInPlan) -> Result<any MatchedModule, MatchFault> {
    .failure(
      MatchFault(finding: .error(.unknownType, .init(nil, ""), "the plugin \"\(type)\" is not compiled yet")))
  }
}

/// A translator that was only just written.
struct PlannedTranslator: RegisteredTranslator {
  let name: TranslatorName
  let summary: String
  let modelName: String
  let options: ShapeDescription
  var logFields: [LogFieldDeclaration] { [] }

  func bind<Model>(
    _ model: Model.Type, _ use: TranslatorUse, _ policy: ShapePolicy
  ) -> (translation: Translation<Model>, mistakes: [ShapeMistake])? { nil }
}

/// The shapes of a plugin as `plugin new` writes it.
extension PlannedPlugin {
  init?(_ name: TypeName) {
    guard let type = ModuleType(name.word) else { return nil }
    self.type = type
    summary = PluginTemplate.summary
    modelName = name.type + "Model"
    model = ShapeDescription.of(Model.self).called(modelName) { $0.called(name.type + "Step") }
    settings = ShapeDescription.of(Settings.self).called(name.type + "Settings")
  }

  private struct Model: Shaped {
    init(_ shape: inout some Shape & ~Copyable) {
      let _: Text = shape.field("lead", "the line to read first")
      let _: [Step] = shape.field("steps", "the steps in order")
    }
  }

  private struct Step: Shaped {
    init(_ shape: inout some Shape & ~Copyable) {
      let _: ItemID = shape.field("id", "the step's identity, stable from page to page")
      let _: Text = shape.field("name", "what happens")
      let _: Text? = shape.optionalField("note", "when, or how")
      let _: Link? = shape.optionalField("link", "where more is said about it")
    }
  }

  private struct Settings: Shaped {
    init(_ shape: inout some Shape & ~Copyable) {
      _ = shape.field("limit", default: 10, in: 1...100, "how many steps to show")
      _ = shape.field("numbered", default: true, "whether each step has its number")
    }
  }
}

extension ShapeDescription {
  /// The object under another name, and so the objects in its lists.
  fileprivate func called(_ name: String, _ element: (ShapeDescription) -> ShapeDescription = { $0 })
    -> ShapeDescription
  {
    guard case .object(_, let fields, let notes) = self else { return self }
    let renamed = fields.map { field in
      guard case .list(let inner) = field.shape else { return field }
      return Field(
        name: field.name, about: field.about, isRequired: field.isRequired, literal: field.literal,
        rule: field.rule,
        shape: .list(element(inner)))
    }
    return .object(name: name, renamed, notes: notes)
  }
}
