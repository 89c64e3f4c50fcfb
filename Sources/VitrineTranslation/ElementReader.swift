public import VitrineJSON

/// Reads the elements of a list one by one: those that do not read are dropped with their reason.
///
/// ```swift
/// var reader = ElementReader()
/// let items = try reader.read(response["items"]) { (field, reader) throws(ShapeError) in
///   Item(
///     id: try field["id"].identity(), name: try field["name"].requiredWords(),
///     link: reader.extra { () throws(ShapeError) in try field["url"].filled?.link() })
/// }
/// return Translated(
///   ItemList(items: items), dropped: reader.dropped, partsLeftOut: reader.partsLeftOut)
/// ```
public struct ElementReader: Sendable {
  /// The elements that were left out, and why.
  public private(set) var dropped: [ShapeError] = []
  /// The parts that elements had to do without, and why.
  public private(set) var partsLeftOut: [ShapeError] = []

  /// A reader that has left out nothing yet.
  public init() {}

  /// Reads a list; throws only when the field is none.
  public mutating func read<Element>(
    _ field: Field, _ element: (Field) throws(ShapeError) -> Element
  ) throws(ShapeError) -> [Element] {
    read(try field.elements()) { (field, _) throws(ShapeError) in try element(field) }
  }

  /// Reads a list whose elements may do without some of their parts; throws only when the field is none.
  public mutating func read<Element>(
    _ field: Field, _ element: (Field, inout ElementReader) throws(ShapeError) -> Element
  ) throws(ShapeError) -> [Element] {
    read(try field.elements(), element)
  }

  /// Reads the elements of a list that was found already.
  ///
  /// Of an element that is dropped only the reason for that is kept.
  public mutating func read<Element>(
    _ fields: [Field], _ element: (Field, inout ElementReader) throws(ShapeError) -> Element
  ) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(fields.count)
    for field in fields {
      let (before, parts) = (dropped.count, partsLeftOut.count)
      do { elements.append(try element(field, &self)) } catch {
        dropped.removeSubrange(before...)
        partsLeftOut.removeSubrange(parts...)
        dropped.append(error)
      }
    }
    return elements
  }

  /// Reads something that an element can do without: a mistake in it costs only itself.
  public mutating func extra<Value>(_ read: () throws(ShapeError) -> Value?) -> Value? {
    do { return try read() } catch {
      partsLeftOut.append(error)
      return nil
    }
  }
}
