import VitrineTranslation

/// A response of an Ichiba API.
struct RakutenResponse {
  let field: Field

  /// The items that read; the reader keeps why others were left out.
  func items(
    _ options: RakutenOptions, areRanked: Bool, _ reader: inout ElementReader
  ) throws(ShapeError) -> [RakutenItem] {
    reader.read(try elements()) { (element, reader) throws(ShapeError) in
      try RakutenItem(element, options, isRanked: areRanked, &reader)
    }
  }

  /// The elements of `Items`; a search that found nothing leaves the key out and says that it counted 0.
  private func elements() throws(ShapeError) -> [Field] {
    if let refusal { throw refusal }
    let items = field["Items"]
    if !items.exists, (try? field["count"].looseInteger()) == 0 { return [] }
    return try items.elements()
  }

  /// What the API says when it has no items to give:
  /// `{"error": "wrong_parameter", "error_description": "specify valid applicationId"}`.
  private var refusal: ShapeError? {
    let error = field["error"]
    guard error.exists else { return nil }
    let words = [error, field["error_description"]].compactMap { try? $0.looseString() }.joined(
      separator: ": ")
    return error.mistake(expected: "items", found: "the error \"\(words)\"")
  }
}
