import VitrineJSON
import VitrineUI

extension Page {
  /// The page as an outline: what was drawn, as JSON.
  ///
  /// Its form is described in `Docs/outline.schema.json`.
  public func outline() -> Rendering {
    let header = recorded(header)
    let modules = recorded(modules)
    let value = Outline(Formats(frameContext)).page(
      id: plan.screen.id, title: screenTitle, language: plan.language,
      tab: plan.screen.hasTabs ? tab.id : nil, header: header.compactMap(outline),
      modules: modules.compactMap(outline))
    return rendering(value.indented, of: header + modules)
  }

  private func outline(of drawn: DrawnModule<[DrawingNode]>) -> JSONValue? {
    guard case .shown(let nodes, _) = drawn.outcome, let id = drawn.module.id,
      let type = drawn.module.type.flatMap(ModuleType.init)
    else { return nil }
    return Outline(Formats(context(drawn.module))).module(
      id: id, type: type, slot: drawn.module.slot, title: drawn.module.title?.string, more: drawn.module.more,
      nodes)
  }
}
