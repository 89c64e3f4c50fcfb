package import VitrineUI

/// One word of a drawing, as it was said: what the media other than HTML are made from.
///
/// The enum is closed and every medium switches over it without a default, so that a new word of the canvas
/// must be drawn by all of them before the package compiles.
package indirect enum DrawingNode: Sendable, Equatable {
  case heading(Text)
  case text(Text, TextRole)
  case price(Money, was: Money?)
  case badge(Text, Tone)
  case rating(Rating)
  case ordinal(ItemPosition)
  case statedRank(StatedRank)
  case time(Moment, TimeStyle)

  case image(Picture, aspect: AspectRatio)
  case video(Clip, aspect: AspectRatio)

  case link(Link, stamp: String, [DrawingNode])
  case choice(Text, name: String, options: [ChoiceOption], stamp: String)
  case button(Text, Action, stamp: String)
  case search(SearchBox, stamp: String)

  case stack(Axis, [DrawingNode])
  case grid(columns: Int, [DrawingNode])
  case carousel([DrawingNode])
  case list(ListKind, [DrawingNode])
  case group(GroupRole, [DrawingNode])
  case divider

  /// One item of a run. What a run of items is drawn inside holds them side by side with its other entries.
  case item(Ledger.Step, [DrawingNode])
  /// The words that a plugin gave beside markup of its own.
  case twin(Text)
}
