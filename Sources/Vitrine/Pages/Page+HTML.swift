public import VitrineUI

extension Page {
  /// The bytes that a buffer for one page is made for: what is not written of it costs nothing, and what outgrows it is
  /// copied.
  package static var likelyCapacity: Int { 1 << 20 }

  /// The page as HTML: one document that needs no script.
  ///
  /// - Parameter stylesheet: the address of a stylesheet to link; without it ours stands in the page.
  /// - Returns: the document in UTF-8, and what drawing has shown to be wrong.
  public func html(stylesheet: Link? = nil) -> Rendering {
    var output = OutputBuffer(capacity: Self.likelyCapacity)
    let diagnostics = write(stylesheet: stylesheet, to: &output)
    return Rendering(bytes: output.bytes, diagnostics: diagnostics)
  }

  /// Adds the page as HTML to what a buffer holds: the same bytes as ``html(stylesheet:)``, without memory of their own.
  ///
  /// - Parameters:
  ///   - stylesheet: the address of a stylesheet to link; without it ours stands in the page.
  ///   - output: takes the document in UTF-8.
  /// - Returns: what drawing has shown to be wrong.
  @discardableResult
  public func write(stylesheet: Link? = nil, to output: inout OutputBuffer) -> [Diagnostic] {
    if let known = plan.cache?.page(self, stylesheet) {
      output.append(known.bytes)
      return known.diagnostics
    }
    let start = output.count
    var writer = PageWriter(self, exchange(&output, with: OutputBuffer()))
    writer.open(stylesheet: stylesheet)
    writer.top(header)
    writer.main(modules)
    writer.close()
    let diagnostics = writer.findings.placed(in: plan.screen.document)
    let (isKept, time) = (writer.isKept, writer.time)
    output = writer.finish()
    if let cache = plan.cache, isKept, settled.isKept {
      let inputs = PageInputs(self, stylesheet)
      cache.keep(KeptPage(settled, inputs, time, output.bytes(after: start), diagnostics))
    }
    return diagnostics
  }

  /// One module of the page, byte for byte what the page has; nil when the tab has no such module.
  ///
  /// A module that leaves nothing in the page is an empty fragment.
  public func fragment(_ id: String) -> Rendering? {
    guard let module = module(named: id) else { return nil }
    var writer = PageWriter(self, OutputBuffer())
    writer.modules([module])
    let findings = writer.findings
    return Rendering(bytes: writer.finish().bytes, diagnostics: findings.placed(in: plan.screen.document))
  }

  /// The ids of the modules that the tab declares, those of runs included.
  public var moduleIDs: [String] { (header + modules).compactMap(\.id) }

  package func drawnHTML(_ modules: [SettledModule]) -> [DrawnModule<[UInt8]>] {
    drawn(modules) { _, drawing, context in
      var canvas = HTMLCanvas(context)
      drawing.draw(on: &canvas)
      let (bytes, ledger) = canvas.finish()
      return (bytes, ledger.record, bytes.isEmpty)
    }
  }
}
