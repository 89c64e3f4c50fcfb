import VitrineUI

extension Page {
  /// The page as plain text for a terminal, a review or a diff.
  ///
  /// - Parameter width: how many cells a line may take; 0 counts as 1.
  /// - Returns: the lines in UTF-8, and what drawing has shown to be wrong.
  public func text(width: Int = 80) -> Rendering {
    let page = textPage(width: width)
    return Rendering(bytes: page.bytes, diagnostics: page.diagnostics)
  }

  /// The page as text with colours and links.
  ///
  /// Without what paints it, it is the plain text byte for byte.
  ///
  /// - Parameters:
  ///   - width: how many cells a line may take; 0 counts as 1.
  ///   - paint: how it is painted; the colours are those of the page's theme.
  /// - Returns: the lines in UTF-8, and what drawing has shown to be wrong.
  public func text(width: Int = 80, paint: TextPaint) -> Rendering {
    var paint = paint
    paint.theme = theme
    let page = textPage(width: width)
    return Rendering(bytes: paint.bytes(of: page.lines), diagnostics: page.diagnostics)
  }

  /// One module of the page as text, line for line what the page has; nil when the tab has no such module.
  public func textFragment(_ id: String, width: Int = 80) -> Rendering? {
    textFragment(id, width: width, paint: TextPaint())
  }

  /// One module of the page as text with colours and links; nil when the tab has no such module.
  public func textFragment(_ id: String, width: Int = 80, paint: TextPaint) -> Rendering? {
    guard let module = module(named: id) else { return nil }
    let medium = textMedium(width)
    let drawn = recorded([module])
    let lines = drawn.flatMap { self.lines(of: $0, medium) }
    var paint = paint
    paint.theme = theme
    return rendering(paint.bytes(of: lines), of: drawn)
  }

  func textMedium(_ width: Int, _ selections: [String: String] = [:]) -> TextMedium {
    TextMedium(width: width, formats: Formats(frameContext), selections: selections)
  }

  func lines(of drawn: DrawnModule<[DrawingNode]>, _ medium: TextMedium) -> [TextLine] {
    switch drawn.outcome {
    case .shown(let nodes, _):
      let module = drawn.module
      let more = module.more.map { address in
        TextTarget(
          .link(address.description), stamp: Ledger(DrawingLimits()).stamp(in: context(module)),
          label: module.title?.string ?? "")
      }
      return medium.module(title: module.title?.string, more: more, medium.lines(of: nodes))
    case .collapsed: return []
    case .hole(let finding, let isHidden):
      guard request.showsHoles && !isHidden else { return [] }
      let name = drawn.module.id.map { $0 + ": " } ?? ""
      return medium.hole(name + finding.message + " [" + finding.rule.rawValue + "]")
    }
  }

  /// What the screen's own frame is written with; no module's.
  var frameContext: DrawingContext {
    DrawingContext(
      moduleID: "", slot: ModuleSlot(region: .header, entry: 1), language: plan.language,
      conventions: plan.conventions, zone: request.zone ?? plan.zone, now: request.now)
  }

  package func recorded(_ modules: [SettledModule]) -> [DrawnModule<[DrawingNode]>] {
    drawn(modules) { _, drawing, context in
      var canvas = RecordingCanvas(context)
      drawing.draw(on: &canvas)
      let (nodes, ledger) = canvas.finish()
      return (nodes, ledger.record, nodes.isEmpty)
    }
  }
}
