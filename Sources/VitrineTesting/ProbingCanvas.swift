internal import VitrineUI

/// A canvas that draws nothing and listens: it notes what every medium would quietly put right.
struct ProbingCanvas: Canvas, ~Copyable {
  private var findings: [Finding] = []
  private var isInLink = false
  /// The identities seen so far in the run of each level.
  private var runs: [Set<ItemID>] = [[]]

  consuming func finish() -> [Finding] { findings }

  private mutating func note(_ rule: Finding.Rule, _ message: String) {
    let finding = Finding(rule, message)
    if !findings.contains(finding) { findings.append(finding) }
  }

  private mutating func control(_ label: Text) {
    if isInLink { note(.controlInLink, "the control \"\(label)\" stands inside a link") }
  }

  mutating func link(to address: Link, _ content: (inout ProbingCanvas) -> Void) {
    if isInLink { note(.linkInLink, "the link to \(address) stands inside a link") }
    let outer = isInLink
    isInLink = true
    content(&self)
    isInLink = outer
  }

  mutating func choice(_ label: Text, name: String, options: [ChoiceOption]) { control(label) }
  mutating func button(_ label: Text, _ action: Action) { control(label) }
  mutating func search(_ box: SearchBox) { control(box.label ?? box.placeholder) }

  mutating func ordinal() {
    if runs.count == 1 { note(.ordinalOutsideRun, "an ordinal outside \"items\" is not drawn") }
  }

  mutating func items<Run: Collection>(_ run: Run, _ draw: (inout ProbingCanvas, Run.Element) -> Void)
  where Run.Element: Identified {
    for element in run {
      if !runs[runs.count - 1].insert(element.id).inserted {
        note(.duplicateID, "two items of one run are \"\(element.id)\"")
      }
      runs.append([])
      draw(&self, element)
      runs.removeLast()
    }
  }

  mutating func html(_ markup: Markup, text: Text) {
    if text.string.utf8.allSatisfy({ $0 <= 0x20 }) {
      note(.emptyTwin, "markup without words: other media have nothing to show")
    }
    for finding in MarkupCheck.findings(in: markup, isInLink: isInLink) {
      note(finding.rule, finding.message)
    }
  }

  // What can be said anywhere

  mutating func heading(_ text: Text) {}
  mutating func text(_ text: Text, _ role: TextRole) {}
  mutating func price(_ price: Money, was oldPrice: Money?) {}
  mutating func badge(_ text: Text, _ tone: Tone) {}
  mutating func rating(_ rating: Rating) {}
  mutating func statedRank(_ stated: StatedRank) {}
  mutating func time(_ moment: Moment, _ style: TimeStyle) {}
  mutating func image(_ picture: Picture, aspect: AspectRatio) {}
  mutating func video(_ clip: Clip, aspect: AspectRatio) {}
  mutating func stack(_ axis: Axis, _ content: (inout ProbingCanvas) -> Void) { content(&self) }
  mutating func grid(columns: Int, _ content: (inout ProbingCanvas) -> Void) { content(&self) }
  mutating func carousel(_ content: (inout ProbingCanvas) -> Void) { content(&self) }
  mutating func list(_ kind: ListKind, _ content: (inout ProbingCanvas) -> Void) { content(&self) }
  mutating func group(_ role: GroupRole, _ content: (inout ProbingCanvas) -> Void) { content(&self) }
  mutating func divider() {}
}
