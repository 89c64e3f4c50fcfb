// Pictures and films: their places are reserved, and what is seen first loads first.

extension HTMLCanvas {
  public mutating func image(_ picture: Picture, aspect: AspectRatio) {
    guard beginWord() else { return }
    self.picture(picture, aspect: aspect)
    endWord()
  }

  @inline(__always) private mutating func picture(_ picture: Picture, aspect: AspectRatio) {
    if !pictures.isFor(picture.size, aspect) { pictures.prepare(picture.size, aspect) }
    var pen = out.pen(room: HTMLPen.markup + picture.address.text.room + picture.words.room)
    pen.piece(pictures.before, of: pictures.shelf)
    write(picture.address.text, &pen, roomBehind: picture.words.room)
    pen.raw("\" alt=\"")
    pen.text(picture.words)
    let isEager = ledger.currentOrdinal ?? 1 <= eagerItems
    if isEager && hasPriorityPicture {
      pen.piece(pictures.priority, of: pictures.shelf)
    } else {
      pen.piece(isEager ? pictures.eager : pictures.lazy, of: pictures.shelf)
    }
    if isEager { hasPriorityPicture = false }
    out.take(pen)
  }

  /// Ends a class with the aspect's name, so that a stylesheet can crop pictures that stand side by side alike.
  private mutating func name(_ aspect: AspectRatio) {
    switch aspect {
    case .square: out.raw(" v-square\"")
    case .portrait: out.raw(" v-portrait\"")
    case .photograph: out.raw(" v-photograph\"")
    case .film: out.raw(" v-film\"")
    case .banner: out.raw(" v-banner\"")
    default: out.raw("\"")
    }
  }

  public mutating func video(_ clip: Clip, aspect: AspectRatio) {
    guard !isInLink else { return glimpse(clip, aspect: aspect) }
    guard beginWord() else { return }
    out.raw("<video class=\"v-video")
    name(aspect)
    out.raw(" controls muted loop playsinline preload=\"none\"")
    poster(clip, aspect: aspect)
    if case .words(let words) = clip.poster.alternative, !words.isEmpty {
      out.attribute("aria-label", words)
    } else {
      out.attribute("aria-label", formats.words.film)
    }
    address("src", clip.address.text)
    out.raw("></video>")
    endWord()
  }

  /// A film inside a link, where its own controls may not stand.
  ///
  /// It plays by itself, muted, over its poster, and stops after five seconds, for nothing could pause it (WCAG
  /// 2.2.2); readers who want less motion have the poster alone.
  private mutating func glimpse(_ clip: Clip, aspect: AspectRatio) {
    guard beginWord() else { return }
    out.raw("<span class=\"v-clip")
    name(aspect)
    out.raw(">")
    picture(clip.poster, aspect: aspect)
    out.raw("<video class=\"v-video\" autoplay muted playsinline")
    poster(clip, aspect: aspect)
    out.raw(" aria-hidden=\"true\"><source media=\"(prefers-reduced-motion: no-preference)\"")
    out.attribute("src", firstSeconds(of: clip))
    out.raw("></video></span>")
    endWord()
  }

  private mutating func poster(_ clip: Clip, aspect: AspectRatio) {
    address("poster", clip.poster.address.text)
    out.dimensions(clip.poster.size, aspect)
  }

  /// A clip's first five seconds: W3C Media Fragments, which browsers play to its end and no further.
  private func firstSeconds(of clip: Clip) -> String {
    let address = context.written(clip.address.description)
    return String(decoding: address.utf8.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self) + "#t=0,5"
  }
}

extension HTMLWriter {
  /// Width and height are always written, so that nothing moves when the picture comes: a picture's own, else those of
  /// the box that it stands in.
  mutating func dimensions(_ size: PixelSize?, _ aspect: AspectRatio) {
    attribute("width", size?.width ?? aspect.width * 120)
    attribute("height", size?.height ?? aspect.height * 120)
  }
}
