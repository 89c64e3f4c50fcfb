public import VitrineUI

extension Page {
  /// The page as HTML: one document that needs no script.
  ///
  /// - Parameter stylesheet: the address of a stylesheet to link; without it ours stands in the page.
  /// - Returns: the document in UTF-8, and what drawing has shown to be wrong.
  public func html(stylesheet: Link? = nil) -> Rendering {
    let header = drawnHTML(header)
    let modules = drawnHTML(modules)
    var writer = PageWriter(self)
    writer.open(stylesheet: stylesheet)
    writer.top(header)
    writer.main(modules)
    writer.close()
    return rendering(writer.finish(), of: header + modules)
  }

  /// One module of the page, byte for byte what the page has; nil when the tab has no such module.
  ///
  /// A module that leaves nothing in the page is an empty fragment.
  public func fragment(_ id: String) -> Rendering? {
    guard let module = module(named: id) else { return nil }
    let drawn = drawnHTML([module])
    var writer = PageWriter(self)
    for one in drawn { writer.section(one) }
    return rendering(writer.finish(), of: drawn)
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
