// What a reader does: follow a link, choose, press, search. All of it works without a script.

extension HTMLCanvas {
  @inlinable public mutating func link(to address: Link, _ content: (inout HTMLCanvas) -> Void) {
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
    out.raw("<a class=\"v-link\"")
    self.address("href", address.text)
    stamp()
    out.raw(">")
  }

  /// ` name="address"`, with the prefix if it is relative.
  package mutating func address(_ name: StaticString, _ address: Text) {
    guard !context.addressPrefix.isEmpty else { return out.attribute(name, address) }
    out.attribute(name, context.written(address.string))
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
