import VitrineJSON

/// Reads a text by jansson alone and by a quick reader where it may, and tells what differs.
struct TwoReaders {
  private let quick: DocumentReader
  private let reader: Document.Reader
  /// How many texts the quick one read.
  private(set) var quickly = 0
  private(set) var texts = 0

  /// The quick readers of this machine: our own, and simdjson where it is.
  static let quick: [Document.Reader] = [.direct, .simdjson].filter { reader in
    let document = try? Self.reader(reader).document(Array("[]".utf8), name: "a", budget: .response)
    return document?.reader == reader
  }

  init(_ reader: Document.Reader) {
    self.reader = reader
    quick = Self.reader(reader)
  }

  private static func reader(_ reader: Document.Reader) -> DocumentReader {
    reader == .simdjson ? DocumentReader(after: 0) : DocumentReader(library: nil)
  }

  /// What the two say about a text, where it is not the same.
  mutating func difference(_ bytes: [UInt8], _ budget: Budget = .response) -> String? {
    texts += 1
    let one = outcome { () throws(ParseFailure) in try Document.parse(bytes, name: "a", budget: budget) }
    let other = outcome { () throws(ParseFailure) in
      try quick.document(bytes, name: "a", budget: budget)
    }
    if other.reader == reader { quickly += 1 }
    if let reader = one.reader, reader != .jansson { return "\(reader) read what it was not asked to" }
    if one.said != other.said { return "\(one.said) / \(other.said)" }
    return one.values == other.values ? nil : "other values"
  }

  private func outcome(_ read: () throws(ParseFailure) -> Document) -> (
    said: [String], values: [UInt8], reader: Document.Reader?
  ) {
    do throws(ParseFailure) {
      let document = try read()
      var values = Spelling()
      values.add(document.root)
      return (document.remarks.map { "\($0)" }, values.bytes, document.reader)
    } catch { return (["\(error)"], [], nil) }
  }
}

/// Every value of a text with its kind and its bits, and now and then with its pointer.
private struct Spelling {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  mutating func add(_ field: Field) {
    bytes += "\n\(field.kind)".utf8
    count += 1
    if count < 100 || count % 100 == 0 { bytes += field.pointer.utf8 }
    switch field.kind {
    case .flag: bytes += "\((try? field.flag()) as Bool?)".utf8
    case .integer: bytes += "\((try? field.integer()) as Int?)".utf8
    case .number: bytes += "\((try? field.number().bitPattern) as UInt64?)".utf8
    case .string: bytes += ((try? field.string()) ?? "?").utf8
    case .array: for element in (try? field.elements()) ?? [] { add(element) }
    case .object:
      for (key, _) in (try? field.members()) ?? [] {
        bytes += key.utf8
        add(field[key])
      }
    case .nothing, .null: break
    }
  }
}
