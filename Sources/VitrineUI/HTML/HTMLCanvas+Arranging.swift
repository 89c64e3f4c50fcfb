// Arrangements, runs of items, and markup of a plugin's own.

extension HTMLCanvas {
  public mutating func stack(_ axis: Axis, _ content: (inout HTMLCanvas) -> Void) {
    entry { canvas in
      canvas.out.raw(axis == .vertical ? "<div class=\"v-stack\">" : "<div class=\"v-stack v-across\">")
      canvas.flow(content)
      canvas.out.raw("</div>")
    }
  }

  public mutating func grid(columns: Int, _ content: (inout HTMLCanvas) -> Void) {
    entry { canvas in
      canvas.out.raw("<ul class=\"v-grid v-columns-")
      canvas.out.number(min(max(columns, 1), 6))
      canvas.out.raw("\">")
      canvas.entries(content)
      canvas.out.raw("</ul>")
    }
  }

  public mutating func list(_ kind: ListKind, _ content: (inout HTMLCanvas) -> Void) {
    entry { canvas in
      switch kind {
      case .plain: canvas.out.raw("<ul class=\"v-list\">")
      case .bulleted: canvas.out.raw("<ul class=\"v-list v-bulleted\">")
      case .ordered: canvas.out.raw("<ol class=\"v-list v-ordered\">")
      }
      canvas.entries(content)
      canvas.out.raw(kind == .ordered ? "</ol>" : "</ul>")
    }
  }

  public mutating func group(_ role: GroupRole, _ content: (inout HTMLCanvas) -> Void) {
    entry { canvas in
      canvas.out.raw("<div class=\"v-")
      canvas.out.text(role.word)
      if case .callout(let tone) = role {
        canvas.out.raw(" v-")
        canvas.out.text(tone.rawValue)
      }
      canvas.out.raw("\">")
      canvas.flow(content)
      canvas.out.raw("</div>")
    }
  }

  public mutating func divider() { entry { $0.out.raw("<hr class=\"v-divider\">") } }

  public mutating func items<Run: Collection>(_ run: Run, _ draw: (inout HTMLCanvas, Run.Element) -> Void)
  where Run.Element: Identified {
    ledger.beginRun()
    for element in run {
      guard ledger.enter(element.id) else { return }
      switch wrapping {
      case .entries: out.raw("<li class=\"v-entry v-item\">")
      case .slides: openSlide("<li class=\"v-entry v-item\"")
      case .flow: out.raw("<div class=\"v-item\">")
      }
      flow { draw(&$0, element) }
      out.raw(wrapping == .flow ? "</div>" : "</li>")
      ledger.leave()
      ledger.written(out.count)
    }
  }

  public mutating func html(_ markup: Markup, text: Text) {
    entry { canvas in
      for part in markup.parts {
        switch part {
        case .literal(let literal): canvas.out.raw(literal)
        case .escaped(let string): canvas.out.text(string)
        case .address(let address): canvas.out.text(canvas.context.written(address))
        }
      }
    }
  }
}
