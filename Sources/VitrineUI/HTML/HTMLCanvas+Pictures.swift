// Pictures and films: their places are reserved, and what is seen first loads first.

extension HTMLCanvas {
  public mutating func image(_ picture: Picture, aspect: AspectRatio) {
    entry { $0.picture(picture, aspect: aspect) }
  }

  private mutating func picture(_ picture: Picture, aspect: AspectRatio) {
    out.raw("<img class=\"v-image")
    name(aspect)
    out.attribute("src", context.written(picture.address.description))
    switch picture.alternative {
    case .words(let words): out.attribute("alt", words.string)
    case .decorative: out.raw(" alt=\"\"")
    }
    dimensions(picture.size, aspect: aspect)
    if context.isEager(item: ledger.current?.itemPosition.number) {
      if hasPriorityPicture { out.raw(" fetchpriority=\"high\"") }
      hasPriorityPicture = false
    } else {
      out.raw(" loading=\"lazy\"")
    }
    out.raw(" decoding=\"async\">")
  }

  /// Width and height are always written, so that nothing moves when the picture comes.
  private mutating func dimensions(_ size: PixelSize?, aspect: AspectRatio) {
    let size = size ?? PixelSize(aspect.width * 120, aspect.height * 120)
    out.attribute("width", size?.width ?? 1)
    out.attribute("height", size?.height ?? 1)
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
    // A film's own controls may not stand inside a link. There it plays by itself, muted, over its poster, and stops
    // after five seconds, for nothing could pause it (WCAG 2.2.2); readers who want less motion have the poster alone.
    if isInLink {
      entry { canvas in
        canvas.out.raw("<span class=\"v-clip")
        canvas.name(aspect)
        canvas.out.raw(">")
        canvas.picture(clip.poster, aspect: aspect)
        canvas.out.raw("<video class=\"v-video\" autoplay muted playsinline")
        canvas.poster(clip, aspect: aspect)
        canvas.out.raw(" aria-hidden=\"true\"><source media=\"(prefers-reduced-motion: no-preference)\"")
        canvas.out.attribute("src", canvas.glimpse(of: clip))
        canvas.out.raw("></video></span>")
      }
      return
    }
    entry { canvas in
      canvas.out.raw("<video class=\"v-video")
      canvas.name(aspect)
      canvas.out.raw(" controls muted loop playsinline preload=\"none\"")
      canvas.poster(clip, aspect: aspect)
      if case .words(let words) = clip.poster.alternative, !words.isEmpty {
        canvas.out.attribute("aria-label", words.string)
      } else {
        canvas.out.attribute("aria-label", canvas.formats.words.film)
      }
      canvas.out.attribute("src", canvas.context.written(clip.address.description))
      canvas.out.raw("></video>")
    }
  }

  private mutating func poster(_ clip: Clip, aspect: AspectRatio) {
    out.attribute("poster", context.written(clip.poster.address.description))
    dimensions(clip.poster.size, aspect: aspect)
  }

  /// A clip's first five seconds: W3C Media Fragments, which browsers play to its end and no further.
  private func glimpse(of clip: Clip) -> String {
    let address = context.written(clip.address.description)
    return String(decoding: address.utf8.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self) + "#t=0,5"
  }
}
