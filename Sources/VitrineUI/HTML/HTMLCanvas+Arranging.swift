// Arrangements, and markup of a plugin's own.

extension HTMLCanvas {
  @inlinable @inline(__always) public mutating func stack(_ axis: Axis, _ content: (inout HTMLCanvas) -> Void)
  {
    guard beginWord() else { return }
    out.raw(axis == .vertical ? "<div class=\"v-stack\">" : "<div class=\"v-stack v-across\">")
    arranged(.flow, content)
    out.raw("</div>")
    endWord()
  }

  @inlinable @inline(__always) public mutating func grid(columns: Int, _ content: (inout HTMLCanvas) -> Void)
  {
    guard beginWord() else { return }
    out.raw("<ul class=\"v-grid v-columns-")
    out.number(min(max(columns, 1), 6))
    out.raw("\">")
    arranged(.entries, content)
    out.raw("</ul>")
    endWord()
  }

  @inlinable @inline(__always) public mutating func list(
    _ kind: ListKind, _ content: (inout HTMLCanvas) -> Void
  ) {
    guard beginWord() else { return }
    switch kind {
    case .plain: out.raw("<ul class=\"v-list\">")
    case .bulleted: out.raw("<ul class=\"v-list v-bulleted\">")
    case .ordered: out.raw("<ol class=\"v-list v-ordered\">")
    }
    arranged(.entries, content)
    out.raw(kind == .ordered ? "</ol>" : "</ul>")
    endWord()
  }

  @inlinable @inline(__always) public mutating func group(
    _ role: GroupRole, _ content: (inout HTMLCanvas) -> Void
  ) {
    guard beginWord() else { return }
    switch role {
    case .card: out.raw("<div class=\"v-card\">")
    case .details: out.raw("<div class=\"v-details\">")
    case .facts: out.raw("<div class=\"v-facts\">")
    case .callout(let tone): openCallout(tone)
    case .actions: out.raw("<div class=\"v-actions\">")
    }
    arranged(.flow, content)
    out.raw("</div>")
    endWord()
  }

  @usableFromInline mutating func openCallout(_ tone: Tone) {
    out.raw("<div class=\"v-callout v-")
    out.text(tone.rawValue)
    out.raw("\">")
  }

  public mutating func divider() {
    guard beginWord() else { return }
    out.raw("<hr class=\"v-divider\">")
    endWord()
  }

  public mutating func html(_ markup: Markup, text: Text) {
    guard beginWord() else { return }
    for part in markup.parts {
      switch part {
      case .literal(let literal): out.raw(literal)
      case .escaped(let string): out.text(string)
      case .address(let address): out.text(context.written(address))
      }
    }
    endWord()
  }

  /// Draws content whose words are wrapped in a way of their own.
  @inlinable @inline(__always) mutating func arranged(
    _ wrapping: Wrapping, _ content: (inout HTMLCanvas) -> Void
  ) {
    let outer = self.wrapping
    self.wrapping = wrapping
    content(&self)
    self.wrapping = outer
  }
}
