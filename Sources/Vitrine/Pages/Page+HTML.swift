public import VitrineUI

extension Page {
  /// The page as HTML: one document that needs no script.
  ///
  /// - Parameter stylesheet: the address of a stylesheet to link; without it ours stands in the page.
  /// - Returns: the document in UTF-8, and what went over its limits.
  public func html(stylesheet: Link? = nil) -> Rendering {
    let header = drawnHTML(header)
    let modules = drawnHTML(modules)
    var writer = PageWriter(self)
    writer.open(stylesheet: stylesheet)
    writer.top(header)
    writer.main(modules)
    writer.close()
    let findings = (header + modules).flatMap(\.findings)
    return Rendering(bytes: writer.finish(), diagnostics: findings.placed(in: plan.screen.document))
  }

  /// One module of the page, byte for byte what the page has; nil when the tab has no such module.
  ///
  /// A module that leaves nothing in the page is an empty fragment.
  public func fragment(_ id: String) -> Rendering? {
    let named = (header + modules).filter { $0.id.map { $0.utf8.elementsEqual(id.utf8) } ?? false }
    guard let module = named.first else { return nil }
    let drawn = drawnHTML([module])
    var writer = PageWriter(self)
    for one in drawn { writer.section(one) }
    return Rendering(
      bytes: writer.finish(), diagnostics: drawn.flatMap(\.findings).placed(in: plan.screen.document))
  }

  /// The ids of the modules that the tab declares, those of runs included.
  public var moduleIDs: [String] { (header + modules).compactMap(\.id) }

  package func drawnHTML(_ modules: [SettledModule]) -> [DrawnModule<[UInt8]>] {
    drawn(modules) { drawing, context in
      var canvas = HTMLCanvas(context)
      drawing.draw(on: &canvas)
      let (bytes, ledger) = canvas.finish()
      return (bytes, ledger, bytes.isEmpty)
    }
  }
}
