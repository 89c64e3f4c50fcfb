public import VitrineJSON
public import VitrineUI

extension Field {
  /// The identity of an item: a string with something in it, or an integer.
  public func identity() throws(ShapeError) -> ItemID {
    guard let id = kind == .integer ? String(try integer()) : try? string(), !id.utf8.isEmpty else {
      throw mistake(expected: "an id")
    }
    return ItemID(id)
  }
}
