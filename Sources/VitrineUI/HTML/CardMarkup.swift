/// What stands on cards whatever they say: how words and badges begin, and ratings but for their numbers.
struct CardMarkup: ~Copyable {
  private var shelf = MarkupShelf()
  private let texts, badges: MarkupShelf.Row
  /// What stands before the stars as a reader sees them, between them and the stars in words, and behind those.
  private let beforeStars, betweenStars, afterStars: MarkupShelf.Piece
  /// What stands between whole numbers and decimals, in numbers and in the language of the engine's words.
  private let decimal, decimalOfWords: Sign

  init(_ formats: Formats, _ isRightToLeft: Bool) {
    texts = shelf.add([
      "<p class=\"v-text v-body\">", "<p class=\"v-text v-name\">", "<p class=\"v-text v-caption\">",
      "<p class=\"v-text v-label\">", "<p class=\"v-text v-lead\">",
    ])
    badges = shelf.add([
      "<span class=\"v-badge v-neutral\">", "<span class=\"v-badge v-accent\">",
      "<span class=\"v-badge v-sale\">", "<span class=\"v-badge v-success\">",
      "<span class=\"v-badge v-warning\">", "<span class=\"v-badge v-danger\">",
    ])
    beforeStars = shelf.add {
      $0.raw("<p class=\"v-rating\"><span class=\"v-star\" aria-hidden=\"true\">★ ")
    }
    betweenStars = shelf.add {
      $0.raw("</span><span class=\"v-hidden\"")
      $0.ownWords(formats.words, isRightToLeft)
      $0.raw(formats.words.beforeStars)
    }
    afterStars = shelf.add {
      $0.raw(formats.words.afterStars)
      $0.raw("</span>")
    }
    precondition(!shelf.isTooLong, "words of our own that are too long for a card")
    decimal = Sign(decimal: formats.decimal)
    decimalOfWords = Sign(decimal: formats.decimalOfWords)
  }

  /// Writes how words in a role begin.
  @inline(__always) borrowing func begin(_ role: TextRole, with pen: inout HTMLPen) {
    let ordinal =
      switch role {
      case .body: 0
      case .name: 1
      case .caption: 2
      case .label: 3
      case .lead: 4
      }
    pen.piece(texts[ordinal], of: shelf)
  }

  /// Writes how a badge begins.
  @inline(__always) borrowing func begin(_ tone: Tone, with pen: inout HTMLPen) {
    let ordinal =
      switch tone {
      case .neutral: 0
      case .accent: 1
      case .sale: 2
      case .success: 3
      case .warning: 4
      case .danger: 5
      }
    pen.piece(badges[ordinal], of: shelf)
  }

  /// Writes stars, given in tenths.
  @inline(__always) borrowing func stars(_ tenths: UInt32, with pen: inout HTMLPen) {
    pen.piece(beforeStars, of: shelf)
    pen.tenths(tenths, decimal)
    pen.piece(betweenStars, of: shelf)
    pen.tenths(tenths, decimalOfWords)
    pen.piece(afterStars, of: shelf)
  }
}
