internal import Vitrine
internal import VitrineJSON
public import VitrineUI

/// Draws a plugin's examples as a reader would see them, and judges what was drawn.
///
/// ```swift
/// @Test func `the countdown keeps the laws of plugins`() {
///   #expect(PluginCheck().findings(for: Countdown()) == [])
/// }
/// ```
public struct PluginCheck: Sendable {
  let language: LanguageTag
  let zone: Zone
  let now: Moment?

  /// A check in one language, at one place and time; a tag that is not well formed counts as English.
  public init(language: String = "en", zone: Zone = .utc, now: Moment? = nil) {
    self.language = LanguageTag(checking: language) ?? LanguageTag("en")
    self.zone = zone
    self.now = now
  }

  /// An example as HTML, as it stands in a page: the module's content without its frame.
  public func html<P: Plugin>(of example: Example<P>, by plugin: P) -> String {
    String(decoding: page(of: example, by: plugin).bytes, as: UTF8.self)
  }

  /// An example as the terminal shows it, in so many cells, each line ended by a line feed.
  public func text<P: Plugin>(of example: Example<P>, by plugin: P, width: Int) -> String {
    String(decoding: TextMedium.bytes(of: lines(of: example, by: plugin, width: width)), as: UTF8.self)
  }

  /// An example as an outline: the canvas's words as JSON.
  public func outline<P: Plugin>(of example: Example<P>, by plugin: P) -> String {
    let content = Outline(formats).content(of: recording(of: example, by: plugin).nodes)
    return String(decoding: content.indented, as: UTF8.self)
  }

  // Drawings with what was counted on the way

  private var formats: Formats { Formats(context(of: "example")) }

  func context(of type: ModuleType) -> DrawingContext {
    DrawingContext(
      moduleID: type.className, slot: ModuleSlot(region: .tab, entry: 1), language: language, zone: zone,
      now: now)
  }

  func page<P: Plugin>(of example: Example<P>, by plugin: P) -> (bytes: [UInt8], ledger: Ledger) {
    var canvas = HTMLCanvas(context(of: P.moduleType))
    plugin.draw(example.model, example.settings, on: &canvas)
    return canvas.finish()
  }

  func recording<P: Plugin>(of example: Example<P>, by plugin: P) -> (nodes: [DrawingNode], ledger: Ledger) {
    var canvas = RecordingCanvas(context(of: P.moduleType))
    plugin.draw(example.model, example.settings, on: &canvas)
    return canvas.finish()
  }

  func lines<P: Plugin>(of example: Example<P>, by plugin: P, width: Int) -> [TextLine] {
    TextMedium(width: width, formats: formats).lines(of: recording(of: example, by: plugin).nodes)
  }
}
