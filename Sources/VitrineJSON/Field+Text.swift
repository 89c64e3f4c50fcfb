public import VitrineUI

extension Field {
  /// The text of a string, as a model holds it.
  public func text() throws(ShapeError) -> Text { Text(try string()) }
}
