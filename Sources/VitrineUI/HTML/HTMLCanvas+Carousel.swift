// A carousel is a list that scrolls sideways, and links to its entries: no script moves it.

extension HTMLCanvas {
  /// The carousel being drawn: which of the module's it is, and how many entries it has so far.
  struct Carousel {
    let ordinal: Int
    var entries = 0
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
    if !isInLink { marks(carousel) }
    out.raw("</div>")
    carousel = outer
    endWord()
  }

  /// Opens an entry that a link can lead to; the tag is in source and ends before its bracket.
  mutating func openSlide(_ tag: StaticString) {
    carousel.entries += 1
    out.raw(tag)
    out.raw(" id=\"")
    slideID(carousel.entries, of: carousel)
    out.raw("\">")
  }

  /// `c-<module>-<carousel>-<entry>`: it ends in two numbers, so no two modules share one.
  private mutating func slideID(_ entry: Int, of carousel: Carousel) {
    out.raw("c-")
    out.text(context.moduleID)
    out.raw("-")
    out.number(carousel.ordinal)
    out.raw("-")
    out.number(entry)
  }

  /// A link to each entry, where there is more than one; the stylesheet shows one a screenful.
  private mutating func marks(_ carousel: Carousel) {
    guard carousel.entries > 1 else { return }
    out.raw("<ul class=\"v-marks\"")
    out.attribute("aria-label", formats.words.marks)
    out.raw(">")
    for entry in 1...carousel.entries {
      out.raw("<li><a class=\"v-mark\" href=\"#")
      slideID(entry, of: carousel)
      out.raw("\"><span class=\"v-hidden\"")
      ownWords()
      let words = formats.words.mark
      out.raw(words.before)
      out.number(words.isCountFirst ? carousel.entries : entry)
      out.raw(words.between)
      out.number(words.isCountFirst ? entry : carousel.entries)
      out.raw(words.after)
      out.raw("</span></a></li>")
    }
    out.raw("</ul>")
  }
}
