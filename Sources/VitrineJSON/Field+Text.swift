public import VitrineUI

extension Field {
  /// The text of a string, as a model holds it: a slice of the response, nothing is copied.
  public func text() throws(ShapeError) -> Text {
    if let (tape, value) = value(of: .string) { return tape.text(at: value) }
    return Text(try string())
  }
}
