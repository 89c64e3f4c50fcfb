import VitrineJSON

extension Cache {
  /// A text that was read, or why it could not be; the same bytes of the same name are read once.
  func document(
    _ bytes: [UInt8], name: String, budget: Budget, by reader: DocumentReader
  ) throws(ParseFailure) -> Document {
    let key = KeptKey(.text, bytes.sample)
    for case .text(let text) in kept(key)
    where text.budget == budget && text.name.utf8.elementsEqual(name.utf8) && text.bytes.isSame(as: bytes) {
      note(.text, used: .text(text), key)
      return try text.outcome.get()
    }
    note(.text)
    let outcome = reader.outcome(bytes, name: name, budget: budget)
    keep(.text(KeptText(bytes, name: name, budget, outcome)), key, bytes: bytes.count)
    return try outcome.get()
  }
}

extension Document {
  /// A text of ours that was read, by a cache where there is one; jansson reads it.
  static func parse(
    _ bytes: [UInt8], name: String, budget: Budget, _ cache: Cache?
  ) throws(ParseFailure) -> Document {
    try DocumentReader.jansson.document(bytes, name: name, budget: budget, cache)
  }
}

extension DocumentReader {
  /// A text that was read, by a cache where there is one.
  func document(
    _ bytes: [UInt8], name: String, budget: Budget, _ cache: Cache?
  ) throws(ParseFailure) -> Document {
    guard let cache else { return try document(bytes, name: name, budget: budget) }
    return try cache.document(bytes, name: name, budget: budget, by: self)
  }

  fileprivate func outcome(
    _ bytes: [UInt8], name: String, budget: Budget
  ) -> Result<Document, ParseFailure> {
    do throws(ParseFailure) { return .success(try document(bytes, name: name, budget: budget)) } catch {
      return .failure(error)
    }
  }
}
