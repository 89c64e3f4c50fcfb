/// How pictures of one size in one box stand in a page: those that stand side by side are mostly alike.
struct PictureMarkup: ~Copyable {
  private var width = 0
  private var height = 0
  private var aspect = AspectRatio(1, 1)

  private(set) var shelf = MarkupShelf()
  /// What stands before a picture's address.
  private(set) var before = MarkupShelf.Piece.empty
  /// What stands behind its words: of one that loads when it is scrolled to, of one that loads at once, and of the one
  /// that loads before all others.
  private(set) var (lazy, eager, priority) = (Piece.empty, Piece.empty, Piece.empty)

  typealias Piece = MarkupShelf.Piece

  /// Whether it is for pictures of a size in a box; a picture without a size has 0.
  @inline(__always) func isFor(_ size: PixelSize?, _ aspect: AspectRatio) -> Bool {
    width == size?.width ?? 0 && height == size?.height ?? 0 && self.aspect == aspect && before.count > 0
  }

  /// Turns to pictures of a size in a box.
  mutating func prepare(_ size: PixelSize?, _ aspect: AspectRatio) {
    (width, height) = (size?.width ?? 0, size?.height ?? 0)
    self.aspect = aspect
    shelf.clear()
    before = shelf.add {
      switch aspect {
      case .square: $0.raw("<img class=\"v-image v-square\" src=\"")
      case .portrait: $0.raw("<img class=\"v-image v-portrait\" src=\"")
      case .photograph: $0.raw("<img class=\"v-image v-photograph\" src=\"")
      case .film: $0.raw("<img class=\"v-image v-film\" src=\"")
      case .banner: $0.raw("<img class=\"v-image v-banner\" src=\"")
      default: $0.raw("<img class=\"v-image\" src=\"")
      }
    }
    func after(_ loading: StaticString) -> Piece {
      shelf.add {
        $0.raw("\"")
        $0.dimensions(size, aspect)
        $0.raw(loading)
        $0.raw(" decoding=\"async\">")
      }
    }
    lazy = after(" loading=\"lazy\"")
    eager = after("")
    priority = after(" fetchpriority=\"high\"")
    precondition(!shelf.isTooLong, "a size that is too long for a card")
  }
}
