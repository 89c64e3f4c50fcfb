public import VitrineUI

extension Field {
  /// The text of a string, as a model holds it: a slice of the response, nothing is copied.
  public func text() throws(ShapeError) -> Text {
    if case .value(let document, let value) = content, document.isString(value) {
      return document.text(at: value)
    }
    return Text(try string())
  }
}
