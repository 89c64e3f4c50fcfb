/// A still picture.
public struct Picture: Shaped, Hashable {
  /// What stands in for a picture where it cannot be seen.
  public enum Alternative: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Words that say what the picture shows.
    case words(Text)
    /// Nothing: the picture adds nothing to the words beside it.
    case decorative

    /// Words in source.
    public init(stringLiteral value: String) { self = .words(Text(value)) }
  }

  /// Where the picture is.
  public let address: MediaAddress
  /// What stands in for it.
  public var alternative: Alternative { isDecorative ? .decorative : .words(words) }
  /// The words that stand in for it; none when it is decorative.
  package let words: Text
  private let isDecorative: Bool
  /// Its width and height in pixels, if known.
  public let size: PixelSize?

  /// A picture.
  public init(_ address: MediaAddress, _ alternative: Alternative, size: PixelSize? = nil) {
    self.address = address
    switch alternative {
    case .words(let words): (self.words, isDecorative) = (words, false)
    case .decorative: (words, isDecorative) = ("", true)
    }
    self.size = size
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    address = shape.field("url", "where the picture is: http, https, or relative to the layout")
    let words: Text? = shape.optionalField("alt", "words that say what the picture shows")
    let decorative = shape.field(
      "decorative", default: false, "true when the picture adds nothing to the words")
    let width = shape.optionalField("width", in: 1...65_535, "the picture's width in pixels")
    let height = shape.optionalField("height", in: 1...65_535, "the picture's height in pixels")
    if words == nil && !decorative {
      shape.reject("a picture with neither", expected: "\"alt\" words, or \"decorative\": true")
    }
    self.words = decorative ? "" : words ?? ""
    isDecorative = decorative
    size = PixelSize(width, height)
  }
}

/// A width and a height in pixels.
public struct PixelSize: Hashable, Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int

  /// A size; nil unless both are given and above 0.
  public init?(_ width: Int?, _ height: Int?) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }
}

/// A short film with a picture to show before it plays.
public struct Clip: Shaped, Hashable {
  /// Where the film is.
  public let address: MediaAddress
  /// What is shown before it plays and where it cannot; its words describe the film.
  public let poster: Picture

  /// A clip.
  public init(_ address: MediaAddress, poster: Picture) {
    self.address = address
    self.poster = poster
  }

  public init(_ shape: inout some Shape & ~Copyable) {
    address = shape.field("url", "where the film is: http, https, or relative to the layout")
    poster = shape.field("poster", "the picture shown before it plays")
  }
}

/// A picture or a clip: whatever shows an item may move.
public enum Media: Hashable, Sendable {
  case picture(Picture)
  case clip(Clip)

  /// Reads the fields "picture" and "clip" of a shape; the clip wins.
  static func optional(from shape: inout some Shape & ~Copyable) -> Media? {
    let picture: Picture? = shape.optionalField("picture", "a still picture")
    let clip: Clip? = shape.optionalField("clip", "a short film; shown instead of the picture")
    return clip.map(Media.clip) ?? picture.map(Media.picture)
  }
}
