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

  // Inlinable, so that a translator's closures become straight code in its own module.

  /// Reads a list; throws only when the field is none.
  @inlinable public mutating func read<Element>(
    _ field: Field, _ element: (Field) throws(ShapeError) -> Element
  ) throws(ShapeError) -> [Element] {
    try read(field) { (field, _) throws(ShapeError) in try element(field) }
  }

  /// Reads a list whose elements may do without some of their parts; throws only when the field is none.
  @inlinable public mutating func read<Element>(
    _ field: Field, _ element: (Field, inout ElementReader) throws(ShapeError) -> Element
  ) throws(ShapeError) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(try field.elementCount())
    try field.visitElements { append(to: &elements, $0, element) }
    return elements
  }

  /// Reads the elements of a list that was found already.
  ///
  /// Of an element that is dropped only the reason for that is kept.
  @inlinable public mutating func read<Element>(
    _ fields: [Field], _ element: (Field, inout ElementReader) throws(ShapeError) -> Element
  ) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(fields.count)
    for field in fields { append(to: &elements, field, element) }
    return elements
  }

  @inlinable mutating func append<Element>(
    to elements: inout [Element], _ field: Field,
    _ element: (Field, inout ElementReader) throws(ShapeError) -> Element
  ) {
    let mark = mark
    do { elements.append(try element(field, &self)) } catch { drop(error, since: mark) }
  }

  /// Reads something that an element can do without: a mistake in it costs only itself.
  @inlinable public mutating func extra<Value>(_ read: () throws(ShapeError) -> Value?) -> Value? {
    do { return try read() } catch {
      leaveOut(error)
      return nil
    }
  }

  /// How much was left out so far.
  @usableFromInline var mark: (dropped: Int, parts: Int) { (dropped.count, partsLeftOut.count) }

  @usableFromInline mutating func drop(_ error: ShapeError, since mark: (dropped: Int, parts: Int)) {
    dropped.removeSubrange(mark.dropped...)
    partsLeftOut.removeSubrange(mark.parts...)
    dropped.append(error)
  }

  @usableFromInline mutating func leaveOut(_ error: ShapeError) { partsLeftOut.append(error) }
}
