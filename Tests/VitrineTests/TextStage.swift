import Vitrine
import VitrineJSON
import VitrineUI

/// Draws for the tests of the media: one drawing, every medium.
struct Stage {
  var language = LanguageTag("ja")
  var limits = DrawingLimits()

  var context: DrawingContext {
    DrawingContext(
      moduleID: "stage", slot: ModuleSlot(region: .tab, entry: 3), language: language,
      now: Moment("2026-11-30T10:00:00Z"), limits: limits)
  }

  func recorded(_ draw: (inout RecordingCanvas) -> Void) -> (nodes: [DrawingNode], ledger: Ledger) {
    var canvas = RecordingCanvas(context)
    draw(&canvas)
    return canvas.finish()
  }

  func lines(_ width: Int, _ nodes: [DrawingNode]) -> [TextLine] {
    TextMedium(width: width, formats: Formats(context)).lines(of: nodes)
  }

  /// The text of what is drawn, as a reader gets it.
  func text(_ width: Int, _ draw: (inout RecordingCanvas) -> Void) -> String {
    String(decoding: TextMedium.bytes(of: lines(width, recorded(draw).nodes)), as: UTF8.self)
  }

  func html(_ draw: (inout HTMLCanvas) -> Void) -> (bytes: [UInt8], ledger: Ledger) {
    var canvas = HTMLCanvas(context)
    draw(&canvas)
    return canvas.finish()
  }

  func outline(_ nodes: [DrawingNode]) -> String {
    String(decoding: Outline(Formats(context)).content(of: nodes).indented, as: UTF8.self)
  }
}
