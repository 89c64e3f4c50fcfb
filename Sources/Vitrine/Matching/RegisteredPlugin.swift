import VitrineJSON
import VitrineTranslation
package import VitrineUI

/// A plugin in a catalog, whatever it draws.
package protocol RegisteredPlugin: Sendable {
  var type: ModuleType { get }
  var summary: String { get }
  var modelName: String { get }
  var model: ShapeDescription { get }
  var settings: ShapeDescription { get }
  var examples: [RegisteredExample] { get }
  /// Joins the plugin to the model that a module supplies.
  func match(_ module: ModuleInPlan) -> Result<any MatchedModule, MatchFault>
}

/// An example of a plugin, ready to be drawn.
package struct RegisteredExample: Sendable {
  package let name: String
  package let drawing: any Drawing
}

/// Why a plugin and a module do not fit.
package struct MatchFault: Error {
  package let finding: Finding
  package init(finding: Finding) { self.finding = finding }
}

/// What drawing needs: a model and settings, whatever their types.
package protocol Drawing: AnyObject, Sendable {
  func draw(on canvas: inout HTMLCanvas)
  func draw(on canvas: inout RecordingCanvas)
}

final class PluginDrawing<P: Plugin>: Drawing {
  private let plugin: P
  private let model: P.Model
  private let settings: P.Settings

  init(plugin: P, model: P.Model, settings: P.Settings) {
    self.plugin = plugin
    self.model = model
    self.settings = settings
  }

  func draw(on canvas: inout HTMLCanvas) { plugin.drawHTML(model, settings, on: &canvas) }
  func draw(on canvas: inout RecordingCanvas) { plugin.draw(model, settings, on: &canvas) }
}

struct CatalogPlugin<P: Plugin>: RegisteredPlugin {
  private let plugin: P

  init(_ plugin: P) { self.plugin = plugin }

  var type: ModuleType { P.moduleType }
  var summary: String { P.summary }
  var modelName: String { P.Model.shapeName }
  var model: ShapeDescription { .of(P.Model.self) }
  var settings: ShapeDescription { .of(P.Settings.self) }

  var examples: [RegisteredExample] {
    P.examples.map {
      RegisteredExample(
        name: $0.name, drawing: PluginDrawing(plugin: plugin, model: $0.model, settings: $0.settings))
    }
  }

  func match(_ module: ModuleInPlan) -> Result<any MatchedModule, MatchFault> {
    let (settings, fault) = module.settings(P.Settings.self)
    switch module.supply(P.Model.self, for: P.moduleType) {
    case .failure(let fault): return .failure(fault)
    case .success(let supply):
      if let fault { return .failure(MatchFault(finding: fault)) }
      return .success(MatchedPlugin(plugin: plugin, settings: settings, supply: supply))
    }
  }
}
