public import VitrineUI

extension Field {
  /// The text of a string, as a model holds it: a slice of the response, nothing is copied.
  @inlinable @inline(__always) public func text() throws(ShapeError) -> Text {
    if let text = holder.text(at: word) { return text }
    return try otherText()
  }

  @usableFromInline @inline(never) func otherText() throws(ShapeError) -> Text {
    if case .stands(let field) = aside?.what { return try field.text() }
    return Text(try string())
  }
}
