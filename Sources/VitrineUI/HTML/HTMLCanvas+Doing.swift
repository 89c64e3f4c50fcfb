// What a reader does: follow a link, choose, press, search. All of it works without a script.

extension HTMLCanvas {
  public mutating func link(to address: Link, _ content: (inout HTMLCanvas) -> Void) {
    if isInLink {
      content(&self)
      return
    }
    entry { canvas in
      canvas.out.raw("<a class=\"v-link\"")
      canvas.out.attribute("href", canvas.context.written(address.description))
      canvas.stamp()
      canvas.out.raw(">")
      canvas.isInLink = true
      canvas.flow(content)
      canvas.isInLink = false
      canvas.out.raw("</a>")
    }
  }

  public mutating func choice(_ label: Text, name: String, options: [ChoiceOption]) {
    guard !isInLink else { return text(label, .label) }
    entry { canvas in
      canvas.out.raw("<form class=\"v-choice\" method=\"get\"")
      canvas.stamp()
      canvas.out.raw("><fieldset><legend")
      canvas.out.direction(of: label, isRightToLeft: canvas.isRightToLeft)
      canvas.out.raw(">")
      canvas.out.text(label)
      canvas.out.raw("</legend>")
      for option in options {
        canvas.out.raw("<label class=\"v-option\"><input type=\"radio\"")
        canvas.out.attribute("name", name)
        canvas.out.attribute("value", option.value)
        canvas.out.raw(option.isSelected ? " checked><span" : "><span")
        canvas.out.direction(of: option.label, isRightToLeft: canvas.isRightToLeft)
        canvas.out.raw(">")
        canvas.out.text(option.label)
        canvas.out.raw("</span></label>")
      }
      canvas.out.raw("</fieldset><button class=\"v-submit\"")
      canvas.ownWords()
      canvas.out.text(canvas.formats.words.show)
      canvas.out.raw("</button></form>")
    }
  }

  public mutating func button(_ label: Text, _ action: Action) {
    guard !isInLink else { return text(label, .label) }
    entry { canvas in
      canvas.out.raw("<form class=\"v-do\" method=\"get\"><button class=\"v-button\"")
      canvas.out.attribute("name", action.name)
      canvas.out.attribute("value", action.value)
      canvas.stamp()
      canvas.out.direction(of: label, isRightToLeft: canvas.isRightToLeft)
      canvas.out.raw(">")
      canvas.out.text(label)
      canvas.out.raw("</button></form>")
    }
  }

  public mutating func search(_ box: SearchBox) {
    guard !isInLink else { return text(box.placeholder, .label) }
    entry { canvas in
      canvas.out.raw("<form class=\"v-search\" role=\"search\" method=\"get\"")
      canvas.out.attribute("action", canvas.context.written(box.action.description))
      canvas.stamp()
      canvas.out.raw("><input type=\"search\"")
      canvas.out.attribute("name", box.parameter)
      canvas.out.attribute("placeholder", box.placeholder.string)
      canvas.out.attribute("aria-label", box.label?.string ?? canvas.formats.words.search)
      canvas.out.raw("><button class=\"v-submit\"")
      canvas.ownWords()
      canvas.out.text(canvas.formats.words.search)
      canvas.out.raw("</button></form>")
    }
  }

  private mutating func stamp() { out.attribute("data-vt", ledger.stamp(in: context)) }
}
