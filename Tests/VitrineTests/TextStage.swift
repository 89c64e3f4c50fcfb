import Vitrine
import VitrineJSON
import VitrineUI

/// Draws for the tests of the media: one drawing, every medium.
struct Stage {
  var language = LanguageTag("ja")
  var limits = DrawingLimits()

  /// Where more of a module is to be found.
  static let more = TextTarget(.link("/more"), label: "")

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

  func medium(_ width: Int) -> TextMedium { TextMedium(width: width, formats: Formats(context)) }

  /// What is drawn, as a reader of the terminal gets it: its lines.
  func text(_ width: Int, _ draw: (inout RecordingCanvas) -> Void) -> [String] {
    lines(of: medium(width).lines(of: recorded(draw).nodes))
  }

  func lines(of lines: [TextLine]) -> [String] {
    String(decoding: TextMedium.bytes(of: lines), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  func html(_ draw: (inout HTMLCanvas) -> Void) -> (text: String, ledger: Ledger) {
    var canvas = HTMLCanvas(context)
    draw(&canvas)
    let (bytes, ledger) = canvas.finish()
    return (String(decoding: bytes, as: UTF8.self), ledger)
  }

  func outline(_ nodes: [DrawingNode]) -> String {
    String(decoding: Outline(Formats(context)).content(of: nodes).indented, as: UTF8.self)
  }
}

extension Canvas where Self: ~Copyable {
  /// Says again what was recorded, so that one tree can be drawn in every medium.
  mutating func play(_ nodes: [DrawingNode]) {
    for node in nodes { play(node) }
  }

  private mutating func play(_ node: DrawingNode) {
    switch node {
    case .heading(let text): heading(text)
    case .text(let text, let role): self.text(text, role)
    case .price(let price, let oldPrice): self.price(price, was: oldPrice)
    case .badge(let text, let tone): badge(text, tone)
    case .rating(let rating): self.rating(rating)
    case .ordinal: ordinal()
    case .statedRank(let stated): statedRank(stated)
    case .time(let moment, let style): time(moment, style)
    case .image(let picture, let aspect): image(picture, aspect: aspect)
    case .video(let clip, let aspect): video(clip, aspect: aspect)
    case .link(let address, _, let content): link(to: address) { $0.play(content) }
    case .choice(let label, let name, let options, _): choice(label, name: name, options: options)
    case .button(let label, let action, _): button(label, action)
    case .search(let box, _): search(box)
    case .stack(let axis, let content): stack(axis) { $0.play(content) }
    case .grid(let columns, let content): grid(columns: columns) { $0.play(content) }
    case .carousel(let content): carousel { $0.play(content) }
    case .list(let kind, let content): list(kind) { $0.play(content) }
    case .group(let role, let content): group(role) { $0.play(content) }
    case .divider: divider()
    case .item(let step, let content): items([Played(id: step.id)]) { canvas, _ in canvas.play(content) }
    case .twin(let text): html("<b></b>", text: text)
    }
  }
}

private struct Played: Identified { let id: ItemID }
