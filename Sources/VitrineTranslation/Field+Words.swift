public import VitrineJSON
public import VitrineUI

// What APIs send as text is often markup: names with `&amp;`, bodies with tags. These getters give what a reader
// would have seen. They undo one layer and no more; the medium's own door escapes again.

extension Field {
  /// The text of a string, or of a number or flag, with its character references decoded and its blank ends cut.
  public func words() throws(ShapeError) -> Text {
    Markup.trimmed(Entities.decoded(try looseText()))
  }

  /// The same, if there is anything to read: an absent, null or blank field is nil.
  public func optionalWords() throws(ShapeError) -> Text? {
    guard let text = try optional?.words(), !text.isEmpty else { return nil }
    return text
  }

  /// The same, and a mistake when there is nothing to read.
  public func requiredWords() throws(ShapeError) -> Text {
    let text = try words()
    guard !text.isEmpty else { throw mistake(expected: "a string with something in it") }
    return text
  }

  /// The paragraphs of an HTML body: text between `<p>`, `<br>` and other block tags, without any tag.
  public func paragraphs() throws(ShapeError) -> [Text] {
    Markup.paragraphs(try text())
  }
}
