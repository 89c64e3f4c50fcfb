// What a reader does: follow a link, choose, press, search. All of it works without a script.

extension HTMLCanvas {
  @inlinable @inline(__always) public mutating func link(
    to address: Link, _ content: (inout HTMLCanvas) -> Void
  ) {
    if isInLink { return content(&self) }
    guard beginWord() else { return }
    openLink(address)
    isInLink = true
    arranged(.flow, content)
    isInLink = false
    out.raw("</a>")
    endWord()
  }

  @usableFromInline mutating func openLink(_ address: Link) {
    var pen = out.pen(room: HTMLPen.markup + address.text.room)
    pen.raw("<a class=\"v-link\" href=\"")
    write(address.text, &pen)
    pen.raw("\"")
    out.take(pen)
    stamp()
    out.raw(">")
  }

  /// ` name="address"`, with the prefix if it is relative.
  package mutating func address(_ name: StaticString, _ address: Text) {
    out.raw(" ")
    out.raw(name)
    out.raw("=\"")
    var pen = out.pen(room: HTMLPen.markup + address.room)
    write(address, &pen)
    pen.raw("\"")
    out.take(pen)
  }

  /// An address as it is written: with the prefix if it is relative.
  @inline(__always) mutating func write(_ address: Text, _ pen: inout HTMLPen, roomBehind: Int = 0) {
    if hasNoPrefix { pen.address(address) } else { pen = prefixed(address, roomBehind, pen) }
  }

  /// The same on a page whose relative addresses have a prefix, and a pen for what follows: markup, and so many bytes
  /// more.
  private mutating func prefixed(_ address: Text, _ roomBehind: Int, _ pen: HTMLPen) -> HTMLPen {
    out.take(pen)
    out.text(context.written(address.string))
    return out.pen(room: HTMLPen.markup + roomBehind)
  }

  public mutating func choice(_ label: Text, name: String, options: [ChoiceOption]) {
    guard !isInLink else { return text(label, .label) }
    guard beginWord() else { return }
    out.raw("<form class=\"v-choice\" method=\"get\"")
    stamp()
    out.raw("><fieldset><legend")
    words(label)
    out.raw("</legend>")
    for option in options {
      out.raw("<label class=\"v-option\"><input type=\"radio\"")
      out.attribute("name", name)
      out.attribute("value", option.value)
      out.raw(option.isSelected ? " checked><span" : "><span")
      words(option.label)
      out.raw("</span></label>")
    }
    out.raw("</fieldset><button class=\"v-submit\"")
    ownWords()
    out.raw(formats.words.show)
    out.raw("</button></form>")
    endWord()
  }

  public mutating func button(_ label: Text, _ action: Action) {
    guard !isInLink else { return text(label, .label) }
    guard beginWord() else { return }
    out.raw("<form class=\"v-do\" method=\"get\"><button class=\"v-button\"")
    out.attribute("name", action.name)
    out.attribute("value", action.value)
    stamp()
    words(label)
    out.raw("</button></form>")
    endWord()
  }

  public mutating func search(_ box: SearchBox) {
    guard !isInLink else { return text(box.placeholder, .label) }
    guard beginWord() else { return }
    out.raw("<form class=\"v-search\" role=\"search\" method=\"get\"")
    address("action", box.action.text)
    stamp()
    out.raw("><input type=\"search\"")
    out.attribute("name", box.parameter)
    out.attribute("placeholder", box.placeholder)
    if let label = box.label {
      out.attribute("aria-label", label)
    } else {
      out.attribute("aria-label", formats.words.search)
    }
    out.raw("><button class=\"v-submit\"")
    ownWords()
    out.raw(formats.words.search)
    out.raw("</button></form>")
    endWord()
  }
}
