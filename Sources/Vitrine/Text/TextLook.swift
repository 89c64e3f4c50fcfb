package import VitrineUI

/// What a piece of a line is to its reader.
///
/// A theme gives it a colour and the painter the rest; where it stands never depends on it.
package enum TextStyle: UInt8, CaseIterable, Sendable {
  case plain
  /// The screen's title, and a module's.
  case title, moduleTitle
  case heading, name, lead
  /// Small print, labels, dates, places to write in.
  case soft
  case price, reducedPrice, oldPrice
  case star
  /// Lines of boxes, frames and rules.
  case frame
  /// What can be followed and has no style of its own: tabs, "more".
  case link
  /// The tab or the option that is chosen, and those that are not.
  case chosen, option
  case button
  /// Words on a coloured ground.
  case neutralBadge, accentBadge, saleBadge, successBadge, warningBadge, dangerBadge
  /// Words of a callout, and the bar beside it.
  case neutral, accent, sale, success, warning, danger
  /// Places in a ranking, the first three apart.
  case first, second, third, place
  /// Why something is not shown.
  case hole
  /// What stands for a picture.
  case picture

  /// Words on a ground of a tone.
  init(badge tone: Tone) {
    self =
      switch tone {
      case .neutral: .neutralBadge
      case .accent: .accentBadge
      case .sale: .saleBadge
      case .success: .successBadge
      case .warning: .warningBadge
      case .danger: .dangerBadge
      }
  }

  /// Words in a tone.
  init(_ tone: Tone) {
    self =
      switch tone {
      case .neutral: .neutral
      case .accent: .accent
      case .sale: .sale
      case .success: .success
      case .warning: .warning
      case .danger: .danger
      }
  }

  init(_ role: TextRole) {
    self =
      switch role {
      case .body: .plain
      case .name: .name
      case .caption, .label: .soft
      case .lead: .lead
      }
  }

  /// A place in a ranking.
  init(place: Int) {
    self = place == 1 ? .first : place == 2 ? .second : place == 3 ? .third : .place
  }
}

/// What stands in some cells besides their text.
package struct TextLook: Sendable, Equatable {
  package var style = TextStyle.plain
  /// What a reader can do there.
  package var target: TextTarget?
  /// The picture whose place it is.
  package var picture: TextPicture?
  /// What is drawn of the picture in these cells; nil where the words stand that the line has.
  package var drawn: PictureRow?

  /// The look of those of its cells that lie among some of the line.
  func part(_ cells: Range<Int>, from start: Int) -> TextLook {
    guard let drawn else { return self }
    let own = (cells.lowerBound - start..<cells.upperBound - start).clamped(to: 0..<drawn.cells.count)
    guard own.count < drawn.cells.count else { return self }
    var look = self
    look.drawn = drawn.part(own)
    return look
  }

  package static func == (one: TextLook, other: TextLook) -> Bool {
    one.style == other.style && one.target === other.target && one.picture === other.picture
      && one.drawn === other.drawn
  }
}

/// What a reader can do at a place of the page: follow a link, choose, press, search.
///
/// All cells of one target hold the same object.
package final class TextTarget: Sendable {
  package enum Kind: Sendable, Equatable {
    /// An address, as the page has it.
    case link(String)
    /// One of several to pick, by the choice's name and the option's value.
    case option(name: String, value: String, isSelected: Bool)
    case button(name: String, value: String)
    /// The address that answers searches, and the name of what is searched for.
    case search(String, parameter: String)
    /// A tab of the screen, by its id.
    case tab(String, isShown: Bool)

    /// Whether both are the same, byte for byte.
    package static func == (one: Kind, other: Kind) -> Bool {
      func same(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
      switch (one, other) {
      case (.link(let one), .link(let other)): return same(one, other)
      case (.option(let name, let value, let isSelected), .option(let otherName, let otherValue, let other)):
        return same(name, otherName) && same(value, otherValue) && isSelected == other
      case (.button(let name, let value), .button(let otherName, let otherValue)):
        return same(name, otherName) && same(value, otherValue)
      case (.search(let address, let parameter), .search(let otherAddress, let other)):
        return same(address, otherAddress) && same(parameter, other)
      case (.tab(let id, let isShown), .tab(let otherID, let other)):
        return same(id, otherID) && isShown == other
      case (.link, _), (.option, _), (.button, _), (.search, _), (.tab, _): return false
      }
    }
  }

  package let kind: Kind
  /// The engine's stamp, as the page has it; empty for the screen's own frame.
  package let stamp: String
  private let words: String

  package init(_ kind: Kind, stamp: String = "", label: String) {
    self.kind = kind
    self.stamp = stamp
    words = label
  }

  /// What it says.
  ///
  /// Made when asked for, which is for few.
  package var label: TerminalText { TerminalText(words) }
}

/// A picture's place in the page.
///
/// All cells of one place hold the same object.
package final class TextPicture: Sendable {
  /// Where the picture is, as the model says.
  package let address: String
  /// Whether it stands for a film.
  package let isFilm: Bool
  /// The box's shape, for a picture whose own size is not known.
  package let aspect: AspectRatio

  package init(_ address: String, isFilm: Bool = false, aspect: AspectRatio) {
    self.address = address
    self.isFilm = isFilm
    self.aspect = aspect
  }
}
