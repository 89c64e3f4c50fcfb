import VitrineTranslation

/// Reads a list record by record, and keeps the reason for everything that had to be left out.
struct ShopReader {
  private(set) var dropped: [ShapeError] = []
  private(set) var partsLeftOut: [ShapeError] = []

  /// The records of a list: those that are hidden are passed over, those that do not read are dropped.
  mutating func list<Record>(
    _ field: Field, _ record: (Field, inout ShopReader) throws(ShapeError) -> Record
  ) throws(ShapeError) -> [Record] {
    var records: [Record] = []
    for element in try field.elements() {
      do {
        if try element.isShown() { records.append(try record(element, &self)) }
      } catch {
        dropped.append(error)
      }
    }
    return records
  }

  /// Something that a record can do without: a mistake in it costs only itself.
  mutating func extra<Value>(_ read: () throws(ShapeError) -> Value?) -> Value? {
    do {
      return try read()
    } catch {
      partsLeftOut.append(error)
      return nil
    }
  }

  /// Notes that a part was left out.
  mutating func leaveOut(_ error: ShapeError) { partsLeftOut.append(error) }
}
