// A carousel is a list that scrolls sideways, and links to its entries: no script moves it.

extension HTMLCanvas {
  /// The carousel being drawn: which of the module's it is, and how many entries it has so far.
  struct Carousel {
    let ordinal: Int
    var entries = 0
    /// Where the part that its entries' names have in common was written first.
    fileprivate var name: Range<Int>?

    init(ordinal: Int) { self.ordinal = ordinal }
  }

  public mutating func carousel(_ content: (inout HTMLCanvas) -> Void) {
    guard beginWord() else { return }
    carousels += 1
    let outer = carousel
    carousel = Carousel(ordinal: carousels)
    out.raw("<div class=\"v-carousel\"><ul class=\"v-slides\"")
    // It takes the focus, so that keys can scroll it. Nothing inside a link may.
    if !isInLink {
      out.raw(" tabindex=\"0\"")
      out.attribute("aria-label", formats.words.carousel)
    }
    out.raw(">")
    arranged(.slides, content)
    out.raw("</ul>")
    if !isInLink { marks() }
    out.raw("</div>")
    carousel = outer
    endWord()
  }

  /// Opens an entry that a link can lead to; the tag is in source and ends before its bracket.
  mutating func openSlide(_ tag: StaticString) {
    carousel.entries += 1
    out.raw(tag)
    out.raw(" id=\"")
    slideID(carousel.entries)
    out.raw("\">")
  }

  /// `c-<module>-<carousel>-<entry>`: it ends in two numbers, so no two modules share one.
  private mutating func slideID(_ entry: Int) {
    if let name = carousel.name {
      out.output.repeatBytes(name)
    } else {
      let start = out.count
      out.raw("c-")
      out.text(context.moduleID)
      out.raw("-")
      out.number(carousel.ordinal)
      out.raw("-")
      carousel.name = start..<out.count
    }
    out.number(entry)
  }

  /// A link to each entry, where there is more than one; the stylesheet shows one a screenful.
  private mutating func marks() {
    let count = carousel.entries
    guard count > 1 else { return }
    out.raw("<ul class=\"v-marks\"")
    out.attribute("aria-label", formats.words.marks)
    out.raw(">")
    let words = formats.words.mark
    for entry in 1...count {
      out.raw("<li><a class=\"v-mark\" href=\"#")
      slideID(entry)
      out.raw("\"><span class=\"v-hidden\"")
      ownWords()
      out.raw(words.before)
      out.number(words.isCountFirst ? count : entry)
      out.raw(words.between)
      out.number(words.isCountFirst ? entry : count)
      out.raw(words.after)
      out.raw("</span></a></li>")
    }
    out.raw("</ul>")
  }
}
