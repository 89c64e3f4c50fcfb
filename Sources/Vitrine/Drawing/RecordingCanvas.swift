package import VitrineUI

/// A canvas that keeps what it is told as a tree, for every medium that must see the whole before it draws.
///
/// It counts as the HTML canvas does: the same items, the same stamps, the same silence. Bytes are an estimate,
/// since none are written: ``costOfWord`` for each word and the UTF-8 length of everything said.
package struct RecordingCanvas: Canvas, ~Copyable {
  /// What a word counts beside its text; about what its markup takes in a page.
  package static let costOfWord = 48
  /// How deep words are kept nested.
  ///
  /// What stands deeper is kept at this depth, in order, so that no medium recurses without end.
  package static let depthLimit = 64

  private var nodes: [DrawingNode] = []
  package private(set) var ledger: Ledger
  private let context: DrawingContext
  private var cost = 0
  private var depth = 0
  private var isInLink = false

  package init(_ context: DrawingContext) {
    self.context = context
    ledger = Ledger(context.limits)
  }

  /// What was drawn, and what was counted on the way.
  package consuming func finish() -> (nodes: [DrawingNode], ledger: Ledger) {
    let ledger = ledger
    return (nodes, ledger)
  }

  // Text

  package mutating func heading(_ text: Text) { word(.heading(text), cost: text.cost) }

  package mutating func text(_ text: Text, _ role: TextRole) { word(.text(text, role), cost: text.cost) }

  package mutating func price(_ price: Money, was oldPrice: Money?) { word(.price(price, was: oldPrice)) }

  package mutating func badge(_ text: Text, _ tone: Tone) { word(.badge(text, tone), cost: text.cost) }

  package mutating func rating(_ rating: Rating) { word(.rating(rating)) }

  package mutating func ordinal() {
    guard let step = ledger.currentStep else { return }
    word(.ordinal(step.itemPosition))
  }

  package mutating func statedRank(_ stated: StatedRank) { word(.statedRank(stated)) }

  package mutating func time(_ moment: Moment, _ style: TimeStyle) { word(.time(moment, style)) }

  // Pictures

  package mutating func image(_ picture: Picture, aspect: AspectRatio) {
    word(.image(picture, aspect: aspect), cost: picture.cost)
  }

  package mutating func video(_ clip: Clip, aspect: AspectRatio) {
    word(.video(clip, aspect: aspect), cost: clip.address.description.utf8.count + clip.poster.cost)
  }

  // Doing

  package mutating func link(to address: Link, _ content: (inout RecordingCanvas) -> Void) {
    if isInLink {
      content(&self)
      return
    }
    let stamp = ledger.stamp(in: context)
    arrangement(cost: address.description.utf8.count + stamp.utf8.count) {
      .link(address, stamp: stamp, $0)
    } _: {
      $0.isInLink = true
      content(&$0)
      $0.isInLink = false
    }
  }

  package mutating func choice(_ label: Text, name: String, options: [ChoiceOption]) {
    guard !isInLink else { return text(label, .label) }
    let stamp = ledger.stamp(in: context)
    var cost = label.cost + name.utf8.count + stamp.utf8.count
    for option in options { cost += Self.costOfWord + option.value.utf8.count + option.label.cost }
    word(.choice(label, name: name, options: options, stamp: stamp), cost: cost)
  }

  package mutating func button(_ label: Text, _ action: Action) {
    guard !isInLink else { return text(label, .label) }
    let stamp = ledger.stamp(in: context)
    let cost = label.cost + action.name.utf8.count + action.value.utf8.count + stamp.utf8.count
    word(.button(label, action, stamp: stamp), cost: cost)
  }

  package mutating func search(_ box: SearchBox) {
    guard !isInLink else { return text(box.placeholder, .label) }
    let stamp = ledger.stamp(in: context)
    word(.search(box, stamp: stamp), cost: box.cost + stamp.utf8.count)
  }

  // Arranging

  package mutating func stack(_ axis: Axis, _ content: (inout RecordingCanvas) -> Void) {
    arrangement({ .stack(axis, $0) }, content)
  }

  package mutating func grid(columns: Int, _ content: (inout RecordingCanvas) -> Void) {
    arrangement({ .grid(columns: columns, $0) }, content)
  }

  package mutating func carousel(_ content: (inout RecordingCanvas) -> Void) {
    arrangement({ .carousel($0) }, content)
  }

  package mutating func list(_ kind: ListKind, _ content: (inout RecordingCanvas) -> Void) {
    arrangement({ .list(kind, $0) }, content)
  }

  package mutating func group(_ role: GroupRole, _ content: (inout RecordingCanvas) -> Void) {
    arrangement({ .group(role, $0) }, content)
  }

  package mutating func divider() { word(.divider) }

  package mutating func items<Run: Collection>(
    _ run: Run, _ draw: (inout RecordingCanvas, Run.Element) -> Void
  )
  where Run.Element: Identified {
    ledger.beginRun()
    for element in run {
      guard ledger.enter(element.id) else { return }
      if let step = ledger.currentStep {
        collect(cost: Self.costOfWord, { .item(step, $0) }) { draw(&$0, element) }
      }
      ledger.leave()
      ledger.written(cost)
    }
  }

  package mutating func html(_ markup: Markup, text: Text) {
    var cost = text.cost
    for part in markup.parts {
      switch part {
      case .literal(let literal): cost += literal.utf8CodeUnitCount
      case .escaped(let string), .address(let string): cost += string.utf8.count
      }
    }
    word(.twin(text), cost: cost)
  }

  // How words are kept

  /// One word without content; nothing once the limit is reached.
  private mutating func word(_ node: DrawingNode, cost: Int = 0) {
    guard !ledger.isSilent else { return }
    nodes.append(node)
    self.cost += Self.costOfWord + cost
    ledger.written(self.cost)
  }

  /// One word with content; nothing once the limit is reached.
  private mutating func arrangement(
    cost: Int = 0, _ node: ([DrawingNode]) -> DrawingNode, _ content: (inout RecordingCanvas) -> Void
  ) {
    guard !ledger.isSilent else { return }
    collect(cost: Self.costOfWord + cost, node, content)
    ledger.written(self.cost)
  }

  private mutating func collect(
    cost: Int, _ node: ([DrawingNode]) -> DrawingNode, _ content: (inout RecordingCanvas) -> Void
  ) {
    self.cost += cost
    guard depth < Self.depthLimit else { return content(&self) }
    // Swapped, not copied: what was said before stays where it is while the inside is said.
    var inner: [DrawingNode] = []
    swap(&inner, &nodes)
    depth += 1
    content(&self)
    depth -= 1
    swap(&inner, &nodes)
    nodes.append(node(inner))
  }
}

extension Text {
  fileprivate var cost: Int { string.utf8.count }
}

extension Picture {
  fileprivate var cost: Int {
    switch alternative {
    case .words(let words): address.description.utf8.count + words.cost
    case .decorative: address.description.utf8.count
    }
  }
}

extension SearchBox {
  fileprivate var cost: Int {
    placeholder.cost + (label?.cost ?? 0) + action.description.utf8.count + parameter.utf8.count
  }
}
